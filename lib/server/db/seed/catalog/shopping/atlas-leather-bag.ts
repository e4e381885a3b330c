import type { ProductSeed } from '@/lib/server/db/seed/types'

export const atlasLeatherBag: ProductSeed = {
  id: 'atlas-leather-bag',
  vertical: 'shopping',
  category: 'CATEGORY_090',
  areas: ['marrakech'],
  operator: 'Atelier Tameslouht',
  currency: 'EUR',
  languages: ['en', 'fr', 'ar'],
  picture: { subject: 'leatherbag', mood: 'noon', seed: 'atlas-leather-bag-3' },
  gallery: [
    { subject: 'leatherbag', mood: 'dusk', view: 'detail' },
    { subject: 'medina', mood: 'dusk', flip: true },
    { subject: 'medina', mood: 'dawn', flip: true, view: 'postcard' },
    { subject: 'medina', mood: 'dusk', view: 'arch' },
  ],
  name: {
    en: 'Vegetable-tanned leather bag from Marrakech',
    th: 'กระเป๋าหนังฟอกฝาดจากมาร์ราเกช',
    'zh-cn': '马拉喀什植鞣皮包',
  },
  summary: {
    en: 'Goat and cow hide tanned with mimosa bark, cut and stitched by a saddle maker in the medina. A fixed price, so no haggling. New leather smells of the tannery for a week or two: hang it in the open air.',
    th: 'หนังแพะและหนังวัวฟอกด้วยเปลือกมิโมซา ตัดและเย็บโดยช่างทำอานม้าในเมืองเก่า ราคาตายตัว ไม่ต้องต่อ หนังใหม่มีกลิ่นบ่อฟอกหนึ่งถึงสองสัปดาห์ แขวนให้โดนลมจะหายไป',
    'zh-cn':
      '山羊皮和牛皮，用金合欢树皮鞣制，由老城里的马鞍匠裁剪缝制。明码标价，不用讲价。新皮会有一两周的鞣坊味，挂在通风处就会散。',
  },
  highlights: {
    en: [
      'Stitched by hand with waxed linen',
      'Darkens to a deep brown over a year',
      'The maker’s stamp inside, not a brand outside',
    ],
    th: ['เย็บมือด้วยด้ายลินินเคลือบขี้ผึ้ง', 'สีเข้มขึ้นเป็นน้ำตาลแก่ภายในหนึ่งปี', 'ตราช่างอยู่ด้านใน ไม่มีโลโก้ด้านนอก'],
    'zh-cn': ['蜡亚麻线手工缝制', '用一年会养成深棕色', '工匠印记在内侧，外面没有标识'],
  },
  inclusions: {
    en: ['One bag in the style you choose', 'Cotton dust bag', 'Small tin of leather balm'],
    th: ['กระเป๋าหนึ่งใบตามแบบที่เลือก', 'ถุงผ้ากันฝุ่น', 'ขี้ผึ้งบำรุงหนังกระป๋องเล็ก'],
    'zh-cn': ['所选款式皮包一只', '棉布防尘袋', '小罐皮革养护膏'],
  },
  exclusions: {
    en: ['Delivery outside Marrakech', 'Customs duty in your country'],
    th: ['จัดส่งนอกมาร์ราเกช', 'ภาษีศุลกากรประเทศปลายทาง'],
    'zh-cn': ['马拉喀什以外的配送', '回国可能产生的关税'],
  },
  meeting: {
    name: {
      en: 'Workshop near Bab Debbagh, medina',
      th: 'ห้องทำงานใกล้ประตูบับเดบบาก ในเมืองเก่า',
      'zh-cn': '老城德巴格门附近工坊',
    },
    directions: {
      en: 'A blue door 200 metres inside the gate of Bab Debbagh. Walk past anyone who offers to guide you to the tanneries. Open 10:00 to 18:00, closed on Fridays.',
      th: 'ประตูสีน้ำเงิน ห่างประตูบับเดบบากเข้าไป 200 เมตร หากมีคนอาสาพาไปบ่อฟอกให้เดินผ่าน เปิด 10:00–18:00 ปิดวันศุกร์',
      'zh-cn': '进德巴格门 200 米的一扇蓝门。有人说带你去鞣坊，不必理会。10:00 至 18:00 营业，周五休息。',
    },
    latitude: 31.6335,
    longitude: -7.9785,
  },
  handover: {
    points: [],
    use: {
      pickup: {
        en: 'Show the code at the workshop, where you may try the strap and have it cut to length.',
        th: 'แสดงโค้ดที่ร้าน ลองสายแล้วให้ช่างตัดให้พอดีได้',
        'zh-cn': '到店出示凭证码，可当场试背带并裁到合适长度。',
      },
      delivery: {
        en: 'It is brought to your riad within two days. The strap comes at full length; the workshop cuts it if you pass by.',
        th: 'ส่งถึงริยาดภายในสองวัน สายยาวเต็มเส้น แวะให้ช่างที่ร้านตัดได้',
        'zh-cn': '两天内送到你住的里亚德。背带未裁短，路过店里可以请师傅裁。',
      },
    },
  },
  howToUse: {
    en: 'Collect with the code, where you may try the strap and have it cut to length, or have it brought to your riad within two days.',
    th: 'รับด้วยโค้ดและลองสายแล้วให้ช่างตัดให้พอดี หรือให้ส่งถึงริยาดภายในสองวัน',
    'zh-cn': '凭码取货，可当场试背带并裁到合适长度；或两天内送到你住的里亚德。',
  },
  goodToKnow: {
    en: ['Rain leaves marks in the first months', 'Grain and colour differ from bag to bag'],
    th: ['ช่วงแรกโดนฝนจะทิ้งรอย', 'ลายหนังและสีต่างกันทุกใบ'],
    'zh-cn': ['头几个月淋雨会留水痕', '每只的皮纹和颜色都略有不同'],
  },
  alt: {
    en: 'A brown leather bag with a tooled star, in front of a horseshoe arch',
    th: 'กระเป๋าหนังสีน้ำตาลตอกลายดาว หน้าซุ้มประตูโค้งเกือกม้า',
    'zh-cn': '马蹄形拱门前，一只压着星纹的棕色皮包',
  },
  options: [
    {
      code: 'crossbody',
      name: { en: 'Crossbody', th: 'กระเป๋าสะพายข้าง', 'zh-cn': '斜挎包' },
      summary: {
        en: '24 × 18 cm, one inner pocket',
        th: '24 × 18 ซม. ช่องในหนึ่งช่อง',
        'zh-cn': '24 × 18 厘米，一个内袋',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 20,
      cutoffMinutes: 0,
      maxUnits: 3,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 59 }],
    },
    {
      code: 'weekend',
      name: { en: 'Weekend bag', th: 'กระเป๋าเดินทางสุดสัปดาห์', 'zh-cn': '周末旅行袋' },
      summary: {
        en: '48 × 28 × 22 cm, cow hide, 1.6 kg',
        th: '48 × 28 × 22 ซม. หนังวัว หนัก 1.6 กก.',
        'zh-cn': '48 × 28 × 22 厘米，牛皮，1.6 公斤',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 8,
      cutoffMinutes: 0,
      maxUnits: 2,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 145 }],
    },
  ],
}
