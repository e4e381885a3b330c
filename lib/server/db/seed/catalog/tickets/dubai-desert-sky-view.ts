import type { ProductSeed } from '@/lib/server/db/seed/types'

export const dubaiDesertSkyView: ProductSeed = {
  id: 'dubai-desert-sky-view',
  vertical: 'ticket',
  category: 'CATEGORY_004',
  areas: ['dubai'],
  operator: 'Downtown Dune Tickets',
  currency: 'AED',
  durationMinutes: 90,
  languages: ['en', 'ar', 'zh'],
  wheelchair: true,
  picture: { subject: 'supertall', mood: 'dawn', seed: 'dubai-desert-sky-view-4' },
  gallery: [
    { subject: 'supertall', mood: 'noon', flip: true, view: 'detail' },
    { subject: 'supertall', mood: 'dusk', view: 'ticket' },
    { subject: 'supertall', mood: 'noon', view: 'people' },
    { subject: 'supertall', mood: 'dawn', view: 'map' },
  ],
  name: {
    en: 'Desert sky view: Burj Khalifa levels 124 and 125',
    th: 'ชมวิวเมืองกลางทะเลทราย เบิร์จคาลิฟา ชั้น 124 และ 125',
    'zh-cn': '俯瞰沙漠之城：哈利法塔 124 层与 125 层观景台',
  },
  alsoCalled: { en: ['Viewpoint'], th: ['จุดชมวิว'], 'zh-cn': ['观景台'] },
  summary: {
    en: 'From 452 metres you see where the city stops and the desert begins. The lift takes a minute; the queues before it take longer, most of all at sunset, when the price rises too. After 20:00 it is calmer and the fountain below is lit.',
    th: 'จากความสูง 452 เมตร มองเห็นเส้นที่เมืองสิ้นสุดและทะเลทรายเริ่มต้น ลิฟต์ใช้เวลาหนึ่งนาที แต่แถวก่อนขึ้นนานกว่านั้น โดยเฉพาะยามอาทิตย์ตกซึ่งราคาสูงกว่า หลัง 20:00 คนน้อยลงและเห็นน้ำพุเปิดไฟด้านล่าง',
    'zh-cn':
      '站在 452 米高处，能看清城市在哪里结束、沙漠从哪里开始。电梯只要一分钟，排队却更久，日落时段人最多，票价也更高。20:00 以后清静些，还能俯看亮灯的喷泉。',
  },
  highlights: {
    en: [
      'Open-air terrace at 452 metres on level 124',
      'The fountain show seen from above, every half hour in the evening',
      'On clear winter days the view reaches the Gulf and the dunes',
    ],
    th: [
      'ระเบียงกลางแจ้งสูง 452 เมตรบนชั้น 124',
      'มองการแสดงน้ำพุจากด้านบน ทุกครึ่งชั่วโมงในช่วงค่ำ',
      'วันฟ้าใสหน้าหนาวมองได้ถึงอ่าวและเนินทราย',
    ],
    'zh-cn': [
      '124 层 452 米高的露天平台',
      '傍晚起每半小时一场的喷泉，从上往下看',
      '晴朗的冬日能望到海湾和沙丘',
    ],
  },
  inclusions: {
    en: ['Entry at the chosen time', 'Lift to levels 124 and 125', 'Telescopes on the terrace'],
    th: ['ค่าเข้าตามรอบที่เลือก', 'ลิฟต์ขึ้นชั้น 124 และ 125', 'กล้องส่องทางไกลบนระเบียง'],
    'zh-cn': ['所选时段入场', '直达 124 层与 125 层的电梯', '平台上的望远镜'],
  },
  exclusions: {
    en: ['The lounge on level 148', 'Photo prints'],
    th: ['เลานจ์ชั้น 148', 'ภาพถ่ายที่ระลึก'],
    'zh-cn': ['148 层贵宾厅', '纪念照片'],
  },
  meeting: {
    name: {
      en: 'Observation deck entrance, lower ground, Dubai Mall',
      th: 'ทางเข้าจุดชมวิว ชั้น LG ในดูไบมอลล์',
      'zh-cn': '迪拜购物中心 LG 层观景台入口',
    },
    directions: {
      en: 'Metro Red Line to Burj Khalifa/Dubai Mall, then the covered walkway into the mall: allow 25 minutes from train to desk.',
      th: 'รถไฟใต้ดินสายแดงลงสถานี Burj Khalifa/Dubai Mall แล้วเดินทางเชื่อมเข้าห้าง เผื่อเวลา 25 นาทีจากรถไฟถึงเคาน์เตอร์',
      'zh-cn': '地铁红线到哈利法塔/迪拜购物中心站，沿空中连廊走进商场，从下车到柜台请留 25 分钟。',
    },
    latitude: 25.1972,
    longitude: 55.2744,
  },
  howToUse: {
    en: 'Scan the code at the gate no more than 30 minutes after your start time. Later than that the gate may turn you away.',
    th: 'สแกนโค้ดที่ประตูไม่เกิน 30 นาทีหลังเวลารอบ หากช้ากว่านั้นอาจเข้าไม่ได้',
    'zh-cn': '在所选时段开始后 30 分钟内扫码入场，超时可能无法进入。',
  },
  goodToKnow: {
    en: [
      'From June to September haze often hides the desert; evenings are the better choice',
      'Coming down has a queue of its own, 15 to 30 minutes after sunset',
      'No tripods and no drinks on the terrace',
    ],
    th: [
      'มิถุนายนถึงกันยายนฟ้าหลัวมักบังทะเลทราย เลือกรอบค่ำจะดีกว่า',
      'ขาลงก็ต้องต่อแถว หลังอาทิตย์ตกรอ 15–30 นาที',
      'ห้ามนำขาตั้งกล้องและเครื่องดื่มขึ้นระเบียง',
    ],
    'zh-cn': [
      '6 月到 9 月常有雾霾，看不清沙漠，选晚上更合适',
      '下楼也要排队，日落后要等 15 至 30 分钟',
      '平台上禁止使用三脚架和携带饮料',
    ],
  },
  alt: {
    en: 'A needle-like tower over the city at dawn, fountains on the lake below',
    th: 'ตึกสูงเสียดฟ้าเหนือเมืองยามเช้าตรู่ มีน้ำพุในทะเลสาบเบื้องล่าง',
    'zh-cn': '清晨，直插云霄的高塔与湖上的喷泉',
  },
  options: [
    {
      code: 'standard',
      name: { en: 'Morning or evening', th: 'รอบเช้าหรือค่ำ', 'zh-cn': '早间或晚间' },
      summary: {
        en: 'Levels 124 and 125 outside the sunset hours',
        th: 'ชั้น 124 และ 125 นอกช่วงอาทิตย์ตก',
        'zh-cn': '124 层与 125 层，日落高峰以外的时段',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['09:00', '10:30', '12:00', '13:30', '20:00', '21:00', '22:00'],
      capacity: 60,
      cutoffMinutes: 30,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 189, minAge: 13 },
        { code: 'CHILD', price: 149, minAge: 4, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
      ],
    },
    {
      code: 'sunset',
      name: { en: 'Sunset hours', th: 'ช่วงอาทิตย์ตก', 'zh-cn': '日落时段' },
      summary: {
        en: 'Busiest and best light; no refund once booked',
        th: 'แสงสวยที่สุดและคนมากที่สุด จองแล้วคืนเงินไม่ได้',
        'zh-cn': '光线最好，人也最多；预订后不可退款',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['15:30', '16:30', '17:30', '18:30'],
      capacity: 40,
      cutoffMinutes: 60,
      maxUnits: 10,
      policy: 'non-refundable',
      units: [
        { code: 'ADULT', price: 269, minAge: 13 },
        { code: 'CHILD', price: 215, minAge: 4, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
      ],
      soldOutDays: [2, 8],
      lastSeats: { day: 5, left: 3 },
    },
  ],
}
