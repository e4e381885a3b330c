import type { ProductSeed } from '@/lib/server/db/seed/types'
import { northernDishes, veganDishes } from './menus/chiang-mai-cooking'

export const chiangMaiMarketCookingClass: ProductSeed = {
  id: 'chiang-mai-market-cooking-class',
  vertical: 'food',
  category: 'CATEGORY_213',
  areas: ['chiang-mai'],
  operator: 'Krua Mae Kaew Kitchen',
  currency: 'THB',
  durationMinutes: 270,
  languages: ['en', 'th', 'zh'],
  wheelchair: false,
  hotelPickup: true,
  picture: { subject: 'cooking', mood: 'noon', seed: 'chiang-mai-market-cooking-class-2' },
  gallery: [
    { subject: 'cooking', mood: 'dawn', flip: true, view: 'detail' },
    { subject: 'nightmarket', mood: 'dusk', flip: true },
    { subject: 'mango', mood: 'dusk' },
    { subject: 'cooking', mood: 'noon', view: 'map' },
  ],
  name: {
    en: 'Chiang Mai market visit and cooking class',
    th: 'จ่ายตลาดและเรียนทำอาหารที่เชียงใหม่',
    'zh-cn': '清迈逛市场学做菜',
  },
  alsoCalled: { en: ['Cooking course'], th: ['คลาสทำอาหาร', 'สอนทำอาหาร'], 'zh-cn': ['厨艺课', '料理课'] },
  summary: {
    en: 'Buy the vegetables at Somphet Market, pound your own curry paste and cook four dishes at your own burner in an open-air kitchen. You eat what you make, so sit down to a meal as good as your patience with the mortar. It is hot by the stoves.',
    th: 'เลือกผักที่ตลาดสมเพชร ตำพริกแกงเอง แล้วทำสี่เมนูที่เตาของตัวเองในครัวเปิดโล่ง ได้กินฝีมือตัวเอง อร่อยแค่ไหนอยู่ที่ความอดทนหน้าครก ข้างเตาค่อนข้างร้อน',
    'zh-cn':
      '先去松佩市场买菜，再自己舂咖喱酱，在露天厨房里一人一灶做四道菜。吃的就是自己做的，好不好吃全看你舂得有没有耐心。灶边很热。',
  },
  highlights: {
    en: [
      'One burner and one mortar for each cook',
      'Khao soi, the curry noodles of the north, from scratch',
      'Mango sticky rice to finish, in season from March to June',
    ],
    th: ['เตาหนึ่งและครกหนึ่งต่อหนึ่งคน', 'ทำข้าวซอยตั้งแต่พริกแกง', 'ปิดท้ายด้วยข้าวเหนียวมะม่วง มะม่วงอร่อยสุดช่วงมีนาคมถึงมิถุนายน'],
    'zh-cn': ['一人一灶一石臼', '从咖喱酱开始做泰北咖喱面', '最后做芒果糯米饭，3–6 月芒果最好'],
  },
  inclusions: {
    en: [
      'Market visit and all ingredients',
      'Four dishes and drinking water',
      'Recipe book',
      'Pick-up and return within 3 km of the Old City',
    ],
    th: ['พาจ่ายตลาดและวัตถุดิบทั้งหมด', 'อาหารสี่อย่างและน้ำดื่ม', 'หนังสือสูตร', 'รถรับส่งในรัศมี 3 กม. จากเมืองเก่า'],
    'zh-cn': ['逛市场和全部食材', '四道菜和饮用水', '食谱一本', '古城 3 公里内接送'],
  },
  exclusions: {
    en: ['Alcohol', 'Pick-up beyond 3 km'],
    th: ['เครื่องดื่มแอลกอฮอล์', 'การรับส่งนอกระยะ 3 กม.'],
    'zh-cn': ['酒类', '3 公里以外的接送'],
  },
  meeting: {
    name: {
      en: 'Somphet Market, Moon Muang Road',
      th: 'ตลาดสมเพชร ถนนมูลเมือง',
      'zh-cn': '松佩市场，Moon Muang 路',
    },
    directions: {
      en: 'If you come by yourself, meet at the fruit stalls on the moat side, inside the north-east corner of the Old City.',
      th: 'ถ้ามาเอง พบกันหน้าแผงผลไม้ฝั่งคูเมือง ด้านในมุมตะวันออกเฉียงเหนือของเมืองเก่า',
      'zh-cn': '自行前往的话，在古城东北角内、靠护城河一侧的水果摊前会合。',
    },
    latitude: 18.7946,
    longitude: 98.9931,
  },
  howToUse: {
    en: 'Show the code to the driver or to the teacher at the market. Wear shoes that may get splashed.',
    th: 'แสดงโค้ดให้คนขับรถหรือครูที่ตลาด ใส่รองเท้าที่เปื้อนได้',
    'zh-cn': '向司机或市场里的老师出示凭证码。穿一双不怕溅油的鞋。',
  },
  goodToKnow: {
    en: [
      'Vegetarian and halal versions of every dish; tell us when you book',
      'The kitchen is open to the air: mosquitoes at dusk, so bring spray',
      'Children under 6 may watch and eat but not use the stove',
    ],
    th: [
      'ทุกเมนูทำแบบมังสวิรัติหรือฮาลาลได้ แจ้งตอนจอง',
      'ครัวเปิดโล่ง ตอนเย็นมียุง พกสเปรย์กันยุง',
      'เด็กต่ำกว่า 6 ปีดูและกินได้ แต่ใช้เตาไม่ได้',
    ],
    'zh-cn': [
      '每道菜都可做素食或清真版，预订时说明',
      '厨房是露天的，傍晚有蚊子，请带驱蚊水',
      '6 岁以下孩子可以看和吃，不能用灶',
    ],
  },
  alt: {
    en: 'Vegetables and prawns tossed in a wok over a clay stove, a stone mortar beside it',
    th: 'ผักและกุ้งลอยขึ้นจากกระทะบนเตาดิน ข้าง ๆ มีครกหิน',
    'zh-cn': '泥炉上的炒锅里翻动着蔬菜和虾，旁边是石臼',
  },
  options: [
    {
      code: 'four-dishes',
      name: { en: 'Four northern dishes', th: 'อาหารเหนือสี่เมนู', 'zh-cn': '四道泰北菜' },
      summary: {
        en: 'Khao soi, papaya salad, laap, mango sticky rice, up to 10 guests',
        th: 'ข้าวซอย ส้มตำ ลาบ และข้าวเหนียวมะม่วง ไม่เกิน 10 คน',
        'zh-cn': '咖喱面、青木瓜沙拉、凉拌肉碎和芒果糯米饭，最多 10 人',
      },
      menu: northernDishes,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30', '15:30'],
      capacity: 10,
      cutoffMinutes: 240,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 1290, minAge: 12 },
        { code: 'CHILD', price: 890, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
      ],
      lastSeats: { day: 2, left: 2 },
    },
    {
      code: 'vegan-dishes',
      name: { en: 'Four vegan dishes', th: 'สี่เมนูวีแกน', 'zh-cn': '四道纯素菜' },
      summary: {
        en: 'Mushroom laap, khao soi with tofu, no fish sauce in the kitchen',
        th: 'ลาบเห็ด ข้าวซอยเต้าหู้ และไม่ใช้น้ำปลาในครัว',
        'zh-cn': '凉拌蘑菇碎、豆腐咖喱面，厨房里不用鱼露',
      },
      menu: veganDishes,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30'],
      weekdays: [2, 5],
      capacity: 8,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 1290, minAge: 12 },
        { code: 'CHILD', price: 890, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
  ],
}
