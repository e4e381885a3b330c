import type { ProductSeed } from '@/lib/server/db/seed/types'

export const kyotoOnsenRyokan: ProductSeed = {
  id: 'kyoto-onsen-ryokan',
  vertical: 'stay',
  category: 'CATEGORY_203',
  areas: ['kyoto'],
  operator: 'Ryokan Kawagiri',
  currency: 'JPY',
  languages: ['en', 'ja', 'zh'],
  wheelchair: false,
  instantConfirmation: false,
  picture: { subject: 'onsen', mood: 'snow' },
  gallery: [
    { subject: 'onsen', mood: 'dawn', flip: true, view: 'hotel' },
    { subject: 'teaceremony', mood: 'dusk', flip: true },
    { subject: 'onsen', mood: 'night', flip: true, view: 'detail' },
    { subject: 'pagoda', mood: 'noon' },
  ],
  name: {
    en: 'Hot-spring ryokan in Arashiyama, dinner and breakfast',
    th: 'เรียวกังออนเซ็นย่านอาราชิยามะ รวมมื้อเย็นและเช้า',
    'zh-cn': '京都岚山温泉旅馆，一泊二食',
  },
  alsoCalled: { en: ['Onsen hotel'], th: ['ออนเซ็น', 'เรียวกัง'], 'zh-cn': ['温泉', '日式旅馆'] },
  summary: {
    en: 'Twelve tatami rooms by the Katsura River, two hot-spring baths and a dinner of nine small courses served in your room. The house answers every request by hand, within 24 hours; you pay now and get everything back if it cannot take you.',
    th: 'ห้องเสื่อทาทามิสิบสองห้องริมแม่น้ำคัตสึระ มีบ่อน้ำพุร้อนสองบ่อและมื้อเย็นเก้าจานเล็กเสิร์ฟถึงห้อง ทางเรียวกังตอบรับทุกคำขอเองภายใน 24 ชั่วโมง ชำระตอนนี้ และได้เงินคืนเต็มจำนวนหากห้องไม่ว่าง',
    'zh-cn':
      '桂川边的 12 间榻榻米客房，两处温泉浴池，晚餐是送到房里的九道小菜。每份预订都由旅馆在 24 小时内人工确认；你先付款，若旅馆无法接待则全额退回。',
  },
  highlights: {
    en: [
      'Indoor and open-air baths fed by the Arashiyama spring',
      'Kaiseki dinner that changes each month',
      'The bamboo grove before breakfast, when it is empty',
    ],
    th: ['บ่อในร่มและบ่อกลางแจ้งจากน้ำพุร้อนอาราชิยามะ', 'มื้อเย็นไคเซกิที่เปลี่ยนเมนูทุกเดือน', 'เดินป่าไผ่ก่อนมื้อเช้าตอนที่ยังไม่มีคน'],
    'zh-cn': ['引自岚山温泉的室内与露天浴池', '每月更换的怀石料理', '早餐前走进还没有人的竹林'],
  },
  inclusions: {
    en: [
      'Kaiseki dinner and Japanese breakfast',
      'Both baths, towels and yukata',
      'Accommodation tax and bath tax',
      'Pick-up of your bags at Saga-Arashiyama Station',
    ],
    th: [
      'มื้อเย็นไคเซกิและอาหารเช้าญี่ปุ่น',
      'ใช้บ่อทั้งสอง พร้อมผ้าเช็ดตัวและชุดยูกาตะ',
      'ภาษีที่พักและภาษีออนเซ็น',
      'รับกระเป๋าที่สถานีซากะอาราชิยามะ',
    ],
    'zh-cn': ['怀石晚餐和日式早餐', '两处浴池、毛巾和浴衣', '住宿税和入汤税', '嵯峨岚山站行李接取'],
  },
  exclusions: {
    en: ['Drinks with dinner', 'Private use of the open-air bath (can be added)'],
    th: ['เครื่องดื่มกับมื้อเย็น', 'การเหมาบ่อกลางแจ้ง (เลือกเพิ่มได้)'],
    'zh-cn': ['晚餐酒水', '露天浴池包场（可加购）'],
  },
  meeting: {
    name: { en: 'Ryokan Kawagiri, Arashiyama', th: 'เรียวกังคาวางิริ อาราชิยามะ', 'zh-cn': '川雾旅馆，岚山' },
    directions: {
      en: 'Upstream of Togetsukyo Bridge on the north bank. 15 minutes on foot from JR Saga-Arashiyama, 10 from Hankyu Arashiyama.',
      th: 'เลยสะพานโทเก็ตสึเคียวขึ้นไปทางต้นน้ำ ฝั่งเหนือ เดินจาก JR ซากะอาราชิยามะ 15 นาที หรือจากสถานีฮันคิวอาราชิยามะ 10 นาที',
      'zh-cn': '渡月桥上游北岸。从 JR 嵯峨岚山站步行 15 分钟，从阪急岚山站步行 10 分钟。',
    },
    latitude: 35.0139,
    longitude: 135.6752,
  },
  howToUse: {
    en: 'Wait for the confirmation mail, then show its code and your passport at the entrance. Take off your shoes there.',
    th: 'รออีเมลยืนยันก่อน แล้วแสดงโค้ดกับหนังสือเดินทางที่ทางเข้า และถอดรองเท้าตรงนั้น',
    'zh-cn': '收到确认邮件后，凭邮件中的凭证码和护照在玄关办理入住，并在那里脱鞋。',
  },
  goodToKnow: {
    en: [
      'Check-in 15:00–17:30 so that dinner can start at 18:00; check-out until 10:00',
      'Guests with tattoos use the open-air bath at a private hour',
      'You sleep on futons on the floor; the baths are separate for men and women',
    ],
    th: [
      'เช็กอิน 15:00–17:30 เพื่อให้ทันมื้อเย็น 18:00 เช็กเอาต์ก่อน 10:00',
      'ผู้มีรอยสักใช้บ่อกลางแจ้งได้ในช่วงเวลาส่วนตัว',
      'นอนฟูกบนพื้น และบ่อแยกชายหญิง',
    ],
    'zh-cn': [
      '15:00–17:30 入住，18:00 开晚餐；10:00 前退房',
      '有纹身的客人请在包场时段使用露天浴池',
      '睡的是地铺，浴池男女分开',
    ],
  },
  alt: {
    en: 'A steaming open-air hot spring beside a wooden inn in the snow',
    th: 'บ่อน้ำพุร้อนกลางแจ้งควันกรุ่นข้างเรียวกังไม้ท่ามกลางหิมะ',
    'zh-cn': '雪中，木造旅馆旁热气腾腾的露天温泉',
  },
  options: [
    {
      code: 'river-tatami-flexible',
      name: {
        en: 'River tatami room, free cancellation',
        th: 'ห้องทาทามิริมน้ำ ยกเลิกฟรี',
        'zh-cn': '临河和室，可免费取消',
      },
      summary: {
        en: '10 mats, dinner and breakfast for 2 guests',
        th: 'ขนาด 10 เสื่อ รวมมื้อเย็นและเช้าสำหรับ 2 คน',
        'zh-cn': '10 叠，含 2 人早晚餐',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 5,
      cutoffMinutes: 4320,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'lead_arrival_time', 'lead_diet'],
      seasons: [
        { from: '03-25', to: '04-12', percent: 135 },
        { from: '11-12', to: '12-03', percent: 140 },
        { from: '12-30', to: '12-31', percent: 150 },
        { from: '01-01', to: '01-03', percent: 150 },
      ],
      units: [{ code: 'ROOM', price: 68000, pax: 2 }],
      extras: [
        {
          code: 'private-bath',
          name: {
            en: 'Open-air bath to yourselves, 45 minutes',
            th: 'เหมาบ่อกลางแจ้ง 45 นาที',
            'zh-cn': '露天浴池包场 45 分钟',
          },
          price: 3300,
        },
      ],
    },
    {
      code: 'river-tatami-non-refundable',
      name: {
        en: 'River tatami room, non-refundable',
        th: 'ห้องทาทามิริมน้ำ ไม่คืนเงิน',
        'zh-cn': '临河和室，不可退款',
      },
      summary: {
        en: 'Same room and meals for less; no money back once the house has confirmed',
        th: 'ห้องและอาหารเหมือนกันในราคาถูกกว่า เมื่อเรียวกังยืนยันแล้วไม่คืนเงิน',
        'zh-cn': '房间和餐食相同，价格更低，旅馆确认后不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 3,
      cutoffMinutes: 4320,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time', 'lead_diet'],
      seasons: [
        { from: '03-25', to: '04-12', percent: 135 },
        { from: '11-12', to: '12-03', percent: 140 },
        { from: '12-30', to: '12-31', percent: 150 },
        { from: '01-01', to: '01-03', percent: 150 },
      ],
      units: [{ code: 'ROOM', price: 59800, pax: 2 }],
    },
    {
      code: 'family-tatami-flexible',
      name: {
        en: 'Family tatami room, free cancellation',
        th: 'ห้องทาทามิครอบครัว ยกเลิกฟรี',
        'zh-cn': '家庭和室，可免费取消',
      },
      summary: {
        en: 'Two joined rooms of 8 mats over the garden, meals for up to 4 guests',
        th: 'สองห้องเชื่อมกันห้องละ 8 เสื่อ มองเห็นสวน รวมอาหารสำหรับไม่เกิน 4 คน',
        'zh-cn': '两间相连的 8 叠和室，面朝庭院，含最多 4 人餐食',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 3,
      cutoffMinutes: 4320,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'lead_arrival_time', 'lead_diet'],
      seasons: [
        { from: '03-25', to: '04-12', percent: 135 },
        { from: '11-12', to: '12-03', percent: 140 },
        { from: '12-30', to: '12-31', percent: 150 },
        { from: '01-01', to: '01-03', percent: 150 },
      ],
      units: [{ code: 'ROOM', price: 112000, pax: 4 }],
      extras: [
        {
          code: 'private-bath',
          name: {
            en: 'Open-air bath to yourselves, 45 minutes',
            th: 'เหมาบ่อกลางแจ้ง 45 นาที',
            'zh-cn': '露天浴池包场 45 分钟',
          },
          price: 3300,
        },
      ],
    },
  ],
}
