import type { ProductSeed } from '@/lib/server/db/seed/types'

export const cappadociaOpenAirMuseum: ProductSeed = {
  id: 'cappadocia-open-air-museum',
  vertical: 'ticket',
  category: 'CATEGORY_003',
  areas: ['cappadocia'],
  operator: 'Tufa Valley Tickets',
  currency: 'EUR',
  durationMinutes: 120,
  languages: ['en', 'de', 'zh'],
  picture: { subject: 'cavechurch', mood: 'noon', seed: 'cappadocia-open-air-museum-2' },
  name: {
    en: 'Göreme Open-Air Museum: painted churches in the rock',
    th: 'พิพิธภัณฑ์กลางแจ้งเกอเรเม โบสถ์ภาพเขียนในผาหิน',
    'zh-cn': '格雷梅露天博物馆：岩壁里的壁画教堂',
  },
  summary: {
    en: 'A valley of monks who dug instead of building: chapels, kitchens and a refectory with its table cut from the floor, and frescoes a thousand years old. The path is a loop of about a kilometre with steps. The churches are small, and when three coaches come at once you wait at each door.',
    th: 'หุบเขาของนักบวชที่ขุดหินแทนการก่อสร้าง มีโบสถ์ ครัว และโรงอาหารที่สกัดโต๊ะออกจากพื้นหิน พร้อมจิตรกรรมอายุราวพันปี ทางเดินเป็นวงราวหนึ่งกิโลเมตร มีบันได โบสถ์แต่ละหลังเล็ก ถ้ารถทัวร์มาพร้อมกันสามคันต้องรอหน้าประตูทุกหลัง',
    'zh-cn':
      '这里的修士不盖房子，只往石头里挖：礼拜堂、厨房、连桌子都从地上凿出来的食堂，还有上千年的壁画。步道环线约 1 公里，有台阶。教堂都不大，若同时来三车人，每个门口都得等。',
  },
  highlights: {
    en: [
      'Frescoes of the 10th to 12th centuries, painted straight onto the rock',
      'A rock-cut refectory with table and benches for about forty monks',
      'Fairy chimneys and pigeon houses all along the loop',
    ],
    th: [
      'จิตรกรรมศตวรรษที่ 10–12 เขียนลงบนผนังหิน',
      'โรงอาหารสกัดหินพร้อมโต๊ะและม้านั่งสำหรับนักบวชราวสี่สิบคน',
      'ปล่องหินและรังนกพิราบเจาะผาตลอดเส้นทาง',
    ],
    'zh-cn': [
      '10 到 12 世纪的壁画，直接画在岩壁上',
      '凿石而成的食堂，桌凳可坐约四十名修士',
      '沿途都是石柱和凿在崖上的鸽舍',
    ],
  },
  inclusions: {
    en: [
      'Entry on the chosen day, any time in opening hours',
      'All churches of the main loop',
      'Buckle Church across the road',
    ],
    th: ['เข้าได้หนึ่งครั้งในวันที่เลือก ตามเวลาทำการ', 'โบสถ์ทุกหลังบนเส้นทางหลัก', 'โบสถ์ Tokalı อีกฝั่งถนน'],
    'zh-cn': ['所选日期开放时间内入场一次', '主环线上的所有教堂', '马路对面的托卡利教堂'],
  },
  exclusions: {
    en: ['Dark Church, unless you choose the option with it', 'Audio guide'],
    th: ['โบสถ์มืด เว้นแต่เลือกบัตรแบบรวม', 'เครื่องบรรยายเสียง'],
    'zh-cn': ['黑暗教堂（选含该教堂的票种则包含）', '语音导览'],
  },
  meeting: {
    name: {
      en: 'Göreme Open-Air Museum, main gate',
      th: 'ประตูหลัก พิพิธภัณฑ์กลางแจ้งเกอเรเม',
      'zh-cn': '格雷梅露天博物馆正门',
    },
    directions: {
      en: 'On the road from Göreme to Ürgüp, 1.5 km from the bus station: a 20-minute walk uphill with little shade, or five minutes by taxi.',
      th: 'บนถนนจากเกอเรเมไปอือร์กึป ห่างสถานีขนส่ง 1.5 กม. เดินขึ้นเนินแทบไม่มีร่มเงาราว 20 นาที หรือแท็กซี่ห้านาที',
      'zh-cn': '在格雷梅往于尔居普的公路边，距汽车站 1.5 公里，上坡步行约 20 分钟，少有树荫；打车 5 分钟。',
    },
    latitude: 38.6396,
    longitude: 34.8453,
  },
  howToUse: {
    en: 'Scan the code at the turnstile. It is good for one entry on your day; last entry is 45 minutes before closing.',
    th: 'สแกนโค้ดที่ประตูหมุน ใช้ได้หนึ่งครั้งในวันที่เลือก เข้าช้าสุด 45 นาทีก่อนปิด',
    'zh-cn': '在闸机扫码，当日入场一次有效，闭馆前 45 分钟停止入场。',
  },
  goodToKnow: {
    en: [
      'This ticket is not sold for Mondays',
      'Come at 08:00 or after 15:30; in between the tour coaches fill the loop',
      'No photographs inside the churches, and the steps are worn smooth: wear shoes that grip',
    ],
    th: [
      'บัตรนี้ไม่เปิดขายสำหรับวันจันทร์',
      'มา 08:00 หรือหลัง 15:30 ช่วงกลางวันรถทัวร์หนาแน่น',
      'ห้ามถ่ายภาพในโบสถ์ และขั้นหินสึกลื่น ใส่รองเท้าที่เกาะพื้น',
    ],
    'zh-cn': [
      '本票不售周一',
      '建议 08:00 或 15:30 之后来，中间时段旅游大巴最多',
      '教堂内禁止拍照；石阶磨得很滑，请穿防滑的鞋',
    ],
  },
  alt: {
    en: 'A church front cut into the rock with red painted arches at noon, visitors on the path',
    th: 'หน้าโบสถ์สลักในหินมีซุ้มโค้งเขียนลายแดงยามเที่ยงวัน นักท่องเที่ยวเดินอยู่บนทาง',
    'zh-cn': '正午，凿进岩壁的教堂立面与红色彩绘拱，小路上有游客',
  },
  options: [
    {
      code: 'standard',
      name: { en: 'Standard entry', th: 'บัตรเข้าชมทั่วไป', 'zh-cn': '普通票' },
      summary: {
        en: 'Any time on your day, Tuesday to Sunday',
        th: 'เข้าเวลาใดก็ได้ในวันที่เลือก อังคารถึงอาทิตย์',
        'zh-cn': '周二至周日，当天任意时间入场',
      },
      window: 'DATE',
      inventory: 'SLOT',
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 300,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 20, minAge: 8 },
        { code: 'CHILD', price: 0, maxAge: 7, accompaniedBy: 'ADULT', max: 4 },
      ],
    },
    {
      code: 'dark-church',
      name: { en: 'With the Dark Church', th: 'รวมโบสถ์มืด', 'zh-cn': '含黑暗教堂' },
      summary: {
        en: 'Adds the best-kept frescoes of the valley, in a room that never saw daylight',
        th: 'เพิ่มโบสถ์ที่จิตรกรรมสมบูรณ์ที่สุดในหุบเขา เพราะแทบไม่เคยโดนแสง',
        'zh-cn': '另含山谷里保存最好的壁画，那间石室几乎不见天光',
      },
      window: 'DATE',
      inventory: 'SLOT',
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 120,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 26, minAge: 8 },
        { code: 'CHILD', price: 0, maxAge: 7, accompaniedBy: 'ADULT', max: 4 },
      ],
      lastSeats: { day: 2, left: 7 },
    },
  ],
}
