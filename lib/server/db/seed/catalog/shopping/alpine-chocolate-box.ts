import type { ProductSeed } from '@/lib/server/db/seed/types'

export const alpineChocolateBox: ProductSeed = {
  id: 'alpine-chocolate-box',
  vertical: 'shopping',
  category: 'CATEGORY_091',
  areas: ['interlaken'],
  operator: 'Chocolaterie Harder',
  currency: 'CHF',
  languages: ['en', 'de', 'fr', 'zh'],
  picture: { subject: 'chocolate', mood: 'snow', seed: 'alpine-chocolate-box-2' },
  gallery: [
    { subject: 'chocolate', mood: 'dusk', flip: true, view: 'detail' },
    { subject: 'chalet', mood: 'snow' },
    { subject: 'alprail', mood: 'noon', flip: true, view: 'postcard' },
    { subject: 'alprail', mood: 'noon', flip: true },
  ],
  name: {
    en: 'Box of Alpine chocolates from Interlaken',
    th: 'ช็อกโกแลตแห่งเทือกเขาแอลป์แบบกล่อง จากอินเทอร์ลาเคิน',
    'zh-cn': '因特拉肯阿尔卑斯巧克力礼盒',
  },
  summary: {
    en: 'Pralines made in a small kitchen with milk and cream from the valleys round Interlaken. No preservatives, so the fresh ones keep for three weeks and no longer. Do not leave the box in a car: 25 °C is too warm.',
    th: 'พราลีนจากครัวเล็ก ใช้นมและครีมจากหุบเขารอบอินเทอร์ลาเคิน ไม่ใส่วัตถุกันเสีย แบบสดเก็บได้สามสัปดาห์เท่านั้น อย่าทิ้งกล่องไว้ในรถ 25 °C ก็ร้อนเกินไป',
    'zh-cn':
      '小厨房手工夹心巧克力，用因特拉肯周边山谷的牛奶和奶油。不加防腐剂，鲜制款只能放三周。别放在车里，25 °C 就已经太热。',
  },
  highlights: {
    en: [
      'Milk from farms in the Bernese Oberland',
      'Filled by hand twice a week',
      'A lid with the mountains as you see them from the town',
    ],
    th: ['นมจากฟาร์มในแบร์นเนอร์โอเบอร์ลันด์', 'ใส่ไส้ด้วยมือสัปดาห์ละสองครั้ง', 'ฝากล่องเป็นภูเขาตามที่เห็นจากตัวเมือง'],
    'zh-cn': ['伯尔尼高地农场的牛奶', '每周两次手工制作', '盒盖上的群山就是从镇上看到的样子'],
  },
  inclusions: {
    en: [
      '12 or 24 pralines by the variant',
      'Gift box and bag',
      'Ingredients and allergens in English, German and Chinese',
    ],
    th: ['พราลีน 12 หรือ 24 ชิ้นตามแบบที่เลือก', 'กล่องและถุงของขวัญ', 'ส่วนผสมและสารก่อภูมิแพ้ภาษาอังกฤษ เยอรมัน และจีน'],
    'zh-cn': ['按款式 12 颗或 24 颗', '礼盒与提袋', '英文、德文、中文配料与过敏原说明'],
  },
  exclusions: {
    en: ['Cooling pack, unless added', 'Delivery outside the Interlaken area'],
    th: ['แผ่นทำความเย็น หากไม่ได้เลือกเพิ่ม', 'จัดส่งนอกเขตอินเทอร์ลาเคิน'],
    'zh-cn': ['冰袋（可另加）', '因特拉肯以外的配送'],
  },
  meeting: {
    name: {
      en: 'Chocolate kitchen, Höheweg, Interlaken',
      th: 'ครัวช็อกโกแลต ถนน Höheweg อินเทอร์ลาเคิน',
      'zh-cn': 'Höheweg 大街巧克力工坊',
    },
    directions: {
      en: 'On the Höheweg, halfway between the two stations, across from the big meadow. Open 09:30 to 18:30 daily.',
      th: 'บนถนน Höheweg กึ่งกลางระหว่างสองสถานี ตรงข้ามทุ่งหญ้าใหญ่ เปิด 09:30–18:30 ทุกวัน',
      'zh-cn': '在 Höheweg 大街上，两座火车站的正中间，大草坪对面。每天 9:30 至 18:30 营业。',
    },
    latitude: 46.6868,
    longitude: 7.8582,
  },
  handover: {
    points: [],
    use: {
      pickup: {
        en: 'Show the code at the counter from the day after your order, best on your last morning.',
        th: 'แสดงโค้ดที่ร้านตั้งแต่วันถัดจากวันสั่ง แนะนำให้รับเช้าวันสุดท้าย',
        'zh-cn': '下单次日起凭码到店取货，最好在离开那天早上取。',
      },
      delivery: {
        en: 'It is brought to your hotel in Interlaken and waits at the front desk under the name on the order.',
        th: 'ส่งถึงโรงแรมในอินเทอร์ลาเคินและรออยู่ที่แผนกต้อนรับในชื่อตามคำสั่งซื้อ',
        'zh-cn': '送到你在因特拉肯的酒店，存放在前台，报订单上的姓名领取。',
      },
    },
  },
  howToUse: {
    en: 'Collect with the code from the next day, best on your last morning, or have it brought to a hotel in Interlaken.',
    th: 'รับด้วยโค้ดตั้งแต่วันถัดไป แนะนำให้รับเช้าวันสุดท้าย หรือส่งถึงโรงแรมในอินเทอร์ลาเคิน',
    'zh-cn': '次日起凭码取货，最好在离开那天早上取；也可送到因特拉肯的酒店。',
  },
  goodToKnow: {
    en: [
      'Contains milk, nuts and soya; some fillings contain alcohol and are marked',
      'Keep at 14 to 18 °C, not in the fridge',
      'Food, so it cannot be returned',
    ],
    th: [
      'มีนม ถั่ว และถั่วเหลือง บางไส้มีแอลกอฮอล์และมีเครื่องหมายกำกับ',
      'เก็บที่ 14–18 °C ไม่ต้องแช่ตู้เย็น',
      'เป็นอาหาร จึงคืนสินค้าไม่ได้',
    ],
    'zh-cn': [
      '含牛奶、坚果和大豆；部分夹心含酒精，已标注',
      '存放于 14 至 18 °C，不要进冰箱',
      '属食品，不可退货',
    ],
  },
  alt: {
    en: 'An open box of chocolates with snowy peaks on its lid',
    th: 'กล่องช็อกโกแลตเปิดฝา บนฝามีภาพยอดเขาหิมะ',
    'zh-cn': '打开的巧克力礼盒，盒盖上画着雪峰',
  },
  options: [
    {
      code: 'twelve',
      name: { en: '12 pralines', th: 'พราลีน 12 ชิ้น', 'zh-cn': '12 颗装' },
      summary: {
        en: 'Milk and dark, 150 g',
        th: 'ช็อกโกแลตนมและดาร์ก 150 กรัม',
        'zh-cn': '牛奶与黑巧，150 克',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 50,
      cutoffMinutes: 0,
      maxUnits: 8,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 24 }],
      extras: [
        { code: 'cool-pack', name: { en: 'Cooling pack', th: 'แผ่นทำความเย็น', 'zh-cn': '冰袋' }, price: 3 },
      ],
    },
    {
      code: 'twenty-four',
      name: { en: '24 pralines', th: 'พราลีน 24 ชิ้น', 'zh-cn': '24 颗装' },
      summary: {
        en: 'All the fillings of the season, 300 g',
        th: 'ทุกไส้ประจำฤดู 300 กรัม',
        'zh-cn': '当季全部夹心，300 克',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 25,
      cutoffMinutes: 0,
      maxUnits: 6,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 45 }],
      extras: [
        { code: 'cool-pack', name: { en: 'Cooling pack', th: 'แผ่นทำความเย็น', 'zh-cn': '冰袋' }, price: 3 },
      ],
    },
  ],
}
