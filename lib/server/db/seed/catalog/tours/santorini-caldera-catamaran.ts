import { beforeSailing } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const santoriniCalderaCatamaran: ProductSeed = {
  id: 'santorini-caldera-catamaran',
  vertical: 'tour',
  category: 'CATEGORY_019',
  areas: ['santorini'],
  operator: 'Meltemi Sail Crew',
  currency: 'EUR',
  durationMinutes: 300,
  languages: ['en', 'fr', 'zh'],
  wheelchair: false,
  hotelPickup: true,
  picture: { subject: 'catamaran', mood: 'noon', seed: 'santorini-caldera-catamaran-4' },
  gallery: [
    { subject: 'catamaran', mood: 'dawn', view: 'detail' },
    { subject: 'domes', mood: 'noon', view: 'deck' },
    { subject: 'catamaran', mood: 'dusk', flip: true, view: 'people' },
    { subject: 'catamaran', mood: 'noon', view: 'postcard' },
  ],
  name: {
    en: 'Santorini caldera by catamaran, with swim stops and a meal',
    th: 'ล่องคาตามารันรอบคาลเดราซานโตรินี แวะว่ายน้ำ พร้อมมื้ออาหารบนเรือ',
    'zh-cn': '圣托里尼火山湾双体帆船：途中下海游泳，船上用餐',
  },
  alsoCalled: { en: ['Cruise'], th: ['ล่องเรือ', 'ครูซ'], 'zh-cn': ['游轮', '游船'] },
  summary: {
    en: 'Five hours under the cliffs, from the red beach in the south to the warm springs of Palea Kameni. The crew grills on the aft deck while you swim. When the meltemi wind blows hard in July and August the port police keep boats in, so plan it early in your stay.',
    th: 'ห้าชั่วโมงใต้หน้าผา จากหาดแดงทางใต้ไปถึงน้ำพุอุ่นของเกาะปาเลอาคาเมนี ลูกเรือย่างอาหารท้ายเรือระหว่างที่ลงว่ายน้ำ เดือนกรกฎาคมถึงสิงหาคมลมเมลเตมีแรง ทางการอาจห้ามเรือออก ควรจองไว้วันแรก ๆ ของทริป',
    'zh-cn':
      '在悬崖下航行 5 小时，从南端的红沙滩一直到旧卡美尼岛的温泉。你下海游泳时，船员在船尾烤肉。七八月季风大时港务局会禁航，最好排在行程前几天，留出改期余地。',
  },
  highlights: {
    en: [
      'The white villages on the rim, seen from the bottom of the crater',
      'Three swim stops: red beach, white beach, warm springs',
      'A cooked meal and local white wine on deck',
      'Sixteen guests on a boat licensed for more',
    ],
    th: [
      'มองหมู่บ้านสีขาวบนขอบปล่องภูเขาไฟจากก้นปล่อง',
      'แวะว่ายน้ำสามจุด หาดแดง หาดขาว และน้ำพุอุ่น',
      'อาหารปรุงสดและไวน์ขาวของเกาะบนดาดฟ้าเรือ',
      'รับสิบหกคน น้อยกว่าที่เรือจุได้',
    ],
    'zh-cn': [
      '从火山口底部仰望崖顶的白色村庄',
      '三处下海：红沙滩、白沙滩、温泉',
      '甲板上现做的一餐，配岛上的白葡萄酒',
      '只载 16 人，少于核定人数',
    ],
  },
  inclusions: {
    en: [
      'Five hours on a sailing catamaran with skipper and crew',
      'Grilled chicken or vegetables, Greek salad, wine, soft drinks',
      'Masks, snorkels and towels',
      'Minibus from your hotel and back',
    ],
    th: [
      'คาตามารันห้าชั่วโมงพร้อมกัปตันและลูกเรือ',
      'ไก่ย่างหรือผักย่าง สลัดกรีก ไวน์ และเครื่องดื่ม',
      'หน้ากาก ท่อหายใจ และผ้าเช็ดตัว',
      'รถตู้รับส่งจากที่พัก',
    ],
    'zh-cn': [
      '双体帆船 5 小时，含船长和船员',
      '烤鸡或烤蔬菜、希腊沙拉、葡萄酒和软饮',
      '面镜、呼吸管和毛巾',
      '酒店往返小巴',
    ],
  },
  exclusions: {
    en: ['Tips for the crew', 'Wetsuits'],
    th: ['ทิปลูกเรือ', 'ชุดดำน้ำกันหนาว'],
    'zh-cn': ['船员小费', '潜水保暖服'],
  },
  itinerary: [
    {
      minutes: 30,
      title: { en: 'Vlychada marina', th: 'ท่าเรือวลีฮาดา', 'zh-cn': '弗利哈达码头' },
      text: {
        en: 'Shoes into a basket, a safety talk, then out past the pumice cliffs.',
        th: 'ถอดรองเท้าใส่ตะกร้า ฟังเรื่องความปลอดภัย แล้วออกเรือผ่านหน้าผาหินภูเขาไฟ',
        'zh-cn': '鞋子放进筐里，听完安全说明，沿浮石崖壁出海。',
      },
    },
    {
      minutes: 100,
      title: { en: 'Red and white beaches', th: 'หาดแดงและหาดขาว', 'zh-cn': '红沙滩与白沙滩' },
      text: {
        en: 'Two swims in clear water over rock. The ladder is easy; the water is 18 °C in May and 25 °C in August.',
        th: 'ลงว่ายน้ำสองจุด น้ำใสเหนือโขดหิน บันไดขึ้นลงง่าย น้ำราว 18 °C ในเดือนพฤษภาคม และ 25 °C ในเดือนสิงหาคม',
        'zh-cn': '在礁石上的清水里游两次，船梯好上下。水温五月约 18 °C，八月约 25 °C。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Palea Kameni springs', th: 'น้ำพุปาเลอาคาเมนี', 'zh-cn': '旧卡美尼温泉' },
      text: {
        en: 'Swim about 50 m from the boat to rust-coloured water, a little over 30 °C: warm, not hot.',
        th: 'ว่ายจากเรือราว 50 เมตรไปยังน้ำสีสนิม อุ่นกว่า 30 °C เล็กน้อย ไม่ถึงกับร้อน',
        'zh-cn': '从船边游约 50 米，到铁锈色的温水里，30 °C 出头，是温，不是烫。',
      },
    },
    {
      minutes: 110,
      title: { en: 'Meal under the cliffs', th: 'มื้ออาหารใต้หน้าผา', 'zh-cn': '崖下用餐' },
      text: {
        en: 'At anchor or under sail, with Fira and Oia above; the late boat stays for the sun.',
        th: 'ทอดสมอหรือแล่นใบ มีฟีราและเอียอยู่เหนือหัว รอบพระอาทิตย์ตกอยู่รอแสงสุดท้าย',
        'zh-cn': '下锚或扬帆，费拉和伊亚就在头顶；下午班会等到日落。',
      },
    },
  ],
  meeting: {
    name: { en: 'Vlychada marina, main gate', th: 'ท่าเรือวลีฮาดา ประตูหลัก', 'zh-cn': '弗利哈达码头正门' },
    directions: {
      en: 'The minibus collects you 45 to 60 minutes before sailing; on a lane without cars, at the nearest road. With your own car, park above the fish restaurants.',
      th: 'รถตู้มารับก่อนเรือออก 45–60 นาที ถ้าที่พักอยู่ในตรอกรถเข้าไม่ได้จะนัดที่ถนนใกล้สุด ถ้าขับรถเองให้จอดเหนือร้านอาหารทะเล',
      'zh-cn':
        '小巴在开船前 45–60 分钟来接；巷子不通车时，在最近的路口上车。自驾请停在海鲜餐馆上方的停车场。',
    },
    latitude: 36.3366,
    longitude: 25.4344,
  },
  howToUse: {
    en: 'The driver sends your pick-up minute the evening before. Show the code on boarding.',
    th: 'คนขับจะส่งเวลารับให้เย็นก่อนวันเดินทาง เปิดโค้ดให้ดูตอนขึ้นเรือ',
    'zh-cn': '司机会在前一晚发来具体的接车时间，上船时出示凭证码即可。',
  },
  goodToKnow: {
    en: [
      'The springs stain light swimwear: wear something dark',
      'If the port police stop sailing, you choose another day or get all of it back',
      'From November to March the sun sets early and the sea is about 17 °C; take the morning boat if you want to swim',
    ],
    th: [
      'น้ำพุทำให้ชุดว่ายน้ำสีอ่อนติดสีสนิม ใส่สีเข้มดีกว่า',
      'ถ้าทางการห้ามเรือออก เลือกวันใหม่หรือรับเงินคืนเต็มจำนวน',
      'พฤศจิกายนถึงมีนาคมพระอาทิตย์ตกเร็วและน้ำราว 17 °C ถ้าอยากว่ายน้ำให้เลือกรอบเช้า',
    ],
    'zh-cn': [
      '温泉水会把浅色泳衣染黄，请穿深色的',
      '港务局禁航时，可改期或全额退款',
      '11 月到 3 月天黑得早，海水约 17 °C，想游泳就选上午班',
    ],
  },
  alt: {
    en: 'A catamaran under sail at noon below a white village on the cliff, two swimmers beside it',
    th: 'เรือคาตามารันกางใบยามเที่ยงวันใต้หมู่บ้านสีขาวบนหน้าผา ข้างเรือมีคนว่ายน้ำสองคน',
    'zh-cn': '正午，崖上白色村庄下扬帆的双体船，旁边有两人在游泳',
  },
  options: [
    {
      code: 'morning',
      name: { en: 'Morning sail', th: 'รอบเช้า', 'zh-cn': '上午班' },
      summary: {
        en: 'Best light for swimming, lunch on deck, back by 15:00',
        th: 'แสงดีสำหรับว่ายน้ำ มื้อกลางวันบนเรือ กลับถึงท่า 15:00',
        'zh-cn': '最适合游泳，船上午餐，15:00 返港',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:00'],
      capacity: 16,
      cutoffMinutes: 900,
      maxUnits: 8,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: beforeSailing,
      seasons: [
        { from: '06-15', to: '09-15', percent: 120 },
        { from: '11-01', to: '03-31', percent: 85 },
      ],
      units: [
        { code: 'ADULT', price: 135, minAge: 12 },
        { code: 'CHILD', price: 85, minAge: 5, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 4, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'sunset',
      name: { en: 'Sunset sail', th: 'รอบพระอาทิตย์ตก', 'zh-cn': '日落班' },
      summary: {
        en: 'Dinner on deck and the sun going down, back by 21:00',
        th: 'มื้อเย็นบนเรือและชมพระอาทิตย์ตก กลับถึงท่า 21:00',
        'zh-cn': '船上晚餐，看太阳入海，21:00 返港',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['16:00'],
      capacity: 16,
      cutoffMinutes: 900,
      maxUnits: 8,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: beforeSailing,
      seasons: [
        { from: '06-15', to: '09-15', percent: 120 },
        { from: '11-01', to: '03-31', percent: 85 },
      ],
      units: [
        { code: 'ADULT', price: 165, minAge: 12 },
        { code: 'CHILD', price: 105, minAge: 5, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 4, accompaniedBy: 'ADULT', max: 2 },
      ],
      soldOutDays: [5],
      lastSeats: { day: 6, left: 2 },
    },
    {
      code: 'private',
      name: { en: 'Private catamaran', th: 'เหมาลำ', 'zh-cn': '包船' },
      summary: {
        en: 'The whole boat and crew for up to 10, stops in your order',
        th: 'ทั้งลำพร้อมลูกเรือสำหรับไม่เกิน 10 คน เลือกลำดับจุดแวะได้',
        'zh-cn': '整船连船员，最多 10 人，停靠顺序由你定',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:00', '16:00'],
      capacity: 1,
      cutoffMinutes: 2880,
      maxUnits: 1,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: beforeSailing,
      units: [
        {
          code: 'GROUP',
          group: { people: 10 },
          label: { en: 'Boat for up to 10', th: 'เรือสำหรับไม่เกิน 10 คน', 'zh-cn': '包船（最多 10 人）' },
          price: 1250,
        },
      ],
    },
  ],
}
