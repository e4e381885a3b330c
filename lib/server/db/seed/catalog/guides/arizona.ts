import type { AreaGuide } from '@/lib/server/db/seed/types'

export const arizona: AreaGuide = {
  about: {
    en: `Arizona has two landscapes. The south, around Phoenix and Tucson, is low desert with saguaro cacti. The north is a high plateau: Flagstaff and the South Rim of the Grand Canyon both lie above 2,000 m, with pine forest and cold nights. Between them are the red rocks of Sedona, and near the Utah border Page, with Horseshoe Bend and Antelope Canyon, which is Navajo land and entered only with a guide.

At the canyon, free buses follow the rim. Do not walk to the river and back in one day: the way up takes twice as long as the way down. Fill the tank whenever you can, and download the map, because the signal ends.`,
    th: `แอริโซนามีสองภูมิประเทศ ทางใต้แถวฟีนิกซ์และทูซอนเป็นทะเลทรายต่ำมีกระบองเพชรซากัวโร ทางเหนือเป็นที่ราบสูง แฟลกสตาฟและเซาท์ริมของแกรนด์แคนยอนสูงเกิน 2,000 เมตร มีป่าสนและกลางคืนหนาว ระหว่างทางคือหินแดงที่เซโดนา ใกล้ชายแดนยูทาห์คือเมืองเพจ มีฮอร์สชูเบนด์และแอนทิโลปแคนยอน ซึ่งเป็นดินแดนนาวาโฮและเข้าได้กับไกด์เท่านั้น

ที่แคนยอนมีรถบัสฟรีวิ่งเลียบขอบผา อย่าเดินลงถึงแม่น้ำแล้วกลับในวันเดียว ขาขึ้นใช้เวลาสองเท่าของขาลง เจอปั๊มให้เติมน้ำมัน และโหลดแผนที่ไว้เพราะสัญญาณจะหาย`,
    'zh-cn': `亚利桑那有两种地貌。南部凤凰城和图森一带是低海拔沙漠，长着巨人柱仙人掌；北部是高原，弗拉格斯塔夫和大峡谷南缘都在 2,000 米以上，有松林，夜里冷。两者之间是塞多纳的红岩；靠近犹他州边界的佩吉有马蹄湾和羚羊峡谷，羚羊峡谷是纳瓦霍人的土地，只能跟向导进。

大峡谷边上有免费巴士沿崖开。不要当天走到河边再返回，上来的时间是下去的两倍。见到加油站就加满，地图先下载好，路上会没有信号。`,
  },
  whenToGo: {
    en: `March to May and late September to November suit the whole state. In the low desert, June to September means 40 degrees and more; people there hike at dawn and stay indoors by ten. From the middle of June to the end of September afternoon thunderstorms come, and a storm out of sight can flood a slot canyon: if the guide cancels, be glad.

The South Rim is open all year, with ice on the trails and snow on the trees in winter. The North Rim, whose lodge burned down in 2025, closes from about December to the middle of May. Light shafts reach the floor of Upper Antelope Canyon around midday from late March to early October. Spring break in March fills Sedona and Phoenix.`,
    th: `มีนาคมถึงพฤษภาคมและปลายกันยายนถึงพฤศจิกายนเที่ยวได้ทั้งรัฐ ในทะเลทรายต่ำ มิถุนายนถึงกันยายนร้อน 40 องศาขึ้นไป คนที่นั่นเดินเขาตอนเช้ามืดแล้วเข้าที่ร่มก่อนสิบโมง กลางมิถุนายนถึงสิ้นกันยายนมีพายุฝนช่วงบ่าย พายุที่มองไม่เห็นก็ทำให้น้ำท่วมช่องเขาแคบได้ ถ้าไกด์ยกเลิกให้ดีใจ

เซาท์ริมเปิดตลอดปี หน้าหนาวทางเดินมีน้ำแข็งและหิมะเกาะต้นไม้ นอร์ทริมซึ่งลอดจ์ถูกไฟป่าเผาไปในปี 2025 ปิดราวธันวาคมถึงกลางพฤษภาคม ลำแสงส่องถึงพื้นอัปเปอร์แอนทิโลปแคนยอนใกล้เที่ยง ปลายมีนาคมถึงต้นตุลาคม ช่วงปิดเทอมเดือนมีนาคมเซโดนากับฟีนิกซ์เต็ม`,
    'zh-cn': `3 月到 5 月、9 月下旬到 11 月，全州都合适。低海拔沙漠 6 月到 9 月会到 40 度以上，当地人天亮就去徒步，十点前回屋。6 月中旬到 9 月底午后有雷雨，看不见的远处下一场暴雨，也可能灌满狭缝谷：向导取消行程，你该高兴。

南缘全年开放，冬天步道结冰，树上有雪；北缘大约 12 月到次年 5 月中旬关闭，那里的山庄 2025 年毁于山火。3 月下旬到 10 月初的正午前后，光柱会照到上羚羊峡谷谷底。3 月学校放春假，塞多纳和凤凰城都满。`,
  },
  gettingThere: {
    en: `Phoenix Sky Harbor (PHX) is the main airport; a free train links the terminals with the light rail into town. For the rest you need a car. Sedona is two hours north, Flagstaff a little more, the South Rim three and a half without stops, four with them. From Las Vegas (LAS) to the South Rim count four and a half. Page is over two hours from Flagstaff.

Amtrak's Southwest Chief, between Los Angeles and Chicago, stops at Flagstaff once a day each way, and a tourist train runs from Williams to the rim in about two and a quarter hours. Arizona does not change its clocks in summer but the Navajo Nation does: ask which time your tour uses. Elk cross the roads at dusk.`,
    th: `สนามบินหลักคือฟีนิกซ์สกายฮาร์เบอร์ (PHX) มีรถไฟฟรีเชื่อมอาคารกับรถไฟรางเบาเข้าเมือง นอกนั้นต้องใช้รถ เซโดนาสองชั่วโมงทางเหนือ แฟลกสตาฟไกลกว่านิดหน่อย เซาท์ริมสามชั่วโมงครึ่งถ้าไม่แวะ สี่ชั่วโมงถ้าแวะ จากลาสเวกัส (LAS) ถึงเซาท์ริมสี่ชั่วโมงครึ่ง จากแฟลกสตาฟไปเพจเกินสองชั่วโมง

รถไฟ Southwest Chief ของ Amtrak ระหว่างลอสแอนเจลิสกับชิคาโกจอดแฟลกสตาฟวันละเที่ยวต่อทิศทาง และมีรถไฟท่องเที่ยวจากวิลเลียมส์ถึงขอบผาราวสองชั่วโมงสิบห้านาที แอริโซนาไม่ปรับเวลาหน้าร้อน แต่เขตนาวาโฮปรับ ถามให้แน่ว่าทัวร์ใช้เวลาไหน ตอนพลบค่ำมีกวางเอลก์ข้ามถนน`,
    'zh-cn': `主要机场是凤凰城天港机场（PHX），免费捷运连接航站楼和进城的轻轨，去别处都得开车。往北到塞多纳两小时，弗拉格斯塔夫再多一点；到南缘不停要三个半小时，连停带走四小时。从拉斯维加斯（LAS）到南缘四个半小时，从弗拉格斯塔夫到佩吉两个多小时。

Amtrak 的 Southwest Chief 往返洛杉矶和芝加哥，每天每个方向在弗拉格斯塔夫停一班；威廉姆斯有观光火车，约两小时一刻钟到南缘。亚利桑那不用夏令时，纳瓦霍地区用，问清你的团按哪个时间。黄昏时马鹿会过马路。`,
  },
}
