import type { AreaGuide } from '@/lib/server/db/seed/types'

export const cusco: AreaGuide = {
  about: {
    en: `Cusco lies at 3,400 m in a bowl of hills. Around the Plaza de Armas, Spanish churches and arcades rest on Inca walls: at Qorikancha a convent stands on the temple of the sun, and in Hatun Rumiyoc one stone has twelve corners. San Blas, the weavers' and potters' quarter, is up steep steps, and the fortress of Sacsayhuamán is above the roofs.

Sleep the first nights in the Sacred Valley, about 500 m lower, if your plan allows. Walk slowly, eat little in the evening and leave alcohol for the third day. Drink no tap water. One tourist ticket, the boleto turístico, covers most ruins nearby, but neither Qorikancha nor Machu Picchu.`,
    th: `กุสโกอยู่ที่ความสูง 3,400 เมตร ในแอ่งที่มีเขาล้อม รอบปลาซาเดอาร์มัส โบสถ์และซุ้มทางเดินแบบสเปนตั้งอยู่บนกำแพงอินคา ที่โกริกันชา คอนแวนต์สร้างทับวิหารพระอาทิตย์ และในตรอกอาตุนรูมิโยกมีหินก้อนหนึ่งสิบสองมุม ย่านช่างทอและช่างปั้นซานบลัสอยู่บนบันไดชัน เหนือหลังคาเมืองคือป้อมซักไซวามัน

ถ้าแผนยืดหยุ่น คืนแรก ๆ ไปนอนหุบเขาศักดิ์สิทธิ์ซึ่งต่ำกว่าราว 500 เมตร เดินช้า มื้อเย็นกินน้อย เว้นแอลกอฮอล์จนถึงวันที่สาม อย่าดื่มน้ำก๊อก บัตรรวม boleto turístico เข้าโบราณสถานใกล้เมืองได้เกือบหมด แต่ไม่รวมโกริกันชาและมาชูปิกชู`,
    'zh-cn': `库斯科在海拔 3,400 米的山间盆地里。武器广场四周，西班牙人的教堂和拱廊坐在印加石墙上：科里坎查的修道院盖在太阳神庙上面，阿顿鲁米约克街有一块十二角石。织工和陶匠聚居的圣布拉斯在陡台阶上头，萨克塞瓦曼堡垒更高，俯看屋顶。

行程允许的话，头几晚住到低约 500 米的圣谷。走慢点，晚饭少吃，酒留到第三天再喝。自来水别喝。旅游通票 boleto turístico 能进附近多数遗址，但不含科里坎查和马丘比丘。`,
  },
  whenToGo: {
    en: `The dry season runs from May to September: blue days of about 20 degrees, and nights near zero in June and July, often in rooms without heating. The sun is strong at this height, so cover your head even when you feel cold. Inti Raymi, the festival of the sun, is played at Sacsayhuamán on 24 June, and June is full of processions. Trains and permits sell out months ahead for June to August.

Rain falls mostly from November to March, hardest in January and February; the Inca Trail closes for the whole of February, and landslides sometimes stop the trains. April and October are a fair bargain: green hills or short showers, and fewer people on the terraces.`,
    th: `หน้าแล้งคือพฤษภาคมถึงกันยายน กลางวันฟ้าใสราว 20 องศา มิถุนายนกับกรกฎาคมกลางคืนใกล้ศูนย์ และห้องมักไม่มีเครื่องทำความร้อน แดดบนที่สูงแรง ใส่หมวกแม้จะรู้สึกหนาว เทศกาลพระอาทิตย์อินตีไรมีแสดงที่ซักไซวามันวันที่ 24 มิถุนายน และทั้งเดือนมีขบวนแห่เต็ม รถไฟและใบอนุญาตช่วงมิถุนายนถึงสิงหาคมหมดล่วงหน้าหลายเดือน

ฝนตกมากพฤศจิกายนถึงมีนาคม หนักสุดมกราคมกับกุมภาพันธ์ เส้นทางอินคาเทรลปิดตลอดกุมภาพันธ์ บางครั้งดินถล่มจนรถไฟหยุด เมษายนกับตุลาคมกำลังพอดี เขาเขียวหรือมีฝนสั้น ๆ และคนน้อยกว่า`,
    'zh-cn': `5 月到 9 月是旱季：白天晴，20 度左右；6 月、7 月夜里接近零度，房间多半没有暖气。高处太阳毒，再冷也要遮住头。6 月 24 日太阳节（Inti Raymi）在萨克塞瓦曼上演，整个 6 月游行不断。6 月到 8 月的火车票和徒步许可要提前几个月抢。

雨多在 11 月到次年 3 月，1 月、2 月最大；印加古道整个 2 月关闭，塌方有时会让火车停运。4 月和 10 月比较划算：要么山是绿的，要么只有短阵雨，梯田上人也少。`,
  },
  gettingThere: {
    en: `The airport (CUZ) is inside the city, a quarter of an hour by taxi from the Plaza. Flights from Lima take about an hour and twenty minutes; choose a morning one, as wind and cloud delay the afternoon. By coach Lima is more than 20 hours away, Arequipa about ten, Puno on Lake Titicaca six or seven.

No road reaches Machu Picchu. Ride to Ollantaytambo, about two hours by car, then take the train for an hour and a half or a little more to Aguas Calientes, and the bus for 25 minutes up the bends. The entry ticket is for one route and one hour, with your passport. Trains limit luggage: leave the big suitcase at the hotel.`,
    th: `สนามบิน (CUZ) อยู่ในเมือง นั่งแท็กซี่จากปลาซาราว 15 นาที บินจากลิมาราวหนึ่งชั่วโมงยี่สิบนาที เลือกเที่ยวเช้า ช่วงบ่ายลมและเมฆทำให้ล่าช้า ถ้านั่งรถบัส ลิมาเกิน 20 ชั่วโมง อาเรกิปาราวสิบชั่วโมง ปูโนริมทะเลสาบติติกากาหกถึงเจ็ดชั่วโมง

ไม่มีถนนถึงมาชูปิกชู ให้นั่งรถไปโอยันไตตัมโบราวสองชั่วโมง ต่อรถไฟชั่วโมงครึ่งหรือกว่านั้นเล็กน้อยถึงอากวัสกาเลียนเตส แล้วขึ้นรถบัสไต่โค้งอีก 25 นาที บัตรเข้าระบุเส้นทางและรอบเวลา ต้องใช้พาสปอร์ต รถไฟจำกัดสัมภาระ ฝากกระเป๋าใบใหญ่ไว้ที่โรงแรม`,
    'zh-cn': `机场（CUZ）就在城里，坐出租车到武器广场一刻钟。利马飞来约一小时二十分，选早班，下午常因风和云延误。坐大巴的话，利马二十多个小时，阿雷基帕约十小时，的的喀喀湖边的普诺六七个小时。

马丘比丘不通公路。先坐车约两小时到奥扬泰坦博，再坐一个半小时或稍久的火车到热水镇，最后大巴绕山路上 25 分钟。门票限定一条路线和一个时段，要带护照。火车限行李，大箱子寄在酒店。`,
  },
}
