import type { ProductSeed } from '@/lib/server/db/seed/types'

export const chiangMaiTeakHouse: ProductSeed = {
  id: 'chiang-mai-teak-house',
  vertical: 'stay',
  category: 'CATEGORY_203',
  areas: ['chiang-mai'],
  operator: 'Huean Mae Ping Guesthouse',
  currency: 'THB',
  languages: ['en', 'th', 'zh'],
  wheelchair: false,
  picture: { subject: 'teakhouse', mood: 'dusk', seed: 'chiang-mai-teak-house-2' },
  gallery: [
    { subject: 'lanna', mood: 'noon', flip: true, view: 'terrace' },
    { subject: 'teakhouse', mood: 'dawn', view: 'detail' },
    { subject: 'lanna', mood: 'dusk', flip: true, view: 'hotel' },
    { subject: 'teakhouse', mood: 'noon', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'Teak house guesthouse by the Ping River',
    th: 'เกสต์เฮาส์บ้านไม้สักริมแม่น้ำปิง',
    'zh-cn': '湄平河畔的老柚木屋民宿',
  },
  summary: {
    en: 'A timber merchant’s house of the 1920s in the Wat Ket quarter, nine rooms around a longan tree. The floors creak and you will hear your neighbours come home; in return you get cool verandas and breakfast cooked by the family.',
    th: 'บ้านคหบดีค้าไม้ยุคทศวรรษ 1920 ย่านวัดเกต เก้าห้องล้อมต้นลำไยใหญ่ พื้นไม้ลั่นเอี๊ยดและได้ยินเสียงเพื่อนบ้านบ้าง แต่ได้ระเบียงเย็นสบายกับอาหารเช้าฝีมือเจ้าของบ้าน',
    'zh-cn':
      '寺吉区一栋 1920 年代木材商的老宅，9 间客房围着一棵龙眼树。地板会吱呀作响，邻居回房也听得见；换来的是凉快的檐廊和房东一家做的早餐。',
  },
  highlights: {
    en: [
      'Hand-sawn teak throughout, no two rooms alike',
      'Northern breakfast: khao soi, sticky rice or eggs',
      'Warorot Market 10 minutes on foot over the footbridge',
    ],
    th: [
      'ไม้สักเลื่อยมือทั้งหลัง ไม่มีห้องไหนเหมือนกัน',
      'อาหารเช้าแบบเหนือ เลือกข้าวซอย ข้าวเหนียว หรือไข่',
      'เดินข้ามสะพานไปกาดหลวง (ตลาดวโรรส) สิบนาที',
    ],
    'zh-cn': [
      '整屋手锯柚木，没有两间房是一样的',
      '泰北早餐：咖喱面、糯米饭或鸡蛋任选',
      '过人行桥步行 10 分钟到瓦洛洛市场',
    ],
  },
  inclusions: {
    en: [
      'Breakfast',
      'Bicycles with locks',
      'Air-conditioning and mosquito nets',
      'Wi-Fi and drinking water',
    ],
    th: ['อาหารเช้า', 'จักรยานพร้อมกุญแจ', 'เครื่องปรับอากาศและมุ้ง', 'Wi-Fi และน้ำดื่ม'],
    'zh-cn': ['早餐', '带锁自行车', '空调和蚊帐', 'Wi-Fi 和饮用水'],
  },
  exclusions: {
    en: ['Airport transfer, about ฿150–200 by taxi', 'Lunch and dinner'],
    th: ['ค่ารถจากสนามบิน แท็กซี่ราว 150–200 บาท', 'มื้อกลางวันและมื้อเย็น'],
    'zh-cn': ['机场交通，打车约 ฿150–200', '午餐和晚餐'],
  },
  meeting: {
    name: {
      en: 'Huean Mae Ping, Charoen Rat Road',
      th: 'เฮือนแม่ปิง ถนนเจริญราษฎร์',
      'zh-cn': '湄平木屋，Charoen Rat 路',
    },
    directions: {
      en: 'On the east bank, 150 m north of Wat Ket Karam. 15–20 minutes from the airport by car; look for the carved gate with a longan tree behind it.',
      th: 'ฝั่งตะวันออกของแม่น้ำ เลยวัดเกตการามไปทางเหนือ 150 เมตร จากสนามบิน 15–20 นาที ให้สังเกตประตูไม้แกะสลักที่มีต้นลำไยอยู่ด้านหลัง',
      'zh-cn': '在河东岸，寺吉寺以北 150 米。从机场乘车 15–20 分钟，认准后面有龙眼树的雕花木门。',
    },
    latitude: 18.7925,
    longitude: 99.0046,
  },
  howToUse: {
    en: 'Show the code at the kitchen door; that is our reception. After 22:00 ring the bell.',
    th: 'แสดงโค้ดที่ประตูครัวซึ่งเป็นแผนกต้อนรับของเรา หลัง 22:00 ให้กดกริ่ง',
    'zh-cn': '到厨房门口出示凭证码，那里就是前台。22:00 以后请按门铃。',
  },
  goodToKnow: {
    en: [
      'Check-in 14:00–22:00, check-out until 11:00',
      'Shoes stay at the foot of the stairs',
      'From late February to mid-April fields burn and the air can be bad: check before you choose a date',
    ],
    th: [
      'เช็กอิน 14:00–22:00 เช็กเอาต์ก่อน 11:00',
      'ถอดรองเท้าไว้ที่ตีนบันได',
      'ปลายกุมภาพันธ์ถึงกลางเมษายนเป็นฤดูฝุ่นควัน ควรดูค่าอากาศก่อนเลือกวัน',
    ],
    'zh-cn': [
      '14:00–22:00 入住，11:00 前退房',
      '请把鞋脱在楼梯口',
      '2 月下旬到 4 月中旬是烧田季，空气可能很差，选日期前请留意',
    ],
  },
  alt: {
    en: 'A teak house on posts with lit windows above the river at dusk',
    th: 'บ้านไม้สักใต้ถุนสูงริมแม่น้ำ เปิดไฟยามเย็น',
    'zh-cn': '黄昏的河边，亮着灯的高脚柚木屋',
  },
  options: [
    {
      code: 'veranda-room-flexible',
      name: { en: 'Veranda room, free cancellation', th: 'ห้องระเบียง ยกเลิกฟรี', 'zh-cn': '檐廊房，可免费取消' },
      summary: {
        en: 'Upstairs, double bed, own bathroom and veranda, for 2 guests',
        th: 'ชั้นบน เตียงใหญ่ ห้องน้ำและระเบียงในตัว สำหรับ 2 คน',
        'zh-cn': '楼上，大床，独立卫浴和檐廊，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 4,
      cutoffMinutes: 240,
      maxUnits: 3,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '11-01', to: '12-31', percent: 125 },
        { from: '01-01', to: '02-15', percent: 125 },
        { from: '04-12', to: '04-16', percent: 140 },
      ],
      units: [{ code: 'ROOM', price: 1850, pax: 2 }],
    },
    {
      code: 'veranda-room-non-refundable',
      name: { en: 'Veranda room, non-refundable', th: 'ห้องระเบียง ไม่คืนเงิน', 'zh-cn': '檐廊房，不可退款' },
      summary: {
        en: 'The same room for less; no money back if you cancel',
        th: 'ห้องแบบเดียวกันในราคาถูกกว่า ยกเลิกแล้วไม่คืนเงิน',
        'zh-cn': '同样的房间，价格更低，取消不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 4,
      cutoffMinutes: 240,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '11-01', to: '12-31', percent: 125 },
        { from: '01-01', to: '02-15', percent: 125 },
        { from: '04-12', to: '04-16', percent: 140 },
      ],
      units: [{ code: 'ROOM', price: 1590, pax: 2 }],
    },
    {
      code: 'garden-family-flexible',
      name: {
        en: 'Garden family room, free cancellation',
        th: 'ห้องครอบครัวติดสวน ยกเลิกฟรี',
        'zh-cn': '花园家庭房，可免费取消',
      },
      summary: {
        en: 'Ground floor, one double and two single beds, for 4 guests',
        th: 'ชั้นล่าง เตียงใหญ่หนึ่งและเตียงเดี่ยวสอง สำหรับ 4 คน',
        'zh-cn': '一楼，1 张大床加 2 张单人床，住 4 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 2,
      cutoffMinutes: 240,
      maxUnits: 3,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '11-01', to: '12-31', percent: 125 },
        { from: '01-01', to: '02-15', percent: 125 },
        { from: '04-12', to: '04-16', percent: 140 },
      ],
      units: [{ code: 'ROOM', price: 2900, pax: 4 }],
      lastSeats: { day: 6, left: 1 },
    },
  ],
}
