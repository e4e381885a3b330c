import type { ProductSeed } from '@/lib/server/db/seed/types'
import { fullGrill, saladAndCheese } from './menus/rio-churrasco'

export const rioChurrascoEvening: ProductSeed = {
  id: 'rio-churrasco-evening',
  vertical: 'food',
  category: 'CATEGORY_211',
  areas: ['rio'],
  operator: 'Brasa da Enseada',
  currency: 'USD',
  durationMinutes: 150,
  languages: ['en', 'pt', 'es'],
  wheelchair: true,
  picture: { subject: 'grill', mood: 'dusk' },
  gallery: [
    { subject: 'grill', mood: 'night', flip: true, view: 'detail' },
    { subject: 'sugarloaf', mood: 'dusk', flip: true, view: 'terrace' },
    { subject: 'sugarloaf', mood: 'noon', view: 'people' },
    { subject: 'grill', mood: 'dusk', view: 'map' },
  ],
  name: {
    en: 'Churrasco evening by Botafogo Bay',
    th: 'มื้อเย็นชูร์ราสโกริมอ่าวโบตาโฟกู รีโอเดจาเนโร',
    'zh-cn': '里约博塔弗戈湾畔巴西烤肉之夜',
  },
  summary: {
    en: 'Waiters bring skewers of picanha, ribs and chicken hearts to the table until you turn your disc to red. Sugarloaf stands across the water and goes dark while you eat. It is loud, smoky and filling: plan nothing after it.',
    th: 'พนักงานยกไม้เสียบเนื้อพิกันญา ซี่โครง และหัวใจไก่มาเสิร์ฟจนกว่าคุณจะพลิกป้ายเป็นสีแดง ภูเขาชูการ์โลฟอยู่ฝั่งตรงข้ามค่อย ๆ มืดลงระหว่างกิน เสียงดัง มีควัน และอิ่มมาก อย่าวางแผนต่อ',
    'zh-cn':
      '服务员举着烤签来回走，臀盖肉、肋排、鸡心，直到你把小圆牌翻到红色。对岸的面包山在你吃的时候慢慢暗下去。又吵又有烟，还很撑，之后别再排别的。',
  },
  highlights: {
    en: [
      'Twelve cuts from the grill, as much as you like',
      'Sugarloaf across the bay from the terrace',
      'Salad bar with hearts of palm, farofa and feijão',
    ],
    th: ['เนื้อย่างสิบสองส่วน เติมได้ไม่จำกัด', 'มองเห็นชูการ์โลฟจากระเบียง', 'สลัดบาร์มียอดมะพร้าว ฟาโรฟา และถั่วดำ'],
    'zh-cn': ['十二种烤肉，不限量', '露台对岸就是面包山', '沙拉台有棕榈心、木薯粉和豆子'],
  },
  inclusions: {
    en: ['All cuts and the salad bar', 'Dessert: passion fruit mousse', 'Water', '10 % service, taxes'],
    th: ['เนื้อทุกส่วนและสลัดบาร์', 'ของหวานมูสเสาวรส', 'น้ำดื่ม', 'ค่าบริการ 10% และภาษี'],
    'zh-cn': ['全部烤肉和沙拉台', '甜点：百香果慕斯', '饮用水', '10% 服务费和税'],
  },
  exclusions: {
    en: ['Caipirinhas, beer and soft drinks', 'Transport to Botafogo'],
    th: ['ไคปิรินยา เบียร์ และน้ำอัดลม', 'ค่าเดินทางไปโบตาโฟกู'],
    'zh-cn': ['凯匹林纳鸡尾酒、啤酒和软饮', '前往博塔弗戈的交通'],
  },
  meeting: {
    name: {
      en: 'Brasa da Enseada, Praia de Botafogo',
      th: 'บราซาดาเอนเซอาดา ริมหาดโบตาโฟกู',
      'zh-cn': 'Brasa da Enseada，博塔弗戈海滩',
    },
    directions: {
      en: '9 minutes on foot from Botafogo metro station, on the landward side of the avenue. After dark take a car back from the door, not the beach path.',
      th: 'เดิน 9 นาทีจากสถานีเมโทรโบตาโฟกู อยู่ฝั่งถนนที่ไม่ติดทะเล หลังมืดควรเรียกรถกลับจากหน้าร้าน ไม่เดินเลียบชายหาด',
      'zh-cn': '从博塔弗戈地铁站步行 9 分钟，在大道靠陆地一侧。天黑后请在门口叫车，别走海滩小路。',
    },
    latitude: -22.9479,
    longitude: -43.1826,
  },
  howToUse: {
    en: 'Show the code at the door; the table is kept for 20 minutes.',
    th: 'แสดงโค้ดที่ประตู ทางร้านเก็บโต๊ะไว้ 20 นาที',
    'zh-cn': '在门口出示凭证码，座位保留 20 分钟。',
  },
  goodToKnow: {
    en: [
      'Closed on Tuesdays',
      'Terrace tables first come, first served; rain moves all inside',
      'Meat and salads are prepared in one kitchen: not for severe nut or gluten allergy',
    ],
    th: [
      'หยุดวันอังคาร',
      'โต๊ะระเบียงมาก่อนได้ก่อน ฝนตกย้ายเข้าด้านใน',
      'เนื้อและสลัดทำในครัวเดียวกัน ไม่เหมาะกับผู้แพ้ถั่วหรือกลูเตนรุนแรง',
    ],
    'zh-cn': ['周二休息', '露台座位先到先得，下雨改室内', '烤肉和沙拉同一厨房制作，严重坚果或麸质过敏者不宜'],
  },
  alt: {
    en: 'Skewers of meat over the flames of a grill, the bay at dusk behind',
    th: 'เนื้อเสียบไม้เหนือเปลวไฟบนเตาย่าง อ่าวยามเย็นเป็นฉากหลัง',
    'zh-cn': '烤架火焰上的一串串烤肉，身后是黄昏的海湾',
  },
  options: [
    {
      code: 'full-grill',
      name: { en: 'Full grill', th: 'ปิ้งย่างไม่จำกัด', 'zh-cn': '烤肉畅吃' },
      summary: {
        en: 'All twelve cuts, salad bar and dessert',
        th: 'เนื้อทั้งสิบสองส่วน สลัดบาร์ และของหวาน',
        'zh-cn': '十二种烤肉、沙拉台和甜点',
      },
      menu: fullGrill,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['17:30', '20:00'],
      weekdays: [1, 3, 4, 5, 6, 7],
      capacity: 30,
      cutoffMinutes: 120,
      maxUnits: 12,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 48, minAge: 12 },
        { code: 'CHILD', price: 24, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 3 },
      ],
      soldOutDays: [7],
    },
    {
      code: 'salad-and-cheese',
      name: { en: 'Salad bar and grilled cheese', th: 'สลัดบาร์และชีสย่าง', 'zh-cn': '沙拉台和烤奶酪' },
      summary: {
        en: 'Without meat: salad bar, grilled coalho cheese, pineapple, dessert',
        th: 'ไม่มีเนื้อ มีสลัดบาร์ ชีสย่าง สับปะรดย่าง และของหวาน',
        'zh-cn': '不含肉：沙拉台、烤奶酪、烤菠萝和甜点',
      },
      menu: saladAndCheese,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['17:30', '20:00'],
      weekdays: [1, 3, 4, 5, 6, 7],
      capacity: 10,
      cutoffMinutes: 120,
      maxUnits: 10,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 32, minAge: 12 },
        { code: 'CHILD', price: 16, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 3 },
      ],
    },
  ],
}
