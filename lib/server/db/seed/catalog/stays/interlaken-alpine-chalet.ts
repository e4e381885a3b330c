import type { ProductSeed } from '@/lib/server/db/seed/types'

export const interlakenAlpineChalet: ProductSeed = {
  id: 'interlaken-alpine-chalet',
  vertical: 'stay',
  category: 'CATEGORY_203',
  areas: ['interlaken'],
  operator: 'Chalet Saxetblick',
  currency: 'CHF',
  languages: ['en', 'de', 'fr'],
  wheelchair: false,
  picture: { subject: 'chalet', mood: 'noon', seed: 'interlaken-alpine-chalet-2' },
  name: {
    en: 'Family-run chalet in Wilderswil, near Interlaken',
    th: 'ชาเลต์ของครอบครัวในวิลเดอร์สวิล ใกล้อินเทอร์ลาเคิน',
    'zh-cn': '因特拉肯旁维尔德斯维尔的家庭木屋',
  },
  summary: {
    en: 'A wooden chalet of 1911 five minutes from the trains to Grindelwald, Wengen and the Jungfrau. Down quilts, mountain cheese at breakfast, cowbells in summer. The walls are thin and the church clock strikes through the night.',
    th: 'ชาเลต์ไม้สร้างปี 1911 เดินห้านาทีถึงรถไฟไปกรินเดลวัลด์ เวงเงิน และยุงเฟรา มีผ้านวมขนเป็ด ชีสภูเขาในมื้อเช้า และเสียงกระดิ่งวัวในหน้าร้อน ผนังไม้ค่อนข้างบางและนาฬิกาโบสถ์ตีตลอดคืน',
    'zh-cn':
      '一栋建于 1911 年的木屋，步行 5 分钟就是开往格林德瓦、温根和少女峰的火车。羽绒被、早餐的山区奶酪、夏天的牛铃声都有；墙板薄，教堂的钟整夜报时，也是真的。',
  },
  highlights: {
    en: [
      'Wilderswil Station 400 m away, one stop from Interlaken Ost',
      'Breakfast from 06:30 for the first train up',
      'Heated room for boots, skis and wet jackets',
    ],
    th: [
      'สถานีวิลเดอร์สวิลห่าง 400 เมตร หนึ่งสถานีจากอินเทอร์ลาเคินโอสต์',
      'อาหารเช้าตั้งแต่ 06:30 ทันรถไฟขบวนแรกขึ้นเขา',
      'ห้องอุ่นสำหรับรองเท้า สกี และเสื้อเปียก',
    ],
    'zh-cn': [
      '距维尔德斯维尔站 400 米，离因特拉肯东站仅一站',
      '6:30 供应早餐，赶得上头班上山车',
      '有暖房可烘靴子、雪板和湿外套',
    ],
  },
  inclusions: {
    en: [
      'Breakfast',
      'Visitor’s tax and guest card for local buses',
      'Ski and boot room',
      'Wi-Fi, parking for one car',
    ],
    th: ['อาหารเช้า', 'ภาษีนักท่องเที่ยวและบัตรผู้เข้าพักสำหรับรถเมล์ในพื้นที่', 'ห้องเก็บสกีและรองเท้า', 'Wi-Fi และที่จอดรถหนึ่งคัน'],
    'zh-cn': ['早餐', '游客税，以及可乘当地公交的住客卡', '雪具和靴子存放室', 'Wi-Fi 和一个停车位'],
  },
  exclusions: {
    en: ['Mountain railway tickets', 'Dinner (CHF 38 if ordered by noon)'],
    th: ['ตั๋วรถไฟขึ้นเขา', 'มื้อเย็น (38 ฟรังก์สวิส หากสั่งก่อนเที่ยง)'],
    'zh-cn': ['登山铁路车票', '晚餐（中午前预订，每份 38 瑞士法郎）'],
  },
  meeting: {
    name: {
      en: 'Chalet Saxetblick, Wilderswil',
      th: 'ชาเลต์ซัคเซ็ตบลิค วิลเดอร์สวิล',
      'zh-cn': 'Chalet Saxetblick，维尔德斯维尔',
    },
    directions: {
      en: 'Leave Wilderswil Station on the village side, cross the stream and walk 400 m uphill. The chalet has green shutters.',
      th: 'ออกจากสถานีวิลเดอร์สวิลฝั่งหมู่บ้าน ข้ามลำธารแล้วเดินขึ้นเนิน 400 เมตร ชาเลต์มีบานหน้าต่างสีเขียว',
      'zh-cn': '从维尔德斯维尔站朝村子一侧出站，过小溪后上坡 400 米，绿色百叶窗的木屋就是。',
    },
    latitude: 46.6652,
    longitude: 7.8618,
  },
  howToUse: {
    en: 'Show the code to the family on arrival. Coming after 20:00? They send a door code by email.',
    th: 'แสดงโค้ดให้เจ้าของบ้านเมื่อมาถึง ถ้าถึงหลัง 20:00 จะได้รหัสเปิดประตูทางอีเมล',
    'zh-cn': '到达后向主人出示凭证码。20:00 以后到的话，会用邮件发给你门锁密码。',
  },
  goodToKnow: {
    en: [
      'Check-in 15:00–20:00, check-out until 10:00',
      'Two flights of narrow stairs, no lift',
      'In November many cable cars close for their yearly service',
    ],
    th: [
      'เช็กอิน 15:00–20:00 เช็กเอาต์ก่อน 10:00',
      'บันไดแคบสองช่วง ไม่มีลิฟต์',
      'เดือนพฤศจิกายนกระเช้าหลายสายปิดซ่อมประจำปี',
    ],
    'zh-cn': ['15:00–20:00 入住，10:00 前退房', '两段窄楼梯，没有电梯', '11 月很多缆车停运做年度检修'],
  },
  alt: {
    en: 'A wooden chalet with flowers on its balconies, cows on the meadow, snowy peaks at noon',
    th: 'บ้านไม้แบบสวิสมีดอกไม้เต็มระเบียง วัวในทุ่งหญ้า ยอดเขาหิมะยามเที่ยงวัน',
    'zh-cn': '正午，阳台开满花的木屋，草地上的牛与远处的雪峰',
  },
  options: [
    {
      code: 'double-room-flexible',
      name: { en: 'Double room, free cancellation', th: 'ห้องเตียงใหญ่ ยกเลิกฟรี', 'zh-cn': '双人房，可免费取消' },
      summary: {
        en: 'Double bed, own shower, balcony to the south, for 2 guests',
        th: 'เตียงใหญ่ ห้องอาบน้ำในตัว ระเบียงทิศใต้ สำหรับ 2 คน',
        'zh-cn': '大床，独立淋浴，朝南阳台，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 6,
      cutoffMinutes: 240,
      maxUnits: 3,
      policy: 'free-until-72h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '06-15', to: '09-15', percent: 125 },
        { from: '12-20', to: '12-31', percent: 140 },
        { from: '01-01', to: '01-05', percent: 140 },
      ],
      units: [{ code: 'ROOM', price: 225, pax: 2 }],
    },
    {
      code: 'double-room-non-refundable',
      name: { en: 'Double room, non-refundable', th: 'ห้องเตียงใหญ่ ไม่คืนเงิน', 'zh-cn': '双人房，不可退款' },
      summary: {
        en: 'The same room for less; bad weather is no reason for a refund',
        th: 'ห้องเดียวกันในราคาถูกกว่า อากาศไม่ดีก็ไม่คืนเงิน',
        'zh-cn': '同样的房间，价格更低；天气不好也不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 4,
      cutoffMinutes: 240,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '06-15', to: '09-15', percent: 125 },
        { from: '12-20', to: '12-31', percent: 140 },
        { from: '01-01', to: '01-05', percent: 140 },
      ],
      units: [{ code: 'ROOM', price: 195, pax: 2 }],
    },
    {
      code: 'family-attic-flexible',
      name: {
        en: 'Family attic, free cancellation',
        th: 'ห้องใต้หลังคาสำหรับครอบครัว ยกเลิกฟรี',
        'zh-cn': '家庭阁楼，可免费取消',
      },
      summary: {
        en: 'One double and two single beds under the beams, for 4 guests; mind your head',
        th: 'เตียงใหญ่หนึ่งและเตียงเดี่ยวสองใต้คานไม้ สำหรับ 4 คน ระวังศีรษะ',
        'zh-cn': '梁下 1 张大床加 2 张单人床，住 4 人，小心碰头',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 2,
      cutoffMinutes: 240,
      maxUnits: 3,
      policy: 'free-until-72h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '06-15', to: '09-15', percent: 125 },
        { from: '12-20', to: '12-31', percent: 140 },
        { from: '01-01', to: '01-05', percent: 140 },
      ],
      units: [{ code: 'ROOM', price: 345, pax: 4 }],
    },
  ],
}
