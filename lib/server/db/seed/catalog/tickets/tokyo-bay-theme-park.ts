import type { ProductSeed } from '@/lib/server/db/seed/types'

export const tokyoBayThemePark: ProductSeed = {
  id: 'tokyo-bay-theme-park',
  vertical: 'ticket',
  category: 'CATEGORY_002',
  areas: ['tokyo'],
  operator: 'Wangan Pier Park',
  currency: 'JPY',
  durationMinutes: 600,
  languages: ['en', 'ja', 'zh'],
  wheelchair: true,
  picture: { subject: 'funpark', mood: 'dusk' },
  gallery: [
    { subject: 'funpark', mood: 'night', view: 'detail' },
    { subject: 'funpark', mood: 'noon', view: 'ticket' },
    { subject: 'funpark', mood: 'dusk', view: 'people' },
    { subject: 'funpark', mood: 'noon', flip: true, view: 'arch' },
  ],
  name: {
    en: 'Wangan Pier Park, the theme park on Tokyo Bay',
    th: 'บัตรสวนสนุก Wangan Pier Park ริมอ่าวโตเกียว',
    'zh-cn': '东京湾 Wangan Pier Park 主题乐园门票',
  },
  alsoCalled: {
    en: ['Amusement park', 'For kids and families'],
    th: ['สวนสนุก', 'ธีมปาร์ค', 'สำหรับเด็กและครอบครัว'],
    'zh-cn': ['游乐园', '主题公园', '亲子'],
  },
  summary: {
    en: 'Wooden coaster, water rides and a ferris wheel with Mount Fuji in view on clear winter days. On Japanese holidays the big rides mean an hour in line; a weekday in term time is a different park. The evening ticket costs little more than half.',
    th: 'รถไฟเหาะไม้ เครื่องเล่นทางน้ำ และชิงช้าสวรรค์ที่มองเห็นภูเขาไฟฟูจิในวันฟ้าใสหน้าหนาว วันหยุดญี่ปุ่นเครื่องเล่นใหญ่รอเป็นชั่วโมง วันธรรมดาสบายกว่ามาก บัตรรอบค่ำราคาเกินครึ่งมาไม่มาก',
    'zh-cn':
      '木质过山车、水上项目，还有晴朗冬日能望见富士山的摩天轮。日本的节假日，大项目要排一个小时；平日上学的日子就清静得多。晚间票只要全日票的一半多一点。',
  },
  highlights: {
    en: [
      '24 rides on one ticket, the wheel included',
      'A parade on the quay at 19:30',
      '15 minutes by train from Tokyo Station',
    ],
    th: ['เครื่องเล่น 24 ชนิดในบัตรเดียว รวมชิงช้าสวรรค์', 'ขบวนพาเหรดริมท่า 19:30', 'ห่างสถานีโตเกียว 15 นาทีโดยรถไฟ'],
    'zh-cn': ['一票玩 24 个项目，包括摩天轮', '19:30 码头巡游', '从东京站乘电车 15 分钟'],
  },
  inclusions: {
    en: [
      'Park entry on the chosen day',
      'All rides without limit',
      'Parade and shows without reserved seats',
    ],
    th: ['ค่าเข้าในวันที่เลือก', 'เครื่องเล่นทุกชนิดไม่จำกัดรอบ', 'ขบวนพาเหรดและการแสดง ไม่รวมการสำรองที่นั่ง'],
    'zh-cn': ['所选日期入园', '所有项目不限次数', '巡游和演出（不含预留座位）'],
  },
  exclusions: {
    en: ['Meals', 'Lockers (400 yen a day)', 'Queue-skip passes, sold in the park'],
    th: ['อาหาร', 'ตู้ล็อกเกอร์ (400 เยนต่อวัน)', 'บัตรช่องด่วนที่ขายในสวนสนุก'],
    'zh-cn': ['餐饮', '储物柜（每天 400 日元）', '园内另售的快速通道券'],
  },
  meeting: {
    name: {
      en: 'Main gate, Kasai-Rinkai Park Station',
      th: 'ประตูหลัก ใกล้สถานี Kasai-Rinkai Park',
      'zh-cn': '正门（葛西临海公园站）',
    },
    directions: {
      en: 'JR Keiyo Line from Tokyo Station, about 15 minutes, then 6 minutes on foot towards the sea. The Keiyo platforms are a 10-minute walk inside Tokyo Station.',
      th: 'รถไฟ JR สายเคโยจากสถานีโตเกียวราว 15 นาที แล้วเดินไปทางทะเล 6 นาที ชานชาลาสายเคโยต้องเดินในสถานีโตเกียวราว 10 นาที',
      'zh-cn':
        '从东京站乘 JR 京叶线约 15 分钟，出站朝海边走 6 分钟。注意京叶线站台在东京站内要走大约 10 分钟。',
    },
    latitude: 35.6437,
    longitude: 139.8615,
  },
  howToUse: {
    en: 'Scan the code at any turnstile. Leaving and coming back the same day is fine: ask for a hand stamp.',
    th: 'สแกนโค้ดที่ประตูหมุนใดก็ได้ ออกแล้วกลับเข้าในวันเดียวกันได้ ขอตราประทับที่มือก่อนออก',
    'zh-cn': '在任意闸机扫码入园。当天可以出园再进，离开前请盖手印章。',
  },
  goodToKnow: {
    en: [
      'The coaster takes riders from 120 cm; the wheel stops in strong wind',
      'From December to February the bay wind is cold after dark: bring gloves',
      'Golden Week and the school holidays of late March are the busiest days',
    ],
    th: [
      'รถไฟเหาะรับผู้ที่สูง 120 ซม. ขึ้นไป ชิงช้าสวรรค์หยุดเมื่อลมแรง',
      'ธันวาคมถึงกุมภาพันธ์ลมทะเลหลังมืดหนาวมาก ควรมีถุงมือ',
      'คนแน่นที่สุดช่วงโกลเดนวีคและปิดเทอมปลายเดือนมีนาคม',
    ],
    'zh-cn': [
      '过山车要求身高 120 厘米以上；大风时摩天轮停运',
      '12 月到 2 月入夜后海风很冷，请带手套',
      '黄金周和 3 月下旬的春假人最多',
    ],
  },
  alt: {
    en: 'A ferris wheel over a fun park at dusk',
    th: 'ชิงช้าสวรรค์เหนือสวนสนุกยามเย็น',
    'zh-cn': '黄昏时游乐园里的摩天轮',
  },
  options: [
    {
      code: 'one-day',
      name: { en: 'One day', th: 'บัตรหนึ่งวัน', 'zh-cn': '全日票' },
      summary: {
        en: 'From opening at 09:00 to closing at 21:30',
        th: 'ตั้งแต่เปิด 09:00 ถึงปิด 21:30',
        'zh-cn': '09:00 开园至 21:30 闭园',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 600,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-48h',
      seasons: [
        { from: '2026-12-26', to: '2027-01-04', percent: 120 },
        { from: '2027-03-20', to: '2027-04-04', percent: 120 },
        { from: '2027-04-29', to: '2027-05-05', percent: 120 },
      ],
      units: [
        { code: 'ADULT', price: 8900, minAge: 18 },
        { code: 'YOUTH', price: 7400, minAge: 12, maxAge: 17 },
        { code: 'CHILD', price: 5300, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
      ],
      soldOutDays: [15],
    },
    {
      code: 'after-17',
      name: { en: 'After 17:00', th: 'หลัง 17:00', 'zh-cn': '17:00 后入园' },
      summary: {
        en: 'From 17:00 to closing at 21:30, with the parade',
        th: 'ตั้งแต่ 17:00 ถึงปิด 21:30 ทันชมขบวนพาเหรด',
        'zh-cn': '17:00 至 21:30，赶得上晚间巡游',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 300,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 4900, minAge: 18 },
        { code: 'YOUTH', price: 4200, minAge: 12, maxAge: 17 },
        { code: 'CHILD', price: 3000, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
      ],
    },
  ],
}
