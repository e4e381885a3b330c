import type { AreaGuide } from '@/lib/server/db/seed/types'

export const newYork: AreaGuide = {
  about: {
    en: `New York has five boroughs: Manhattan, Brooklyn, Queens, the Bronx and Staten Island. Above 14th Street, Manhattan is a grid: avenues run north and south, streets east and west, and twenty short blocks make a mile. Central Park fills the space from 59th to 110th Street. Walk Brooklyn Bridge from the Brooklyn side, with the skyline in front of you, and take the free Staten Island Ferry to pass the Statue of Liberty.

Some subway entrances serve only uptown or only downtown trains, and express trains skip stations, so read the sign before you pay. Tap a bank card or phone at the gate. Sales tax is added at the till. The Met closes on Wednesday.`,
    th: `นิวยอร์กมีห้าเขต คือแมนแฮตตัน บรูคลิน ควีนส์ เดอะบรองซ์ และสแตเทนไอแลนด์ แมนแฮตตันเหนือถนน 14 เป็นตาราง avenue วิ่งเหนือใต้ street วิ่งตะวันออกตะวันตก ยี่สิบช่วงตึกสั้นเท่ากับหนึ่งไมล์ เซ็นทรัลพาร์กกินพื้นที่จากถนน 59 ถึง 110 เดินสะพานบรูคลินจากฝั่งบรูคลินจะเห็นตึกอยู่ข้างหน้า และนั่งเรือเฟอร์รีสแตเทนไอแลนด์ซึ่งขึ้นฟรีผ่านเทพีเสรีภาพ

ทางเข้าซับเวย์บางจุดไปได้แค่ uptown หรือ downtown และรถด่วนข้ามบางสถานี อ่านป้ายก่อนจ่าย แตะบัตรธนาคารหรือมือถือที่ประตู ภาษีขายบวกตอนคิดเงิน เดอะเม็ตปิดวันพุธ`,
    'zh-cn': `纽约有五个区：曼哈顿、布鲁克林、皇后区、布朗克斯和斯塔滕岛。曼哈顿 14 街以北是棋盘格：大道（avenue）走南北，街（street）走东西，二十个短街区是一英里。中央公园从 59 街铺到 110 街。布鲁克林大桥从布鲁克林那头走，天际线就在前方；免费的斯塔滕岛渡轮会经过自由女神像。

有的地铁口只通上城或只通下城方向，快车又会跳站，付钱前看清牌子。闸机刷银行卡或手机。消费税结账时另加。大都会博物馆周三休息。`,
  },
  whenToGo: {
    en: `April to June and September to early November are the best walking weather; leaves turn in Central Park from late October into November. July and August are humid, over 30 degrees, and hotter still on subway platforms, while shops and museums cool so hard that you want a sweater.

The marathon runs through all five boroughs on the first Sunday of November, and the Thanksgiving parade takes the fourth Thursday. December has lights, crowds and the highest room prices. January and February go well below zero, with snow some weeks and ice at the street corners, but rooms cost least then and theatre seats are easier to find. Most museums close on Thanksgiving and on 25 December.`,
    th: `เมษายนถึงมิถุนายนและกันยายนถึงต้นพฤศจิกายนอากาศเหมาะกับการเดินที่สุด ใบไม้ในเซ็นทรัลพาร์กเปลี่ยนสีปลายตุลาคมถึงพฤศจิกายน กรกฎาคมกับสิงหาคมชื้นและเกิน 30 องศา ชานชาลาซับเวย์ร้อนกว่านั้นอีก แต่ร้านกับพิพิธภัณฑ์แอร์เย็นจนต้องใส่เสื้อกันหนาว

มาราธอนวิ่งผ่านทั้งห้าเขตวันอาทิตย์แรกของพฤศจิกายน ขบวนพาเหรดขอบคุณพระเจ้าคือวันพฤหัสบดีที่สี่ ธันวาคมมีไฟประดับ คนแน่น และห้องแพงที่สุด มกราคมกับกุมภาพันธ์ต่ำกว่าศูนย์มาก บางสัปดาห์มีหิมะ หัวมุมถนนลื่น แต่ห้องถูกที่สุดและหาตั๋วละครง่ายขึ้น พิพิธภัณฑ์ส่วนใหญ่ปิดวันขอบคุณพระเจ้าและ 25 ธันวาคม`,
    'zh-cn': `4 月到 6 月、9 月到 11 月初最适合走路；中央公园的叶子从 10 月下旬红到 11 月。7 月、8 月又湿又热，超过 30 度，地铁站台上更热，商店和博物馆的冷气却足到要穿毛衣。

11 月第一个周日，马拉松跑过五个区；第四个周四是感恩节游行。12 月有彩灯，人也多，房价是一年里最贵的。1 月、2 月会到零下好几度，有几周下雪，街角结冰，但房价最低，戏票也好买些。多数博物馆感恩节和 12 月 25 日不开。`,
  },
  gettingThere: {
    en: `From Kennedy (JFK) in Queens the AirTrain goes to Jamaica; there the Long Island Rail Road needs about 20 minutes to Penn Station or Grand Central, the E subway about 40. LaGuardia (LGA) has no railway, but bus Q70 runs free to the subway at Roosevelt Avenue. Newark (EWR), in New Jersey, has its own rail station with trains to Penn Station in half an hour. Yellow cabs charge a flat fare between JFK and Manhattan, with tolls and tip on top; ignore drivers who speak to you indoors.

Amtrak trains use Penn Station: Washington is about three and a half hours away, Boston about four. Allow an hour or two for immigration.`,
    th: `จากเคนเนดี (JFK) ในควีนส์ แอร์เทรนไปสถานีจาเมกา แล้วต่อรถไฟลองไอแลนด์ราว 20 นาทีถึงเพนน์สเตชันหรือแกรนด์เซ็นทรัล หรือซับเวย์สาย E ราว 40 นาที ลาการ์เดีย (LGA) ไม่มีรถไฟ แต่รถเมล์ Q70 ฟรีถึงซับเวย์ที่รูสเวลต์แอฟเวนิว นูอาร์ก (EWR) ในรัฐนิวเจอร์ซีย์มีสถานีรถไฟ ถึงเพนน์สเตชันครึ่งชั่วโมง แท็กซี่เหลืองระหว่าง JFK กับแมนแฮตตันคิดราคาเหมา บวกค่าทางด่วนและทิป คนขับที่เข้ามาทักในอาคารอย่าไปสนใจ

รถไฟ Amtrak ใช้เพนน์สเตชัน วอชิงตันราวสามชั่วโมงครึ่ง บอสตันราวสี่ชั่วโมง ด่านตรวจคนเข้าเมืองเผื่อหนึ่งถึงสองชั่วโมง`,
    'zh-cn': `肯尼迪机场（JFK）在皇后区，坐 AirTrain 到牙买加站，换长岛铁路约 20 分钟到宾州车站或大中央车站，换地铁 E 线约 40 分钟。拉瓜迪亚机场（LGA）不通轨道，但 Q70 公交免费开到罗斯福大道地铁站。纽瓦克机场（EWR）在新泽西，有自己的火车站，半小时到宾州车站。黄色出租车往返 JFK 和曼哈顿是一口价，过路费和小费另加；在楼里主动搭话的司机别理。

Amtrak 火车从宾州车站发：华盛顿约三个半小时，波士顿约四小时。入境排队留出一两个小时。`,
  },
}
