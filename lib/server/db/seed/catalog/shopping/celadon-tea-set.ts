import type { ProductSeed } from '@/lib/server/db/seed/types'

export const celadonTeaSet: ProductSeed = {
  id: 'celadon-tea-set',
  vertical: 'shopping',
  category: 'CATEGORY_090',
  areas: ['chiang-mai'],
  operator: 'Doi Saket Kiln',
  currency: 'THB',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'teaset', mood: 'noon' },
  name: {
    en: 'Celadon tea set from a Chiang Mai kiln',
    th: 'ชุดน้ำชาศิลาดลจากเตาเชียงใหม่',
    'zh-cn': '清迈窑青瓷茶具',
  },
  summary: {
    en: 'A pot and cups in jade-green celadon, thrown by hand and glazed with wood ash. Fine cracks in the glaze are meant to be there and deepen with use. It is heavier than it looks: think of your luggage.',
    th: 'กาและถ้วยศิลาดลสีเขียวหยก ขึ้นรูปด้วยมือและเคลือบขี้เถ้าไม้ รอยรานบนผิวเคลือบเป็นความตั้งใจและจะชัดขึ้นเมื่อใช้ ชุดนี้หนักกว่าที่เห็น เผื่อน้ำหนักกระเป๋าด้วย',
    'zh-cn':
      '一壶数杯，翠绿青瓷，手工拉坯，草木灰釉。釉面的细开片是有意为之，越用越深。看着轻，其实挺沉，装箱前先想好行李。',
  },
  highlights: {
    en: [
      'Wood-ash glaze without lead, safe for tea',
      'Thrown by hand in a family kiln',
      'Packed for the hold, replaced if it breaks on the way',
    ],
    th: [
      'เคลือบขี้เถ้าไม้ปลอดสารตะกั่ว ใช้ชงชาได้ปลอดภัย',
      'ขึ้นรูปมือในเตาครอบครัว',
      'แพ็กสำหรับโหลดใต้เครื่อง แตกระหว่างทางเปลี่ยนให้',
    ],
    'zh-cn': ['草木灰釉，不含铅，泡茶放心', '家庭窑手工拉坯', '按托运标准包装，途中破损可补发'],
  },
  inclusions: {
    en: ['Pot of 450 ml', 'Cups, two or four by the variant', 'Padded box'],
    th: ['กาขนาด 450 มล.', 'ถ้วยสองหรือสี่ใบตามแบบที่เลือก', 'กล่องบุกันกระแทก'],
    'zh-cn': ['450 毫升茶壶', '按款式配 2 只或 4 只杯', '防震包装盒'],
  },
  exclusions: {
    en: ['Tea leaves', 'Delivery outside Chiang Mai city'],
    th: ['ใบชา', 'จัดส่งนอกตัวเมืองเชียงใหม่'],
    'zh-cn': ['茶叶', '清迈市区以外的配送'],
  },
  meeting: {
    name: { en: 'Kiln shop, Bo Sang road', th: 'ร้านเตาศิลาดล ถนนบ่อสร้าง', 'zh-cn': '博桑路青瓷窑店' },
    directions: {
      en: 'On the Bo Sang – San Kamphaeng road (1006), 9 km east of the old city. White songthaews from Warorot market pass the door. Open 08:30 to 17:00.',
      th: 'ถนนบ่อสร้าง–สันกำแพง (1006) ห่างเมืองเก่าไปทางตะวันออก 9 กม. สองแถวสีขาวจากตลาดวโรรสผ่านหน้าร้าน เปิด 08:30–17:00',
      'zh-cn':
        '在博桑—桑坎烹路（1006 号公路），古城以东 9 公里。瓦洛洛市场的白色双条车经过门口。8:30 至 17:00 营业。',
    },
    latitude: 18.7642,
    longitude: 99.0788,
  },
  handover: {
    points: [],
    use: {
      pickup: {
        en: 'Show the code at the shop and unpack one cup to check it.',
        th: 'แสดงโค้ดที่ร้านและแกะตรวจถ้วยหนึ่งใบ',
        'zh-cn': '到店出示凭证码，可当场拆一只杯查看。',
      },
      delivery: {
        en: 'It comes to your hotel in the city within three days. Unpack it at the front desk: what is broken is replaced.',
        th: 'ส่งถึงโรงแรมในเมืองภายในสามวัน แกะตรวจที่แผนกต้อนรับ หากแตกเปลี่ยนให้',
        'zh-cn': '三天内送到市区酒店。请在前台拆开查看，破损包换。',
      },
    },
  },
  howToUse: {
    en: 'Collect it with the code and unpack one cup to check it, or have it delivered to your hotel in the city within three days.',
    th: 'แสดงโค้ดรับของและแกะตรวจถ้วยหนึ่งใบ หรือให้ส่งถึงโรงแรมในเมืองภายในสามวัน',
    'zh-cn': '凭码取货，可当场拆一只杯查看；或三天内送到市区酒店。',
  },
  goodToKnow: {
    en: [
      'Rinse with warm water and no harsh detergent',
      'Not for the microwave: the glaze may craze further',
    ],
    th: ['ล้างน้ำอุ่น ไม่ใช้น้ำยารุนแรง', 'ไม่ควรเข้าไมโครเวฟ เคลือบอาจรานเพิ่ม'],
    'zh-cn': ['温水清洗，别用强力洗涤剂', '不要放微波炉，釉面会继续开裂'],
  },
  alt: {
    en: 'A celadon teapot with a cane handle and three filled cups on a woven mat',
    th: 'กาศิลาดลหูหวายกับถ้วยชาสามใบบนเสื่อสาน',
    'zh-cn': '编织垫上一把藤提梁青瓷壶和三只斟满的茶杯',
  },
  options: [
    {
      code: 'pot-and-two',
      name: { en: 'Pot and two cups', th: 'กาและถ้วยสองใบ', 'zh-cn': '一壶两杯' },
      summary: {
        en: 'For two, 1.1 kg packed',
        th: 'สำหรับสองคน รวมกล่องหนัก 1.1 กก.',
        'zh-cn': '双人款，含包装 1.1 公斤',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 25,
      cutoffMinutes: 0,
      maxUnits: 4,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 1650 }],
    },
    {
      code: 'pot-and-four',
      name: { en: 'Pot and four cups', th: 'กาและถ้วยสี่ใบ', 'zh-cn': '一壶四杯' },
      summary: {
        en: 'With a tray, 1.9 kg packed',
        th: 'พร้อมถาด รวมกล่องหนัก 1.9 กก.',
        'zh-cn': '带茶盘，含包装 1.9 公斤',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 15,
      cutoffMinutes: 0,
      maxUnits: 3,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 2890 }],
    },
  ],
}
