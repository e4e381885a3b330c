import type { ProductSeed } from '@/lib/server/db/seed/types'

export const dubaiAirportLounge: ProductSeed = {
  id: 'dubai-airport-lounge',
  vertical: 'service',
  category: 'CATEGORY_085',
  areas: ['dubai'],
  operator: 'Sidra Lounge Company',
  currency: 'AED',
  durationMinutes: 240,
  languages: ['en', 'ar'],
  wheelchair: true,
  picture: { subject: 'lounge', mood: 'dusk', seed: 'dubai-airport-lounge-3' },
  gallery: [
    { subject: 'lounge', mood: 'noon', seed: 'dubai-airport-lounge-3', flip: true, view: 'detail' },
    { subject: 'supertall', mood: 'dawn', flip: true, view: 'gate' },
    { subject: 'cafe', mood: 'dusk', flip: true },
    { subject: 'lounge', mood: 'dawn', seed: 'dubai-airport-lounge-3', flip: true, view: 'ticket' },
  ],
  name: {
    en: 'Lounge at Dubai International, Terminal 1',
    th: 'เลานจ์สนามบินดูไบ อาคาร 1',
    'zh-cn': '迪拜国际机场 1 号航站楼贵宾室',
  },
  alsoCalled: { en: ['Airport lounge'], th: ['ห้องรับรอง'], 'zh-cn': ['休息室'] },
  summary: {
    en: 'Four hours of calm in Concourse D for flights at bad times: a buffet from mezze to biryani, showers, and a dark room with daybeds. Between midnight and three it fills up and the dark room can be full.',
    th: 'สี่ชั่วโมงเงียบ ๆ ในอาคารเทียบเครื่องบิน D สำหรับเที่ยวบินเวลาลำบาก มีบุฟเฟต์ตั้งแต่เมซเซถึงข้าวหมก ห้องอาบน้ำ และห้องมืดมีเตียงนอนเล่น ช่วงเที่ยงคืนถึงตีสามคนเยอะ ห้องมืดอาจเต็ม',
    'zh-cn':
      '红眼航班前在 D 候机厅安静待 4 小时：从中东冷盘到香料饭的自助餐、淋浴间，还有摆着躺床的暗室。零点到凌晨三点人最多，暗室可能没位子。',
  },
  highlights: {
    en: [
      'Open day and night',
      'Showers, and daybeds in a dark room',
      'A corner for children, with a glass door',
    ],
    th: ['เปิดตลอดวันตลอดคืน', 'ห้องอาบน้ำ และเตียงนอนเล่นในห้องมืด', 'มุมเด็กกั้นด้วยประตูกระจก'],
    'zh-cn': ['24 小时开放', '淋浴间，以及带躺床的暗室', '儿童角，有玻璃门隔开'],
  },
  inclusions: {
    en: ['Four hours in the lounge', 'Buffet, coffee and soft drinks', 'Shower, towel included', 'Wi-Fi'],
    th: ['ใช้เลานจ์สี่ชั่วโมง', 'บุฟเฟต์ กาแฟ และเครื่องดื่มไม่มีแอลกอฮอล์', 'อาบน้ำพร้อมผ้าเช็ดตัว', 'Wi-Fi'],
    'zh-cn': ['贵宾室 4 小时', '自助餐、咖啡与软饮', '淋浴，含毛巾', 'Wi-Fi'],
  },
  exclusions: {
    en: ['Alcoholic drinks', 'Extra hours at AED 60'],
    th: ['เครื่องดื่มแอลกอฮอล์', 'อยู่ต่อชั่วโมงละ 60 เดอร์แฮม'],
    'zh-cn': ['酒精饮料', '延时每小时 60 迪拉姆'],
  },
  meeting: {
    name: {
      en: 'Dubai International, Concourse D, mezzanine',
      th: 'สนามบินดูไบ อาคารเทียบเครื่องบิน D ชั้นลอย',
      'zh-cn': '迪拜国际机场 D 候机厅夹层',
    },
    directions: {
      en: 'From Terminal 1 take the train to Concourse D, then the lift in the middle of the hall up one level. Flights from gates A, B and C (Terminal 3) cannot use it.',
      th: 'จากอาคาร 1 นั่งรถไฟไปอาคารเทียบเครื่องบิน D แล้วขึ้นลิฟต์กลางโถงหนึ่งชั้น ผู้โดยสารเกต A B และ C (อาคาร 3) ใช้ไม่ได้',
      'zh-cn':
        '从 1 号航站楼坐列车到 D 候机厅，乘大厅中央的电梯上一层。A、B、C 登机口（3 号航站楼）的旅客无法使用。',
    },
    latitude: 25.2487,
    longitude: 55.3525,
  },
  howToUse: {
    en: 'Show the code and a boarding pass for a D gate. Come within 60 minutes of your time.',
    th: 'แสดงโค้ดพร้อมบัตรขึ้นเครื่องเกต D เข้าได้ภายใน 60 นาทีจากเวลาที่จอง',
    'zh-cn': '出示凭证码和 D 登机口的登机牌，在预订时间后 60 分钟内入场。',
  },
  goodToKnow: {
    en: [
      'Check the terminal on your ticket first: most flights of the home carrier leave from Terminal 3',
      'From the door to gate D20 and beyond allow 10 minutes',
    ],
    th: [
      'ดูอาคารในตั๋วก่อนจอง เที่ยวบินส่วนใหญ่ของสายการบินเจ้าบ้านออกจากอาคาร 3',
      'จากประตูเลานจ์ถึงเกต D20 ขึ้นไป เผื่อ 10 นาที',
    ],
    'zh-cn': [
      '下单前先看机票上的航站楼：本地航司的航班多在 3 号航站楼',
      '从贵宾室到 D20 以后的登机口请留 10 分钟',
    ],
  },
  alt: {
    en: 'Armchairs and tea by the lounge window, a plane on the apron at dusk',
    th: 'เก้าอี้นวมกับชาริมหน้าต่างเลานจ์ เครื่องบินจอดอยู่ด้านนอกยามเย็น',
    'zh-cn': '黄昏，贵宾室窗边的扶手椅与热茶，窗外停着一架飞机',
  },
  options: [
    {
      code: 'four-hours',
      name: { en: 'Four hours', th: 'สี่ชั่วโมง', 'zh-cn': '4 小时' },
      summary: {
        en: 'Buffet, shower, dark room if there is a place',
        th: 'บุฟเฟต์ อาบน้ำ และห้องมืดถ้ามีที่',
        'zh-cn': '自助餐、淋浴，暗室视空位而定',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['00:00', '03:00', '06:00', '10:00', '14:00', '18:00', '21:00'],
      capacity: 30,
      cutoffMinutes: 60,
      maxUnits: 6,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_flight_number', 'lead_terminal'],
      units: [
        { code: 'ADULT', price: 195, minAge: 12 },
        { code: 'CHILD', price: 110, minAge: 3, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 2, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
  ],
}
