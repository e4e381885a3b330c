import type { ProductSeed } from '@/lib/server/db/seed/types'

export const ujiMatchaSet: ProductSeed = {
  id: 'uji-matcha-set',
  vertical: 'shopping',
  category: 'CATEGORY_091',
  areas: ['kyoto'],
  operator: 'Asagiri Tea House',
  currency: 'JPY',
  languages: ['en', 'ja', 'zh'],
  picture: { subject: 'matcha', mood: 'dawn', seed: 'uji-matcha-set-4' },
  gallery: [
    { subject: 'matcha', mood: 'noon', view: 'detail' },
    { subject: 'teaceremony', mood: 'dawn', flip: true },
    { subject: 'pagoda', mood: 'dusk', view: 'postcard' },
    { subject: 'tea', mood: 'dawn', flip: true },
  ],
  name: {
    en: 'Uji matcha set with whisk',
    th: 'ชุดมัทฉะอุจิพร้อมแปรงชงชา',
    'zh-cn': '宇治抹茶套装（含茶筅）',
  },
  summary: {
    en: 'Stone-ground matcha from shaded fields at Uji, with the bamboo whisk and scoop it takes to make a bowl. Ground in the week it is handed to you. It fades within a month of opening, so buy what you will drink.',
    th: 'มัทฉะโม่หินจากแปลงชาใต้ร่มเงาที่อุจิ พร้อมแปรงและช้อนไม้ไผ่สำหรับชงหนึ่งถ้วย โม่ในสัปดาห์ที่ส่งมอบ หลังเปิดแล้วกลิ่นจางภายในหนึ่งเดือน ซื้อเท่าที่จะดื่ม',
    'zh-cn':
      '宇治遮荫茶园的石磨抹茶，配一碗茶所需的竹茶筅和茶杓，取货当周现磨。开封后一个月内风味就会变淡，喝多少买多少。',
  },
  highlights: {
    en: [
      'Single-field matcha for thin tea',
      'Whisk of 80 tines, made in Nara',
      'Recipe card in three languages',
    ],
    th: ['มัทฉะจากแปลงเดียว สำหรับชงแบบบาง (อุซุฉะ)', 'แปรง 80 ซี่จากนารา', 'การ์ดวิธีชงสามภาษา'],
    'zh-cn': ['单一茶园抹茶，适合点薄茶', '奈良产 80 本立茶筅', '三种语言的点茶卡片'],
  },
  inclusions: {
    en: ['Matcha in an airtight tin', 'Bamboo whisk and scoop', 'Recipe card'],
    th: ['มัทฉะในกระป๋องปิดสนิท', 'แปรงและช้อนไม้ไผ่', 'การ์ดวิธีชง'],
    'zh-cn': ['密封罐装抹茶', '竹茶筅与茶杓', '点茶卡片'],
  },
  exclusions: {
    en: ['Tea bowl, except in the full set', 'Delivery outside Japan'],
    th: ['ถ้วยชา ยกเว้นชุดเต็ม', 'จัดส่งนอกญี่ปุ่น'],
    'zh-cn': ['茶碗（全套款除外）', '日本境外配送'],
  },
  meeting: {
    name: { en: 'Tea shop on the Uji bridge road', th: 'ร้านชาถนนสะพานอุจิ', 'zh-cn': '宇治桥通茶铺' },
    directions: {
      en: 'Uji, five minutes on foot from JR Uji station, 17 minutes by rapid train from Kyoto. Open 10:00 to 17:00, closed on Wednesdays.',
      th: 'เมืองอุจิ เดินห้านาทีจากสถานี JR อุจิ ซึ่งห่างเกียวโต 17 นาทีโดยรถไฟด่วน เปิด 10:00–17:00 ปิดวันพุธ',
      'zh-cn': '宇治市，从 JR 宇治站步行 5 分钟，京都站乘快速约 17 分钟。10:00 至 17:00 营业，周三休息。',
    },
    latitude: 34.8907,
    longitude: 135.8035,
  },
  handover: {
    points: [],
    use: {
      pickup: {
        en: 'Show the code at the shop from two days after your order.',
        th: 'แสดงโค้ดที่ร้านตั้งแต่สองวันหลังสั่ง',
        'zh-cn': '下单两天后起到店出示凭证码取货。',
      },
      delivery: {
        en: 'It is sent to your hotel in Japan in three days and waits at the front desk under the name on the order.',
        th: 'ส่งถึงโรงแรมในญี่ปุ่นภายในสามวัน รออยู่ที่แผนกต้อนรับในชื่อตามคำสั่งซื้อ',
        'zh-cn': '三天内寄到日本境内酒店，存放在前台，报订单上的姓名领取。',
      },
    },
  },
  howToUse: {
    en: 'Collect with the code from two days after ordering, or have it sent to a hotel in Japan in three days.',
    th: 'รับด้วยโค้ดตั้งแต่สองวันหลังสั่ง หรือส่งถึงโรงแรมในญี่ปุ่นภายในสามวัน',
    'zh-cn': '下单两天后可凭码取货，或三天内寄到日本境内酒店。',
  },
  goodToKnow: {
    en: [
      'Keep it cold and closed; best within 30 days of opening',
      'Food, so it cannot be returned',
      'Check whether your country lets bamboo and tea in',
    ],
    th: [
      'เก็บในที่เย็นและปิดสนิท ดื่มภายใน 30 วันหลังเปิด',
      'เป็นอาหาร จึงคืนสินค้าไม่ได้',
      'ตรวจกฎนำเข้าไม้ไผ่และใบชาของประเทศปลายทาง',
    ],
    'zh-cn': ['冷藏密封，开封后 30 天内喝完最好', '属食品，不可退货', '回国前请确认竹制品和茶叶的入境规定'],
  },
  alt: {
    en: 'A bowl of matcha with whisk, scoop and an open tin of green powder',
    th: 'ชามมัทฉะกับแปรงตีชา ช้อนไม้ไผ่ และกระป๋องผงชาเขียวเปิดฝา',
    'zh-cn': '一碗抹茶，旁边是茶筅、茶勺和打开的抹茶罐',
  },
  options: [
    {
      code: 'starter',
      name: { en: 'Starter set, 30 g', th: 'ชุดเริ่มต้น 30 กรัม', 'zh-cn': '入门套装 30 克' },
      summary: {
        en: 'Matcha, whisk, scoop: about 15 bowls',
        th: 'มัทฉะ แปรง ช้อน ชงได้ราว 15 ถ้วย',
        'zh-cn': '抹茶、茶筅、茶杓，约 15 碗',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 60,
      cutoffMinutes: 0,
      maxUnits: 6,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 5800 }],
    },
    {
      code: 'full',
      name: { en: 'Full set with bowl, 40 g', th: 'ชุดเต็มพร้อมถ้วย 40 กรัม', 'zh-cn': '全套含茶碗 40 克' },
      summary: {
        en: 'Also a hand-thrown bowl and a whisk stand',
        th: 'เพิ่มถ้วยปั้นมือและที่ตั้งแปรง',
        'zh-cn': '另含手作茶碗与茶筅座',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 20,
      cutoffMinutes: 0,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 12800 }],
    },
  ],
}
