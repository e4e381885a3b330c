import { halfAnHourOnwards } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const sacredValleyDay: ProductSeed = {
  id: 'sacred-valley-day',
  vertical: 'tour',
  category: 'CATEGORY_020',
  areas: ['cusco'],
  operator: 'Quinoa Road Guides',
  currency: 'USD',
  durationMinutes: 660,
  languages: ['en', 'es', 'zh'],
  hotelPickup: true,
  picture: { subject: 'andes', mood: 'dawn' },
  gallery: [
    { subject: 'andes', mood: 'noon', flip: true, view: 'detail' },
    { subject: 'andes', mood: 'dawn', view: 'people' },
    { subject: 'andes', mood: 'noon', flip: true, view: 'arch' },
    { subject: 'andes', mood: 'dawn', flip: true, view: 'trail' },
  ],
  name: {
    en: 'Sacred Valley day: Pisac, Ollantaytambo and the Maras salt pans',
    th: 'หนึ่งวันในหุบเขาศักดิ์สิทธิ์ ปิซัค โอยันไตตัมโบ และนาเกลือมารัส',
    'zh-cn': '圣谷一日：皮萨克、奥扬泰坦博与马拉斯盐田',
  },
  summary: {
    en: 'Down from Cusco to the warmer valley of the Urubamba: Inca terraces above Pisac, three thousand salt pans at Maras, and the fortress that once stopped the Spanish at Ollantaytambo. It is a long day with many steps, but the valley lies 500 metres lower than Cusco, so you breathe more easily.',
    th: 'ลงจากกุสโกสู่หุบเขาอูรูบัมบาที่อุ่นกว่า ชมนาขั้นบันไดอินคาเหนือเมืองปิซัค นาเกลือราวสามพันแปลงที่มารัส และป้อมโอยันไตตัมโบที่เคยต้านทัพสเปนไว้ได้ วันนี้ยาวและขึ้นบันไดมาก แต่หุบเขาต่ำกว่ากุสโกราว 500 เมตร จึงหายใจสบายกว่า',
    'zh-cn':
      '从库斯科下到更暖和的乌鲁班巴河谷：看皮萨克山上的印加梯田、马拉斯约三千块盐池，再登上曾经挡住西班牙人的奥扬泰坦博要塞。这一天路长台阶多，不过河谷比库斯科低约 500 米，呼吸会轻松些。',
  },
  highlights: {
    en: [
      'Pisac terraces early, before most of the coaches arrive',
      'Salt pans at Maras, worked by local families since before the Incas',
      'Ollantaytambo, an Inca town where people still live on the Inca street plan',
      'You may leave the tour at Ollantaytambo and take the train on to Machu Picchu',
    ],
    th: [
      'ถึงนาขั้นบันไดปิซัคแต่เช้า ก่อนรถทัวร์ส่วนใหญ่จะมา',
      'นาเกลือมารัสที่ครอบครัวในท้องถิ่นทำสืบต่อกันมาตั้งแต่ก่อนยุคอินคา',
      'โอยันไตตัมโบ เมืองที่ผู้คนยังอยู่บนผังถนนเดิมของอินคา',
      'ลงที่โอยันไตตัมโบเพื่อต่อรถไฟไปมาชูปิกชูได้',
    ],
    'zh-cn': [
      '赶在多数旅游大巴之前到皮萨克梯田',
      '马拉斯盐田，早在印加之前就有人晒盐，至今由当地人家打理',
      '奥扬泰坦博，居民仍住在印加时代的街巷格局里',
      '可在奥扬泰坦博离团，换乘火车去马丘比丘',
    ],
  },
  inclusions: {
    en: [
      'Pick-up at hotels in central Cusco and the ride back',
      'Guide all day, 14 guests at most',
      'Buffet lunch in Urubamba, with vegetarian dishes',
      'Salt pan entry, coca tea, and oxygen in the van',
    ],
    th: [
      'รถรับจากโรงแรมในตัวเมืองกุสโกและส่งกลับ',
      'ไกด์ตลอดวัน ไม่เกิน 14 คน',
      'บุฟเฟต์กลางวันที่อูรูบัมบา มีอาหารมังสวิรัติ',
      'ค่าเข้านาเกลือ ชาใบโคคา และออกซิเจนในรถ',
    ],
    'zh-cn': [
      '库斯科市中心酒店接人及返程交通',
      '全程导游，每团最多 14 人',
      '乌鲁班巴自助午餐，有素食',
      '盐田门票、古柯茶，车上备有氧气',
    ],
  },
  exclusions: {
    en: [
      'Tourist ticket for Pisac and Ollantaytambo (70 soles for two days, cash, bought at the first gate)',
      'Drinks at lunch',
    ],
    th: ['บัตรเข้าปิซัคและโอยันไตตัมโบ (70 โซลใช้ได้สองวัน ซื้อเงินสดที่ประตูแรก)', 'เครื่องดื่มมื้อกลางวัน'],
    'zh-cn': ['皮萨克与奥扬泰坦博的联票（70 索尔，两日有效，在第一个入口用现金购买）', '午餐酒水'],
  },
  itinerary: [
    {
      minutes: 150,
      title: { en: 'Pisac terraces', th: 'นาขั้นบันไดปิซัค', 'zh-cn': '皮萨克梯田' },
      text: {
        en: 'An hour on the road from Cusco, then a walk along the upper terraces with the river far below.',
        th: 'นั่งรถจากกุสโกราวหนึ่งชั่วโมง แล้วเดินเลียบนาขั้นบันไดชั้นบน มองเห็นแม่น้ำอยู่ลึกลงไป',
        'zh-cn': '从库斯科出发车程约 1 小时，随后沿上层梯田步行，河谷就在脚下。',
      },
    },
    {
      minutes: 150,
      title: { en: 'Lunch in Urubamba', th: 'มื้อกลางวันที่อูรูบัมบา', 'zh-cn': '乌鲁班巴午餐' },
      text: {
        en: 'Along the river to a garden buffet: trout, quinoa, a dozen kinds of potato. Eat lightly, there are steps to come.',
        th: 'เลียบแม่น้ำไปกินบุฟเฟต์ในสวน มีปลาเทราต์ ควินัว และมันฝรั่งนับสิบชนิด อย่ากินจนอิ่มมาก เพราะบ่ายนี้ยังต้องขึ้นบันได',
        'zh-cn': '沿河而行，在花园里吃自助餐：鳟鱼、藜麦和十来种土豆。别吃太饱，下午还要爬台阶。',
      },
    },
    {
      minutes: 150,
      title: { en: 'Ollantaytambo', th: 'โอยันไตตัมโบ', 'zh-cn': '奥扬泰坦博' },
      text: {
        en: 'About 200 steep steps to the unfinished Temple of the Sun, then time in the old lanes. With a 06:30 start, train passengers leave us here at about 15:00.',
        th: 'ขึ้นบันไดชันราว 200 ขั้นสู่วิหารพระอาทิตย์ที่สร้างไม่เสร็จ แล้วเดินในตรอกเก่า คนที่ต่อรถไฟแยกตรงนี้ (รอบ 06:30 ราว 15:00)',
        'zh-cn':
          '登约 200 级陡阶到未完工的太阳神庙，再逛老巷。换乘火车的客人在此离团，06:30 出发的约在 15:00。',
      },
    },
    {
      minutes: 210,
      title: { en: 'Maras and back to Cusco', th: 'มารัสและกลับกุสโก', 'zh-cn': '马拉斯与返程' },
      text: {
        en: 'The salt pans in the late light, seen from the path above, then an hour and a half back, with drop-off near Plaza San Francisco.',
        th: 'ชมนาเกลือจากทางเดินด้านบนในแสงบ่ายแก่ แล้วนั่งรถกลับราวชั่วโมงครึ่ง ส่งใกล้ Plaza San Francisco',
        'zh-cn': '趁着傍晚的斜光，从上方步道看盐田，再乘车约一个半小时，在圣方济各广场附近下车。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Plaza Regocijo',
      th: 'Plaza Regocijo',
      'zh-cn': '雷戈西霍广场（Plaza Regocijo）',
    },
    directions: {
      en: 'Pick-up runs for half an hour from the start on your voucher. Where the lane is too narrow for the van, walk to the fountain on Plaza Regocijo, one block from Plaza de Armas, within 20 minutes of the start.',
      th: 'รับภายในครึ่งชั่วโมงนับจากเวลาเริ่มในวอเชอร์ ถ้าซอยแคบจนรถเข้าไม่ได้ ให้เดินมาที่น้ำพุ Plaza Regocijo ห่าง Plaza de Armas หนึ่งช่วงตึก ไม่เกิน 20 นาทีหลังเวลาเริ่ม',
      'zh-cn':
        '从凭证上的出发时间起半小时内接人。若巷子太窄车进不去，请在出发时间后 20 分钟内走到雷戈西霍广场的喷泉旁，离武器广场一个街区。',
    },
    latitude: -13.5167,
    longitude: -71.9803,
  },
  howToUse: {
    en: 'Show the code to the guide at pick-up. If you take a train from Ollantaytambo, tell the guide in the morning and bring your bag on board.',
    th: 'เปิดโค้ดให้ไกด์ดูตอนขึ้นรถ ถ้าจะต่อรถไฟที่โอยันไตตัมโบ แจ้งไกด์ตั้งแต่เช้าและนำกระเป๋าขึ้นรถมาด้วย',
    'zh-cn': '上车时向导游出示凭证码。如需在奥扬泰坦博换乘火车，请早上告诉导游，并把行李带上车。',
  },
  goodToKnow: {
    en: [
      'Spend a night in Cusco first if you can; the road crosses 3,700 m',
      'From December to March afternoons are often wet: bring a rain jacket and shoes that grip',
      'Walking into the salt pans is no longer allowed; you see them from the path',
    ],
    th: [
      'ควรนอนกุสโกก่อนหนึ่งคืน เส้นทางนี้ข้ามจุดสูงราว 3,700 ม.',
      'ธันวาคมถึงมีนาคมฝนมักตกตอนบ่าย เตรียมเสื้อกันฝนและรองเท้าไม่ลื่น',
      'ตอนนี้ลงไปเดินในนาเกลือไม่ได้แล้ว ชมได้จากทางเดินด้านบน',
    ],
    'zh-cn': [
      '最好先在库斯科住一晚，途中要翻过约 3,700 米的高处',
      '12 月到 3 月午后多雨，带上雨衣，穿防滑的鞋',
      '盐池现已不许走入，只能在步道上看',
    ],
  },
  alt: {
    en: 'Terraced stone ruins in the Andes at dawn, with a llama on the grass',
    th: 'ซากหินขั้นบันไดบนเทือกเขาแอนดีสยามรุ่งอรุณ มีลามายืนบนหญ้า',
    'zh-cn': '黎明时安第斯山间的梯田石墙遗址，草地上站着一只大羊驼',
  },
  options: [
    {
      code: 'small-group',
      name: { en: 'Small group', th: 'กลุ่มเล็ก', 'zh-cn': '小团' },
      summary: {
        en: 'Up to 14 guests in one van, English and Spanish',
        th: 'รถตู้หนึ่งคันไม่เกิน 14 คน ภาษาอังกฤษและสเปน',
        'zh-cn': '一车最多 14 人，英语和西班牙语讲解',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['06:30'],
      capacity: 14,
      cutoffMinutes: 720,
      maxUnits: 10,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: halfAnHourOnwards,
      units: [
        { code: 'ADULT', price: 52, minAge: 12 },
        { code: 'CHILD', price: 36, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
      lastSeats: { day: 3, left: 2 },
    },
    {
      code: 'private',
      name: { en: 'Private van and guide', th: 'รถและไกด์ส่วนตัว', 'zh-cn': '专车专导' },
      summary: {
        en: 'Your own van and guide for up to 6, in English, Spanish or Chinese',
        th: 'รถและไกด์ส่วนตัวไม่เกิน 6 คน เลือกภาษาอังกฤษ สเปน หรือจีน',
        'zh-cn': '专车和导游，最多 6 人，可选英语、西班牙语或中文',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['06:30', '07:30'],
      capacity: 2,
      cutoffMinutes: 1440,
      maxUnits: 2,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: halfAnHourOnwards,
      units: [
        {
          code: 'GROUP',
          group: { people: 6 },
          label: { en: 'Van for up to 6', th: 'รถสำหรับไม่เกิน 6 คน', 'zh-cn': '专车（最多 6 人）' },
          price: 330,
        },
      ],
    },
  ],
}
