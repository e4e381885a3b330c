import type { ProductSeed } from '@/lib/server/db/seed/types'
import { twoPastas, vegetarianPastas } from './menus/trastevere-pasta'

export const trasteverePastaClass: ProductSeed = {
  id: 'trastevere-pasta-class',
  vertical: 'food',
  category: 'CATEGORY_213',
  areas: ['rome'],
  operator: 'Casa Sfoglia Roma',
  currency: 'EUR',
  durationMinutes: 180,
  languages: ['en', 'it', 'zh'],
  wheelchair: false,
  picture: { subject: 'pasta', mood: 'noon', seed: 'trastevere-pasta-class-2' },
  gallery: [
    { subject: 'pasta', mood: 'dusk', view: 'detail' },
    { subject: 'amphitheatre', mood: 'noon', view: 'terrace' },
    { subject: 'amphitheatre', mood: 'dawn' },
    { subject: 'amphitheatre', mood: 'dusk', view: 'postcard' },
  ],
  name: {
    en: 'Fresh pasta class in Trastevere, with lunch or dinner',
    th: 'เรียนทำพาสตาสดย่านทราสเตเวเร กรุงโรม พร้อมมื้ออาหาร',
    'zh-cn': '罗马特拉斯提弗列手工面课，含一餐',
  },
  alsoCalled: { en: ['Cooking course'], th: ['คลาสทำอาหาร', 'สอนทำอาหาร'], 'zh-cn': ['厨艺课', '料理课'] },
  summary: {
    en: 'Flour, eggs and a long wooden pin: you roll two shapes by hand, learn a Roman sauce and sit down together to eat both. Twelve people fit round the table. It is a home kitchen on the second floor, without a lift.',
    th: 'แป้ง ไข่ และไม้คลึงยาวหนึ่งอัน คลึงพาสตาสองแบบด้วยมือ เรียนซอสแบบโรมัน แล้วนั่งกินด้วยกัน โต๊ะหนึ่งนั่งได้สิบสองคน เป็นครัวบ้านบนชั้นสาม ไม่มีลิฟต์',
    'zh-cn':
      '面粉、鸡蛋和一根长擀面杖：亲手擀两种面，学一种罗马酱汁，然后坐下一起吃。一桌最多 12 人。地点是三楼的家庭厨房，没有电梯。',
  },
  highlights: {
    en: [
      'Fettuccine and ravioli, rolled by hand without a machine',
      'A Roman sauce: cacio e pepe or amatriciana',
      'You eat what you make, with house wine or juice',
    ],
    th: [
      'ทำเฟตตูชินีและราวิโอลีด้วยมือ ไม่ใช้เครื่อง',
      'ซอสโรมันแบบกาโชเอเปเปหรืออมาตริชานา',
      'กินฝีมือตัวเองพร้อมเฮาส์ไวน์หรือน้ำผลไม้',
    ],
    'zh-cn': [
      '宽面和方饺全程手擀，不用机器',
      '罗马酱汁：胡椒奶酪或阿马特里切',
      '自己做的自己吃，配餐酒或果汁',
    ],
  },
  inclusions: {
    en: [
      'All ingredients, apron',
      'Two pasta dishes and tiramisù',
      'A glass of wine, juice for under-18s',
      'Recipes by email',
    ],
    th: [
      'วัตถุดิบทั้งหมดและผ้ากันเปื้อน',
      'พาสตาสองจานและทีรามิสุ',
      'ไวน์หนึ่งแก้ว หรือน้ำผลไม้สำหรับผู้อายุต่ำกว่า 18 ปี',
      'สูตรทางอีเมล',
    ],
    'zh-cn': ['全部食材和围裙', '两道意面和提拉米苏', '葡萄酒一杯，未满 18 岁为果汁', '邮件发送食谱'],
  },
  exclusions: {
    en: ['Further wine', 'Transport to Trastevere'],
    th: ['ไวน์เพิ่ม', 'ค่าเดินทางไปทราสเตเวเร'],
    'zh-cn': ['额外加酒', '前往特拉斯提弗列的交通'],
  },
  meeting: {
    name: { en: 'Piazza Trilussa fountain', th: 'น้ำพุปิอัซซาตรีลุสซา', 'zh-cn': '特里卢萨广场喷泉' },
    directions: {
      en: 'At the steps of the fountain at the end of Ponte Sisto, 8 minutes from the Belli stop of tram 8. The teacher holds a rolling pin.',
      th: 'บันไดน้ำพุปลายสะพานปอนเตซิสโต เดิน 8 นาทีจากป้ายเบลลีของรถรางสาย 8 ครูถือไม้คลึงแป้ง',
      'zh-cn': '西斯托桥桥头喷泉的台阶处，从 8 路电车 Belli 站步行 8 分钟。老师手里拿着擀面杖。',
    },
    latitude: 41.8919,
    longitude: 12.4702,
  },
  howToUse: {
    en: 'Show the code to the teacher with the rolling pin. The group walks five minutes to the kitchen together.',
    th: 'แสดงโค้ดให้ครูที่ถือไม้คลึงแป้ง แล้วเดินไปครัวด้วยกันห้านาที',
    'zh-cn': '向拿擀面杖的老师出示凭证码，再一起走 5 分钟到厨房。',
  },
  goodToKnow: {
    en: [
      'No class on Sundays',
      'Gluten is everywhere: the kitchen cannot host coeliac guests',
      'Two floors of stairs, no lift',
    ],
    th: ['วันอาทิตย์งด', 'ในครัวมีกลูเตนทุกที่ จึงรับผู้ป่วยโรคเซลิแอกไม่ได้', 'บันไดสองชั้น ไม่มีลิฟต์'],
    'zh-cn': ['周日停课', '厨房里到处是面粉，无法接待乳糜泻客人', '要爬两层楼梯，没有电梯'],
  },
  alt: {
    en: 'Ribbons of fresh pasta drying on a rack, dough, eggs in flour and a glass of wine on the table',
    th: 'เส้นพาสตาสดแขวนตากบนราว บนโต๊ะมีแผ่นแป้ง ไข่ในกองแป้ง และไวน์หนึ่งแก้ว',
    'zh-cn': '架子上晾着鲜意面，案板上有面团、打进面粉的鸡蛋和一杯红酒',
  },
  options: [
    {
      code: 'two-pastas',
      name: { en: 'Two pastas and tiramisù', th: 'พาสตาสองแบบและทีรามิสุ', 'zh-cn': '两种意面和提拉米苏' },
      summary: {
        en: 'Fettuccine and ravioli with a Roman sauce, up to 12 guests',
        th: 'เฟตตูชินีและราวิโอลีกับซอสโรมัน ไม่เกิน 12 คน',
        'zh-cn': '宽面和方饺配罗马酱汁，最多 12 人',
      },
      menu: twoPastas,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:30', '17:30'],
      weekdays: [1, 2, 3, 4, 5, 6],
      capacity: 12,
      cutoffMinutes: 360,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 79, minAge: 13 },
        { code: 'CHILD', price: 49, minAge: 6, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
      ],
      lastSeats: { day: 3, left: 2 },
    },
    {
      code: 'vegetarian',
      name: { en: 'Vegetarian class', th: 'คลาสมังสวิรัติ', 'zh-cn': '素食班' },
      summary: {
        en: 'Spinach ravioli and cacio e pepe, no meat in the kitchen that day',
        th: 'ราวิโอลีผักโขมและกาโชเอเปเป วันนั้นไม่มีเนื้อในครัว',
        'zh-cn': '菠菜方饺和胡椒奶酪面，当天厨房不用肉',
      },
      menu: vegetarianPastas,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['14:00'],
      weekdays: [2, 4],
      capacity: 12,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 79, minAge: 13 },
        { code: 'CHILD', price: 49, minAge: 6, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
  ],
}
