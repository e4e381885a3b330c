import type { ProductSeed } from '@/lib/server/db/seed/types'

export const santoriniCaveSuite: ProductSeed = {
  id: 'santorini-cave-suite',
  vertical: 'stay',
  category: 'CATEGORY_201',
  areas: ['santorini'],
  operator: 'Skaros Steps Suites',
  currency: 'EUR',
  languages: ['en', 'zh', 'fr'],
  wheelchair: false,
  picture: { subject: 'cavesuite', mood: 'dusk', seed: 'santorini-cave-suite-2' },
  gallery: [
    { subject: 'domes', mood: 'dawn', view: 'terrace' },
    { subject: 'cavesuite', mood: 'noon', flip: true, view: 'detail' },
    { subject: 'domes', mood: 'dusk', flip: true, view: 'hotel' },
    { subject: 'domes', mood: 'noon' },
  ],
  name: {
    en: 'Cave suite above the caldera, Imerovigli',
    th: 'ห้องสวีตถ้ำเหนือแอ่งภูเขาไฟ อิเมโรวิกลี',
    'zh-cn': '伊梅罗维里火山口崖壁洞穴套房',
  },
  summary: {
    en: 'Ten suites dug into the cliff at 300 metres, white vaults that stay cool in August, and the whole caldera in front of the door. There are 96 steps between the lane and the lowest suite, and no lift. A porter carries the bags; your knees are your own.',
    th: 'ห้องสวีตสิบห้องขุดเข้าไปในหน้าผาสูง 300 เมตร เพดานโค้งสีขาวเย็นสบายแม้เดือนสิงหาคม เปิดประตูก็เห็นแอ่งภูเขาไฟทั้งหมด จากถนนลงมามีบันได 96 ขั้นและไม่มีลิฟต์ มีคนช่วยยกกระเป๋า แต่ต้องเดินเอง',
    'zh-cn':
      '10 间套房凿在海拔 300 米的崖壁里，白色拱顶 8 月也凉快，推门就是整个火山湾。从小路到最低的一间有 96 级台阶，没有电梯：行李有人搬，路要自己走。',
  },
  highlights: {
    en: [
      'Your own terrace over the caldera',
      'Sunset without the crowd of Oia',
      'Breakfast at your table outside, at the hour you choose',
    ],
    th: ['ระเบียงส่วนตัวเหนือแอ่งภูเขาไฟ', 'ชมพระอาทิตย์ตกโดยไม่ต้องเบียดกับคนที่เอีย', 'อาหารเช้าเสิร์ฟที่ระเบียง เลือกเวลาได้'],
    'zh-cn': ['独享俯瞰火山湾的露台', '不用去伊亚人挤人也能看日落', '早餐送到露台，时间由你定'],
  },
  inclusions: {
    en: [
      'Breakfast on the terrace',
      'Porter for your bags',
      'Climate resilience levy and VAT',
      'Wi-Fi and daily housekeeping',
    ],
    th: [
      'อาหารเช้าที่ระเบียง',
      'พนักงานยกกระเป๋า',
      'ค่าธรรมเนียมสภาพภูมิอากาศและภาษีมูลค่าเพิ่ม',
      'Wi-Fi และทำความสะอาดห้องทุกวัน',
    ],
    'zh-cn': ['露台早餐', '行李搬运', '气候韧性费和增值税', 'Wi-Fi 和每日打扫'],
  },
  exclusions: {
    en: ['Transfer from port or airport (can be added)', 'Lunch and dinner'],
    th: ['รถรับจากท่าเรือหรือสนามบิน (เลือกเพิ่มได้)', 'มื้อกลางวันและมื้อเย็น'],
    'zh-cn': ['港口或机场接送（可加购）', '午餐和晚餐'],
  },
  meeting: {
    name: { en: 'Imerovigli village square', th: 'จัตุรัสหมู่บ้านอิเมโรวิกลี', 'zh-cn': '伊梅罗维里村广场' },
    directions: {
      en: 'The Fira–Oia bus stops 150 m away. Call when you arrive; the porter meets you at the square, cars go no further.',
      th: 'รถเมล์สายฟีรา–เอียจอดห่าง 150 เมตร เมื่อถึงแล้วโทรหาเรา พนักงานจะมารับที่จัตุรัสเพราะรถเข้าต่อไม่ได้',
      'zh-cn': '费拉至伊亚的公交在 150 米外停靠。到了请来电，行李员在广场接你，车开不进去。',
    },
    latitude: 36.4321,
    longitude: 25.4226,
  },
  howToUse: {
    en: 'Send your arrival time in the booking, then show the code to the porter at the square.',
    th: 'แจ้งเวลาถึงตอนจอง แล้วแสดงโค้ดให้พนักงานที่จัตุรัส',
    'zh-cn': '预订时填写到达时间，到广场后向行李员出示凭证码。',
  },
  goodToKnow: {
    en: [
      'Check-in from 15:00, check-out until 11:00',
      '96 uneven steps, no lift; not for children under 12',
      'In winter most tavernas in the village are shut: walk or ride to Fira',
    ],
    th: [
      'เช็กอินตั้งแต่ 15:00 เช็กเอาต์ก่อน 11:00',
      'บันได 96 ขั้นไม่เท่ากัน ไม่มีลิฟต์ ไม่รับเด็กอายุต่ำกว่า 12 ปี',
      'ฤดูหนาวร้านในหมู่บ้านส่วนใหญ่ปิด ต้องเดินหรือนั่งรถไปฟีรา',
    ],
    'zh-cn': [
      '15:00 后入住，11:00 前退房',
      '96 级高低不平的台阶，无电梯，不接待 12 岁以下儿童',
      '冬季村里多数小馆关门，吃饭要走路或坐车去费拉',
    ],
  },
  alt: {
    en: 'A white cave suite with a pool terrace above the sea at dusk',
    th: 'ห้องสวีตถ้ำสีขาวกับระเบียงสระน้ำเหนือทะเลยามเย็น',
    'zh-cn': '黄昏，海边崖上的白色洞穴套房与泳池露台',
  },
  options: [
    {
      code: 'caldera-suite-flexible',
      name: {
        en: 'Caldera suite, free cancellation',
        th: 'สวีตวิวแอ่งภูเขาไฟ ยกเลิกฟรี',
        'zh-cn': '火山湾套房，可免费取消',
      },
      summary: {
        en: 'Vaulted cave of 38 m², double bed, terrace, breakfast, for 2 guests',
        th: 'ห้องถ้ำเพดานโค้ง 38 ตร.ม. เตียงใหญ่ ระเบียง อาหารเช้า สำหรับ 2 คน',
        'zh-cn': '38 平方米拱顶洞穴，大床，露台，含早餐，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 6,
      cutoffMinutes: 1440,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '06-15', to: '09-20', percent: 145 },
        { from: '11-01', to: '12-31', percent: 55 },
        { from: '01-01', to: '03-31', percent: 55 },
      ],
      units: [{ code: 'ROOM', price: 340, pax: 2 }],
      extras: [
        {
          code: 'transfer',
          name: {
            en: 'Car from the port or airport, one way',
            th: 'รถรับจากท่าเรือหรือสนามบิน เที่ยวเดียว',
            'zh-cn': '港口或机场单程接送',
          },
          price: 45,
        },
      ],
      soldOutDays: [8, 9],
    },
    {
      code: 'caldera-suite-non-refundable',
      name: {
        en: 'Caldera suite, non-refundable',
        th: 'สวีตวิวแอ่งภูเขาไฟ ไม่คืนเงิน',
        'zh-cn': '火山湾套房，不可退款',
      },
      summary: {
        en: 'The same suite for less; no money back, also when ferries stop for wind',
        th: 'ห้องเดียวกันในราคาถูกกว่า ไม่คืนเงินแม้เรือหยุดเพราะลมแรง',
        'zh-cn': '同样的套房，价格更低；即使渡轮因大风停航也不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 4,
      cutoffMinutes: 1440,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '06-15', to: '09-20', percent: 145 },
        { from: '11-01', to: '12-31', percent: 55 },
        { from: '01-01', to: '03-31', percent: 55 },
      ],
      units: [{ code: 'ROOM', price: 289, pax: 2 }],
    },
    {
      code: 'plunge-pool-suite-flexible',
      name: {
        en: 'Plunge-pool suite, free cancellation',
        th: 'สวีตพร้อมสระแช่ ยกเลิกฟรี',
        'zh-cn': '私人泡池套房，可免费取消',
      },
      summary: {
        en: '52 m², heated plunge pool on the terrace, for 2 guests',
        th: '52 ตร.ม. สระแช่น้ำอุ่นบนระเบียง สำหรับ 2 คน',
        'zh-cn': '52 平方米，露台带恒温泡池，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 3,
      cutoffMinutes: 1440,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '06-15', to: '09-20', percent: 145 },
        { from: '11-01', to: '12-31', percent: 55 },
        { from: '01-01', to: '03-31', percent: 55 },
      ],
      units: [{ code: 'ROOM', price: 495, pax: 2 }],
    },
  ],
}
