import type { ProductSeed } from '@/lib/server/db/seed/types'
import { teaHour } from './menus/kyoto-tea'

export const kyotoTeaCeremony: ProductSeed = {
  id: 'kyoto-tea-ceremony',
  vertical: 'food',
  category: 'CATEGORY_212',
  areas: ['kyoto'],
  operator: 'Matsukaze Tea Room',
  currency: 'JPY',
  durationMinutes: 60,
  languages: ['en', 'ja', 'zh'],
  wheelchair: false,
  picture: { subject: 'teaceremony', mood: 'noon', seed: 'kyoto-tea-ceremony-3' },
  gallery: [
    { subject: 'teaceremony', mood: 'dusk', flip: true, view: 'detail' },
    { subject: 'matcha', mood: 'dusk' },
    { subject: 'pagoda', mood: 'dawn', view: 'arch' },
    { subject: 'pagoda', mood: 'dusk', flip: true, view: 'people' },
  ],
  name: {
    en: 'Tea ceremony in a Higashiyama machiya',
    th: 'พิธีชงชาในบ้านมาจิยะย่านฮิงาชิยามะ เกียวโต',
    'zh-cn': '京都东山町家茶道体验',
  },
  summary: {
    en: 'An hour in a four-and-a-half-mat room near the Yasaka Pagoda: you watch one bowl prepared in silence, then whisk your own. The host explains in English or Chinese. Legs go numb on the mats, so low stools stand ready and nobody minds.',
    th: 'หนึ่งชั่วโมงในห้องสี่เสื่อครึ่งใกล้เจดีย์ยาซากะ ดูการชงหนึ่งถ้วยในความเงียบ แล้วตีมัทฉะของตัวเอง เจ้าบ้านอธิบายเป็นภาษาอังกฤษหรือจีน นั่งบนเสื่อนานอาจขาชา มีเก้าอี้เตี้ยให้และไม่มีใครถือสา',
    'zh-cn':
      '在八坂塔附近四叠半的茶室里待一小时：先静静看主人点一碗茶，再自己打一碗。主人用英语或中文讲解。跪坐腿会麻，备有矮凳，坐了也没人介意。',
  },
  highlights: {
    en: [
      'Six guests at most',
      'You whisk your own bowl of matcha',
      'A seasonal sweet from a Kyoto confectioner',
    ],
    th: ['ไม่เกินหกคนต่อรอบ', 'ได้ตีมัทฉะเองหนึ่งถ้วย', 'ขนมตามฤดูจากร้านขนมเกียวโต'],
    'zh-cn': ['每场最多 6 人', '亲手打一碗抹茶', '京都果子铺的当季和果子'],
  },
  inclusions: {
    en: ['Two bowls of matcha and one sweet', 'Host for 60 minutes', 'Stool if you want one', 'Tax'],
    th: ['มัทฉะสองถ้วยและขนมหนึ่งชิ้น', 'เจ้าบ้านดูแล 60 นาที', 'เก้าอี้เตี้ยหากต้องการ', 'ภาษี'],
    'zh-cn': ['抹茶两碗、和果子一份', '主人接待 60 分钟', '需要的话有矮凳', '含税'],
  },
  exclusions: {
    en: ['Kimono rental', 'Transport to Higashiyama'],
    th: ['ค่าเช่ากิโมโน', 'ค่าเดินทางไปฮิงาชิยามะ'],
    'zh-cn': ['和服租赁', '前往东山的交通'],
  },
  meeting: {
    name: {
      en: 'Matsukaze Tea Room, near Yasaka Pagoda',
      th: 'ห้องชามัตสึคาเซะ ใกล้เจดีย์ยาซากะ',
      'zh-cn': '松风茶室，八坂塔附近',
    },
    directions: {
      en: '6 minutes uphill from the Kiyomizu-michi bus stop. Turn left before the pagoda, third door, white lantern.',
      th: 'จากป้ายรถเมล์คิโยมิซุมิจิ เดินขึ้นเนิน 6 นาที เลี้ยวซ้ายก่อนถึงเจดีย์ ประตูที่สาม มีโคมสีขาว',
      'zh-cn': '从清水道公交站上坡走 6 分钟，到塔前左转第三个门，挂着白灯笼。',
    },
    latitude: 34.9987,
    longitude: 135.7784,
  },
  howToUse: {
    en: 'Show the code at the door. Wear clean socks: bare feet are not allowed on the mats.',
    th: 'แสดงโค้ดที่ประตู ใส่ถุงเท้าสะอาดมาด้วย เพราะห้ามเท้าเปล่าบนเสื่อ',
    'zh-cn': '在门口出示凭证码。请穿干净袜子，榻榻米上不能光脚。',
  },
  goodToKnow: {
    en: [
      'Closed on Thursdays',
      'Come 10 minutes early: nobody enters after the first bowl',
      'Matcha has caffeine; sweets can contain wheat and egg, so tell us',
    ],
    th: ['หยุดทุกวันพฤหัสบดี', 'มาก่อน 10 นาที เริ่มถ้วยแรกแล้วเข้าไม่ได้', 'มัทฉะมีคาเฟอีน ขนมอาจมีแป้งสาลีและไข่ แจ้งไว้ตอนจอง'],
    'zh-cn': [
      '周四休息',
      '请提前 10 分钟到，第一碗开始后不能进场',
      '抹茶含咖啡因，点心可能含小麦和蛋，有忌口请说明',
    ],
  },
  alt: {
    en: 'A bowl of whisked tea on tatami, a kettle and a round window to a garden in blossom',
    th: 'ชามชาเขียวบนเสื่อทาทามิ กาน้ำร้อน และหน้าต่างกลมที่มองเห็นสวนดอกไม้บาน',
    'zh-cn': '榻榻米上一碗抹茶和一只茶釜，圆窗外花开满枝',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Shared tea room', th: 'ห้องชารวม', 'zh-cn': '茶席拼场' },
      summary: {
        en: 'Up to 6 guests, one sweet, two bowls',
        th: 'ไม่เกิน 6 คน ขนมหนึ่งชิ้น มัทฉะสองถ้วย',
        'zh-cn': '最多 6 人，点心一份、茶两碗',
      },
      menu: teaHour,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:30', '13:00', '15:30'],
      weekdays: [1, 2, 3, 5, 6, 7],
      capacity: 6,
      cutoffMinutes: 180,
      maxUnits: 6,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 4400, minAge: 13 },
        { code: 'CHILD', price: 2600, minAge: 7, maxAge: 12, accompaniedBy: 'ADULT' },
      ],
    },
    {
      code: 'private',
      name: { en: 'Private room', th: 'ห้องส่วนตัว', 'zh-cn': '包场' },
      summary: {
        en: 'The room for your party of up to 4, children of any age',
        th: 'เหมาห้องสำหรับไม่เกิน 4 คน รับเด็กทุกวัย',
        'zh-cn': '整间茶室，最多 4 人，孩子不限年龄',
      },
      menu: teaHour,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['17:00'],
      weekdays: [1, 2, 3, 5, 6, 7],
      capacity: 1,
      cutoffMinutes: 1440,
      maxUnits: 1,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_diet'],
      units: [
        {
          code: 'GROUP',
          group: { people: 4 },
          price: 22000,
          label: { en: 'Room for up to 4', th: 'ห้องสำหรับไม่เกิน 4 คน', 'zh-cn': '包场（最多 4 人）' },
        },
      ],
    },
  ],
}
