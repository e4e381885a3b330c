import type { AreaGuide } from '@/lib/server/db/seed/types'

export const bangkok: AreaGuide = {
  about: {
    en: `Bangkok lies flat along a wide bend of the Chao Phraya. On the east bank is the old royal town with the Grand Palace and Wat Pho, across the water stands Wat Arun, and south of them Chinatown cooks until after midnight. Offices and big hotels follow Silom, Sathorn and Sukhumvit, half an hour away by rail and often twice that by road.

Plan a day by river and rails: express boats in the old town, Skytrain and metro in the new one. Shoulders and knees must be covered in the palace and the temples. If a stranger tells you that the palace is closed today, walk on to the gate and see for yourself.`,
    th: `กรุงเทพฯ เป็นเมืองราบริมคุ้งน้ำเจ้าพระยา ฝั่งตะวันออกเป็นเมืองเก่า มีพระบรมมหาราชวังและวัดโพธิ์ ข้ามฟากไปคือวัดอรุณ ถัดลงไปทางใต้คือเยาวราชที่เตายังร้อนจนเลยเที่ยงคืน ย่านออฟฟิศและโรงแรมใหญ่อยู่แถวสีลม สาทร และสุขุมวิท นั่งรถไฟฟ้าราวครึ่งชั่วโมง ถ้านั่งรถบนถนนมักนานเป็นสองเท่า

วางแผนวันตามแม่น้ำและราง ในเมืองเก่าใช้เรือด่วน ในเมืองใหม่ใช้บีทีเอสและเอ็มอาร์ที เข้าวังและวัดต้องแต่งกายคลุมไหล่และเข่า ถ้ามีคนแปลกหน้ามาบอกว่าวันนี้วังปิด ให้เดินไปดูที่ประตูเอง`,
    'zh-cn': `曼谷铺在湄南河的一个大弯上，地势平坦。东岸是老城，大皇宫和卧佛寺都在这里；对岸是郑王庙；再往南是唐人街，灶火一直烧到后半夜。写字楼和大酒店集中在是隆、沙吞和素坤逸一带，坐轨道交通约半小时，走路面常常要翻倍。

一天的路线最好顺着河和轨道安排：老城坐快船，新城坐 BTS 和 MRT。进大皇宫和寺庙，肩膀和膝盖都要遮住。如果有陌生人说“今天皇宫不开门”，别理会，走到门口自己看。`,
  },
  whenToGo: {
    en: `November to February is the pleasant time: little rain, evenings that cool down, and the highest room prices around New Year. In some weeks of these months the air is hazy, and people with asthma should look at the readings first.

March to May is hot, with April days close to 40 degrees. Songkran, the Thai new year from 13 to 15 April, turns whole streets into a water fight: great fun, but many small shops close. From May to October it rains, mostly as one hard shower late in the afternoon. September and October are the wettest, and low streets can stand under water for an hour.`,
    th: `พฤศจิกายนถึงกุมภาพันธ์เป็นช่วงสบายที่สุด ฝนน้อย ตอนเย็นอากาศเย็นลง แต่ราคาห้องช่วงปีใหม่แพงที่สุด บางสัปดาห์ในช่วงนี้มีฝุ่น คนเป็นหอบหืดควรดูค่าฝุ่นก่อน

มีนาคมถึงพฤษภาคมร้อนจัด เดือนเมษายนบางวันใกล้ 40 องศา สงกรานต์ 13–15 เมษายน หลายถนนกลายเป็นสนามสาดน้ำ สนุกมาก แต่ร้านเล็ก ๆ ปิดหลายร้าน พฤษภาคมถึงตุลาคมเป็นหน้าฝน ส่วนใหญ่ตกหนักครั้งเดียวช่วงบ่ายแก่ ๆ กันยายนกับตุลาคมฝนมากที่สุด ถนนที่ต่ำอาจมีน้ำขังสักชั่วโมง`,
    'zh-cn': `11 月到次年 2 月最舒服：雨少，傍晚会凉下来，不过元旦前后房价最高。这几个月里有些日子空气有霾，有哮喘的人先看空气指数。

3 月到 5 月很热，4 月的白天可以接近 40 度。4 月 13 日至 15 日是宋干节（泰历新年），整条街都在泼水，很好玩，但不少小店会关门。5 月到 10 月是雨季，多半是午后一场大雨；9 月和 10 月雨最多，低洼的街道可能积水个把小时。`,
  },
  gettingThere: {
    en: `Most long flights land at Suvarnabhumi (BKK), 30 km east of the centre. The Airport Rail Link takes just under half an hour to Phaya Thai, where it meets the Skytrain. Taxis in the official queue drive by the meter; you add a 50-baht airport fee and the tolls. Low-cost airlines often use Don Mueang (DMK) in the north, with its own station on the Dark Red Line to Krung Thep Aphiwat.

Krung Thep Aphiwat, at Bang Sue, is also where the long-distance trains leave, for example the night train to Chiang Mai. Between four and seven in the evening allow two hours to any airport by road, or take the train.`,
    th: `เที่ยวบินระยะไกลส่วนใหญ่ลงที่สุวรรณภูมิ (BKK) ห่างจากใจกลางเมืองไปทางตะวันออก 30 กม. แอร์พอร์ตเรลลิงก์ถึงพญาไทไม่ถึงครึ่งชั่วโมง แล้วต่อบีทีเอสได้ แท็กซี่ในคิวทางการคิดตามมิเตอร์ บวกค่าธรรมเนียมสนามบิน 50 บาทและค่าทางด่วน สายการบินต้นทุนต่ำมักลงดอนเมือง (DMK) ทางเหนือ ซึ่งมีสถานีรถไฟสายสีแดงเข้มตรงไปกรุงเทพอภิวัฒน์

สถานีกรุงเทพอภิวัฒน์ที่บางซื่อเป็นต้นทางรถไฟทางไกลด้วย เช่น รถนอนไปเชียงใหม่ ช่วงสี่โมงเย็นถึงหนึ่งทุ่มถ้าไปสนามบินทางถนนควรเผื่อสองชั่วโมง หรือไปรถไฟแทน`,
    'zh-cn': `长途航班多数降落在素万那普机场（BKK），在市中心以东 30 公里。机场轨道线不到半小时到帕亚泰站，在那里换 BTS。正规排队处的出租车打表，另加 50 泰铢机场费和过路费。廉价航空常用城北的廊曼机场（DMK），那里有深红线车站直达阿披瓦中央车站。

挽赐的阿披瓦中央车站也是长途火车的起点，去清迈的夜车就从这里发。傍晚四点到七点走公路去机场，请留出两个小时，或者改坐火车。`,
  },
}
