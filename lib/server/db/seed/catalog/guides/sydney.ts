import type { AreaGuide } from '@/lib/server/db/seed/types'

export const sydney: AreaGuide = {
  about: {
    en: `Sydney is built around a drowned river valley, so the way to understand it is from the water. At Circular Quay the Opera House stands on one side and the Harbour Bridge on the other; the ferry to Manly takes half an hour and passes both. The ocean beaches begin at Bondi, from where a cliff path of 6 km leads south to Coogee. Surry Hills and Newtown are good for dinner.

Swim only between the red and yellow flags: the currents beside them are strong. Wear a hat and sunscreen even under cloud. Most shops close by six except on Thursdays, and many kitchens stop at nine. For the Blue Mountains, the train to Katoomba takes two hours.`,
    th: `ซิดนีย์สร้างรอบหุบเขาแม่น้ำที่ทะเลท่วม จะเข้าใจเมืองนี้ต้องมองจากน้ำ ที่เซอร์คูลาร์คีย์มีโอเปราเฮาส์ฝั่งหนึ่งและสะพานฮาร์เบอร์อีกฝั่ง เรือเฟอร์รี่ไปแมนลีใช้ครึ่งชั่วโมงและผ่านทั้งสองแห่ง หาดฝั่งมหาสมุทรเริ่มที่บอนได มีทางเลียบผา 6 กม. ลงใต้ไปถึงคูจี ส่วนมื้อเย็นไปเซอร์รีฮิลส์หรือนิวทาวน์

ว่ายน้ำเฉพาะระหว่างธงแดงเหลือง เพราะกระแสน้ำข้าง ๆ แรง ใส่หมวกและทาครีมกันแดดแม้มีเมฆ ร้านค้าส่วนใหญ่ปิดหกโมงเย็น ยกเว้นวันพฤหัสบดี และครัวหลายร้านปิดสามทุ่ม ไปบลูเมาน์เทนส์นั่งรถไฟไปคาทูมบาสองชั่วโมง`,
    'zh-cn': `悉尼围着一条被海水淹没的河谷而建，要看懂它得从水上看。环形码头一边是歌剧院，一边是海港大桥；去曼利的渡轮半小时，两处都经过。面朝大洋的海滩从邦迪开始，那里有条 6 公里的崖边步道，往南通到库吉。吃晚饭可以去萨里山或新镇。

只在红黄旗之间下水，旗子以外水流很急。阴天也要戴帽子、涂防晒。除了周四，商店大多六点前打烊，不少餐馆厨房九点就收。去蓝山坐火车到卡通巴，两小时。`,
  },
  whenToGo: {
    en: `The seasons are turned round. December to February is summer: around 26 degrees, with single days near 40, and school holidays that last through January. For the fireworks on New Year's Eve people sit down at the good places before noon. The sea is warmest in February and March, which are also rainy.

April and May are mild; from late May to mid-June Vivid lights up the harbour in the evenings. June to August has days of 17 and nights of 8 degrees, and humpback whales pass the cliffs on their way north. Houses are thinly heated, so bring a jumper. From September it warms again, and the jacarandas flower in November.`,
    th: `ฤดูที่นี่กลับด้าน ธันวาคมถึงกุมภาพันธ์เป็นหน้าร้อน ราว 26 องศา บางวันแตะใกล้ 40 และปิดเทอมยาวตลอดมกราคม คืนส่งท้ายปีคนมาจับจองที่ดูดอกไม้ไฟตั้งแต่ก่อนเที่ยง น้ำทะเลอุ่นที่สุดเดือนกุมภาพันธ์กับมีนาคม แต่ฝนก็มากด้วย

เมษายนกับพฤษภาคมอากาศกำลังดี ปลายพฤษภาคมถึงกลางมิถุนายนมีเทศกาลไฟวิวิดรอบอ่าวทุกค่ำ มิถุนายนถึงสิงหาคมกลางวัน 17 กลางคืน 8 องศา วาฬหลังค่อมว่ายผ่านหน้าผาขึ้นเหนือ บ้านพักมักไม่ค่อยอุ่น เตรียมเสื้อไหมพรมมาด้วย กันยายนเริ่มอุ่นขึ้น และดอกศรีตรังบานเดือนพฤศจิกายน`,
    'zh-cn': `这里的季节是反的。12 月到次年 2 月是夏天，26 度上下，个别日子接近 40 度，学校的假期一直放到 1 月底。跨年夜看烟花，好位置中午前就有人坐下了。2 月和 3 月海水最暖，雨也不少。

4 月和 5 月气温宜人；5 月底到 6 月中旬，Vivid 灯光节每晚点亮海港。6 月到 8 月白天 17 度、夜里 8 度，座头鲸从崖下经过，一路北上。屋里暖气不足，带件毛衣。9 月起回暖，11 月蓝花楹开花。`,
  },
  gettingThere: {
    en: `The airport (SYD) is only 8 km south of the centre. The train needs 13 minutes to Central and stops under both terminals, but a station fee makes it dearer than other rides; for three people a taxi costs about the same. International and domestic flights use different sides of the runway: allow two hours between them. Declare all food on the arrival form, because fines for a forgotten apple are real.

Check before booking which visa or electronic permit your passport needs. Melbourne is an hour and a half by air or eleven hours by train. In town you tap a contactless bank card on trains, buses, ferries and trams, and off again: the daily charge is capped.`,
    th: `สนามบิน (SYD) อยู่ทางใต้ห่างใจกลางเมืองแค่ 8 กม. รถไฟถึงเซ็นทรัลใน 13 นาที มีสถานีทั้งอาคารในประเทศและระหว่างประเทศ แต่มีค่าธรรมเนียมสถานีจึงแพงกว่าเส้นทางอื่น ถ้ามาสามคนแท็กซี่ราคาพอกัน สองอาคารอยู่คนละฝั่งรันเวย์ เผื่อเวลาต่อเครื่องสองชั่วโมง ของกินทุกอย่างต้องแจ้งในแบบฟอร์มขาเข้า เพราะแค่แอปเปิลที่ลืมไว้ก็โดนปรับจริง

ก่อนจองเช็กว่าหนังสือเดินทางของคุณต้องใช้วีซ่าหรือใบอนุญาตออนไลน์แบบไหน เมลเบิร์นบินชั่วโมงครึ่งหรือนั่งรถไฟสิบเอ็ดชั่วโมง ในเมืองแตะบัตรธนาคารขึ้นรถไฟ รถเมล์ เรือ และรถรางได้ ตอนลงแตะอีกครั้ง ค่าโดยสารต่อวันมีเพดาน`,
    'zh-cn': `机场（SYD）在市中心以南，只有 8 公里。火车 13 分钟到中央车站，国际和国内航站楼都有站，但要加收车站费，比别的线路贵；三个人打车也差不多是这个价。国际和国内航班分在跑道两侧，转机留两小时。所有食物都要在入境单上申报，忘在包里的一个苹果也真的会被罚。

订票前查清你的护照需要哪种签证或电子许可。去墨尔本飞一个半小时，坐火车十一小时。市内火车、公交、渡轮和轻轨都能刷非接触银行卡，下车再刷一次，每天的车费有封顶。`,
  },
}
