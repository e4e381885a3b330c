import type { AreaGuide } from '@/lib/server/db/seed/types'

export const rome: AreaGuide = {
  about: {
    en: `Ancient Rome, with the Colosseum, the Forum and the Palatine, lies south-east of the centre. The old town with the Pantheon and Piazza Navona fills a bend of the Tiber; across the water are Trastevere and, further north, the Vatican, which is a state of its own. The parts fit together on foot, half an hour from one to the next.

Carry a bottle: more than two thousand street fountains run with drinking water. Shoulders and knees must be covered in Saint Peter's, and the Vatican Museums close on most Sundays. Coffee costs less standing at the bar than at a table. Dinner starts at eight. Hold your bag in front of you on bus 64 and at Termini.`,
    th: `โรมโบราณ คือโคลอสเซียม ฟอรัม และเนินพาลาไทน์ อยู่ทางตะวันออกเฉียงใต้ของใจกลางเมือง เมืองเก่าที่มีแพนธีออนและจัตุรัสนาโวนาอยู่ในคุ้งแม่น้ำไทเบอร์ ข้ามน้ำไปคือตรัสเตเวเร และเหนือขึ้นไปคือวาติกันซึ่งเป็นอีกรัฐหนึ่ง แต่ละย่านเดินถึงกัน ห่างกันราวครึ่งชั่วโมง

พกขวดน้ำไป ก๊อกน้ำพุข้างถนนกว่าสองพันจุดดื่มได้ เข้ามหาวิหารเซนต์ปีเตอร์ต้องคลุมไหล่และเข่า พิพิธภัณฑ์วาติกันปิดเกือบทุกวันอาทิตย์ กาแฟยืนดื่มที่บาร์ถูกกว่านั่งโต๊ะ มื้อเย็นเริ่มสองทุ่ม บนรถเมล์สาย 64 และที่แตร์มีนีให้สะพายกระเป๋าไว้ข้างหน้า`,
    'zh-cn': `古罗马的斗兽场、古罗马广场和帕拉蒂尼山在市中心东南。万神殿和纳沃纳广场所在的老城，填满台伯河的一个弯；过河是特拉斯提弗列，再往北是梵蒂冈，那是另一个国家。各片之间走路就能串起来，每段半小时左右。

带个水瓶，街上有两千多个小喷泉，水能直接喝。进圣彼得大教堂要遮住肩膀和膝盖；梵蒂冈博物馆多数周日不开。咖啡站在吧台喝比坐下便宜。晚饭八点才开始。坐 64 路公交和在特米尼车站时，把包背到身前。`,
  },
  whenToGo: {
    en: `April, May and the weeks from mid-September to the end of October are warm by day and cool at night. Easter fills the Vatican and the hotels around it, and on the Sunday nearest 21 April people in tunics march near the Forum for the city's birthday.

July and August bring 35 degrees and little shade in the ruins: go in at opening time, rest from one to five, come back in the evening. Around Ferragosto, 15 August, family restaurants close for a week or two. November is the wettest month. Winter is mild, about 12 degrees by day, and the second half of January is as quiet as Rome gets. State museums are free on the first Sunday of the month, with queues to match.`,
    th: `เมษายน พฤษภาคม และกลางกันยายนถึงสิ้นตุลาคม กลางวันอุ่น กลางคืนเย็น อีสเตอร์คนแน่นวาติกันและโรงแรมรอบ ๆ ส่วนวันอาทิตย์ที่ใกล้ 21 เมษายนที่สุด มีขบวนแต่งชุดโรมันเดินแถวฟอรัมฉลองวันเกิดเมือง

กรกฎาคมกับสิงหาคมร้อนถึง 35 องศา ในโบราณสถานแทบไม่มีร่ม เข้าตอนเปิด พักบ่ายโมงถึงห้าโมง แล้วออกอีกทีตอนเย็น ช่วงแฟร์รากอสโต 15 สิงหาคม ร้านอาหารครอบครัวปิดหนึ่งถึงสองสัปดาห์ พฤศจิกายนฝนมากสุด หน้าหนาวไม่โหด กลางวันราว 12 องศา ครึ่งหลังของมกราคมเงียบที่สุด วันอาทิตย์แรกของเดือนพิพิธภัณฑ์รัฐเข้าฟรี แต่แถวก็ยาวตาม`,
    'zh-cn': `4 月、5 月，以及 9 月中旬到 10 月底，白天暖、夜里凉。复活节时梵蒂冈和周边酒店都满；离 4 月 21 日最近的周日，有人穿着古罗马长衣在古罗马广场一带游行，庆祝建城日。

7 月、8 月到 35 度，遗迹里几乎没有树荫：开门就进去，下午一点到五点休息，傍晚再出来。8 月 15 日八月节前后，家庭小馆会关一两周。11 月雨最多。冬天不太冷，白天 12 度左右，1 月下旬是罗马最清静的时候。每月第一个周日国立博物馆免费，队也跟着长。`,
  },
  gettingThere: {
    en: `Fiumicino (FCO) is 30 km south-west, by the sea. The Leonardo Express runs non-stop to Termini in 32 minutes; the slower FL1 train stops at Trastevere, Ostiense and Tiburtina instead, which may be nearer to your bed. From Ciampino (CIA), in the south-east, buses go to Termini. White licensed taxis have a fixed fare from both airports to anywhere inside the Aurelian walls.

Fast trains come from Naples in about 70 minutes, from Florence in an hour and a half and from Milan in about three hours. Metro lines A and B cross at Termini; the old town has few stations, so walk. Do not drive in: cameras guard the ZTL, the limited traffic zone, and the fine finds you at home.`,
    th: `ฟิวมิชิโน (FCO) อยู่ริมทะเลทางตะวันตกเฉียงใต้ 30 กม. รถไฟ Leonardo Express ไม่จอดระหว่างทาง ถึงแตร์มีนีใน 32 นาที ส่วนสาย FL1 ช้ากว่า จอดตรัสเตเวเร ออสติเอนเซ และติบูร์ตินาแทน ซึ่งอาจใกล้ที่พักกว่า จากชัมปีโน (CIA) ทางตะวันออกเฉียงใต้มีรถบัสไปแตร์มีนี แท็กซี่ทางการสีขาวมีราคาตายตัวจากทั้งสองสนามบินถึงทุกจุดในกำแพงออเรเลียน

รถไฟเร็วจากเนเปิลส์ราว 70 นาที ฟลอเรนซ์ชั่วโมงครึ่ง มิลานราวสามชั่วโมง เมโทรสาย A และ B ตัดกันที่แตร์มีนี เมืองเก่ามีสถานีน้อยจึงควรเดิน อย่าขับรถเข้าไป เขต ZTL จำกัดรถและมีกล้อง ใบสั่งจะตามไปถึงบ้าน`,
    'zh-cn': `菲乌米奇诺机场（FCO）在西南 30 公里的海边。Leonardo Express 不停站，32 分钟到特米尼车站；慢一些的 FL1 停特拉斯提弗列、奥斯蒂恩塞和蒂布尔蒂纳，不到特米尼，但可能离你的住处更近。东南的钱皮诺机场（CIA）有大巴去特米尼。正规白色出租车从两个机场到奥勒良城墙以内都是固定价。

高速列车：那不勒斯约 70 分钟，佛罗伦萨一个半小时，米兰约三小时。地铁 A、B 线在特米尼相交，老城里站少，走路就好。别开车进城：ZTL 限行区有摄像头，罚单会寄到家里。`,
  },
}
