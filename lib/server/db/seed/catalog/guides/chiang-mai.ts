import type { AreaGuide } from '@/lib/server/db/seed/types'

export const chiangMai: AreaGuide = {
  about: {
    en: `Chiang Mai was founded in 1296, and the square of moat and corner bastions still shows where the first town stood: about 1.6 km along each side, half an hour's walk across. Wat Phra Singh and the broken tower of Wat Chedi Luang are inside. East of the moat come Warorot market and the Ping river, west of it the cafés of Nimman, and above everything the wooded back of Doi Suthep.

Cover shoulders and knees in the temples. On Sunday evening the street behind Tha Phae Gate is closed to cars and becomes a market; come at five, before it fills. With elephants, choose a place that offers neither rides nor shows.`,
    th: `เชียงใหม่สร้างเมื่อปี 1296 คูเมืองสี่เหลี่ยมกับแจ่งทั้งสี่มุมยังบอกขอบเมืองเดิม ยาวด้านละราว 1.6 กม. เดินข้ามใช้ครึ่งชั่วโมง ข้างในมีวัดพระสิงห์และเจดีย์ยอดหักของวัดเจดีย์หลวง นอกคูฝั่งตะวันออกเป็นกาดหลวงกับแม่น้ำปิง ฝั่งตะวันตกเป็นคาเฟ่ย่านนิมมานฯ และมีดอยสุเทพเป็นฉากหลังเขียว ๆ

เข้าวัดให้คลุมไหล่และเข่า ทุกเย็นวันอาทิตย์ถนนหลังประตูท่าแพปิดรถเป็นถนนคนเดิน ไปสักห้าโมงเย็นก่อนคนแน่น ถ้าอยากเจอช้าง เลือกปางที่ไม่มีทั้งการขี่และการแสดง`,
    'zh-cn': `清迈建于 1296 年，方形的护城河和四角的城墙残段，至今标着老城的范围：每边约 1.6 公里，走着横穿要半小时。帕辛寺和塔顶残缺的契迪龙寺都在城里。护城河以东是瓦洛洛市场和湄平河，以西是宁曼路的咖啡馆，再往上就是林木茂密的素贴山。

进寺庙要遮住肩膀和膝盖。每周日傍晚，塔佩门里面的那条街禁止车辆通行，变成夜市，五点到最好，再晚就挤了。想看大象，请选既不让骑、也没有表演的地方。`,
  },
  whenToGo: {
    en: `November to February is dry, with warm days and evenings that ask for a jacket; on Doi Inthanon the early morning can be close to freezing. Loy Krathong and Yi Peng fall on a full moon, mostly in November: rooms fill months ahead, and flights in the evening are moved because of the lanterns.

From late February into April, smoke from burning fields and forest hangs in the valley, and March is the worst month; with children or weak lungs come at another time. Songkran, from 13 to 15 April, is fought with water all around the moat. From May to October the hills are green and rooms are easy to find; August and September bring the most rain.`,
    th: `พฤศจิกายนถึงกุมภาพันธ์อากาศแห้ง กลางวันอุ่น ตอนเย็นต้องมีเสื้อกันหนาว บนดอยอินทนนท์เช้ามืดอาจใกล้ศูนย์องศา ลอยกระทงและยี่เป็งตรงกับคืนวันเพ็ญ ส่วนใหญ่อยู่ในเดือนพฤศจิกายน ห้องเต็มล่วงหน้าหลายเดือน และเที่ยวบินช่วงค่ำถูกปรับเวลาเพราะโคมลอย

ปลายกุมภาพันธ์ถึงเมษายนควันจากการเผาไร่และไฟป่าค้างอยู่ในแอ่ง มีนาคมหนักที่สุด ถ้ามากับเด็กหรือปอดไม่แข็งแรงควรเลือกช่วงอื่น สงกรานต์ 13–15 เมษายนเล่นน้ำกันรอบคูเมือง พฤษภาคมถึงตุลาคมภูเขาเขียวและหาห้องง่าย สิงหาคมกับกันยายนฝนมากที่สุด`,
    'zh-cn': `11 月到次年 2 月干燥，白天暖和，晚上要加件外套；因他农山上清早可能接近零度。水灯节和天灯节（Yi Peng）在满月那天，多半落在 11 月：房间几个月前就订满，傍晚以后的航班也会因天灯而调整时刻。

2 月下旬到 4 月，烧田和山火的烟积在谷地里，3 月最重，带孩子或呼吸道不好的人请换个时间来。4 月 13 日至 15 日宋干节，大家绕着护城河泼水。5 月到 10 月山是绿的，房间也好订，8 月和 9 月雨最多。`,
  },
  gettingThere: {
    en: `The airport (CNX) lies barely 4 km south-west of the old town, a quarter of an hour by taxi. The flight from Bangkok takes a little over an hour. Sleeper trains leave Krung Thep Aphiwat in the evening and need about 12 hours; lower berths are wider and go first. The station is east of the Ping, some 3 km from Tha Phae Gate.

Buses from Bangkok's northern terminal take about ten hours and stop at the Arcade station. Pai is three hours away by minivan on a road of 762 bends, so take a pill before you start. In town, red pickups carry several parties at once: name your place and ask the fare before you climb in.`,
    th: `สนามบิน (CNX) อยู่ห่างเมืองเก่าไปทางตะวันตกเฉียงใต้แค่ราว 4 กม. นั่งแท็กซี่สิบห้านาที บินจากกรุงเทพฯ ชั่วโมงเศษ รถนอนออกจากกรุงเทพอภิวัฒน์ตอนเย็นถึงค่ำ ใช้เวลาราว 12 ชั่วโมง เตียงล่างกว้างกว่าและเต็มก่อน สถานีรถไฟอยู่ฝั่งตะวันออกของแม่น้ำปิง ห่างประตูท่าแพราว 3 กม.

รถทัวร์จากหมอชิตใช้เวลาราวสิบชั่วโมง จอดที่อาเขต ไปปายนั่งรถตู้สามชั่วโมงผ่าน 762 โค้ง กินยาแก้เมารถก่อนออก ในเมืองรถแดงรับหลายกลุ่มไปด้วยกัน บอกจุดหมายและถามราคาก่อนขึ้น`,
    'zh-cn': `机场（CNX）就在老城西南不到 4 公里，打车一刻钟。从曼谷飞一小时多一点。夜卧火车傍晚到晚间从阿披瓦中央车站出发，约 12 小时；下铺更宽，也先卖完。火车站在湄平河以东，离塔佩门约 3 公里。

从曼谷北部客运站坐大巴约十小时，到 Arcade 客运站。去拜县坐面包车三小时，一路 762 个弯，出发前先吃晕车药。市内的红色双条车会同时拉几拨客人，上车前先说去哪里、问好价钱。`,
  },
}
