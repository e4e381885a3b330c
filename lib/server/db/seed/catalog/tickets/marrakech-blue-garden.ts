import type { ProductSeed } from '@/lib/server/db/seed/types'

export const marrakechBlueGarden: ProductSeed = {
  id: 'marrakech-blue-garden',
  vertical: 'ticket',
  category: 'CATEGORY_005',
  areas: ['marrakech'],
  operator: 'Jardin des Citronniers',
  currency: 'EUR',
  durationMinutes: 75,
  languages: ['en', 'fr', 'ar'],
  wheelchair: true,
  picture: { subject: 'bluegarden', mood: 'noon', seed: 'marrakech-blue-garden-4' },
  name: {
    en: 'Blue garden of Marrakech, timed entry',
    th: 'สวนสีน้ำเงินแห่งมาร์ราเกช บัตรระบุรอบเวลา',
    'zh-cn': '马拉喀什蓝色花园分时段门票',
  },
  summary: {
    en: 'A painter’s walled garden in the Majorelle manner: cobalt walls, bamboo, cacti taller than the house, lily ponds. It is small and everyone wants the same photograph, so the first slot of the day is the one to take.',
    th: 'สวนในกำแพงของจิตรกรตามแบบมาฌอแรล กำแพงสีโคบอลต์ ป่าไผ่ กระบองเพชรสูงกว่าบ้าน และสระบัว สวนไม่ใหญ่และทุกคนอยากได้ภาพมุมเดียวกัน รอบแรกของวันจึงดีที่สุด',
    'zh-cn':
      '一座马约尔风格的画家庭园：钴蓝色的墙、竹林、比房子还高的仙人掌和睡莲池。园子不大，大家又都想拍同一个角度，所以最好选当天第一场。',
  },
  highlights: {
    en: [
      'The cobalt villa and its yellow window frames',
      'Over 200 kinds of cactus and palm',
      'Shade and running water, ten degrees cooler than the street',
    ],
    th: ['เรือนสีโคบอลต์กับกรอบหน้าต่างสีเหลือง', 'กระบองเพชรและปาล์มกว่า 200 ชนิด', 'ร่มไม้และเสียงน้ำ เย็นกว่าถนนนับสิบองศา'],
    'zh-cn': ['钴蓝小楼和黄色窗框', '两百多种仙人掌与棕榈', '树荫与流水，比街上凉快十度'],
  },
  inclusions: {
    en: ['Garden entry at the chosen time', 'Painter’s studio', 'Plant map in English and French'],
    th: ['ค่าเข้าสวนตามรอบที่เลือก', 'ห้องทำงานของจิตรกร', 'แผนที่พันธุ์ไม้ภาษาอังกฤษและฝรั่งเศส'],
    'zh-cn': ['所选时段入园', '画家工作室', '英文和法文植物地图'],
  },
  exclusions: {
    en: ['Museum of Berber crafts, unless chosen', 'Café'],
    th: ['พิพิธภัณฑ์งานฝีมือเบอร์เบอร์ หากไม่ได้เลือก', 'คาเฟ่'],
    'zh-cn': ['柏柏尔工艺馆（未选则不含）', '咖啡馆消费'],
  },
  meeting: {
    name: { en: 'Garden gate, Guéliz', th: 'ประตูสวน ย่านเกลิซ', 'zh-cn': '盖利兹区花园大门' },
    directions: {
      en: 'In Guéliz, 30 minutes on foot or 10 by petit taxi from Jemaa el-Fna. Agree on the meter before you get in.',
      th: 'ย่านเกลิซ เดิน 30 นาทีหรือนั่งแท็กซี่เล็ก 10 นาทีจากจัตุรัสเจมาเอลฟนา ตกลงให้กดมิเตอร์ก่อนขึ้น',
      'zh-cn': '位于盖利兹区，从德吉玛广场步行 30 分钟或乘小出租车 10 分钟，上车前先说好打表。',
    },
    latitude: 31.6412,
    longitude: -8.0021,
  },
  howToUse: {
    en: 'Scan the code at the gate within 20 minutes of your time. There are no tickets at the door.',
    th: 'สแกนโค้ดที่ประตูภายใน 20 นาทีหลังเวลารอบ หน้าประตูไม่มีบัตรขาย',
    'zh-cn': '在时段开始后 20 分钟内到门口扫码，现场不售票。',
  },
  goodToKnow: {
    en: [
      'From 10:00 to 14:00 the paths are full',
      'People outside may say the garden is closed and offer another: it is not closed',
    ],
    th: ['ช่วง 10:00–14:00 คนเต็มทางเดิน', 'อาจมีคนหน้าสวนบอกว่าสวนปิดแล้วชวนไปที่อื่น สวนไม่ได้ปิด'],
    'zh-cn': ['10:00 至 14:00 小路上人挤人', '门外可能有人说花园关门、带你去别处，其实没关'],
  },
  alt: {
    en: 'A cobalt-blue villa with yellow windows, cacti and a lily pool at noon',
    th: 'คฤหาสน์สีน้ำเงินโคบอลต์ขอบหน้าต่างเหลือง ต้นกระบองเพชร และสระบัวยามเที่ยงวัน',
    'zh-cn': '正午，钴蓝色别墅、黄色窗框、仙人掌与睡莲池',
  },
  options: [
    {
      code: 'garden',
      name: { en: 'Garden', th: 'สวน', 'zh-cn': '花园' },
      summary: {
        en: 'Garden and studio, about an hour',
        th: 'สวนและห้องทำงาน ราวหนึ่งชั่วโมง',
        'zh-cn': '花园与画室，约一小时',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30', '09:30', '11:00', '13:00', '15:00', '16:30'],
      capacity: 40,
      cutoffMinutes: 60,
      maxUnits: 8,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 17, minAge: 18 },
        { code: 'YOUTH', price: 9, minAge: 12, maxAge: 17 },
        { code: 'CHILD', price: 0, maxAge: 11, accompaniedBy: 'ADULT' },
      ],
      lastSeats: { day: 2, left: 3 },
    },
    {
      code: 'garden-and-museum',
      name: { en: 'Garden and craft museum', th: 'สวนและพิพิธภัณฑ์งานฝีมือ', 'zh-cn': '花园加工艺馆' },
      summary: {
        en: 'Also four rooms of Berber jewellery and textiles',
        th: 'รวมห้องเครื่องประดับและผ้าทอเบอร์เบอร์สี่ห้อง',
        'zh-cn': '另含四间柏柏尔首饰与织物展室',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30', '09:30', '11:00', '13:00', '15:00', '16:30'],
      capacity: 25,
      cutoffMinutes: 60,
      maxUnits: 8,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 23, minAge: 18 },
        { code: 'YOUTH', price: 13, minAge: 12, maxAge: 17 },
        { code: 'CHILD', price: 0, maxAge: 11, accompaniedBy: 'ADULT' },
      ],
    },
  ],
}
