import type { AreaGuide } from '@/lib/server/db/seed/types'

export const phuket: AreaGuide = {
  about: {
    en: `Phuket is Thailand's largest island, about 50 km from end to end, and it is hilly: what looks close on the map takes 40 minutes. The beaches are on the west side. Patong is loud, Karon and Kata are broad and family-friendly, and Kamala and Bang Tao are quieter. On the east side there are piers and mangroves rather than sand.

In the old town, shophouses from the tin-mining years line Thalang Road, which becomes a walking street with food stalls on Sunday evenings. Taxis cost more than in Bangkok, so pick the beach you want to be on and sleep there, or rent a car with a licence that holds here.`,
    th: `ภูเก็ตเป็นเกาะใหญ่ที่สุดของไทย ยาวจากเหนือถึงใต้ราว 50 กม. และเต็มไปด้วยเนินเขา ที่ดูใกล้ในแผนที่อาจใช้เวลา 40 นาที หาดอยู่ฝั่งตะวันตก ป่าตองคึกคัก กะรนกับกะตะกว้างและเหมาะกับครอบครัว กมลาและบางเทาเงียบกว่า ฝั่งตะวันออกเป็นท่าเรือและป่าชายเลนมากกว่าหาดทราย

ในเมืองเก่า ตึกแถวสมัยเหมืองดีบุกเรียงรายอยู่บนถนนถลาง ทุกเย็นวันอาทิตย์ถนนนี้ปิดเป็นถนนคนเดินมีของกินเต็มสองข้าง แท็กซี่แพงกว่ากรุงเทพฯ เลือกหาดที่อยากอยู่แล้วพักที่นั่นเลย หรือเช่ารถถ้ามีใบขับขี่ที่ใช้ได้`,
    'zh-cn': `普吉是泰国最大的岛，南北约 50 公里，山多，地图上看着近的地方也可能要开 40 分钟。沙滩都在西岸：芭东热闹，卡伦和卡塔宽阔、适合带孩子，卡马拉和邦涛安静些。东岸多是码头和红树林，沙滩不多。

老城里，锡矿年代留下的骑楼排在他朗路上，每周日傍晚这条路变成步行街，摆满小吃摊。出租车比曼谷贵，最好先想清楚要待哪片海滩，就住在那里；想租车的话，驾照要在泰国有效。`,
  },
  whenToGo: {
    en: `From November to April the sea is calm and boats leave for the islands every day. December and January are the busiest and dearest weeks; February and March have the same sea and more room on the sand.

From May to October the south-west monsoon sends waves onto the west beaches. Rooms cost half, the sun still comes out between showers, but red flags mean no swimming, and people drown every year who went in all the same. The Similan Islands are closed from mid-May to mid-October. In September or October the Vegetarian Festival fills the old town for nine days, with firecrackers and processions that are not for small children.`,
    th: `พฤศจิกายนถึงเมษายนทะเลเรียบ เรือไปเกาะออกทุกวัน ธันวาคมกับมกราคมคนเยอะและแพงที่สุด กุมภาพันธ์กับมีนาคมทะเลสวยเท่ากันแต่หาดโล่งกว่า

พฤษภาคมถึงตุลาคมลมมรสุมตะวันตกเฉียงใต้พัดคลื่นเข้าหาดฝั่งตะวันตก ห้องพักถูกลงครึ่งหนึ่ง แดดยังออกสลับฝน แต่ธงแดงคือห้ามลงเล่นน้ำ ทุกปีมีคนจมน้ำเพราะฝืนลงไป หมู่เกาะสิมิลันปิดกลางพฤษภาคมถึงกลางตุลาคม ช่วงกันยายนหรือตุลาคมมีเทศกาลถือศีลกินผักเก้าวันในเมืองเก่า มีประทัดและขบวนแห่ที่ไม่เหมาะกับเด็กเล็ก`,
    'zh-cn': `11 月到 4 月海面平静，去各个小岛的船天天开。12 月和 1 月人最多、最贵；2 月和 3 月海况一样好，沙滩上宽松不少。

5 月到 10 月刮西南季风，浪打在西岸。房价能便宜一半，阵雨之间也有太阳，但红旗就是禁止下水，每年都有硬要下去而溺水的人。斯米兰群岛 5 月中旬到 10 月中旬关闭。9 月或 10 月的九皇斋节在老城持续九天，有鞭炮和游行，不太适合小孩看。`,
  },
  gettingThere: {
    en: `Phuket airport (HKT) is in the north of the island. From Bangkok the flight takes about an hour and a half. By road it is roughly an hour to Patong or Kata, longer at the end of the afternoon; a public bus, the Smart Bus, runs down the west coast to Rawai and costs a fraction of a taxi.

There is no railway. Night buses from Bangkok's southern terminal need about 12 hours and cross the bridge from the mainland. Ferries to Phi Phi, Lanta and Krabi leave from Rassada Pier, east of the town: allow an hour from the west beaches in the morning, and take the early boat when wind is forecast.`,
    th: `สนามบินภูเก็ต (HKT) อยู่ทางเหนือของเกาะ บินจากกรุงเทพฯ ราวชั่วโมงครึ่ง จากสนามบินไปป่าตองหรือกะตะใช้เวลาราวหนึ่งชั่วโมง ช่วงเย็นนานกว่านั้น มีรถสมาร์ทบัสวิ่งเลียบหาดฝั่งตะวันตกลงไปถึงราไวย์ ถูกกว่าแท็กซี่มาก

ภูเก็ตไม่มีรถไฟ รถทัวร์กลางคืนจากสายใต้ใหม่ กรุงเทพฯ ใช้เวลาราว 12 ชั่วโมง ข้ามสะพานจากแผ่นดินใหญ่ เรือไปพีพี ลันตา และกระบี่ออกจากท่าเรือรัษฎาทางตะวันออกของตัวเมือง จากหาดฝั่งตะวันตกเผื่อเวลาตอนเช้าหนึ่งชั่วโมง ถ้าพยากรณ์ว่าลมแรงให้เลือกเที่ยวเช้า`,
    'zh-cn': `普吉机场（HKT）在岛的北部，从曼谷飞约一个半小时。走公路到芭东或卡塔大约一小时，傍晚更久；有一条叫 Smart Bus 的公交沿西海岸开到拉威，价钱只是出租车的零头。

普吉不通火车。曼谷南部客运站的夜班大巴约 12 小时，从大桥上岛。去皮皮岛、兰塔岛和甲米的船从镇东的拉萨达码头出发：从西海岸出发早上请留一小时，预报有风就坐早班船。`,
  },
}
