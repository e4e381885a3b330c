import type { ProductSeed } from '@/lib/server/db/seed/types'

export const singaporeNightWildlifePark: ProductSeed = {
  id: 'singapore-night-wildlife-park',
  vertical: 'ticket',
  category: 'CATEGORY_005',
  areas: ['singapore'],
  operator: 'Upper Seletar Wildlife Tickets',
  currency: 'SGD',
  durationMinutes: 180,
  languages: ['en', 'zh'],
  wheelchair: true,
  picture: { subject: 'nightsafari', mood: 'night', seed: 'singapore-night-wildlife-park-2' },
  gallery: [
    { subject: 'nightsafari', mood: 'dusk', view: 'detail' },
    { subject: 'nightsafari', mood: 'dusk', view: 'people' },
    { subject: 'nightsafari', mood: 'night', view: 'postcard' },
    { subject: 'nightsafari', mood: 'dusk', view: 'ticket' },
  ],
  name: {
    en: 'Night wildlife park in the Mandai forest',
    th: 'สวนสัตว์กลางคืนในป่ามันได สิงคโปร์',
    'zh-cn': '万礼雨林夜间野生动物园门票',
  },
  alsoCalled: {
    en: ['Night safari', 'Zoo', 'For kids and families'],
    th: ['ไนท์ซาฟารี', 'สวนสัตว์', 'สำหรับเด็กและครอบครัว'],
    'zh-cn': ['夜间动物园', '动物园', '亲子'],
  },
  summary: {
    en: 'The animals here wake up when you arrive: elephants, Malayan tigers, fishing cats and tapirs under light no brighter than the moon. Ride the tram first, then walk the trails, where you see more. Each start time has its own queue.',
    th: 'สัตว์ที่นี่ตื่นตอนคุณมาถึง ทั้งช้าง เสือมลายู เสือปลา และสมเสร็จ ในแสงสลัวเท่าแสงจันทร์ นั่งรถรางก่อนหนึ่งรอบ แล้วลงเดินตามเส้นทางซึ่งเห็นสัตว์ได้ใกล้กว่า แต่ละรอบเข้ามีแถวของตัวเอง',
    'zh-cn':
      '你到的时候，动物才刚醒：大象、马来虎、渔猫和貘，灯光只有月光那么亮。先坐一圈游览车，再走步道，步道上看得更清楚。门票按时段入场。',
  },
  highlights: {
    en: [
      'A 40-minute tram ride through the forest',
      'Four walking trails, open until midnight',
      'Small cats, otters and flying foxes at close range',
    ],
    th: ['รถรางชมป่า 40 นาที', 'เส้นทางเดินสี่สาย เปิดถึงเที่ยงคืน', 'เห็นเสือปลา นาก และค้างคาวแม่ไก่ในระยะใกล้'],
    'zh-cn': ['40 分钟雨林游览车', '四条步道，开放到午夜', '近距离看小型野猫、水獭和狐蝠'],
  },
  inclusions: {
    en: [
      'Park entry at the chosen time',
      'One tram ride with commentary',
      'All walking trails and the keeper talk',
    ],
    th: ['ค่าเข้าตามรอบที่เลือก', 'รถรางพร้อมบรรยายหนึ่งรอบ', 'เส้นทางเดินทั้งหมดและช่วงพูดคุยกับผู้ดูแลสัตว์'],
    'zh-cn': ['所选时段入园', '含讲解的游览车一次', '全部步道和饲养员讲解'],
  },
  exclusions: {
    en: ['Shuttle bus from Khatib MRT', 'Dinner'],
    th: ['รถรับส่งจาก MRT Khatib', 'อาหารเย็น'],
    'zh-cn': ['卡迪地铁站接驳巴士', '晚餐'],
  },
  meeting: {
    name: {
      en: 'Night park entrance, Mandai Lake Road',
      th: 'ทางเข้าสวนสัตว์กลางคืน ถนน Mandai Lake',
      'zh-cn': '万礼湖路夜间动物园入口',
    },
    directions: {
      en: 'MRT to Khatib (North–South Line), exit A, then the shuttle bus, about 15 minutes. A taxi from Marina Bay takes 30 minutes.',
      th: 'MRT สาย North–South ลงสถานี Khatib ทางออก A ต่อรถรับส่งราว 15 นาที แท็กซี่จากมารีน่าเบย์ใช้เวลา 30 นาที',
      'zh-cn': '乘地铁南北线到卡迪站，A 出口换接驳巴士约 15 分钟；从滨海湾打车约 30 分钟。',
    },
    latitude: 1.4021,
    longitude: 103.7881,
  },
  howToUse: {
    en: 'Scan the code at the gate within 45 minutes of your start time. It also opens the tram queue.',
    th: 'สแกนโค้ดที่ประตูภายใน 45 นาทีหลังเวลารอบ โค้ดเดียวกันใช้ขึ้นรถรางได้',
    'zh-cn': '在所选时段开始后 45 分钟内扫码入园，同一个码也用来排游览车。',
  },
  goodToKnow: {
    en: [
      'The tram queue is worst at 19:30; with the 19:15 entry, walk first and ride after 21:00',
      'No flash, and a phone camera will see little: come to look, not to photograph',
      'Leave by 22:45 to catch the last trains at Khatib',
    ],
    th: [
      'แถวรถรางยาวที่สุดช่วง 19:30 ถ้าเข้ารอบ 19:15 ให้เดินก่อนแล้วขึ้นรถหลัง 21:00',
      'ห้ามใช้แฟลช และกล้องโทรศัพท์ถ่ายแทบไม่ติด มาเพื่อดูด้วยตาจะคุ้มกว่า',
      'ออกจากสวนไม่เกิน 22:45 เพื่อให้ทันรถไฟขบวนท้าย ๆ ที่ Khatib',
    ],
    'zh-cn': [
      '19:30 前后游览车排队最长；选 19:15 入园的话，先走步道，21:00 以后再坐车',
      '禁用闪光灯，手机基本拍不清，适合用眼睛看',
      '想赶上卡迪站的末班地铁，请在 22:45 前离园',
    ],
  },
  alt: {
    en: 'Tapirs in a lamp-lit clearing at night, visitors passing in an open tram',
    th: 'สมเสร็จในลานที่ส่องไฟยามค่ำคืน รถรางเปิดโล่งพาผู้ชมแล่นผ่าน',
    'zh-cn': '夜里，灯光下林间空地上的马来貘，游客乘敞篷游览车经过',
  },
  options: [
    {
      code: 'standard',
      name: { en: 'Entry and tram', th: 'บัตรเข้าและรถราง', 'zh-cn': '入园加游览车' },
      summary: {
        en: 'Entry at a set time, tram in the general queue',
        th: 'เข้าตามรอบ ขึ้นรถรางในแถวปกติ',
        'zh-cn': '按时段入园，游览车走普通队列',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['19:15', '20:15', '21:15'],
      capacity: 150,
      cutoffMinutes: 30,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 58, minAge: 13 },
        { code: 'CHILD', price: 41, minAge: 3, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 2, accompaniedBy: 'ADULT', max: 3 },
      ],
      soldOutDays: [6],
    },
    {
      code: 'express-tram',
      name: { en: 'Entry and express tram', th: 'บัตรเข้าและรถรางช่องด่วน', 'zh-cn': '入园加游览车快速通道' },
      summary: {
        en: 'A separate tram queue, usually under 10 minutes',
        th: 'แถวรถรางแยก ปกติรอไม่ถึง 10 นาที',
        'zh-cn': '游览车专用队列，通常等不到 10 分钟',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['19:15', '20:15', '21:15'],
      capacity: 30,
      cutoffMinutes: 60,
      maxUnits: 8,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 76, minAge: 13 },
        { code: 'CHILD', price: 59, minAge: 3, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 2, accompaniedBy: 'ADULT', max: 3 },
      ],
      lastSeats: { day: 3, left: 2 },
    },
  ],
}
