import { atTheStart } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const atlasVillagesDay: ProductSeed = {
  id: 'atlas-villages-day',
  vertical: 'tour',
  category: 'CATEGORY_020',
  areas: ['marrakech'],
  operator: 'Walnut Valley Walks',
  currency: 'EUR',
  durationMinutes: 540,
  languages: ['en', 'fr', 'ar'],
  hotelPickup: true,
  picture: { subject: 'mountainvillage', mood: 'dawn', seed: 'atlas-villages-day-2' },
  gallery: [
    { subject: 'mountainvillage', mood: 'noon', flip: true, view: 'people' },
    { subject: 'mountainvillage', mood: 'dawn', view: 'detail' },
    { subject: 'mountainvillage', mood: 'noon', flip: true, view: 'terrace' },
    { subject: 'mountainvillage', mood: 'dawn', view: 'trail' },
  ],
  name: {
    en: 'Atlas villages day: Imlil, a mule track and lunch with a family',
    th: 'หนึ่งวันในหมู่บ้านเชิงเขาแอตลาส อิมลิล ทางเดินล่อ และมื้อกลางวันกับครอบครัวบนเขา',
    'zh-cn': '阿特拉斯山村一日：伊姆利勒、骡道与家常午餐',
  },
  summary: {
    en: 'Ninety minutes south of Marrakech the road ends at Imlil, 1,740 metres up, and the walking begins: walnut groves, irrigation channels, and mud-brick villages that cars cannot reach. Lunch is a tagine on a family roof below Toubkal. The last part of the drive is narrow and winding, so tell us if you get carsick.',
    th: 'ออกจากมาร์ราเกชลงใต้ชั่วโมงครึ่ง ถนนสุดที่อิมลิลซึ่งสูง 1,740 เมตร จากนั้นเดินผ่านสวนวอลนัต ร่องน้ำ และหมู่บ้านบ้านดินที่รถเข้าไม่ถึง กินทาจีนบนดาดฟ้าบ้านชาวบ้านใต้ยอดเขาทูบคัล ถนนช่วงท้ายแคบและคดเคี้ยว ถ้าเมารถง่ายแจ้งเราก่อน',
    'zh-cn':
      '从马拉喀什往南一个半小时，公路到海拔 1,740 米的伊姆利勒就断了，剩下的路靠走：核桃林、引水渠，还有汽车开不进去的土坯村落。午饭在图卜卡勒峰下一户人家的屋顶上吃塔吉锅。最后一段山路又窄又弯，容易晕车请提前告诉我们。',
  },
  highlights: {
    en: [
      'A walk of about 6 km between three villages of the Aït Mizane valley',
      'Tagine and fresh bread on the roof of a family house',
      'Toubkal, the highest mountain of North Africa, at the end of the valley',
    ],
    th: [
      'เดินราว 6 กม. ผ่านสามหมู่บ้านในหุบเขาไอต์มีซาน',
      'ทาจีนและขนมปังอบใหม่บนดาดฟ้าบ้านชาวบ้าน',
      'ยอดเขาทูบคัล สูงที่สุดในแอฟริกาเหนือ อยู่สุดหุบเขา',
    ],
    'zh-cn': [
      '徒步约 6 公里，穿过艾特米赞山谷的三个村子',
      '在农家屋顶上吃塔吉锅和现烤的面包',
      '山谷尽头就是北非最高峰图卜卡勒',
    ],
  },
  inclusions: {
    en: [
      'Ride from and to Marrakech in an air-conditioned minibus',
      'Licensed mountain guide from the valley',
      'Lunch, mint tea and water',
      'A mule for bags and tired children',
    ],
    th: [
      'รถมินิบัสปรับอากาศไปกลับจากมาร์ราเกช',
      'ไกด์ภูเขามีใบอนุญาต เป็นคนในหุบเขา',
      'มื้อกลางวัน ชามินต์ และน้ำดื่ม',
      'ล่อหนึ่งตัวสำหรับสัมภาระและเด็กที่เดินไม่ไหว',
    ],
    'zh-cn': [
      '马拉喀什往返空调小巴',
      '来自当地山谷的持证山地向导',
      '午餐、薄荷茶和饮用水',
      '一头骡子，驮行李，也驮走累的孩子',
    ],
  },
  exclusions: {
    en: ['A mule of your own (about €15, paid in the village)', 'Tips'],
    th: ['ล่อส่วนตัว (ราว 15 ยูโร จ่ายที่หมู่บ้าน)', 'ทิป'],
    'zh-cn': ['单独租骡（约 15 欧元，在村里支付）', '小费'],
  },
  itinerary: [
    {
      minutes: 120,
      title: { en: 'Marrakech to Imlil', th: 'มาร์ราเกชสู่อิมลิล', 'zh-cn': '马拉喀什到伊姆利勒' },
      text: {
        en: 'About 65 km across the plain and up the valley from Asni, with a stop for tea and toilets.',
        th: 'ราว 65 กม. ผ่านที่ราบแล้วไต่ขึ้นหุบเขาจากอัสนี มีแวะพักดื่มชาและเข้าห้องน้ำ',
        'zh-cn': '约 65 公里，先过平原，再从阿斯尼进山，途中停一次喝茶、上洗手间。',
      },
    },
    {
      minutes: 120,
      title: { en: 'The mule track', th: 'ทางเดินล่อ', 'zh-cn': '走骡道' },
      text: {
        en: 'Up through walnut and apple trees to Armed, 250 metres higher. Slowly, with pauses.',
        th: 'ขึ้นผ่านสวนวอลนัตและแอปเปิลไปหมู่บ้านอาร์เมด สูงขึ้นราว 250 เมตร เดินช้า ๆ มีหยุดพัก',
        'zh-cn': '穿过核桃树和苹果树，上升约 250 米到阿尔梅德村，慢慢走，走走停停。',
      },
    },
    {
      minutes: 90,
      title: { en: 'Lunch on the roof', th: 'มื้อกลางวันบนดาดฟ้า', 'zh-cn': '屋顶午餐' },
      text: {
        en: 'Tea first, then bread from the clay oven and a tagine, with meat or with vegetables.',
        th: 'เริ่มด้วยชา ตามด้วยขนมปังจากเตาดินและทาจีน เลือกเนื้อหรือผัก',
        'zh-cn': '先喝茶，再吃土炉面包和塔吉锅，荤素都有。',
      },
    },
    {
      minutes: 90,
      title: { en: 'Down by the other bank', th: 'ลงทางอีกฝั่งน้ำ', 'zh-cn': '从对岸下山' },
      text: {
        en: 'Along the irrigation channels and through a second and third village, back to Imlil.',
        th: 'เดินเลียบร่องน้ำผ่านหมู่บ้านที่สองและสามกลับอิมลิล',
        'zh-cn': '沿着水渠走，经过第二、第三个村子回到伊姆利勒。',
      },
    },
    {
      minutes: 120,
      title: { en: 'Back to Marrakech', th: 'กลับมาร์ราเกช', 'zh-cn': '返回马拉喀什' },
      text: {
        en: 'The shared day is back in the city at about 17:30; Friday and Sunday traffic can add half an hour.',
        th: 'แบบไปกับกลุ่มถึงเมืองราว 17:30 วันศุกร์และอาทิตย์รถติดอาจช้าไปครึ่งชั่วโมง',
        'zh-cn': '拼团约 17:30 回到市区，周五和周日堵车可能再晚半小时。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'The main post office on Jemaa el-Fna',
      th: 'ที่ทำการไปรษณีย์ข้างจัตุรัสเจมาเอลฟนา',
      'zh-cn': '德吉玛广场旁的邮局',
    },
    directions: {
      en: 'Most riads lie in lanes without cars. The driver meets you at the nearest gate or street at the start on your voucher; if in doubt, come to the post office on the south-west side of Jemaa el-Fna.',
      th: 'ริยาดส่วนใหญ่อยู่ในตรอกที่รถเข้าไม่ได้ คนขับรอที่ประตูเมืองหรือถนนที่ใกล้ที่สุดตามเวลาเริ่มในวอเชอร์ ถ้าไม่แน่ใจ ให้มาที่ไปรษณีย์ด้านตะวันตกเฉียงใต้ของจัตุรัสเจมาเอลฟนา',
      'zh-cn':
        '多数里亚德在汽车进不去的巷子里，司机按凭证上的出发时间在最近的城门或路口等你；不确定的话，到德吉玛广场西南侧的邮局门口。',
    },
    latitude: 31.6249,
    longitude: -7.9904,
  },
  howToUse: {
    en: 'Show the code to the driver. The evening before you get a message with the pick-up corner and the driver’s number.',
    th: 'เปิดโค้ดให้คนขับดู ค่ำวันก่อนเดินทางจะได้รับข้อความบอกจุดรับและเบอร์คนขับ',
    'zh-cn': '向司机出示凭证码。前一晚你会收到短信，告知上车地点和司机电话。',
  },
  goodToKnow: {
    en: [
      'It is 8 to 10 degrees cooler than in the city; from December to March there may be snow on the path',
      'The 2023 earthquake damaged these villages; you will see houses still being rebuilt',
      'Ask before you photograph people, and cover shoulders and knees',
    ],
    th: [
      'อากาศเย็นกว่าในเมือง 8–10 องศา ธันวาคมถึงมีนาคมทางเดินอาจมีหิมะ',
      'แผ่นดินไหวปี 2023 ทำให้หมู่บ้านแถบนี้เสียหาย บางบ้านยังซ่อมสร้างอยู่',
      'ขออนุญาตก่อนถ่ายรูปผู้คน และแต่งกายปิดไหล่และเข่า',
    ],
    'zh-cn': [
      '山里比城里低 8 到 10 度，12 月到 3 月路上可能有雪',
      '2023 年的地震让这些村子受损，你会看到仍在重建的房屋',
      '拍人之前先问一声，衣着请遮住肩膀和膝盖',
    ],
  },
  alt: {
    en: 'Earth houses stacked on a slope below snowy peaks at dawn, a mule on the track',
    th: 'บ้านดินซ้อนกันบนไหล่เขาใต้ยอดหิมะยามเช้าตรู่ มีล่อบนทางเดิน',
    'zh-cn': '清晨，雪峰下层层叠叠的土屋，小路上一头驮着行李的骡子',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Shared day', th: 'ไปกับกลุ่ม', 'zh-cn': '拼团' },
      summary: {
        en: 'Up to 12 guests, English and French',
        th: 'ไม่เกิน 12 คน ภาษาอังกฤษและฝรั่งเศส',
        'zh-cn': '最多 12 人，英语和法语讲解',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30'],
      capacity: 12,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: atTheStart,
      units: [
        { code: 'ADULT', price: 45, minAge: 13 },
        { code: 'CHILD', price: 29, minAge: 5, maxAge: 12, accompaniedBy: 'ADULT' },
      ],
      lastSeats: { day: 6, left: 3 },
    },
    {
      code: 'private',
      name: { en: 'Private day', th: 'ไปส่วนตัว', 'zh-cn': '私人团' },
      summary: {
        en: 'Own car and guide for up to 5, shorter or longer walk, all ages',
        th: 'รถและไกด์ส่วนตัวไม่เกิน 5 คน ปรับระยะเดินได้ รับทุกวัย',
        'zh-cn': '专车和向导，最多 5 人，路程长短可调，不限年龄',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:00', '09:00'],
      capacity: 2,
      cutoffMinutes: 1440,
      maxUnits: 2,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: atTheStart,
      units: [
        {
          code: 'GROUP',
          group: { people: 5 },
          label: { en: 'Car for up to 5', th: 'รถสำหรับไม่เกิน 5 คน', 'zh-cn': '专车（最多 5 人）' },
          price: 210,
        },
      ],
    },
  ],
}
