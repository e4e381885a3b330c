import type { ProductSeed } from '@/lib/server/db/seed/types'
import { sevenTastings } from './menus/left-bank-pastry'

export const leftBankPastryMorning: ProductSeed = {
  id: 'left-bank-pastry-morning',
  vertical: 'food',
  category: 'CATEGORY_212',
  areas: ['paris'],
  operator: 'Rive Gauche Gourmande',
  currency: 'EUR',
  durationMinutes: 150,
  languages: ['en', 'fr', 'zh'],
  wheelchair: false,
  picture: { subject: 'pastry', mood: 'dawn', seed: 'left-bank-pastry-morning-3' },
  gallery: [
    { subject: 'cafe', mood: 'noon', flip: true },
    { subject: 'ironcity', mood: 'dawn', view: 'terrace' },
    { subject: 'pastry', mood: 'noon', flip: true, view: 'detail' },
    { subject: 'ironcity', mood: 'dawn', flip: true },
  ],
  name: {
    en: 'Left Bank pastry morning: six bakeries on foot',
    th: 'เช้าวันขนมอบฝั่งซ้ายแม่น้ำแซน เดินชิมหกร้าน',
    'zh-cn': '巴黎左岸清晨甜点漫步：走访六家店',
  },
  summary: {
    en: 'Two and a half hours through Saint-Germain with a pastry cook, from the first croissant to a chocolate. You learn to tell butter from margarine by the layers. Eat no breakfast before: by the last stop you will want to sit down.',
    th: 'สองชั่วโมงครึ่งในแซ็ง-แฌร์แม็งกับเชฟขนมอบ ตั้งแต่ครัวซองต์ชิ้นแรกถึงช็อกโกแลต ได้เรียนวิธีดูชั้นแป้งว่าใช้เนยแท้หรือมาการีน อย่ากินมื้อเช้ามาก่อน พอถึงร้านสุดท้ายจะอยากหาที่นั่ง',
    'zh-cn':
      '跟一位甜点师在圣日耳曼走两个半小时，从第一只可颂吃到巧克力，学会看酥皮层次辨别黄油和人造黄油。来之前别吃早饭，到最后一家你会很想坐下。',
  },
  highlights: {
    en: [
      'Six bakeries and chocolate shops, seven tastings',
      'A cook who has worked the 3 a.m. shift',
      'Ends by the Luxembourg Garden, with a bench',
    ],
    th: ['หกร้านขนมและช็อกโกแลต ชิมเจ็ดอย่าง', 'เชฟที่เคยเข้ากะตีสาม', 'จบข้างสวนลุกซ็องบูร์กที่มีม้านั่ง'],
    'zh-cn': [
      '六家面包店和巧克力店，七样试吃',
      '领队当过凌晨 3 点上班的甜点师',
      '终点在卢森堡公园旁，有长椅',
    ],
  },
  inclusions: {
    en: [
      'Seven tastings',
      'One coffee or hot chocolate',
      'Guide for two and a half hours',
      'List of addresses',
    ],
    th: ['ชิมเจ็ดอย่าง', 'กาแฟหรือช็อกโกแลตร้อนหนึ่งแก้ว', 'ไกด์สองชั่วโมงครึ่ง', 'รายชื่อร้านพร้อมที่อยู่'],
    'zh-cn': ['七样试吃', '咖啡或热巧克力一杯', '领队 2.5 小时', '店铺地址清单'],
  },
  exclusions: {
    en: ['Pastries you buy to take home', 'Métro tickets'],
    th: ['ขนมที่ซื้อกลับ', 'ตั๋วเมโทร'],
    'zh-cn': ['自己买走的甜点', '地铁票'],
  },
  meeting: {
    name: { en: 'Statue of Danton, Odéon', th: 'รูปปั้นด็องตง โอเดอง', 'zh-cn': '丹东雕像，奥德翁' },
    directions: {
      en: 'At the foot of the statue outside Métro Odéon, exit 1 (Lines 4 and 10). Look for a yellow apron.',
      th: 'ใต้รูปปั้นหน้าสถานีเมโทรโอเดอง ทางออก 1 (สาย 4 และ 10) มองหาผ้ากันเปื้อนสีเหลือง',
      'zh-cn': '地铁奥德翁站（4、10 号线）1 号出口的雕像下，找黄围裙。',
    },
    latitude: 48.8521,
    longitude: 2.3389,
  },
  howToUse: {
    en: 'Show the code to the guide in the yellow apron. We leave on the dot: bakeries sell out.',
    th: 'แสดงโค้ดให้ไกด์ที่ใส่ผ้ากันเปื้อนสีเหลือง ออกตรงเวลาเพราะขนมหมดเร็ว',
    'zh-cn': '向穿黄围裙的领队出示凭证码。准点出发，面包会卖完。',
  },
  goodToKnow: {
    en: [
      'No tour on Sunday and Monday, when many bakeries close',
      'Nearly everything contains wheat, butter, egg or nuts; it does not suit coeliacs or vegans',
      '2.5 km on foot over cobbles',
    ],
    th: [
      'วันอาทิตย์และจันทร์งด เพราะหลายร้านหยุด',
      'เกือบทุกอย่างมีแป้งสาลี เนย ไข่ หรือถั่ว ไม่เหมาะกับผู้แพ้กลูเตนหรือวีแกน',
      'เดิน 2.5 กม. มีทางปูหิน',
    ],
    'zh-cn': [
      '周日和周一很多面包店休息，不开团',
      '几乎每样都含小麦、黄油、蛋或坚果，不适合麸质不耐受和纯素者',
      '步行 2.5 公里，有石子路',
    ],
  },
  alt: {
    en: 'Croissants, baguettes and small tarts in a bakery window, the low sun over slate roofs',
    th: 'ครัวซองต์ บาแกตต์ และทาร์ตชิ้นเล็กหน้ากระจกร้านขนมอบ แดดเช้าเหนือหลังคากระเบื้องหินชนวน',
    'zh-cn': '面包店橱窗前的可颂、长棍和小挞，朝阳照着石板屋顶',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Seven tastings, small group', th: 'ชิมเจ็ดอย่าง กลุ่มเล็ก', 'zh-cn': '七样试吃，小团' },
      summary: {
        en: 'Up to 8 guests, with coffee or hot chocolate',
        th: 'ไม่เกิน 8 คน มีกาแฟหรือช็อกโกแลตร้อน',
        'zh-cn': '最多 8 人，含咖啡或热巧克力',
      },
      menu: sevenTastings,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['09:00', '10:00'],
      weekdays: [2, 3, 4, 5, 6],
      capacity: 8,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 89, minAge: 13 },
        { code: 'CHILD', price: 55, minAge: 5, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 4, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'private',
      name: { en: 'Private morning', th: 'กลุ่มส่วนตัว', 'zh-cn': '私人团' },
      summary: {
        en: 'Your own guide for up to 5, start at an hour of your choice from these',
        th: 'ไกด์ส่วนตัวสำหรับไม่เกิน 5 คน เลือกเวลาเริ่มจากรอบที่มี',
        'zh-cn': '私人领队，最多 5 人，出发时间从场次中选',
      },
      menu: sevenTastings,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30', '10:00'],
      weekdays: [2, 3, 4, 5, 6],
      capacity: 1,
      cutoffMinutes: 2880,
      maxUnits: 1,
      policy: 'free-until-72h',
      questions: ['full_name', 'lead_diet'],
      units: [
        {
          code: 'GROUP',
          group: { people: 5 },
          price: 395,
          label: { en: 'Group of up to 5', th: 'กลุ่มไม่เกิน 5 คน', 'zh-cn': '一组（最多 5 人）' },
        },
      ],
    },
  ],
}
