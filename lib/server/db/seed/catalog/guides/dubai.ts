import type { AreaGuide } from '@/lib/server/db/seed/types'

export const dubai: AreaGuide = {
  about: {
    en: `Dubai began on the Creek, a salt-water inlet that divides Deira from Bur Dubai. Wooden abras still carry people across for small change, between the spice and gold souks on one bank and the wind towers of Al Fahidi on the other. The newer city follows Sheikh Zayed Road to the south-west for 25 km: first Downtown with the Burj Khalifa, 828 m high, at the end the Marina.

Distances are not made for walking, so sleep near a Red Line station. Cover shoulders and knees in malls and old quarters; beach clothes stay at the beach. Alcohol is served in licensed places, mostly in hotels, never in the street. In the metro, eating, drinking and chewing gum are fined.`,
    th: `ดูไบเริ่มต้นที่ครีก อ่าวน้ำเค็มแคบ ๆ ที่แบ่งเดรากับเบอร์ดูไบ เรือไม้อับราเล็ก ๆ ยังพาคนข้ามฟากด้วยเศษเหรียญ ฝั่งหนึ่งเป็นตลาดเครื่องเทศกับตลาดทอง อีกฝั่งเป็นหอดักลมของอัลฟาฮิดี เมืองใหม่เรียงตามถนนชีคซาเยดไปทางตะวันตกเฉียงใต้ 25 กม. เริ่มที่ดาวน์ทาวน์ซึ่งมีเบิร์จคาลิฟาสูง 828 เมตร ไปสุดที่มารีน่า

ระยะทางไม่เหมาะกับการเดิน พักใกล้สถานีสายสีแดงจะสะดวก ในห้างและย่านเก่าให้คลุมไหล่และเข่า ชุดชายหาดใส่เฉพาะที่หาด เครื่องดื่มแอลกอฮอล์มีในร้านที่ได้รับอนุญาต ส่วนใหญ่อยู่ในโรงแรม ห้ามดื่มตามถนน ในรถไฟฟ้าห้ามกิน ดื่ม และเคี้ยวหมากฝรั่ง ฝ่าฝืนมีค่าปรับ`,
    'zh-cn': `迪拜从河湾开始，这条咸水湾把德拉和布尔迪拜分开。木船 abra 至今花点零钱就能过河，一岸是香料市场和黄金市场，对岸是法希迪老区的风塔。新城沿谢赫扎耶德路往西南延伸 25 公里，先到市中心（Downtown），828 米高的哈利法塔在那里，尽头是码头区 Marina。

这里的距离不适合步行，最好住在地铁红线站旁。逛商场和老区请遮住肩膀和膝盖，泳装只在海滩穿。酒只在有执照的地方卖，大多在酒店里，街上不能喝。地铁里吃东西、喝水、嚼口香糖都要罚款。`,
  },
  whenToGo: {
    en: `November to March is the outdoor season: 24 to 30 degrees by day, cool evenings in the desert, a sea that is just warm enough. Rooms are dear around New Year. Rain is rare, but when it comes in winter some roads stand under water for a day. April and October are hot and still possible if you start early.

From June to September it is around 40 degrees or more, and damp at night; people move from one cooled room to the next, and hotels ask much less. Ramadan comes about eleven days earlier each year, and for the rest of this decade it falls in the cool season: hours are shorter by day, and the evenings are long and friendly.`,
    th: `พฤศจิกายนถึงมีนาคมเป็นฤดูออกนอกอาคาร กลางวัน 24–30 องศา กลางคืนในทะเลทรายเย็น น้ำทะเลอุ่นพอลงได้ ช่วงปีใหม่ห้องแพง ฝนมีน้อย แต่ถ้าตกในหน้าหนาวถนนบางสายอาจมีน้ำท่วมทั้งวัน เมษายนกับตุลาคมร้อนแต่ยังเที่ยวได้ถ้าออกแต่เช้า

มิถุนายนถึงกันยายนร้อนราว 40 องศาหรือเกินกว่านั้น และกลางคืนชื้น คนย้ายจากห้องแอร์หนึ่งไปอีกห้องหนึ่ง และโรงแรมถูกลงมาก เดือนรอมฎอนเลื่อนเร็วขึ้นปีละราวสิบเอ็ดวัน จนถึงสิ้นทศวรรษนี้จะตรงกับช่วงอากาศเย็น กลางวันเวลาเปิดสั้นลง ส่วนตอนค่ำยาวและเป็นกันเอง`,
    'zh-cn': `11 月到次年 3 月适合户外：白天 24 到 30 度，沙漠的晚上凉，海水的温度刚好能下去。新年前后房价高。雨很少，但冬天一旦下起来，有些路会积水一整天。4 月和 10 月热，早点出门还能玩。

6 月到 9 月在 40 度上下，甚至更热，夜里潮湿，大家从一间冷气房走到另一间，酒店便宜很多。斋月每年提前约十一天，到这个十年结束前都落在凉爽的季节：白天营业时间缩短，入夜后热闹到很晚，气氛也亲切。`,
  },
  gettingThere: {
    en: `Dubai International (DXB) is 5 km from Deira. The Red Line of the metro stops at Terminals 1 and 3 and reaches the Burj Khalifa station in about 25 minutes; Terminal 2 is on the other side of the field, without rail. The metro rests in the small hours and starts later on Sundays. Some airlines use Al Maktoum (DWC), 37 km to the south-west, where you need a taxi or a bus.

For metro, tram and bus buy a Nol card and tap it at both ends. One end of each train is kept for women and children: look at the floor before you stand there. Taxis drive by the meter. Buses to Abu Dhabi leave from Al Ghubaiba and Ibn Battuta and take about two hours.`,
    th: `สนามบินนานาชาติดูไบ (DXB) ห่างเดรา 5 กม. รถไฟฟ้าสายสีแดงจอดที่อาคาร 1 และ 3 ถึงสถานีเบิร์จคาลิฟาราว 25 นาที อาคาร 2 อยู่อีกฝั่งของสนามบินและไม่มีราง รถไฟฟ้าหยุดช่วงดึกและวันอาทิตย์เปิดสายกว่า บางสายการบินใช้อัลมักตูม (DWC) ห่างไปทางตะวันตกเฉียงใต้ 37 กม. ต้องต่อแท็กซี่หรือรถเมล์

รถไฟฟ้า รถราง และรถเมล์ใช้บัตรโนล แตะทั้งขึ้นและลง ปลายขบวนด้านหนึ่งกันไว้ให้ผู้หญิงและเด็ก ดูเส้นที่พื้นก่อนยืน แท็กซี่คิดตามมิเตอร์ รถบัสไปอาบูดาบีออกจากอัลกูไบบาและอิบน์บัตตูตา ใช้เวลาราวสองชั่วโมง`,
    'zh-cn': `迪拜国际机场（DXB）离德拉 5 公里。地铁红线停 1 号和 3 号航站楼，约 25 分钟到哈利法塔站；2 号航站楼在机场另一侧，没有轨道交通。地铁深夜停运，周日早上开得晚。有些航空公司用阿勒马克图姆机场（DWC），在西南 37 公里，要坐出租车或公交。

坐地铁、有轨电车和公交请买 Nol 卡，上下都要刷。列车一端是妇女儿童专区，站进去之前看看地上的线。出租车打表。去阿布扎比的大巴从 Al Ghubaiba 和 Ibn Battuta 出发，约两小时。`,
  },
}
