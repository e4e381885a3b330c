import type { ProductSeed } from '@/lib/server/db/seed/types'

export const tromsoFjordCabin: ProductSeed = {
  id: 'tromso-fjord-cabin',
  vertical: 'stay',
  category: 'CATEGORY_202',
  areas: ['tromso'],
  operator: 'Ersfjord Rorbuer',
  currency: 'EUR',
  languages: ['en', 'no', 'de'],
  wheelchair: false,
  picture: { subject: 'cabin', mood: 'snow' },
  gallery: [
    { subject: 'cabin', mood: 'dusk', view: 'detail' },
    { subject: 'aurora', mood: 'night', view: 'hotel' },
    { subject: 'fjord', mood: 'dusk', flip: true },
    { subject: 'cabin', mood: 'night', view: 'postcard' },
  ],
  name: {
    en: 'Red cabin on the Ersfjord, 30 minutes from Tromsø',
    th: 'กระท่อมแดงริมเอิร์สฟยอร์ด ห่างทรุมเซอ 30 นาที',
    'zh-cn': '埃尔斯峡湾红色小木屋，距特罗姆瑟 30 分钟',
  },
  summary: {
    en: 'Six cabins on the water at the end of the road, with a wood stove, a kitchen and almost no street light: on a clear winter night you watch for the aurora from the deck. Clouds can last a week here, so nobody can promise it.',
    th: 'กระท่อมหกหลังริมน้ำสุดถนน มีเตาผิง ครัว และแทบไม่มีไฟถนน คืนฤดูหนาวที่ฟ้าเปิดรอดูแสงเหนือได้จากระเบียง แต่เมฆที่นี่อาจอยู่นานเป็นสัปดาห์ จึงไม่มีใครรับประกันได้',
    'zh-cn':
      '公路尽头、水边的 6 栋木屋，有柴火炉、厨房，几乎没有路灯：冬夜放晴时，在平台上就能等极光。这里有时一连阴一周，所以谁也不能打包票。',
  },
  highlights: {
    en: [
      'Dark sky over the fjord, aurora season from September to early April',
      'Wood stove, with dry birch in the shed',
      'Sauna by the water, one hour each evening',
    ],
    th: ['ฟ้ามืดเหนือฟยอร์ด ฤดูแสงเหนือกันยายนถึงต้นเมษายน', 'เตาผิงพร้อมฟืนเบิร์ชแห้ง', 'ซาวน่าริมน้ำวันละหนึ่งชั่วโมงตอนเย็น'],
    'zh-cn': ['峡湾夜空够黑，极光季为 9 月至 4 月初', '柴火炉，柴棚里有干桦木', '水边桑拿，每晚可用 1 小时'],
  },
  inclusions: {
    en: [
      'Firewood, bed linen and towels',
      'Sauna hour each evening',
      'Kick-sleds and snowshoes to borrow',
      'Wi-Fi, parking, final cleaning',
    ],
    th: [
      'ฟืน ผ้าปูที่นอน และผ้าเช็ดตัว',
      'ซาวน่าวันละหนึ่งชั่วโมง',
      'ยืมเลื่อนถีบและรองเท้าลุยหิมะ',
      'Wi-Fi ที่จอดรถ และค่าทำความสะอาด',
    ],
    'zh-cn': ['柴火、床品和毛巾', '每晚 1 小时桑拿', '可借用踢雪橇和雪鞋', 'Wi-Fi、停车和退房清洁'],
  },
  exclusions: {
    en: ['Food: bring it from town, there is no shop', 'Transfer from Tromsø (can be added)'],
    th: ['อาหาร ซื้อมาจากในเมืองเพราะที่นี่ไม่มีร้าน', 'รถรับจากทรุมเซอ (เลือกเพิ่มได้)'],
    'zh-cn': ['食物：这里没有商店，请从城里带来', '特罗姆瑟接送（可加购）'],
  },
  meeting: {
    name: { en: 'Ersfjordbotn quay', th: 'ท่าเรือเอิร์สฟยอร์ดบ็อตน์', 'zh-cn': 'Ersfjordbotn 码头' },
    directions: {
      en: 'On Kvaløya, 20 km from the city over the Sandnessund bridge. Local buses run a few times a day; the cabins stand left of the quay.',
      th: 'บนเกาะควาลอยา ห่างเมือง 20 กม. ข้ามสะพานซันเนสซุนด์ รถเมล์มีวันละไม่กี่เที่ยว กระท่อมอยู่ทางซ้ายของท่า',
      'zh-cn': '在鲸岛上，过 Sandnessund 大桥，距市区 20 公里。公交每天只有几班，木屋在码头左侧。',
    },
    latitude: 69.6935,
    longitude: 18.6142,
  },
  howToUse: {
    en: 'Self check-in: on the day of arrival the email brings the number of the key box. Keep the code for the sauna.',
    th: 'เช็กอินด้วยตัวเอง วันเข้าพักจะได้รหัสกล่องกุญแจทางอีเมล เก็บโค้ดไว้ใช้ซาวน่า',
    'zh-cn': '自助入住：到店当天会用邮件发钥匙盒密码。凭证码请留着，用桑拿时要出示。',
  },
  goodToKnow: {
    en: [
      'Check-in from 16:00, check-out until 11:00',
      'From late November to mid-January the sun does not rise: expect a few hours of blue light',
      'In winter hire a car with studded tyres only if you have driven on ice',
    ],
    th: [
      'เช็กอินตั้งแต่ 16:00 เช็กเอาต์ก่อน 11:00',
      'ปลายพฤศจิกายนถึงกลางมกราคมพระอาทิตย์ไม่ขึ้น มีแสงสีน้ำเงินเพียงไม่กี่ชั่วโมง',
      'ฤดูหนาวเช่ารถที่ใส่ยางติดหมุด และเช่าเฉพาะเมื่อเคยขับบนน้ำแข็ง',
    ],
    'zh-cn': [
      '16:00 后入住，11:00 前退房',
      '11 月下旬到 1 月中旬太阳不升起，白天只有几小时蓝光',
      '冬天租车请确认自己有冰面驾驶经验',
    ],
  },
  alt: {
    en: 'A red wooden cabin on posts above the fjord in the snow',
    th: 'กระท่อมไม้สีแดงบนเสาริมฟยอร์ดท่ามกลางหิมะ',
    'zh-cn': '雪中的峡湾边，一座高脚红木屋',
  },
  options: [
    {
      code: 'studio-cabin-flexible',
      name: {
        en: 'Studio cabin, free cancellation',
        th: 'กระท่อมสตูดิโอ ยกเลิกฟรี',
        'zh-cn': '单间木屋，可免费取消',
      },
      summary: {
        en: 'One room of 28 m² with a double bed and stove, for 2 guests',
        th: 'ห้องเดียว 28 ตร.ม. เตียงใหญ่และเตาผิง สำหรับ 2 คน',
        'zh-cn': '28 平方米单间，大床和柴火炉，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 3,
      cutoffMinutes: 720,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '11-15', to: '12-31', percent: 135 },
        { from: '01-01', to: '03-31', percent: 135 },
        { from: '05-01', to: '06-15', percent: 80 },
      ],
      units: [
        {
          code: 'ROOM',
          price: 178,
          pax: 2,
          label: { en: 'Cabin for up to 2', th: 'กระท่อมสำหรับไม่เกิน 2 คน', 'zh-cn': '木屋（最多 2 人）' },
        },
      ],
      extras: [
        {
          code: 'transfer',
          name: {
            en: 'Car from Tromsø city or airport, one way',
            th: 'รถรับจากเมืองหรือสนามบินทรุมเซอ เที่ยวเดียว',
            'zh-cn': '特罗姆瑟市区或机场单程接送',
          },
          price: 75,
        },
      ],
      lastSeats: { day: 3, left: 1 },
    },
    {
      code: 'studio-cabin-non-refundable',
      name: { en: 'Studio cabin, non-refundable', th: 'กระท่อมสตูดิโอ ไม่คืนเงิน', 'zh-cn': '单间木屋，不可退款' },
      summary: {
        en: 'The same cabin for less; clouds are no reason for a refund',
        th: 'กระท่อมเดียวกันในราคาถูกกว่า ฟ้าปิดก็ไม่คืนเงิน',
        'zh-cn': '同样的木屋，价格更低；阴天看不到极光也不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 3,
      cutoffMinutes: 720,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '11-15', to: '12-31', percent: 135 },
        { from: '01-01', to: '03-31', percent: 135 },
        { from: '05-01', to: '06-15', percent: 80 },
      ],
      units: [
        {
          code: 'ROOM',
          price: 152,
          pax: 2,
          label: { en: 'Cabin for up to 2', th: 'กระท่อมสำหรับไม่เกิน 2 คน', 'zh-cn': '木屋（最多 2 人）' },
        },
      ],
    },
    {
      code: 'family-cabin-flexible',
      name: {
        en: 'Family cabin, free cancellation',
        th: 'กระท่อมครอบครัว ยกเลิกฟรี',
        'zh-cn': '家庭木屋，可免费取消',
      },
      summary: {
        en: 'Two bedrooms and a sofa bed, 62 m², for 5 guests',
        th: 'สองห้องนอนและโซฟาเบด 62 ตร.ม. สำหรับ 5 คน',
        'zh-cn': '两卧加沙发床，62 平方米，住 5 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 3,
      cutoffMinutes: 720,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '11-15', to: '12-31', percent: 135 },
        { from: '01-01', to: '03-31', percent: 135 },
        { from: '05-01', to: '06-15', percent: 80 },
      ],
      units: [
        {
          code: 'ROOM',
          price: 295,
          pax: 5,
          label: { en: 'Cabin for up to 5', th: 'กระท่อมสำหรับไม่เกิน 5 คน', 'zh-cn': '木屋（最多 5 人）' },
        },
      ],
      extras: [
        {
          code: 'transfer',
          name: {
            en: 'Van from Tromsø city or airport, one way',
            th: 'รถตู้รับจากเมืองหรือสนามบินทรุมเซอ เที่ยวเดียว',
            'zh-cn': '特罗姆瑟市区或机场单程面包车接送',
          },
          price: 105,
        },
      ],
    },
  ],
}
