import type { AreaGuide } from '@/lib/server/db/seed/types'

export const cappadocia: AreaGuide = {
  about: {
    en: `Cappadocia is a plateau at about 1,100 m, covered with ash from old volcanoes that hardened into soft tuff. Rain cut it into cones and folds; people dug homes, dovecotes and painted churches. Göreme lies in the middle of the valleys, near the open-air museum, Uçhisar under its castle rock, Ürgüp is a small town, and Avanos on the red river makes pots. The underground city of Derinkuyu is 40 km to the south by road: not for those who dislike narrow passages.

The paths through the Rose, Red and Pigeon valleys are poorly signed, so carry water and an offline map, and start back before dark. Before you book a cave room, ask about its window: some have none and are damp.`,
    th: `คัปปาโดเกียเป็นที่ราบสูงราว 1,100 เมตร ปกคลุมด้วยเถ้าภูเขาไฟโบราณที่จับตัวเป็นหินทัฟฟ์เนื้ออ่อน ฝนกัดเป็นกรวยและรอยพับ คนขุดเป็นบ้าน รังนกพิราบ และโบสถ์ที่มีภาพเขียน เกอเรเมอยู่กลางหุบเขาใกล้พิพิธภัณฑ์กลางแจ้ง อูชฮิซาร์อยู่ใต้ผาปราสาท เออร์กุปเป็นเมืองเล็ก และอวานอสริมแม่น้ำแดงเป็นเมืองปั้นหม้อ เมืองใต้ดินเดรินคูยูอยู่ทางใต้ตามถนน 40 กม. ไม่เหมาะกับคนกลัวทางแคบ

ทางเดินในหุบเขากุหลาบ หุบเขาแดง และหุบเขานกพิราบป้ายน้อย พกน้ำกับแผนที่ออฟไลน์ และเริ่มเดินกลับก่อนมืด ก่อนจองห้องถ้ำให้ถามเรื่องหน้าต่าง บางห้องไม่มีและชื้น`,
    'zh-cn': `卡帕多奇亚是一片海拔约 1,100 米的高原，古老火山的灰积成松软的凝灰岩。雨水把它切成石锥和褶皱，人在里面凿出住家、鸽舍和有壁画的教堂。格雷梅在山谷中央，靠近露天博物馆；乌奇希萨尔在城堡岩下；于尔居普是座小镇；红河边的阿瓦诺斯做陶器。德林库尤地下城在南边，公路 40 公里，怕狭窄通道的人不要进。

玫瑰谷、红谷和鸽子谷的步道路标很少，请带水和离线地图，天黑前往回走。订洞穴房之前先问窗户，有些房间没有窗，还潮。`,
  },
  whenToGo: {
    en: `April to June and September to October suit walkers: 15 to 27 degrees by day, fruit trees in blossom in April, grapes in September. Evenings are cold in both seasons. July and August are dry and 30 degrees or more, and the valleys have little shade; walk before ten.

From December to March there is snow, with minus 5 degrees or less at night, and balloons stay on the ground on many mornings. The aviation authority decides each day shortly before sunrise. So book your flight for the first morning and keep two more free. If you would rather watch, stand on the ridge above Göreme half an hour before sunrise. Over the two religious holidays, whose dates move, rooms and buses are full.`,
    th: `เมษายนถึงมิถุนายนและกันยายนถึงตุลาคมเหมาะกับการเดิน กลางวัน 15–27 องศา ต้นผลไม้ออกดอกเดือนเมษายน องุ่นสุกเดือนกันยายน ตอนค่ำหนาวทั้งสองช่วง กรกฎาคมกับสิงหาคมแห้งและร้อน 30 องศาขึ้นไป หุบเขามีร่มน้อย ควรเดินก่อนสิบโมง

ธันวาคมถึงมีนาคมมีหิมะ กลางคืนลบ 5 องศาหรือต่ำกว่า และหลายเช้าบอลลูนไม่ได้ขึ้น หน่วยงานการบินพลเรือนตัดสินใจวันต่อวันก่อนพระอาทิตย์ขึ้นไม่นาน จึงควรจองเช้าแรกแล้วเว้นไว้อีกสองเช้า ถ้าอยากดูจากพื้นให้ไปยืนบนสันเขาเหนือเกอเรเมก่อนพระอาทิตย์ขึ้นครึ่งชั่วโมง ช่วงวันหยุดศาสนาสองครั้งซึ่งวันเลื่อนทุกปี ห้องและรถบัสเต็ม`,
    'zh-cn': `4 月到 6 月、9 月到 10 月适合徒步：白天 15 到 27 度，4 月果树开花，9 月葡萄成熟，两季的晚上都冷。7 月和 8 月干燥，30 度以上，山谷里少有树荫，请在十点前走。

12 月到次年 3 月有雪，夜里零下 5 度或更低，很多早晨气球不能起飞。民航部门每天日出前不久才决定，所以把飞行订在第一个早晨，后面再留两天。只想看的话，日出前半小时站到格雷梅上方的山脊上。两个宗教节日的日期每年变动，期间房间和大巴都满。`,
  },
  gettingThere: {
    en: `Two airports serve the region: Nevşehir (NAV), 40 km west of Göreme, and Kayseri (ASR), 75 km to the east, with more flights. From Istanbul you fly for about an hour and a quarter; check which of its two airports you leave from. Shuttles take you to the door of the hotel if you order them a day ahead: 45 minutes from Nevşehir, a little over an hour from Kayseri.

Buses from Istanbul run overnight in 11 to 12 hours, from Ankara in about five, from Konya in about three. Make sure that the ticket says Göreme, because some end at Nevşehir. Minibuses link the villages by day and are rare on Sundays; a rented car saves time for the south.`,
    th: `มีสองสนามบิน เนฟเชฮีร์ (NAV) ห่างเกอเรเมไปทางตะวันตก 40 กม. และไคเซรี (ASR) ไปทางตะวันออก 75 กม. ซึ่งเที่ยวบินมากกว่า บินจากอิสตันบูลราวชั่วโมงสิบห้านาที ดูให้แน่ว่าออกจากสนามบินไหนในสองแห่ง รถชัตเทิลส่งถึงหน้าโรงแรมถ้าจองล่วงหน้าหนึ่งวัน จากเนฟเชฮีร์ 45 นาที จากไคเซรีชั่วโมงเศษ

รถบัสจากอิสตันบูลวิ่งกลางคืน 11–12 ชั่วโมง จากอังการาราวห้าชั่วโมง จากคอนยาราวสามชั่วโมง ดูให้แน่ว่าตั๋วเขียนว่าเกอเรเม เพราะบางคันสุดทางที่เนฟเชฮีร์ กลางวันมีมินิบัสเชื่อมหมู่บ้าน วันอาทิตย์มีน้อย ถ้าจะลงไปทางใต้เช่ารถจะประหยัดเวลา`,
    'zh-cn': `这一带有两个机场：内夫谢希尔（NAV）在格雷梅以西 40 公里，开塞利（ASR）在以东 75 公里，航班更多。从伊斯坦布尔飞约一小时一刻钟，先看清从那里的两个机场中哪一个起飞。提前一天预订，接驳车能送到酒店门口：从内夫谢希尔 45 分钟，从开塞利一小时多一点。

从伊斯坦布尔坐夜班大巴要 11 到 12 小时，从安卡拉约五小时，从科尼亚约三小时。请确认票上写的是 Göreme，有些车只到内夫谢希尔。白天有小巴连接各村，周日班次很少；往南边去，租车省时间。`,
  },
}
