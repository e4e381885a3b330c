import type { AreaGuide } from '@/lib/server/db/seed/types'

export const serengeti: AreaGuide = {
  about: {
    en: `The Serengeti covers nearly 15,000 km² of northern Tanzania and runs on into Kenya as the Maasai Mara. Seronera, in the centre, has rivers, rocks and resident cats all year. Short-grass plains spread in the south around Ndutu, a corridor of woodland follows the Grumeti to the west, and in the north, near Kogatende, is the Mara river. From one end to the other is a day's drive, so choose your part by the month.

Game drives are between six in the morning and seven in the evening, and nobody leaves the car except at marked places. Camps often have no fence: after dark wait for the escort. Tsetse flies like blue and black, so wear khaki.`,
    th: `เซเรงเกติกินพื้นที่เกือบ 15,000 ตร.กม. ทางเหนือของแทนซาเนีย และต่อเข้าเคนยาในชื่อมาไซมารา เซโรเนราอยู่ตรงกลาง มีแม่น้ำ เนินหิน และสิงโตกับเสือดาวประจำถิ่นทั้งปี ทางใต้รอบดูตูเป็นทุ่งหญ้าสั้น ทางตะวันตกเป็นแนวป่าตามแม่น้ำกรูเมติ ทางเหนือใกล้โคกาเทนเดคือแม่น้ำมารา จากปลายถึงปลายขับรถทั้งวัน จึงควรเลือกโซนตามเดือน

ขับชมสัตว์ได้หกโมงเช้าถึงหนึ่งทุ่ม ห้ามลงจากรถนอกจุดที่กำหนด แคมป์มักไม่มีรั้ว มืดแล้วให้รอคนมาพาเดิน แมลงเซตซีชอบสีน้ำเงินและดำ ให้ใส่สีกากี`,
    'zh-cn': `塞伦盖蒂占了坦桑尼亚北部近 15,000 平方公里，往北接着肯尼亚的马赛马拉。中部的塞罗内拉有河、有石丘，全年住着大猫；南部恩杜图一带是短草平原；西边一条林带沿格鲁梅蒂河伸出去；北部科加滕德附近是马拉河。从一头到另一头要开一整天，所以先按月份选好地方。

巡游时间是早上六点到晚上七点，除了指定地点，谁也不能下车。营地常常没有围栏，天黑后等人来接再走。采采蝇喜欢蓝色和黑色，穿卡其色吧。`,
  },
  whenToGo: {
    en: `The herds follow the rain, not the calendar, so take these months as a guide. From December to March they graze on the southern plains, and most wildebeest calves are born in February, with lions and hyenas close by. In April and May it rains hard: tracks turn to mud, some camps close and the rest cost less. In June the herds move through the west.

From July to September they cross the Mara river in the north; you may wait hours at a bank and see nothing, or everything. June to October is dry and good for cats anywhere. Mornings are about 14 degrees, and the car roof is open: bring a fleece. Short rains fall in November, on the herds' way back south.`,
    th: `ฝูงสัตว์เดินตามฝน ไม่ได้ตามปฏิทิน เดือนต่อไปนี้จึงเป็นแค่แนวทาง ธันวาคมถึงมีนาคมอยู่ทุ่งใต้ ลูกวิลเดอบีสต์ส่วนใหญ่เกิดเดือนกุมภาพันธ์ มีสิงโตและไฮยีนาอยู่ใกล้ ๆ เมษายนกับพฤษภาคมฝนหนัก ทางเป็นโคลน บางแคมป์ปิด ที่เหลือถูกลง มิถุนายนฝูงเคลื่อนผ่านทางตะวันตก

กรกฎาคมถึงกันยายนข้ามแม่น้ำมาราทางเหนือ อาจรอริมตลิ่งหลายชั่วโมงแล้วไม่เห็นอะไร หรือเห็นทั้งหมด มิถุนายนถึงตุลาคมแห้ง ดูสิงโตและเสือดาวได้ดีทุกโซน ตอนเช้าบนรถเปิดหลังคาราว 14 องศา เอาเสื้อกันหนาวไป พฤศจิกายนมีฝนสั้น ๆ ระหว่างที่ฝูงกลับลงใต้`,
    'zh-cn': `兽群跟着雨走，不看日历，下面的月份只作参考。12 月到次年 3 月它们在南部平原吃草，小角马多在 2 月出生，狮子和鬣狗就在旁边。4 月、5 月雨大，路成泥浆，有的营地关门，没关的便宜些。6 月兽群穿过西部。

7 月到 9 月在北部渡马拉河，你可能在岸边等几个小时什么也没有，也可能全看到。6 月到 10 月干燥，哪一片都好找大猫。清晨坐敞顶车约 14 度，带件抓绒衣。11 月有小雨季，兽群正往南回。`,
  },
  gettingThere: {
    en: `Most people fly to Kilimanjaro airport (JRO), an hour by road from Arusha. From the small Arusha airport (ARK) light aircraft hop to grass strips at Seronera, Ndutu or Kogatende in about an hour or more; luggage is usually limited to 15 kg in soft bags. By road it is seven to eight hours from Arusha over the Ngorongoro highlands, so most trips sleep there on the way. From Mwanza on Lake Victoria the western gate is about two hours off.

Visitors cannot cross from the Maasai Mara inside the parks; from Nairobi go through Namanga. Ask about your visa, malaria tablets and the yellow fever certificate in good time. Plastic carrier bags are banned in Tanzania.`,
    th: `คนส่วนใหญ่บินลงสนามบินคิลิมันจาโร (JRO) ขับรถจากอารูชาหนึ่งชั่วโมง จากสนามบินเล็กอารูชา (ARK) มีเครื่องบินเล็กไปลงลานหญ้าที่เซโรเนรา ดูตู หรือโคกาเทนเด ราวหนึ่งชั่วโมงหรือนานกว่า สัมภาระมักจำกัด 15 กก. ในกระเป๋านิ่ม ทางรถจากอารูชาเจ็ดถึงแปดชั่วโมงผ่านที่ราบสูงโงรองโกโร ทริปส่วนใหญ่จึงแวะค้างที่นั่น จากเมืองมวันซาริมทะเลสาบวิกตอเรียถึงประตูตะวันตกราวสองชั่วโมง

นักท่องเที่ยวข้ามจากมาไซมาราภายในอุทยานไม่ได้ จากไนโรบีต้องผ่านนามังกา เรื่องวีซ่า ยาป้องกันมาลาเรีย และใบรับรองวัคซีนไข้เหลืองให้ถามแต่เนิ่น ๆ แทนซาเนียห้ามใช้ถุงหิ้วพลาสติก`,
    'zh-cn': `多数人飞到乞力马扎罗机场（JRO），离阿鲁沙一小时车程。从阿鲁沙的小机场（ARK）坐小飞机，飞一小时或更久，落在塞罗内拉、恩杜图或科加滕德的草地跑道上；行李通常限 15 公斤、软包。走公路从阿鲁沙翻恩戈罗恩戈罗高地要七到八小时，多数行程会在那里住一晚。维多利亚湖边的姆万扎到西门约两小时。

游客不能在园区里从马赛马拉直接过境，从内罗毕来要走纳曼加口岸。签证、防疟药和黄热病接种证明早点问清楚。坦桑尼亚禁用塑料购物袋。`,
  },
}
