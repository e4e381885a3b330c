import type { ProductSeed } from '@/lib/server/db/seed/types'

export const manhattanObservationDeck: ProductSeed = {
  id: 'manhattan-observation-deck',
  vertical: 'ticket',
  category: 'CATEGORY_004',
  areas: ['new-york'],
  operator: 'Uptown Ledge Tickets',
  currency: 'USD',
  durationMinutes: 90,
  languages: ['en', 'es', 'zh'],
  wheelchair: true,
  picture: { subject: 'skydeck', mood: 'dawn', seed: 'manhattan-observation-deck-4' },
  gallery: [
    { subject: 'skydeck', mood: 'dusk', seed: 'manhattan-observation-deck-1b', view: 'detail' },
    { subject: 'skydeck', mood: 'noon', seed: 'manhattan-observation-deck-2a', view: 'ticket' },
    { subject: 'bridgecity', mood: 'dawn', flip: true, view: 'people' },
    { subject: 'brownstone', mood: 'dusk', flip: true },
  ],
  name: {
    en: 'Manhattan observation deck: Midtown from the 70th floor',
    th: 'จุดชมวิวแมนฮัตตัน มองมิดทาวน์จากชั้น 70',
    'zh-cn': '曼哈顿观景台：从 70 层看中城',
  },
  alsoCalled: { en: ['Viewpoint'], th: ['จุดชมวิว'], 'zh-cn': ['观景台'] },
  summary: {
    en: 'Central Park on one side, the Empire State Building on the other, and no wire mesh in between: the upper terrace is open to the sky. Sunset tickets cost more and the terrace is then three rows deep; nine in the morning is the quiet hour.',
    th: 'ฝั่งหนึ่งคือเซ็นทรัลพาร์ก อีกฝั่งคือตึกเอ็มไพร์สเตต ระเบียงชั้นบนเปิดโล่ง ไม่มีลวดตาข่ายบัง รอบพระอาทิตย์ตกแพงกว่าและคนยืนซ้อนกันสามแถว ถ้าชอบเงียบให้มาเก้าโมงเช้า',
    'zh-cn':
      '一边是中央公园，一边是帝国大厦，中间没有铁丝网：顶层平台直接露天。日落场更贵，栏杆边要站三排人；想清静就选早上九点。',
  },
  highlights: {
    en: [
      'Central Park end to end from the north side',
      'The Empire State Building in the picture, because you are not on it',
      'Three floors: two behind glass, one open to the air',
    ],
    th: [
      'เห็นเซ็นทรัลพาร์กตลอดแนวจากฝั่งเหนือ',
      'ถ่ายรูปติดตึกเอ็มไพร์สเตต เพราะคุณไม่ได้ยืนอยู่บนตึกนั้น',
      'สามชั้น สองชั้นมีกระจกกั้น หนึ่งชั้นเปิดโล่ง',
    ],
    'zh-cn': [
      '北侧能看到中央公园的全貌',
      '照片里有帝国大厦，因为你不在它上面',
      '共三层，两层有玻璃围挡，一层完全露天',
    ],
  },
  inclusions: {
    en: ['Entry in the chosen hour', 'Lifts to floors 67, 69 and 70', 'All taxes and the booking fee'],
    th: ['ค่าเข้าตามชั่วโมงที่เลือก', 'ลิฟต์ขึ้นชั้น 67, 69 และ 70', 'ภาษีและค่าธรรมเนียมทั้งหมด'],
    'zh-cn': ['所选一小时内入场', '电梯直达 67、69、70 层', '全部税费和预订费'],
  },
  exclusions: {
    en: ['Rides and photo stands on the roof', 'Food and drink'],
    th: ['เครื่องเล่นและจุดถ่ายภาพบนดาดฟ้า (คิดเงินแยก)', 'อาหารและเครื่องดื่ม'],
    'zh-cn': ['屋顶的收费设施和拍照点', '餐饮'],
  },
  meeting: {
    name: {
      en: 'Observation deck entrance, West 50th Street between Fifth and Sixth Avenue',
      th: 'ทางเข้าจุดชมวิว ถนน West 50th ระหว่าง Fifth และ Sixth Avenue',
      'zh-cn': '观景台入口，西 50 街，第五与第六大道之间',
    },
    directions: {
      en: 'Subway B, D, F or M to 47–50 Sts–Rockefeller Center, then three minutes on foot. Security takes 10 to 20 minutes at busy times.',
      th: 'รถไฟใต้ดินสาย B, D, F หรือ M ลงสถานี 47–50 Sts–Rockefeller Center เดินสามนาที ช่วงคนเยอะจุดตรวจใช้เวลา 10–20 นาที',
      'zh-cn': '地铁 B、D、F、M 线到 47–50 街–洛克菲勒中心站，步行 3 分钟。高峰时安检要 10 至 20 分钟。',
    },
    latitude: 40.7593,
    longitude: -73.9794,
  },
  howToUse: {
    en: 'Scan the code at the lifts within your hour. Stay as long as you like once you are up.',
    th: 'สแกนโค้ดที่หน้าลิฟต์ภายในชั่วโมงที่จอง ขึ้นไปแล้วอยู่ได้ไม่จำกัดเวลา',
    'zh-cn': '在所订的一小时内到电梯口扫码，上去后不限时间。',
  },
  goodToKnow: {
    en: [
      'No refund for cloud: look at the forecast before you pick a day, or cancel free until 24 hours before',
      'It is windy and 3 to 5 degrees colder than the street; bring a layer even in May',
      'Tripods and bags larger than cabin size are not let in, and there is nowhere to leave them',
    ],
    th: [
      'เมฆบังวิวไม่คืนเงิน ดูพยากรณ์ก่อนเลือกวัน หรือยกเลิกฟรีได้จนถึง 24 ชั่วโมงก่อน',
      'ลมแรงและเย็นกว่าพื้นถนน 3–5 องศา พกเสื้อคลุมแม้เดือนพฤษภาคม',
      'ขาตั้งกล้องและกระเป๋าใหญ่กว่าขนาดขึ้นเครื่องนำเข้าไม่ได้ และไม่มีที่ฝาก',
    ],
    'zh-cn': [
      '云遮住视野不退款，选日子前先看天气预报，开始前 24 小时可免费取消',
      '上面风大，比街上低 3 到 5 度，5 月也要带外套',
      '三脚架和大于登机箱的行李不能带入，现场也无处寄存',
    ],
  },
  alt: {
    en: 'Visitors on a high deck at dawn in front of stepped stone towers',
    th: 'นักท่องเที่ยวบนจุดชมวิวยอดตึกยามเช้าตรู่ เบื้องหน้าเป็นตึกหินทรงขั้นบันได',
    'zh-cn': '清晨，高空观景台上的游客，前方是层层退台的石造高楼',
  },
  options: [
    {
      code: 'standard',
      name: { en: 'Day or night', th: 'กลางวันหรือกลางคืน', 'zh-cn': '白天或夜间' },
      summary: {
        en: 'Any time outside the sunset hours',
        th: 'รอบอื่นนอกช่วงพระอาทิตย์ตก',
        'zh-cn': '日落时段以外的任意场次',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '21:00', '22:00'],
      capacity: 80,
      cutoffMinutes: 30,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 48, minAge: 13, maxAge: 61 },
        { code: 'SENIOR', price: 46, minAge: 62 },
        { code: 'CHILD', price: 41, minAge: 6, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 3 },
      ],
      lastSeats: { day: 1, left: 5 },
    },
    {
      code: 'sunset',
      name: { en: 'Sunset hours', th: 'ช่วงพระอาทิตย์ตก', 'zh-cn': '日落时段' },
      summary: {
        en: 'The sun sets at about 16:30 in December and 20:30 in June; pick your hour to match',
        th: 'พระอาทิตย์ตกราว 16:30 ในธันวาคม และ 20:30 ในมิถุนายน เลือกรอบให้ตรงกัน',
        'zh-cn': '12 月约 16:30 日落，6 月约 20:30，请按季节选场次',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['16:00', '17:00', '18:00', '19:00', '20:00'],
      capacity: 50,
      cutoffMinutes: 60,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 64, minAge: 13, maxAge: 61 },
        { code: 'SENIOR', price: 62, minAge: 62 },
        { code: 'CHILD', price: 57, minAge: 6, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 3 },
      ],
      soldOutDays: [4],
    },
  ],
}
