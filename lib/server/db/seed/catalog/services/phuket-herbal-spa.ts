import type { ProductSeed } from '@/lib/server/db/seed/types'

export const phuketHerbalSpa: ProductSeed = {
  id: 'phuket-herbal-spa',
  vertical: 'service',
  category: 'CATEGORY_088',
  areas: ['phuket'],
  operator: 'Baan Samunphrai Thalang',
  currency: 'THB',
  durationMinutes: 120,
  languages: ['th', 'en', 'zh'],
  picture: { subject: 'spa', mood: 'noon', seed: 'V-phuket-spa' },
  gallery: [
    { subject: 'spa', mood: 'dusk', view: 'detail' },
    { subject: 'poolvilla', mood: 'dawn' },
    { subject: 'karst', mood: 'dawn', view: 'hotel' },
    { subject: 'spa', mood: 'noon', view: 'map' },
  ],
  name: {
    en: 'Herbal steam and massage in Phuket old town',
    th: 'อบสมุนไพรและนวดในเมืองเก่าภูเก็ต',
    'zh-cn': '普吉老城草药蒸浴与泰式按摩',
  },
  alsoCalled: { en: ['Spa', 'Thai massage'], th: ['สปา', 'นวดไทย'], 'zh-cn': ['水疗', '泰式按摩'] },
  summary: {
    en: 'A Sino-Portuguese shophouse with six treatment rooms around a well. Lemongrass, plai and kaffir lime come from the owner’s garden in Thalang and go into the steam the same morning. The massage is the firm kind: say so early if it hurts.',
    th: 'ตึกแถวชิโน-โปรตุกีส มีห้องนวดหกห้องล้อมบ่อน้ำเก่า ตะไคร้ ไพล และมะกรูดเก็บจากสวนของเจ้าของที่ถลาง ต้มอบในเช้าวันเดียวกัน น้ำหนักมือค่อนข้างหนัก เจ็บให้บอกตั้งแต่แรก',
    'zh-cn':
      '一栋中葡式老店屋，六间理疗室围着一口古井。香茅、普莱姜和箭叶橙都是当天早上从店主在他朗的园子里采来，现采现用。手法偏重，疼了请早点说。',
  },
  highlights: {
    en: [
      'Herbs picked the same morning',
      'Therapists with ten years of practice or more',
      'Ginger tea and sticky rice in the courtyard afterwards',
    ],
    th: ['สมุนไพรเก็บเช้าวันเดียวกัน', 'หมอนวดประสบการณ์สิบปีขึ้นไป', 'จบแล้วนั่งจิบน้ำขิงกับข้าวเหนียวในลานบ้าน'],
    'zh-cn': ['草药当天早上现采', '按摩师从业十年以上', '结束后在天井里喝姜茶、吃糯米点心'],
  },
  inclusions: {
    en: [
      'Treatment as in the chosen option',
      'Shower, towel, cotton clothes',
      'Ginger tea and a small sweet',
    ],
    th: ['ทรีตเมนต์ตามตัวเลือก', 'ห้องอาบน้ำ ผ้าเช็ดตัว ชุดผ้าฝ้าย', 'น้ำขิงและขนมชิ้นเล็ก'],
    'zh-cn': ['所选项目', '淋浴、毛巾和棉质衣服', '姜茶与小点心'],
  },
  exclusions: {
    en: ['Transfer', 'Tips, which are welcome and never asked for'],
    th: ['รถรับส่ง', 'ทิป ให้ตามสมัครใจ ไม่มีการขอ'],
    'zh-cn': ['接送', '小费（随意，不会索要）'],
  },
  meeting: {
    name: {
      en: 'Thalang Road 88, Phuket old town',
      th: 'ถนนถลาง 88 เมืองเก่าภูเก็ต',
      'zh-cn': '普吉老城他朗路 88 号',
    },
    directions: {
      en: 'On the quiet end of Thalang Road, near the corner with Thepkasattri Road: a green shutter and a wooden herb press. Parking is hard; a taxi can stop on Thepkasattri.',
      th: 'ปลายถนนถลางฝั่งที่เงียบ ใกล้แยกถนนเทพกระษัตรี บานเฟี้ยมสีเขียวและเครื่องบดยาไม้หน้าร้าน ที่จอดรถหายาก แท็กซี่จอดส่งบนถนนเทพกระษัตรีได้',
      'zh-cn':
        '他朗路安静的一头，靠近贴卡萨蒂路口：绿色百叶门，门口有木制药碾。停车难，出租车可停在贴卡萨蒂路。',
    },
    latitude: 7.8854,
    longitude: 98.3917,
  },
  howToUse: {
    en: 'Show the code at the desk 15 minutes early; there is a short form about your health.',
    th: 'แสดงโค้ดที่เคาน์เตอร์ก่อนเวลา 15 นาที มีแบบสอบถามสุขภาพสั้น ๆ',
    'zh-cn': '提前 15 分钟到前台出示凭证码，填一张简短的健康表。',
  },
  goodToKnow: {
    en: [
      'Not in pregnancy, with fever, high blood pressure or fresh sunburn',
      'Closed on Mondays',
      'The house is old: the stairs are steep and there is no lift',
    ],
    th: ['ไม่เหมาะกับผู้ตั้งครรภ์ และผู้ที่มีไข้ ความดันสูง หรือผิวไหม้แดด', 'ปิดวันจันทร์', 'บ้านเก่า บันไดชันและไม่มีลิฟต์'],
    'zh-cn': ['孕期、发烧、高血压或刚晒伤者不宜', '周一休息', '老房子楼梯陡，没有电梯'],
  },
  alt: {
    en: 'Hot stones, a candle, rolled towels and a potted orchid in front of bamboo, in noon light',
    th: 'หินร้อน เทียน ผ้าขนหนูม้วน และกระถางกล้วยไม้หน้ากอไผ่ ในแสงยามเที่ยงวัน',
    'zh-cn': '正午的光线里，竹丛前的热石、蜡烛、毛巾卷与一盆兰花',
  },
  options: [
    {
      code: 'herbal-120',
      name: {
        en: 'Herbal steam and compress, 120 minutes',
        th: 'อบสมุนไพรและประคบ 120 นาที',
        'zh-cn': '草药蒸浴与热敷，120 分钟',
      },
      summary: {
        en: '20 minutes of steam, 70 of massage, 30 with hot compresses',
        th: 'อบ 20 นาที นวด 70 นาที ประคบร้อน 30 นาที',
        'zh-cn': '蒸浴 20 分钟、按摩 70 分钟、草药球热敷 30 分钟',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:00', '12:30', '15:00', '17:30', '20:00'],
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 4,
      cutoffMinutes: 180,
      maxUnits: 4,
      policy: 'free-until-24h',
      questions: ['full_name'],
      units: [{ code: 'PERSON', price: 1890, minAge: 16 }],
      lastSeats: { day: 2, left: 1 },
    },
    {
      code: 'thai-massage-60',
      name: { en: 'Thai massage, 60 minutes', th: 'นวดไทย 60 นาที', 'zh-cn': '泰式按摩，60 分钟' },
      summary: {
        en: 'In cotton clothes on a mat, no oil',
        th: 'ใส่ชุดผ้าฝ้ายนวดบนเบาะ ไม่ใช้น้ำมัน',
        'zh-cn': '穿棉衣在垫子上按，不用油',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:00', '11:30', '13:00', '14:30', '16:00', '17:30', '19:00'],
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 2,
      cutoffMinutes: 120,
      maxUnits: 2,
      policy: 'free-until-24h',
      questions: ['full_name'],
      units: [{ code: 'PERSON', price: 650, minAge: 12 }],
    },
  ],
}
