import { EVERY_DAY } from '@/lib/server/db/seed/catalog/weekdays'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const thailandTouristSim: ProductSeed = {
  id: 'thailand-tourist-sim',
  vertical: 'connectivity',
  category: 'CATEGORY_082',
  areas: ['bangkok', 'phuket', 'chiang-mai'],
  operator: 'Talad Sim Counter',
  currency: 'THB',
  languages: ['th', 'en', 'zh'],
  wheelchair: true,
  picture: { subject: 'karst', mood: 'noon', seed: 'S-thailand4', view: 'sim' },
  gallery: [
    { subject: 'planewindow', mood: 'dusk' },
    { subject: 'karst', mood: 'noon', flip: true, view: 'people' },
    { subject: 'lanna', mood: 'dusk', flip: true, view: 'map' },
    { subject: 'lanna', mood: 'dawn', flip: true, view: 'gate' },
  ],
  name: { en: 'Tourist SIM for Thailand', th: 'ซิมนักท่องเที่ยวไทย', 'zh-cn': '泰国旅游 SIM 卡' },
  alsoCalled: { en: ['Prepaid SIM card'], th: ['ซิมการ์ด', 'ซิมเน็ต'], 'zh-cn': ['电话卡', '上网卡'] },
  summary: {
    en: 'A Thai SIM with a number of its own, so the driver can call you and ride apps send their code. Ordered here it is cheaper than at the counter on the day, and the card is waiting with your name. You still queue a few minutes: Thai law asks for your passport and a photo.',
    th: 'ซิมไทยพร้อมเบอร์โทร คนขับรถโทรหาได้ รับรหัสจากแอปเรียกรถได้ สั่งล่วงหน้าถูกกว่าซื้อหน้าเคาน์เตอร์ และมีซิมเตรียมไว้ในชื่อคุณ ยังต้องรอลงทะเบียนสักครู่ เพราะกฎหมายไทยให้ใช้หนังสือเดินทางและถ่ายรูป',
    'zh-cn':
      '带泰国号码的实体卡，司机能打给你，打车应用的验证码也收得到。提前订比到柜台现买便宜，卡会写好名字等你。到场仍要排几分钟：泰国法规要求登记护照并拍照。',
  },
  highlights: {
    en: [
      'A Thai number with THB 15 of calls',
      'Good on the islands: AIS reaches most beaches and piers',
      'Set up by the staff while you wait',
    ],
    th: ['มีเบอร์ไทย พร้อมค่าโทร 15 บาท', 'ใช้ตามเกาะได้ดี AIS มีสัญญาณเกือบทุกหาดและท่าเรือ', 'พนักงานตั้งค่าให้จนใช้งานได้'],
    'zh-cn': ['含泰国号码和 15 泰铢话费', '海岛信号好：AIS 覆盖多数海滩和码头', '工作人员当场帮你装好调通'],
  },
  inclusions: {
    en: [
      'SIM card in all three sizes',
      'Data and calls as in the chosen plan',
      'Registration with your passport',
      'A pin and a case for your own SIM',
    ],
    th: ['ซิมการ์ดตัดได้สามขนาด', 'เน็ตและค่าโทรตามแพ็กเกจ', 'ลงทะเบียนด้วยหนังสือเดินทาง', 'เข็มจิ้มถาดซิมและซองเก็บซิมเดิม'],
    'zh-cn': ['三合一尺寸 SIM 卡', '所选套餐的流量与话费', '护照实名登记', '取卡针和原卡收纳套'],
  },
  exclusions: {
    en: ['Calls abroad', 'Use outside Thailand'],
    th: ['โทรต่างประเทศ', 'การใช้งานนอกประเทศไทย'],
    'zh-cn': ['国际长途', '在泰国以外使用'],
  },
  meeting: {
    name: {
      en: 'Suvarnabhumi Airport, arrivals, level 2, gate 6',
      th: 'สนามบินสุวรรณภูมิ ชั้น 2 ผู้โดยสารขาเข้า ประตู 6',
      'zh-cn': '素万那普机场 2 层到达厅 6 号门',
    },
    directions: {
      en: 'Left after customs, orange counter, open day and night. Landing in Phuket or Chiang Mai: the same orange counter stands in the international arrivals hall, 07:00–23:00.',
      th: 'ออกจากศุลกากรแล้วเลี้ยวซ้าย เคาน์เตอร์สีส้ม เปิดตลอดวันตลอดคืน ถ้าลงภูเก็ตหรือเชียงใหม่ มีเคาน์เตอร์สีส้มในโถงขาเข้าระหว่างประเทศ 07:00–23:00',
      'zh-cn':
        '出海关左转，橙色柜台，24 小时营业。在普吉或清迈落地：国际到达厅里有同样的橙色柜台，07:00–23:00。',
    },
    latitude: 13.6919,
    longitude: 100.7501,
  },
  handover: {
    points: [
      { code: 'suvarnabhumi', hours: [{ days: EVERY_DAY, opens: '00:00', closes: '24:00' }] },
      {
        code: 'phuket',
        name: {
          en: 'Phuket Airport, international arrivals hall',
          th: 'สนามบินภูเก็ต โถงผู้โดยสารขาเข้าระหว่างประเทศ',
          'zh-cn': '普吉机场国际到达厅',
        },
        directions: {
          en: 'The orange counter in the hall, once you are out of customs.',
          th: 'เคาน์เตอร์สีส้มในโถง หลังผ่านศุลกากร',
          'zh-cn': '出海关后，大厅里的橙色柜台。',
        },
        hours: [{ days: EVERY_DAY, opens: '07:00', closes: '23:00' }],
      },
      {
        code: 'chiang-mai',
        name: {
          en: 'Chiang Mai Airport, international arrivals hall',
          th: 'สนามบินเชียงใหม่ โถงผู้โดยสารขาเข้าระหว่างประเทศ',
          'zh-cn': '清迈机场国际到达厅',
        },
        directions: {
          en: 'The orange counter in the hall, once you are out of customs.',
          th: 'เคาน์เตอร์สีส้มในโถง หลังผ่านศุลกากร',
          'zh-cn': '出海关后，大厅里的橙色柜台。',
        },
        hours: [{ days: EVERY_DAY, opens: '07:00', closes: '23:00' }],
      },
    ],
  },
  howToUse: {
    en: 'Show the code with your passport, not a copy of it. The plan starts when the staff put the card into your phone.',
    th: 'แสดงโค้ดพร้อมหนังสือเดินทางตัวจริง แพ็กเกจเริ่มนับเมื่อพนักงานใส่ซิมให้',
    'zh-cn': '出示凭证码和护照原件（复印件不行）。工作人员把卡装进手机时套餐开始计时。',
  },
  goodToKnow: {
    en: [
      'Your phone must be free of a network lock',
      'After landing between 21:00 and 24:00 expect a queue of 15–20 minutes',
      'The number lapses with the plan: do not tie accounts to it',
    ],
    th: [
      'โทรศัพท์ต้องไม่ล็อกเครือข่าย',
      'เที่ยวบินที่ลงช่วง 21:00–24:00 อาจรอคิว 15–20 นาที',
      'เบอร์หมดอายุพร้อมแพ็กเกจ อย่าผูกบัญชีสำคัญไว้',
    ],
    'zh-cn': [
      '手机不能有网络锁',
      '21:00–24:00 落地的航班多，可能要排 15–20 分钟',
      '号码随套餐失效，别用它绑定重要账号',
    ],
  },
  alt: {
    en: 'Three SIM cards in front of limestone islands and a longtail boat at noon',
    th: 'ซิมการ์ดสามใบตั้งอยู่หน้าเกาะหินปูนและเรือหางยาวยามเที่ยงวัน',
    'zh-cn': '正午，三张 SIM 卡立在石灰岩小岛与长尾船前',
  },
  options: [
    {
      code: '8-days',
      name: { en: '8 days, 15 GB', th: '8 วัน 15 GB', 'zh-cn': '8 天 15 GB' },
      summary: {
        en: '15 GB at full speed, then the data stops',
        th: 'ความเร็วเต็ม 15 GB ใช้ครบแล้วเน็ตหยุด',
        'zh-cn': '15 GB 高速流量，用完即停',
      },
      window: 'DATE',
      inventory: 'STOCK',
      capacity: 150,
      cutoffMinutes: 0,
      maxUnits: 4,
      policy: 'free-until-24h',
      questions: ['full_name'],
      fulfilment: ['pickup'],
      plan: { gigabytes: 15, days: 8, networks: ['AIS'], hotspot: true, validityStarts: 'pickup' },
      units: [{ code: 'ITEM', label: { en: 'SIM card', th: 'ซิมการ์ด', 'zh-cn': 'SIM 卡' }, price: 279 }],
    },
    {
      code: '15-days-unlimited',
      name: { en: '15 days, unlimited', th: '15 วัน ไม่จำกัด', 'zh-cn': '15 天不限量' },
      summary: {
        en: '3 GB a day at full speed, then 1 Mbit/s until midnight',
        th: 'ความเร็วเต็มวันละ 3 GB จากนั้น 1 Mbit/s จนถึงเที่ยงคืน',
        'zh-cn': '每天 3 GB 高速，之后 1 Mbit/s，次日零点恢复',
      },
      window: 'DATE',
      inventory: 'STOCK',
      capacity: 100,
      cutoffMinutes: 0,
      maxUnits: 4,
      policy: 'free-until-24h',
      questions: ['full_name'],
      fulfilment: ['pickup'],
      plan: {
        gigabytes: null,
        days: 15,
        networks: ['AIS', 'TrueMove H'],
        fairUse: { gigabytesPerDay: 3, kilobitsPerSecond: 1024 },
        hotspot: true,
        validityStarts: 'pickup',
      },
      units: [{ code: 'ITEM', label: { en: 'SIM card', th: 'ซิมการ์ด', 'zh-cn': 'SIM 卡' }, price: 599 }],
    },
  ],
}
