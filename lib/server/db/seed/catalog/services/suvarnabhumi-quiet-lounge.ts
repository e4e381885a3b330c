import type { ProductSeed } from '@/lib/server/db/seed/types'

export const suvarnabhumiQuietLounge: ProductSeed = {
  id: 'suvarnabhumi-quiet-lounge',
  vertical: 'service',
  category: 'CATEGORY_085',
  areas: ['bangkok'],
  operator: 'Ban Sabai Airport Lounges',
  currency: 'THB',
  durationMinutes: 180,
  languages: ['th', 'en', 'zh'],
  wheelchair: true,
  picture: { subject: 'quietlounge', mood: 'dawn', seed: 'suvarnabhumi-quiet-lounge-b' },
  gallery: [
    { subject: 'quietlounge', mood: 'dusk', seed: 'suvarnabhumi-quiet-lounge-b', flip: true, view: 'detail' },
    { subject: 'temple', mood: 'dawn', flip: true, view: 'gate' },
    { subject: 'mango', mood: 'noon', flip: true },
    { subject: 'quietlounge', mood: 'noon', seed: 'suvarnabhumi-quiet-lounge-b', flip: true, view: 'ticket' },
  ],
  name: {
    en: 'Quiet lounge at Suvarnabhumi Airport',
    th: 'เลานจ์เงียบที่สนามบินสุวรรณภูมิ',
    'zh-cn': '素万那普机场静音贵宾室',
  },
  alsoCalled: { en: ['Airport lounge'], th: ['ห้องรับรอง'], 'zh-cn': ['休息室'] },
  summary: {
    en: 'No television, no announcements, phones on silent: a lounge for people who have a night flight ahead. Hot Thai food, showers and chairs that recline. It is a ten-minute walk from the outer gates, so leave in time; nobody calls your flight.',
    th: 'ไม่มีทีวี ไม่มีเสียงประกาศ โทรศัพท์ปิดเสียง เลานจ์สำหรับคนที่ต้องบินกลางคืน มีอาหารไทยร้อน ๆ ห้องอาบน้ำ และเก้าอี้เอนหลัง เดินไปเกตปลายทางราวสิบนาที และไม่มีการเรียกขึ้นเครื่อง ต้องดูเวลาเอง',
    'zh-cn':
      '没有电视，没有广播，手机静音：留给要赶夜班飞机的人。有热的泰式餐食、淋浴间和可以放倒的躺椅。到最远的登机口要走 10 分钟，这里也不叫航班，请自己留意时间。',
  },
  highlights: {
    en: [
      'A shower with towel, 30 minutes, no extra charge',
      'Khao tom and curries through the night',
      'A socket at every chair',
    ],
    th: ['ห้องอาบน้ำพร้อมผ้าเช็ดตัว 30 นาที ไม่คิดเพิ่ม', 'ข้าวต้มและแกงร้อน ๆ ตลอดคืน', 'มีปลั๊กไฟทุกที่นั่ง'],
    'zh-cn': ['淋浴 30 分钟，含毛巾，不另收费', '整夜供应泰式热粥和咖喱', '每个座位都有插座'],
  },
  inclusions: {
    en: ['Stay as in the chosen option', 'Buffet, coffee, soft drinks', 'One shower', 'Wi-Fi'],
    th: ['เวลาพักตามตัวเลือก', 'บุฟเฟต์ กาแฟ และเครื่องดื่มไม่มีแอลกอฮอล์', 'อาบน้ำหนึ่งครั้ง', 'Wi-Fi'],
    'zh-cn': ['所选时长的休息', '自助餐、咖啡与软饮', '淋浴一次', 'Wi-Fi'],
  },
  exclusions: {
    en: ['Wine and beer, from THB 180 a glass', 'Extra hours at THB 400, if there is room'],
    th: ['ไวน์และเบียร์ แก้วละ 180 บาทขึ้นไป', 'อยู่ต่อชั่วโมงละ 400 บาท ถ้ามีที่ว่าง'],
    'zh-cn': ['葡萄酒和啤酒，每杯 180 泰铢起', '延时每小时 400 泰铢，视空位而定'],
  },
  meeting: {
    name: {
      en: 'Suvarnabhumi Airport, Concourse D, level 3',
      th: 'สนามบินสุวรรณภูมิ อาคารเทียบเครื่องบิน D ชั้น 3',
      'zh-cn': '素万那普机场 D 候机廊 3 层',
    },
    directions: {
      en: 'After passport control turn to Concourse D, take the escalator down one level by gate D5. The door is dark blue. International departures only.',
      th: 'ผ่านตรวจหนังสือเดินทางแล้วไปทางอาคาร D ลงบันไดเลื่อนหนึ่งชั้นใกล้เกต D5 ประตูสีน้ำเงินเข้ม เฉพาะผู้โดยสารขาออกระหว่างประเทศ',
      'zh-cn': '过护照检查后往 D 候机廊走，在 D5 登机口旁乘扶梯下一层，门是深蓝色的。仅限国际出发旅客。',
    },
    latitude: 13.69,
    longitude: 100.7501,
  },
  howToUse: {
    en: 'Show the code and today’s boarding pass at the door. Come within 60 minutes of your time; your stay is counted from when you walk in.',
    th: 'แสดงโค้ดพร้อมบัตรขึ้นเครื่องของวันนั้นที่ประตู เข้าได้ภายใน 60 นาทีจากเวลาที่จอง เริ่มนับเมื่อเดินเข้า',
    'zh-cn': '在门口出示凭证码和当天的登机牌。请在预订时间后 60 分钟内到，时长从进门算起。',
  },
  goodToKnow: {
    en: [
      'Domestic passengers cannot reach it',
      'Flights from the satellite building (SAT-1): leave 50 minutes before boarding, the train takes you over',
      'Children are welcome, but this really is the quiet one',
    ],
    th: [
      'ผู้โดยสารในประเทศเข้าไม่ได้',
      'ถ้าขึ้นเครื่องที่อาคาร SAT-1 เผื่อเวลา 50 นาทีก่อนขึ้นเครื่อง ต้องนั่งรถไฟไป',
      'เด็กเข้าได้ แต่ที่นี่เงียบจริง',
    ],
    'zh-cn': [
      '国内航班旅客无法进入',
      '从卫星厅 SAT-1 登机的，请在登机前 50 分钟出发，要坐摆渡列车',
      '欢迎带孩子，但这里是真的安静',
    ],
  },
  alt: {
    en: 'Sleeping pods on both sides of a round window at dawn, a recliner and a lamp in front, a plane outside',
    th: 'แคปซูลนอนสองข้างหน้าต่างกลมยามเช้าตรู่ ด้านหน้ามีเก้าอี้เอนนอนกับโคมไฟ ด้านนอกมีเครื่องบินจอด',
    'zh-cn': '清晨，圆窗两侧是睡眠舱，窗前有躺椅和台灯，窗外停着飞机',
  },
  options: [
    {
      code: 'three-hours',
      name: { en: 'Three hours', th: 'สามชั่วโมง', 'zh-cn': '3 小时' },
      summary: {
        en: 'Buffet, shower and a reclining chair',
        th: 'บุฟเฟต์ ห้องอาบน้ำ และเก้าอี้เอนหลัง',
        'zh-cn': '自助餐、淋浴和躺椅',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['00:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00'],
      capacity: 24,
      cutoffMinutes: 60,
      maxUnits: 6,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_flight_number', 'lead_terminal'],
      units: [
        { code: 'ADULT', price: 1250, minAge: 12 },
        { code: 'CHILD', price: 650, minAge: 2, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 1, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'six-hours-pod',
      name: { en: 'Six hours with a sleeping pod', th: 'หกชั่วโมงพร้อมแคปซูลนอน', 'zh-cn': '6 小时含睡眠舱' },
      summary: {
        en: 'A pod with a door, blanket and alarm, for one person',
        th: 'แคปซูลมีประตู ผ้าห่ม และนาฬิกาปลุก สำหรับหนึ่งคน',
        'zh-cn': '带门的单人睡眠舱，备毯子和闹钟',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['00:00', '09:00', '15:00', '21:00'],
      capacity: 8,
      cutoffMinutes: 180,
      maxUnits: 4,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_flight_number', 'lead_terminal'],
      units: [{ code: 'ADULT', price: 2400, minAge: 12 }],
      lastSeats: { day: 3, left: 2 },
    },
  ],
}
