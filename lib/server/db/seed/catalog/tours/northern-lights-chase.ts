import { atTheStart } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const northernLightsChase: ProductSeed = {
  id: 'northern-lights-chase',
  vertical: 'tour',
  category: 'CATEGORY_022',
  areas: ['tromso'],
  operator: 'Nordlys Småbuss',
  currency: 'EUR',
  durationMinutes: 420,
  languages: ['en', 'no', 'zh'],
  wheelchair: false,
  recommended: 6,
  picture: { subject: 'aurora', mood: 'night', seed: 'northern-lights-chase', flip: true },
  gallery: [
    { subject: 'aurora', mood: 'night', flip: true, view: 'people' },
    { subject: 'aurora', mood: 'night', flip: true, view: 'detail' },
    { subject: 'aurora', mood: 'night', view: 'trail' },
    { subject: 'aurora', mood: 'night', view: 'postcard' },
  ],
  name: {
    en: 'Northern lights by snow road, thermal suit and fire',
    th: 'ออกล่าแสงเหนือตามถนนหิมะ พร้อมชุดกันหนาวและกองไฟ',
    'zh-cn': '雪路追极光：保暖连体服与一堆篝火',
  },
  alsoCalled: { en: ['Aurora borealis'], th: ['ออโรรา'], 'zh-cn': ['北极光'] },
  summary: {
    en: 'A minibus of fifteen and a guide who reads cloud maps all evening, then drives to where the sky is open: the coast, the inland valleys, at times over the border into Finland. Nobody can promise the lights. On about one night in four the cloud wins.',
    th: 'รถตู้สิบห้าที่นั่งกับไกด์ที่ดูแผนที่เมฆทั้งเย็น แล้วขับไปหาฟ้าเปิด จะเป็นชายฝั่ง หุบเขาด้านใน หรือบางคืนข้ามแดนไปฟินแลนด์ ไม่มีใครรับประกันแสงเหนือได้ ราวหนึ่งในสี่คืนเมฆเป็นฝ่ายชนะ',
    'zh-cn':
      '15 人小巴，向导整晚盯着云图，哪里天晴就往哪里开：海边、内陆山谷，有时越过边境到芬兰。没有人能保证看到极光，大约四晚里有一晚输给云层。',
  },
  highlights: {
    en: [
      'A chase, not a fixed stop: up to 400 km in search of clear sky',
      'Thermal suit and boots, so that you can stand still at −20 °C',
      'A fire, hot soup and chocolate in the snow',
      'Portraits under the lights, taken by the guide',
    ],
    th: [
      'ขับตามฟ้าเปิด ไม่ใช่จุดประจำ ไกลได้ถึง 400 กม.',
      'ชุดและรองเท้ากันหนาว ยืนรอได้แม้ −20 °C',
      'กองไฟ ซุปร้อน และช็อกโกแลตกลางหิมะ',
      'ไกด์ถ่ายภาพคู่แสงเหนือให้',
    ],
    'zh-cn': [
      '是追，不是等：为找晴空最远开 400 公里',
      '连体服和雪靴，零下 20 °C 也站得住',
      '雪地里的篝火、热汤和热巧克力',
      '向导为你拍极光下的人像',
    ],
  },
  inclusions: {
    en: [
      'Minibus and guide for about seven hours',
      'Thermal suit, boots and mittens, from size 4 years up',
      'Soup (vegan), hot chocolate and biscuits by the fire',
      'Tripod to borrow, photos by link within two days',
    ],
    th: [
      'รถตู้และไกด์ราวเจ็ดชั่วโมง',
      'ชุดกันหนาว รองเท้า และถุงมือ มีตั้งแต่ขนาด 4 ขวบ',
      'ซุปวีแกน ช็อกโกแลตร้อน และบิสกิตข้างกองไฟ',
      'ขาตั้งกล้องให้ยืม ส่งลิงก์ภาพภายในสองวัน',
    ],
    'zh-cn': [
      '小巴和向导，约 7 小时',
      '连体服、雪靴和连指手套，最小 4 岁尺码',
      '篝火边的纯素热汤、热巧克力和饼干',
      '可借三脚架，照片两天内发链接',
    ],
  },
  exclusions: {
    en: ['Hotel pick-up', 'Dinner before the tour', 'A refund when the lights stay away'],
    th: ['รถรับจากที่พัก', 'มื้อเย็นก่อนออกเดินทาง', 'การคืนเงินหากไม่เห็นแสงเหนือ'],
    'zh-cn': ['酒店接送', '出发前的晚餐', '没看到极光的退款'],
  },
  itinerary: [
    {
      minutes: 30,
      title: { en: 'Suits and the plan', th: 'แต่งตัวและฟังแผน', 'zh-cn': '换装与看图' },
      text: {
        en: 'You dress at the terminal while the guide shows where the sky may open and why.',
        th: 'เปลี่ยนชุดที่อาคารท่าเรือ ไกด์อธิบายว่าคืนนี้ฟ้าน่าจะเปิดตรงไหนและเพราะอะไร',
        'zh-cn': '在码头大厅换好衣服，向导讲今晚哪里可能放晴，为什么。',
      },
    },
    {
      minutes: 120,
      title: { en: 'The drive', th: 'ออกเดินทาง', 'zh-cn': '上路' },
      text: {
        en: 'One to two hours, with stops to look at the sky. Some of the road winds: sit in front if you get carsick.',
        th: 'หนึ่งถึงสองชั่วโมง จอดดูฟ้าเป็นระยะ ถนนคดเคี้ยวบางช่วง ใครเมารถง่ายให้นั่งหน้า',
        'zh-cn': '一到两小时，沿途停车看天。有几段弯路，容易晕车就坐前排。',
      },
    },
    {
      minutes: 180,
      title: { en: 'Fire and sky', th: 'กองไฟและท้องฟ้า', 'zh-cn': '篝火与夜空' },
      text: {
        en: 'Lamps off, soup on, camera settings one by one. If cloud comes, the bus moves on.',
        th: 'ปิดไฟ อุ่นซุป สอนตั้งกล้องทีละคน ถ้าเมฆมาก็ย้ายจุด',
        'zh-cn': '关灯，热汤，逐个教调相机。云来了就换地方。',
      },
    },
    {
      minutes: 90,
      title: { en: 'Back to Tromsø', th: 'กลับทรุมเซอ', 'zh-cn': '返回特罗姆瑟' },
      text: {
        en: 'You reach town around 01:00, later on a good night.',
        th: 'ถึงเมืองราว 01:00 คืนที่แสงสวยอาจช้ากว่านั้น',
        'zh-cn': '约 01:00 回到市区，极光好的夜晚会更晚。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Prostneset harbour terminal, ground floor',
      th: 'อาคารท่าเรือโพรสต์เนเซ็ต ชั้นล่าง',
      'zh-cn': '普罗斯特内塞特港口候船楼一层',
    },
    directions: {
      en: 'On the quay in the centre of Tromsø, five minutes on foot from the cathedral. Look for the guide with the red lamp.',
      th: 'ริมท่าเรือกลางเมืองทรุมเซอ เดินห้านาทีจากอาสนวิหาร มองหาไกด์ที่ถือตะเกียงแดง',
      'zh-cn': '在特罗姆瑟市中心码头，从大教堂步行 5 分钟。请找提红灯的向导。',
    },
    latitude: 69.6478,
    longitude: 18.9597,
  },
  howToUse: {
    en: 'Show the code to the guide and give your shoe size. Latecomers cannot catch up with a moving bus.',
    th: 'เปิดโค้ดให้ไกด์ดูและบอกเบอร์รองเท้า มาสายแล้วตามรถไม่ทัน โปรดเผื่อเวลา',
    'zh-cn': '向向导出示凭证码，报上鞋码。车开了就追不上，请别迟到。',
  },
  goodToKnow: {
    en: [
      'Carry your passport: some nights the clear sky is in Finland',
      'Nights are dark enough from September to early April; after that the sky stays light and the tour shows dusk, not aurora',
      'Only a storm or closed roads cancel the tour, with your money back; ordinary cloud does not',
    ],
    th: [
      'พกหนังสือเดินทาง บางคืนฟ้าเปิดอยู่ฝั่งฟินแลนด์',
      'ฟ้ามืดพอตั้งแต่กันยายนถึงต้นเมษายน หลังจากนั้นฟ้าสว่างเกินกว่าจะเห็นแสงเหนือ',
      'ยกเลิกเฉพาะเมื่อมีพายุหรือถนนปิดและคืนเงินเต็มจำนวน ฟ้ามีเมฆไม่นับ',
    ],
    'zh-cn': [
      '带上护照：有些晚上晴空在芬兰那边',
      '9 月到 4 月初夜里够黑；之后天色太亮，基本看不到极光',
      '只有暴风雪或封路才取消并全额退款，普通多云照常出发',
    ],
  },
  alt: {
    en: 'Green northern lights at night over a cabin in the woods',
    th: 'แสงเหนือสีเขียวยามค่ำคืนเหนือกระท่อมกลางป่า',
    'zh-cn': '夜色中林间小屋上空的绿色极光',
  },
  options: [
    {
      code: 'minibus',
      name: { en: 'Shared minibus', th: 'รถตู้ร่วมกับผู้อื่น', 'zh-cn': '拼车小巴' },
      summary: {
        en: 'Up to 15 guests from age 4, suit, fire and photos',
        th: 'ไม่เกิน 15 คน อายุ 4 ปีขึ้นไป มีชุดกันหนาว กองไฟ และภาพถ่าย',
        'zh-cn': '最多 15 人，限 4 岁以上，含连体服、篝火和照片',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['18:15'],
      capacity: 15,
      cutoffMinutes: 180,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'age'],
      units: [
        { code: 'ADULT', price: 165, minAge: 16 },
        { code: 'CHILD', price: 125, minAge: 4, maxAge: 15, accompaniedBy: 'ADULT' },
      ],
      soldOutDays: [3],
      lastSeats: { day: 2, left: 2 },
    },
    {
      code: 'private',
      name: { en: 'Private car and guide', th: 'รถและไกด์ส่วนตัว', 'zh-cn': '专车专导' },
      summary: {
        en: 'Your own guide for up to 7; stay out as long as the sky is good, to 03:00',
        th: 'ไกด์ส่วนตัวสำหรับไม่เกิน 7 คน อยู่ต่อได้ถึง 03:00 ถ้าฟ้ายังดี',
        'zh-cn': '专属向导，最多 7 人；天好就多待，最晚到 03:00',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['18:30'],
      capacity: 1,
      cutoffMinutes: 1440,
      maxUnits: 1,
      policy: 'free-until-72h',
      questions: ['full_name', 'lead_pickup_place'],
      pickup: atTheStart,
      units: [
        {
          code: 'GROUP',
          group: { people: 7 },
          label: { en: 'Car for up to 7', th: 'รถสำหรับไม่เกิน 7 คน', 'zh-cn': '专车（最多 7 人）' },
          price: 1350,
        },
      ],
    },
  ],
}
