import type { ProductSeed } from '@/lib/server/db/seed/types'

export const thaiSilkScarf: ProductSeed = {
  id: 'thai-silk-scarf',
  vertical: 'shopping',
  category: 'CATEGORY_090',
  areas: ['bangkok'],
  operator: 'Baan Lai Mai Weavers',
  currency: 'THB',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'silk', mood: 'dusk', seed: 'thai-silk-scarf-3' },
  gallery: [
    { subject: 'silk', mood: 'dawn', flip: true, view: 'detail' },
    { subject: 'temple', mood: 'noon', flip: true, view: 'people' },
    { subject: 'temple', mood: 'dawn', flip: true, view: 'arch' },
    { subject: 'temple', mood: 'noon', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'Handwoven Thai silk scarf',
    th: 'ผ้าพันคอไหมไทยทอมือ',
    'zh-cn': '手工织造泰丝围巾',
  },
  summary: {
    en: 'Mulberry silk reeled and woven by hand in Surin, 180 cm long, with the small knots that a machine would not leave. The colour shifts with the light. No two are quite the same, so yours will differ a little from its neighbour.',
    th: 'ไหมแท้สาวและทอมือที่สุรินทร์ ยาว 180 ซม. มีปุ่มไหมเล็ก ๆ ที่เครื่องจักรทำไม่ได้ สีเหลือบไปตามแสง แต่ละผืนไม่เหมือนกันเสียทีเดียว ของคุณจึงอาจต่างจากผืนข้าง ๆ เล็กน้อย',
    'zh-cn':
      '桑蚕丝在素林府手工缫丝、手工织成，长 180 厘米，留着机器织不出的细小结头，颜色随光线变化。每条都略有不同，你收到的和旁边那条不会完全一样。',
  },
  highlights: {
    en: [
      'Woven on wooden looms by named weavers',
      'Dyed with lac, indigo and ebony fruit',
      'Folded flat, it weighs 90 g',
    ],
    th: ['ทอบนกี่ไม้ มีชื่อผู้ทอกำกับทุกผืน', 'ย้อมครั่ง คราม และมะเกลือ', 'พับแล้วบาง หนักเพียง 90 กรัม'],
    'zh-cn': ['木织机织成，每条都附织工姓名', '用紫胶、靛蓝和乌木果染色', '折起来很薄，仅重 90 克'],
  },
  inclusions: {
    en: ['One scarf, 180 × 55 cm', 'Cotton pouch', 'Card with the weaver’s name and care advice'],
    th: ['ผ้าพันคอหนึ่งผืน 180 × 55 ซม.', 'ถุงผ้าฝ้าย', 'การ์ดชื่อผู้ทอและวิธีดูแล'],
    'zh-cn': ['围巾一条，180 × 55 厘米', '棉布袋', '织工姓名与护理说明卡'],
  },
  exclusions: {
    en: ['Delivery outside Bangkok', 'Gift box, unless added'],
    th: ['การจัดส่งนอกกรุงเทพฯ', 'กล่องของขวัญ หากไม่ได้เลือกเพิ่ม'],
    'zh-cn': ['曼谷以外的配送', '礼盒（可另加）'],
  },
  meeting: {
    name: { en: 'Weavers’ shop, Ban Khrua', th: 'ร้านผ้าไหม ชุมชนบ้านครัว', 'zh-cn': '班克鲁社区丝绸店' },
    directions: {
      en: 'On the Saen Saep canal, six minutes on foot from BTS National Stadium, exit 1. Open 10:00 to 18:00, closed on Sundays.',
      th: 'ริมคลองแสนแสบ เดินหกนาทีจาก BTS สนามกีฬาแห่งชาติ ทางออก 1 เปิด 10:00–18:00 ปิดวันอาทิตย์',
      'zh-cn': '位于盛桑运河边，从 BTS 国立体育馆站 1 号出口步行 6 分钟。10:00 至 18:00 营业，周日休息。',
    },
    latitude: 13.7489,
    longitude: 100.5284,
  },
  handover: {
    points: [],
    use: {
      pickup: {
        en: 'Show the code at the weavers’ shop from the day after your order, within 30 days.',
        th: 'แสดงโค้ดที่ร้านตั้งแต่วันถัดจากวันสั่ง ภายใน 30 วัน',
        'zh-cn': '下单次日起 30 天内，到店出示凭证码取货。',
      },
      delivery: {
        en: 'It comes to your address in Bangkok within two days. Whoever takes it in tells the courier the name on the order.',
        th: 'จัดส่งถึงที่อยู่ในกรุงเทพฯ ภายในสองวัน ผู้รับแจ้งชื่อในคำสั่งซื้อกับคนส่ง',
        'zh-cn': '两天内送到你在曼谷的地址，收件人向快递员报订单上的姓名即可。',
      },
    },
  },
  howToUse: {
    en: 'Collect it with the code from the next day on, within 30 days, or have it brought to an address in Bangkok in two days.',
    th: 'รับที่ร้านด้วยโค้ดตั้งแต่วันถัดไป ภายใน 30 วัน หรือให้ส่งถึงที่อยู่ในกรุงเทพฯ ภายในสองวัน',
    'zh-cn': '次日起 30 天内凭码到店取货，或两天内送到曼谷市内的地址。',
  },
  goodToKnow: {
    en: [
      'Wash by hand in cool water and dry in the shade; the indigo may bleed at the first wash',
      'Colours on a screen are only near',
    ],
    th: ['ซักมือน้ำเย็นและผึ่งในร่ม สีครามอาจตกในครั้งแรก', 'สีบนหน้าจอใกล้เคียงเท่านั้น'],
    'zh-cn': ['请用凉水手洗、阴干，靛蓝第一次洗可能掉色', '屏幕颜色与实物会有差异'],
  },
  alt: {
    en: 'A blue silk scarf with woven diamonds over a wooden bar, reels of silk beside it',
    th: 'ผ้าพันคอไหมสีน้ำเงินทอลายข้าวหลามตัดพาดบนราวไม้ ข้าง ๆ มีหลอดไหม',
    'zh-cn': '木架上一条织有菱形纹的蓝色丝巾，旁边是丝线轴',
  },
  options: [
    {
      code: 'plain',
      name: { en: 'Plain, two-tone', th: 'สีพื้นเหลือบสองสี', 'zh-cn': '素色双色调' },
      summary: {
        en: 'Lac red with indigo, the colour turns as you move',
        th: 'แดงครั่งเหลือบคราม สีเปลี่ยนเมื่อขยับ',
        'zh-cn': '紫胶红与靛蓝交织，动起来会变色',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 40,
      cutoffMinutes: 0,
      maxUnits: 6,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 1290 }],
      extras: [{ code: 'gift-box', name: { en: 'Gift box', th: 'กล่องของขวัญ', 'zh-cn': '礼盒' }, price: 120 }],
    },
    {
      code: 'ikat',
      name: { en: 'Mudmee ikat', th: 'ลายมัดหมี่', 'zh-cn': 'Mudmee 扎经染花纹' },
      summary: {
        en: 'Threads tied and dyed before weaving, four days of work',
        th: 'มัดและย้อมเส้นไหมก่อนทอ ใช้เวลาสี่วันต่อผืน',
        'zh-cn': '先扎后染再织，一条要四天',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 12,
      cutoffMinutes: 0,
      maxUnits: 3,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 2450 }],
      extras: [{ code: 'gift-box', name: { en: 'Gift box', th: 'กล่องของขวัญ', 'zh-cn': '礼盒' }, price: 120 }],
    },
  ],
}
