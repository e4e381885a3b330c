import { cappadocia } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const cappadociaBalloonSunrise: ProductSeed = {
  id: 'cappadocia-balloon-sunrise',
  vertical: 'tour',
  category: 'CATEGORY_023',
  areas: ['cappadocia'],
  operator: 'Tuff Valley Ballooning',
  currency: 'EUR',
  durationMinutes: 180,
  languages: ['en', 'zh'],
  hotelPickup: true,
  recommended: 4,
  picture: { subject: 'balloons', mood: 'dawn', seed: 'cappadocia-balloon-sunrise' },
  gallery: [
    { subject: 'balloons', mood: 'dawn', flip: true, view: 'detail' },
    { subject: 'balloons', mood: 'noon', view: 'people' },
    { subject: 'balloons', mood: 'dusk', view: 'trail' },
    { subject: 'balloons', mood: 'dawn', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'Sunrise balloon flight over the fairy chimneys',
    th: 'บอลลูนชมพระอาทิตย์ขึ้นเหนือปล่องนางฟ้า คัปปาโดเกีย',
    'zh-cn': '卡帕多奇亚日出热气球：飞越仙人烟囱',
  },
  alsoCalled: { en: ['Hot-air balloon'], th: ['บอลลูน'], 'zh-cn': ['热气球'] },
  summary: {
    en: 'Up in the dark, into the air with the first light, and about an hour of drifting between the rock chimneys of Göreme and the ridge above. Nobody steers a balloon exactly, which is part of it. If the wind says no, you fly another morning or get everything back.',
    th: 'ตื่นตั้งแต่ยังมืด ลอยขึ้นพร้อมแสงแรก แล้วล่องอยู่ราวหนึ่งชั่วโมงเหนือเสาหินเกอเรเมและสันเขาด้านบน ไม่มีใครบังคับทิศบอลลูนได้เป๊ะ นั่นแหละคือเสน่ห์ ถ้าลมไม่ให้บิน เลือกเช้าวันอื่นหรือรับเงินคืนเต็มจำนวน',
    'zh-cn':
      '天没亮就起床，随第一缕光升空，在格雷梅的石柱与山脊之间飘一小时左右。热气球没法精确转向，这正是它的味道。风不许飞的话，你可以改天再飞，或全额退款。',
  },
  highlights: {
    en: [
      'About 60 minutes in the air at sunrise',
      'Low between the chimneys, then high for the whole valley',
      'Licensed pilot, and a full refund when flying is stopped',
    ],
    th: [
      'ลอยอยู่ราว 60 นาทีตอนพระอาทิตย์ขึ้น',
      'ต่ำเลียดเสาหิน แล้วขึ้นสูงเห็นทั้งหุบเขา',
      'นักบินมีใบอนุญาต ถ้าถูกสั่งงดบินคืนเงินเต็มจำนวน',
    ],
    'zh-cn': ['日出时分空中约 60 分钟', '先贴着石柱低飞，再升高看整片山谷', '持证飞行员，停飞全额退款'],
  },
  inclusions: {
    en: [
      'Pickup and return from hotels around Göreme',
      'Balloon flight of about 60 minutes',
      'Tea, coffee and a pastry before the start',
      'Alcohol-free toast and flight certificate',
      'Passenger insurance',
    ],
    th: [
      'รถรับส่งจากที่พักแถบเกอเรเม',
      'เที่ยวบินบอลลูนราว 60 นาที',
      'ชา กาแฟ และขนมอบก่อนขึ้นบิน',
      'เครื่องดื่มฉลองไม่มีแอลกอฮอล์และใบรับรองการบิน',
      'ประกันภัยผู้โดยสาร',
    ],
    'zh-cn': [
      '格雷梅一带酒店接送',
      '约 60 分钟热气球飞行',
      '起飞前的茶、咖啡和点心',
      '落地后的无酒精起泡饮料和飞行证书',
      '乘客保险',
    ],
  },
  exclusions: {
    en: ['Full breakfast', 'Photos and video by the crew', 'Tips'],
    th: ['อาหารเช้าเต็มมื้อ', 'ภาพถ่ายและวิดีโอจากทีมงาน', 'ทิป'],
    'zh-cn': ['正式早餐', '工作人员拍摄的照片和视频', '小费'],
  },
  itinerary: [
    {
      minutes: 45,
      title: { en: 'Pickup in the dark', th: 'รับตั้งแต่ฟ้ายังมืด', 'zh-cn': '摸黑接人' },
      text: {
        en: 'Between 60 and 90 minutes before sunrise: around 04:15 in June, 06:15 in December. The 05:00 on your booking only marks the morning.',
        th: 'ก่อนพระอาทิตย์ขึ้น 60–90 นาที มิถุนายนราว 04:15 ธันวาคมราว 06:15 เวลา 05:00 ในการจองหมายถึงรอบเช้าเท่านั้น',
        'zh-cn': '日出前 60–90 分钟：6 月约 04:15，12 月约 06:15。订单上的 05:00 只表示清晨这一班。',
      },
    },
    {
      minutes: 30,
      title: { en: 'Filling the balloon', th: 'เติมลมบอลลูน', 'zh-cn': '充气' },
      text: {
        en: 'Coffee in hand while the burners roar. The pilot explains the landing position, and you practise it once.',
        th: 'ถือกาแฟดูหัวเผาพ่นไฟ นักบินสอนท่านั่งตอนลงจอด และให้ลองทำหนึ่งครั้ง',
        'zh-cn': '端着咖啡看喷火。飞行员讲解着陆姿势，并让你练一遍。',
      },
    },
    {
      minutes: 60,
      title: { en: 'In the air', th: 'บนฟ้า', 'zh-cn': '升空' },
      text: {
        en: 'Which valley depends on the wind: often Love Valley, Pigeon Valley or Rose Valley.',
        th: 'จะผ่านหุบเขาไหนขึ้นอยู่กับลม มักเป็นหุบเขาแห่งรัก หุบเขานกพิราบ หรือหุบเขากุหลาบ',
        'zh-cn': '飞哪条谷由风决定，常见的是爱情谷、鸽子谷或玫瑰谷。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Landing and way back', th: 'ลงจอดและกลับที่พัก', 'zh-cn': '着陆与返回' },
      text: {
        en: 'Onto the trailer if the morning is calm, into a field if it is not. Back at your hotel for breakfast.',
        th: 'เช้าที่ลมนิ่งจะลงบนรถพ่วงพอดี ถ้าไม่ก็ลงกลางทุ่ง แล้วกลับไปกินมื้อเช้าที่พัก',
        'zh-cn': '风平就直接落在拖车上，否则落在田里。回酒店正好吃早餐。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Göreme bus station',
      th: 'สถานีขนส่งเกอเรเม',
      'zh-cn': '格雷梅汽车站',
    },
    directions: {
      en: 'We fetch you in Göreme, Uçhisar, Ortahisar, Çavuşin, Avanos and Ürgüp, and send the exact minute by message at eight the evening before. Staying elsewhere? Wait in front of Göreme bus station (otogar) at the same time.',
      th: 'รับในเกอเรเม อุชฮิซาร์ ออร์ตาฮิซาร์ ชาวูชิน อาวานอส และอือร์กึป แจ้งเวลารับที่แน่นอนทางข้อความสองทุ่มคืนก่อน ถ้าพักที่อื่น รอหน้าสถานีขนส่งเกอเรเม (otogar) เวลาเดียวกัน',
      'zh-cn':
        '在格雷梅、乌奇希萨尔、奥尔塔希萨尔、恰乌辛、阿瓦诺斯和于尔居普接客，前一晚 20:00 发消息告知准确时间。住在别处的话，请在同一时间到格雷梅汽车站（otogar）门前等。',
    },
    latitude: 38.6437,
    longitude: 34.8292,
  },
  howToUse: {
    en: 'Show the code on your phone to the driver, and carry the passport you booked with: the flight list is checked.',
    th: 'เปิดโค้ดในโทรศัพท์ให้คนขับดู และพกหนังสือเดินทางเล่มที่ใช้จอง เพราะตรวจรายชื่อก่อนบิน',
    'zh-cn': '向司机出示手机上的凭证码，并带上预订时所用的护照，登机名单要核对。',
  },
  goodToKnow: {
    en: [
      'The aviation authority decides each morning; from December to March roughly every second day is cancelled, so book your first morning and keep a spare one',
      'From 6 years and 120 cm; not when pregnant or after a recent operation',
      'Dress in layers: the ground is cold, the burner is hot on your head',
    ],
    th: [
      'หน่วยงานการบินตัดสินใจทุกเช้า ธันวาคมถึงมีนาคมงดบินราวครึ่งหนึ่ง จองเช้าแรกที่มาถึงและเผื่อวันสำรอง',
      'อายุ 6 ปีขึ้นไปและสูง 120 ซม. ขึ้นไป ผู้ตั้งครรภ์และผู้ที่เพิ่งผ่าตัดบินไม่ได้',
      'ใส่เสื้อหลายชั้น ข้างล่างหนาว แต่หัวเผาร้อนเหนือศีรษะ',
    ],
    'zh-cn': [
      '能否飞由民航部门每天早上决定，12 月到 3 月约有一半日子停飞，请订到达后的第一个早上并留一天备用',
      '须满 6 岁且身高 120 厘米以上，孕妇和近期做过手术的人不能飞',
      '多穿几层：地面冷，头顶的火却很烫',
    ],
  },
  alt: {
    en: 'Hot-air balloons at dawn above pointed rock chimneys, the sun just over the hills',
    th: 'บอลลูนยามรุ่งเช้าเหนือเสาหินทรงกรวย พระอาทิตย์เพิ่งโผล่พ้นเนินเขา',
    'zh-cn': '黎明时热气球飘在尖顶石柱上空，太阳刚越过山丘',
  },
  options: [
    {
      code: 'standard',
      name: { en: 'Standard basket', th: 'ตะกร้ามาตรฐาน', 'zh-cn': '标准吊篮' },
      summary: {
        en: 'Up to 20 guests in four compartments, about 60 minutes',
        th: 'ไม่เกิน 20 คน แบ่งสี่ช่อง ราว 60 นาที',
        'zh-cn': '最多 20 人，分四格站立，约 60 分钟',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['05:00'],
      capacity: 20,
      cutoffMinutes: 720,
      maxUnits: 10,
      policy: 'free-until-72h',
      questions: ['full_name', 'passport_number', 'lead_pickup_place'],
      pickup: cappadocia,
      units: [
        { code: 'ADULT', price: 189, minAge: 12 },
        { code: 'CHILD', price: 159, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
      ],
      soldOutDays: [2, 3],
    },
    {
      code: 'small-basket',
      name: { en: 'Small basket', th: 'ตะกร้าเล็ก', 'zh-cn': '小吊篮' },
      summary: {
        en: 'Up to 12 guests, more room at the edge, about 75 minutes',
        th: 'ไม่เกิน 12 คน มีที่ยืนริมตะกร้ามากกว่า ราว 75 นาที',
        'zh-cn': '最多 12 人，靠边位置更宽松，约 75 分钟',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['05:00'],
      capacity: 12,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-72h',
      questions: ['full_name', 'passport_number', 'lead_pickup_place'],
      pickup: cappadocia,
      units: [
        { code: 'ADULT', price: 265, minAge: 12 },
        { code: 'CHILD', price: 225, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
      ],
      lastSeats: { day: 4, left: 2 },
    },
  ],
}
