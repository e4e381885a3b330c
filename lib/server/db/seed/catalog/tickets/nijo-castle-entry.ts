import type { ProductSeed } from '@/lib/server/db/seed/types'

export const nijoCastleEntry: ProductSeed = {
  id: 'nijo-castle-entry',
  vertical: 'ticket',
  category: 'CATEGORY_006',
  areas: ['kyoto'],
  operator: 'Horikawa Heritage Tickets',
  currency: 'JPY',
  durationMinutes: 90,
  languages: ['en', 'ja', 'zh'],
  wheelchair: true,
  picture: { subject: 'castle', mood: 'dusk', seed: 'nijo-castle-entry-2' },
  name: {
    en: 'Nijo Castle and Ninomaru Palace, Kyoto',
    th: 'บัตรเข้าปราสาทนิโจและพระตำหนักนิโนมารุ เกียวโต',
    'zh-cn': '京都二条城与二之丸御殿门票',
  },
  summary: {
    en: 'The shogun’s Kyoto residence of 1603, where the floorboards chirp under every step and where the last shogun gave up power in 1867. Gold-leaf screens indoors, a pond garden and stone walls outside.',
    th: 'ที่พำนักของโชกุนในเกียวโตตั้งแต่ปี 1603 พื้นไม้ส่งเสียงเหมือนนกร้องทุกย่างก้าว และเป็นที่ซึ่งโชกุนคนสุดท้ายประกาศคืนอำนาจในปี 1867 ด้านในมีฉากทองคำเปลว ด้านนอกมีสวนสระน้ำและกำแพงหิน',
    'zh-cn':
      '1603 年建成的将军京都居所，走廊每一步都会发出鸟鸣般的声响；1867 年，末代将军就在这里宣布还政。室内是金箔障壁画，室外是池泉庭园和石垣。',
  },
  highlights: {
    en: [
      'Nightingale floors in the 33 rooms of Ninomaru Palace',
      'Kano-school tigers and pines on gold leaf',
      'The view over the inner moat from the old keep’s base',
    ],
    th: [
      'พื้นไม้เสียงนกร้องในพระตำหนักนิโนมารุ 33 ห้อง',
      'ภาพเสือและสนของสำนักคาโนบนแผ่นทอง',
      'มองคูน้ำชั้นในจากฐานหอคอยเดิม',
    ],
    'zh-cn': [
      '二之丸御殿 33 个房间外的“莺鸣廊”',
      '狩野派画在金箔上的猛虎与苍松',
      '登上天守阁遗址俯瞰内护城河',
    ],
  },
  inclusions: {
    en: ['Castle grounds and gardens', 'Ninomaru Palace with the palace option', 'Map in English or Chinese'],
    th: ['บริเวณปราสาทและสวน', 'พระตำหนักนิโนมารุ เฉพาะบัตรแบบรวมพระตำหนัก', 'แผนที่ภาษาอังกฤษหรือจีน'],
    'zh-cn': ['城内区域与庭园', '二之丸御殿（限含御殿的票种）', '英文或中文地图'],
  },
  exclusions: {
    en: ['Painting gallery of the castle (100 yen)', 'Audio guide'],
    th: ['หอจัดแสดงภาพเขียนของปราสาท (100 เยน)', 'เครื่องบรรยายเสียง'],
    'zh-cn': ['障壁画展示收藏馆（100 日元）', '语音导览'],
  },
  meeting: {
    name: { en: 'Higashi-Otemon, the east gate', th: 'ประตูฮิงาชิโอเทมง ฝั่งตะวันออก', 'zh-cn': '东大手门' },
    directions: {
      en: 'Subway Tozai Line to Nijojo-mae, exit 1; the gate is straight ahead. Bus 9, 50 from Kyoto Station also stops outside.',
      th: 'รถไฟใต้ดินสายโทไซ สถานีนิโจโจมาเอะ ทางออก 1 ประตูอยู่ตรงหน้า หรือรถเมล์สาย 9, 50 จากสถานีเกียวโต',
      'zh-cn': '地铁东西线二条城前站 1 号出口，城门就在眼前；也可从京都站乘 9 路或 50 路公交。',
    },
    latitude: 35.0142,
    longitude: 135.7503,
  },
  howToUse: {
    en: 'Scan the code at the ticket gate, 08:45 to 16:00. The grounds close at 17:00.',
    th: 'สแกนโค้ดที่ประตู เข้าได้ 08:45–16:00 ปิดเวลา 17:00',
    'zh-cn': '08:45 至 16:00 在检票口扫码入场，17:00 闭城。',
  },
  goodToKnow: {
    en: [
      'Ninomaru Palace is shut on Tuesdays in January, July, August and December; the castle closes 29 to 31 December',
      'Shoes come off in the palace, and no photographs inside',
      'There is little shade in summer: come at opening time',
    ],
    th: [
      'พระตำหนักนิโนมารุปิดวันอังคารในเดือนมกราคม กรกฎาคม สิงหาคม และธันวาคม ส่วนปราสาทปิด 29–31 ธันวาคม',
      'ต้องถอดรองเท้าในพระตำหนัก และห้ามถ่ายภาพด้านใน',
      'หน้าร้อนร่มเงาน้อย ควรมาตั้งแต่เปิด',
    ],
    'zh-cn': [
      '1 月、7 月、8 月和 12 月的周二御殿不开放；12 月 29 日至 31 日全城休息',
      '御殿内需脱鞋，禁止拍照',
      '夏天遮荫少，建议开门就来',
    ],
  },
  alt: {
    en: 'A white castle turret on a stone wall above the moat at dusk',
    th: 'ป้อมปราสาทสีขาวบนกำแพงหินเหนือคูน้ำยามเย็น',
    'zh-cn': '黄昏，护城河石墙上的白色城楼',
  },
  options: [
    {
      code: 'castle-and-palace',
      name: {
        en: 'Castle and Ninomaru Palace',
        th: 'ปราสาทและพระตำหนักนิโนมารุ',
        'zh-cn': '二条城加二之丸御殿',
      },
      summary: {
        en: 'Grounds, gardens and the palace rooms',
        th: 'บริเวณปราสาท สวน และห้องต่าง ๆ ในพระตำหนัก',
        'zh-cn': '含城区、庭园和御殿内部',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 500,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 1300, minAge: 18 },
        { code: 'YOUTH', price: 400, minAge: 12, maxAge: 17 },
        { code: 'CHILD', price: 300, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 4 },
      ],
    },
    {
      code: 'castle-only',
      name: { en: 'Castle grounds only', th: 'เฉพาะบริเวณปราสาท', 'zh-cn': '仅城区' },
      summary: {
        en: 'Gardens, moats and gates without the palace',
        th: 'สวน คูน้ำ และประตู ไม่รวมพระตำหนัก',
        'zh-cn': '庭园、护城河与城门，不含御殿',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 500,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 800, minAge: 18 },
        { code: 'YOUTH', price: 400, minAge: 12, maxAge: 17 },
        { code: 'CHILD', price: 300, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 4 },
      ],
    },
  ],
}
