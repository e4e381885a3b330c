import type { AreaGuide } from '@/lib/server/db/seed/types'

export const marrakech: AreaGuide = {
  about: {
    en: `The old town, the medina, lies inside walls of red earth from the twelfth century. In its middle is the square Jemaa el-Fnaa, juice sellers by day and a field of smoking grills by night; the minaret of the Koutoubia beside it is the landmark to steer by. The souks are north of the square, the palaces and the Saadian tombs south. Guéliz, the new town with the station and the blue garden, is half an hour west on foot.

Mosques are for Muslims only. Mopeds use the lanes, so keep to the right. If a young man says that your street is closed, it is not. Photographs of snakes or dancers cost money; agree before you lift the camera.`,
    th: `เมืองเก่าหรือเมดินาอยู่ในกำแพงดินแดงจากศตวรรษที่ 12 กลางเมืองคือจัตุรัสเจมาเอลฟนา กลางวันมีร้านน้ำผลไม้ กลางคืนเต็มไปด้วยควันเตาย่าง หออะซานของมัสยิดกูตูเบียข้าง ๆ ใช้เป็นหลักหาทาง ตลาดซูกอยู่ทางเหนือของจัตุรัส พระราชวังและสุสานซาเดียนอยู่ทางใต้ เมืองใหม่เกลิซที่มีสถานีรถไฟและสวนสีน้ำเงินอยู่ทางตะวันตก เดินครึ่งชั่วโมง

มัสยิดเข้าได้เฉพาะมุสลิม ในตรอกมีมอเตอร์ไซค์ ให้เดินชิดขวา ถ้ามีหนุ่มมาบอกว่าถนนที่คุณจะไปปิด แปลว่าไม่ปิด ถ่ายรูปงูหรือนักเต้นต้องจ่าย ตกลงกันก่อนยกกล้อง`,
    'zh-cn': `老城（麦地那）围在 12 世纪的红土城墙里。正中是德吉玛广场，白天卖果汁，晚上一片烤架冒烟；旁边库图比亚清真寺的宣礼塔，是认路的标志。广场以北是集市，以南是宫殿和萨阿德王朝陵墓。新城盖利兹有火车站和蓝色花园，往西走半小时。

清真寺只有穆斯林能进。巷子里有摩托车，靠右走。有小伙子说你要走的路封了，其实没封。拍耍蛇的、跳舞的要给钱，举相机之前先讲好。`,
  },
  whenToGo: {
    en: `March to May and October to November are warm and dry, around 25 degrees; in spring the orange trees flower and the Atlas still carries snow. From June to September the afternoons pass 38 degrees and can reach 45: a room with a pool and shade earns its price, and sights are for the early morning.

Winter days are sunny, about 18 degrees, but nights fall to 5 and riads with open courtyards are cold, so ask about heating. Ramadan comes about eleven days earlier each year. In that month many cafés close by day and the square wakes after sunset. At Eid al-Adha shops shut for several days. On Friday around noon half the souks close for prayers and couscous.`,
    th: `มีนาคมถึงพฤษภาคมและตุลาคมถึงพฤศจิกายนอุ่นและแห้ง ราว 25 องศา หน้าใบไม้ผลิต้นส้มออกดอกและแอตลาสยังมีหิมะ มิถุนายนถึงกันยายนบ่ายเกิน 38 องศา บางวันถึง 45 ห้องที่มีสระและร่มเงาคุ้มราคา ส่วนที่เที่ยวให้ไปเช้า ๆ

หน้าหนาวกลางวันแดดดีราว 18 องศา แต่กลางคืนเหลือ 5 ริยาดที่มีลานเปิดจะหนาว ถามเรื่องเครื่องทำความร้อนก่อน เดือนรอมฎอนเลื่อนเร็วขึ้นปีละราวสิบเอ็ดวัน กลางวันคาเฟ่หลายร้านปิด จัตุรัสคึกคักหลังพระอาทิตย์ตก ช่วงอีดิลอัฎฮาร้านปิดหลายวัน วันศุกร์ช่วงเที่ยง ร้านในซูกราวครึ่งหนึ่งปิดไปละหมาดและกินคูสคูส`,
    'zh-cn': `3 月到 5 月、10 月到 11 月又暖又干，25 度上下；春天橙树开花，阿特拉斯山上还有雪。6 月到 9 月午后超过 38 度，能到 45 度：带泳池和树荫的房间值那个价，景点留给清早。

冬天白天有太阳，18 度左右，夜里降到 5 度，天井敞开的里亚德很冷，订之前问有没有暖气。斋月每年提前约十一天：那一个月白天很多咖啡馆不开，日落后广场才醒。宰牲节商店关好几天。周五中午前后，半个集市关门，去礼拜、吃古斯古斯。`,
  },
  gettingThere: {
    en: `Menara airport (RAK) is only 6 km from the medina: a quarter of an hour by taxi, with the price agreed before you sit down, or by city bus to the square. Cars cannot enter most lanes, so arrange with your riad at which gate someone will meet you and your luggage.

Trains from Casablanca take about two hours and 40 minutes; from Tangier you ride the fast line and change in Casablanca. From Fez count about seven hours. Essaouira has no railway; Supratours and CTM coaches need about three hours. Small taxis in town carry three people at most and should use the meter. The road to the desert crosses a pass above 2,200 m: it is a trip of days, not one day.`,
    th: `สนามบินเมนารา (RAK) ห่างเมดินาแค่ 6 กม. แท็กซี่ราว 15 นาที ตกลงราคาก่อนขึ้น หรือนั่งรถเมล์ไปจัตุรัส ตรอกส่วนใหญ่รถเข้าไม่ได้ นัดกับริยาดว่าจะมีคนมารับคุณกับกระเป๋าที่ประตูเมืองไหน

รถไฟจากคาซาบลังการาวสองชั่วโมง 40 นาที จากแทนเจียร์นั่งสายความเร็วสูงแล้วเปลี่ยนที่คาซาบลังกา จากเฟซราวเจ็ดชั่วโมง เอสซาวีราไม่มีรถไฟ รถโค้ช Supratours และ CTM ใช้ราวสามชั่วโมง แท็กซี่เล็กในเมืองรับไม่เกินสามคนและควรกดมิเตอร์ ถนนไปทะเลทรายข้ามช่องเขาสูงกว่า 2,200 เมตร เป็นทริปหลายวัน ไม่ใช่วันเดียว`,
    'zh-cn': `迈纳拉机场（RAK）离老城只有 6 公里：坐出租车一刻钟，上车前讲好价；或坐公交到广场。多数巷子车进不去，先和里亚德约好，在哪个城门有人来接你和行李。

从卡萨布兰卡坐火车约两小时 40 分；从丹吉尔先坐高铁，在卡萨布兰卡换车；从非斯约七小时。索维拉不通火车，Supratours 和 CTM 的大巴约三小时。市内小出租车最多坐三人，应当打表。去沙漠的路要翻过 2,200 多米的山口，那是几天的行程，不是一天。`,
  },
}
