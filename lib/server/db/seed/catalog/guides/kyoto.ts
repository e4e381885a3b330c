import type { AreaGuide } from '@/lib/server/db/seed/types'

export const kyoto: AreaGuide = {
  about: {
    en: `Kyoto was the capital of Japan from 794 to 1868, and the streets still follow the grid drawn then. Hills stand on three sides. The best-known temples line the eastern one, Higashiyama; the bamboo and the river of Arashiyama are in the west; the red gates of Fushimi Inari climb a hill in the south and are open day and night, free of charge.

Most temples close at five and are crowded from ten. Start at eight, rest at noon and keep the evening for the Kamo river. In Gion some lanes are private: taking pictures there is forbidden, and so is stopping a maiko on her way to work.`,
    th: `เกียวโตเป็นเมืองหลวงของญี่ปุ่นตั้งแต่ปี 794 ถึง 1868 ถนนยังเป็นตารางตามผังเดิม มีภูเขาล้อมสามด้าน วัดดังเรียงอยู่ทางตะวันออกแถบฮิงาชิยามะ ป่าไผ่และแม่น้ำที่อาราชิยามะอยู่ทางตะวันตก เสาโทริอิแดงของฟูชิมิอินาริไต่ขึ้นเขาทางใต้ เปิดทั้งวันทั้งคืนและไม่เสียค่าเข้า

วัดส่วนใหญ่ปิดห้าโมงเย็น และแน่นตั้งแต่สิบโมง ออกแปดโมงเช้า พักตอนเที่ยง แล้วเก็บช่วงเย็นไว้ริมแม่น้ำคาโมะ ในกิองบางตรอกเป็นพื้นที่ส่วนบุคคล ห้ามถ่ายภาพ และอย่าไปดักไมโกะระหว่างทางไปทำงาน`,
    'zh-cn': `京都从 794 年到 1868 年是日本的首都，街道至今还是当年的棋盘格。三面环山：最有名的寺院排在东边的东山，岚山的竹林和河在西边，伏见稻荷的红色鸟居在南边顺山而上，全天开放，不收门票。

多数寺院下午五点关门，十点以后人就多。八点出门，中午歇一歇，傍晚留给鸭川。祇园有些小巷是私人道路，禁止拍照，也请不要拦住去上班的舞妓。`,
  },
  whenToGo: {
    en: `Cherries bloom from the last days of March into the first week of April; maples turn from the middle of November to early December. Both are beautiful and full: rooms are gone months before, and buses pass without stopping.

January and February are cold and quiet, with some mornings of snow on the roofs. The rainy season lasts from early June to the middle of July. Summer is hot and close, 35 degrees and more, but July belongs to the Gion festival, whose great floats are drawn through the streets on the 17th and the 24th, and on 16 August five fires are lit on the hills. May and October are the easy choice.`,
    th: `ซากุระบานช่วงปลายมีนาคมถึงสัปดาห์แรกของเมษายน ใบเมเปิลเปลี่ยนสีกลางพฤศจิกายนถึงต้นธันวาคม ทั้งสองช่วงสวยและแน่น ห้องเต็มล่วงหน้าหลายเดือน รถเมล์เต็มจนไม่จอดรับ

มกราคมกับกุมภาพันธ์หนาวและเงียบ บางเช้ามีหิมะบนหลังคา ฤดูฝนเริ่มต้นมิถุนายนถึงกลางกรกฎาคม หน้าร้อนอบอ้าวเกิน 35 องศา แต่กรกฎาคมมีเทศกาลกิอง ขบวนรถแห่ใหญ่ออกวันที่ 17 และ 24 และวันที่ 16 สิงหาคมจุดไฟบนภูเขาห้าลูก พฤษภาคมกับตุลาคมคือช่วงที่สบายที่สุด`,
    'zh-cn': `樱花从 3 月底开到 4 月第一周，红叶从 11 月中旬到 12 月初。两个时节都好看，也都挤：房间几个月前就订完，公交满得不停站。

1 月、2 月冷而清静，有的早晨屋顶上有雪。6 月初到 7 月中旬是梅雨。夏天闷热，35 度以上，但 7 月有祇园祭，巨大的山鉾在 17 日和 24 日巡行；8 月 16 日晚上，五座山上会点起送火。想轻松一点，就选 5 月或 10 月。`,
  },
  gettingThere: {
    en: `The nearest large airport is Kansai International (KIX): the limited express Haruka takes about 80 minutes to Kyoto Station without a change. From Osaka's Itami airport there is a bus of about an hour. From Tokyo the fastest bullet train, the Nozomi, needs two and a quarter hours; in the direction of Kyoto, sit on the right for Mount Fuji.

From Osaka the ordinary JR rapid train takes half an hour. In town, trains and the two subway lines are quicker than the buses, which stand in traffic around Gion and Kiyomizu. One IC card, from whichever Japanese city, pays for all of them.`,
    th: `สนามบินใหญ่ที่ใกล้สุดคือคันไซ (KIX) รถด่วนพิเศษฮารุกะถึงสถานีเกียวโตราว 80 นาทีโดยไม่ต้องต่อ จากสนามบินอิตามิของโอซากะมีรถบัสราวหนึ่งชั่วโมง จากโตเกียว ชินคันเซ็นขบวนเร็วสุดคือโนโซมิ ใช้เวลาสองชั่วโมงสิบห้านาที ขาไปเกียวโตนั่งฝั่งขวาจะเห็นภูเขาฟูจิ

จากโอซากะ รถเร็วของ JR ใช้เวลาครึ่งชั่วโมง ในเมือง รถไฟและรถไฟใต้ดินสองสายเร็วกว่ารถเมล์ ซึ่งมักติดแถวกิองและคิโยมิซุ บัตร IC ใบเดียวจากเมืองไหนในญี่ปุ่นก็จ่ายได้ทั้งหมด`,
    'zh-cn': `最近的大机场是关西国际机场（KIX），特急 Haruka 约 80 分钟直达京都站。大阪伊丹机场有约一小时的巴士。从东京坐最快的新干线“希望号”要两小时一刻钟；往京都方向坐右侧能看到富士山。

从大阪坐 JR 快速列车半小时。市内坐电车和两条地铁比公交快，公交在祇园和清水寺一带常常堵着。一张 IC 卡，不管在日本哪个城市办的，都能通用。`,
  },
}
