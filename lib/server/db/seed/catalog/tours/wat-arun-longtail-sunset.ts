import type { ProductSeed } from '@/lib/server/db/seed/types'

export const watArunLongtailSunset: ProductSeed = {
  id: 'wat-arun-longtail-sunset',
  vertical: 'tour',
  category: 'CATEGORY_019',
  areas: ['bangkok'],
  operator: 'Thonburi Boatmen Co-op',
  currency: 'THB',
  durationMinutes: 120,
  languages: ['en', 'th', 'zh'],
  recommended: 1,
  picture: { subject: 'temple', mood: 'dusk', seed: 'P-wat-arun' },
  gallery: [
    { subject: 'temple', mood: 'noon', view: 'deck' },
    { subject: 'temple', mood: 'night', view: 'detail' },
    { subject: 'temple', mood: 'dawn', view: 'people' },
    { subject: 'temple', mood: 'dusk', view: 'postcard' },
  ],
  name: {
    en: 'Wat Arun and the Chao Phraya by longtail boat at sunset',
    th: 'ล่องเรือหางยาวชมวัดอรุณและแม่น้ำเจ้าพระยายามเย็น',
    'zh-cn': '日落时分乘长尾船游郑王庙与湄南河',
  },
  alsoCalled: { en: ['Temple of Dawn'], th: ['วัดแจ้ง'], 'zh-cn': ['黎明寺', '晨曦寺'] },
  summary: {
    en: 'Leave the pier as the heat drops, slip through the Thonburi canals, and come out on the river exactly when the sun stands behind the spire of Wat Arun, or, on the 18:30 boat, when its lamps are lit. Eight guests at most, a wooden boat, cold lemongrass tea.',
    th: 'ออกจากท่าตอนแดดร่ม ลัดเลาะคลองฝั่งธนบุรี แล้วออกสู่แม่น้ำพอดีกับที่ดวงอาทิตย์อยู่หลังพระปรางค์วัดอรุณ ส่วนรอบ 18:30 ได้เห็นพระปรางค์เปิดไฟ เรือไม้หนึ่งลำรับไม่เกินแปดคน มีน้ำตะไคร้เย็น ๆ บนเรือ',
    'zh-cn':
      '暑气渐退时离开码头，穿过吞武里的水巷，在太阳正好落到郑王庙塔尖背后的那一刻驶入湄南河；18:30 的船看到的是亮灯后的佛塔。一条木船最多坐 8 人，船上备有冰镇香茅茶。',
  },
  highlights: {
    en: [
      'Wat Arun from the water at the best light of the day',
      'Canal houses, orchid gardens and a floating grocer',
      'A boatman who grew up on these canals',
    ],
    th: [
      'ชมวัดอรุณจากกลางแม่น้ำในแสงที่สวยที่สุดของวัน',
      'บ้านริมคลอง สวนกล้วยไม้ และเรือขายของชำ',
      'คนขับเรือเป็นคนคลองนี้มาตั้งแต่เด็ก',
    ],
    'zh-cn': [
      '在一天中光线最美的时候从水上看郑王庙',
      '沿途有水上人家、兰花园和卖杂货的小船',
      '船夫从小就在这些水巷里长大',
    ],
  },
  inclusions: {
    en: [
      'Two hours on a wooden longtail boat',
      'Boat guide',
      'Lemongrass tea and seasonal fruit',
      'Life jackets in all sizes, insurance',
    ],
    th: ['ล่องเรือหางยาวไม้สองชั่วโมง', 'ไกด์ประจำเรือ', 'น้ำตะไคร้และผลไม้ตามฤดู', 'เสื้อชูชีพทุกขนาดและประกันภัย'],
    'zh-cn': ['木制长尾船航程 2 小时', '随船导游', '香茅茶和当季水果', '各种尺码的救生衣和保险'],
  },
  exclusions: {
    en: ['Entry to Wat Arun (the boat does not land there)', 'Transfer to the pier'],
    th: ['ค่าเข้าวัดอรุณ (เรือไม่จอดขึ้นฝั่งที่วัด)', 'รถรับส่งมาท่าเรือ'],
    'zh-cn': ['郑王庙门票（船不在此靠岸）', '前往码头的交通'],
  },
  itinerary: [
    {
      minutes: 20,
      title: { en: 'Tha Tien Pier', th: 'ท่าเตียน', 'zh-cn': '塔田码头' },
      text: {
        en: 'Life jackets, a short word on the route, then straight across the river.',
        th: 'สวมเสื้อชูชีพ ฟังแนะนำเส้นทางสั้น ๆ แล้วข้ามแม่น้ำทันที',
        'zh-cn': '穿好救生衣，简单说明路线，随即横渡湄南河。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Thonburi canals', th: 'คลองฝั่งธนบุรี', 'zh-cn': '吞武里水巷' },
      text: {
        en: 'Bangkok Yai and Mon canals: temples at water level, monitor lizards, children diving off the steps.',
        th: 'คลองบางกอกใหญ่และคลองมอญ วัดริมน้ำ ตัวเงินตัวทอง และเด็ก ๆ ที่กระโดดน้ำจากบันไดบ้าน',
        'zh-cn': '曼谷艾运河与孟运河：贴着水面的寺庙、晒太阳的巨蜥，还有从台阶上跳水的孩子。',
      },
    },
    {
      minutes: 40,
      title: { en: 'Wat Arun from the river', th: 'วัดอรุณจากกลางแม่น้ำ', 'zh-cn': '河上看郑王庙' },
      text: {
        en: 'The engine stops in mid-river for the sunset, or on the 18:30 boat for the lit spire, then an easy run back to the pier.',
        th: 'ดับเครื่องกลางแม่น้ำรอแสงสุดท้าย หรือชมพระปรางค์เปิดไฟในรอบ 18:30 แล้วค่อย ๆ กลับเข้าท่า',
        'zh-cn': '在河心熄火静候余晖，18:30 的船则看亮灯的佛塔，随后慢慢驶回码头。',
      },
    },
  ],
  meeting: {
    name: { en: 'Tha Tien Pier, gate 3', th: 'ท่าเตียน ประตู 3', 'zh-cn': '塔田码头 3 号门' },
    directions: {
      en: 'Behind Wat Pho, two minutes from Sanam Chai MRT exit 1. Look for the orange flag and be there 15 minutes early.',
      th: 'หลังวัดโพธิ์ เดินสองนาทีจาก MRT สนามไชย ทางออก 1 มองหาธงสีส้ม และมาถึงก่อนเวลา 15 นาที',
      'zh-cn': '在卧佛寺后面，从地铁沙南蔡站 1 号出口步行 2 分钟。请找橙色旗子，提前 15 分钟到。',
    },
    latitude: 13.7462,
    longitude: 100.4909,
  },
  howToUse: {
    en: 'Show the code on your phone to the person with the orange flag. No printing.',
    th: 'เปิดโค้ดในโทรศัพท์ให้เจ้าหน้าที่ธงส้มดู ไม่ต้องพิมพ์',
    'zh-cn': '向举橙色旗子的工作人员出示手机上的凭证码即可，无需打印。',
  },
  goodToKnow: {
    en: [
      'Bring mosquito spray for the canals',
      'In heavy rain the boat waits up to 30 minutes, then you choose another day or your money back',
    ],
    th: ['พกสเปรย์กันยุงสำหรับช่วงในคลอง', 'ถ้าฝนตกหนัก เรือจะรอไม่เกิน 30 นาที จากนั้นเลือกวันใหม่หรือรับเงินคืน'],
    'zh-cn': ['水巷里蚊子多，请带驱蚊水', '遇大雨最多等候 30 分钟，之后你可以改期或全额退款'],
  },
  alt: {
    en: 'The spires of Wat Arun at dusk, with longtail boats on the river in front',
    th: 'พระปรางค์วัดอรุณยามเย็น เบื้องหน้ามีเรือหางยาวแล่นอยู่ในแม่น้ำ',
    'zh-cn': '黄昏时的郑王庙尖塔，塔前的河上漂着长尾船',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Shared boat', th: 'เรือร่วมกับผู้อื่น', 'zh-cn': '拼船' },
      summary: {
        en: 'Up to 8 guests, tea and fruit, river and canals',
        th: 'ไม่เกิน 8 คน มีน้ำตะไคร้และผลไม้ ล่องทั้งแม่น้ำและคลอง',
        'zh-cn': '最多 8 人，含茶水水果，游湄南河与水巷',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['16:45', '18:30'],
      capacity: 8,
      cutoffMinutes: 120,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 1290, minAge: 12 },
        { code: 'CHILD', price: 790, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
      soldOutDays: [9],
      lastSeats: { day: 4, left: 1 },
    },
    {
      code: 'private',
      name: { en: 'Private boat', th: 'เหมาลำ', 'zh-cn': '包船' },
      summary: {
        en: 'The whole boat for up to 6 guests, route as you like',
        th: 'ทั้งลำสำหรับไม่เกิน 6 คน ปรับเส้นทางได้',
        'zh-cn': '整条船最多坐 6 人，路线可商量',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['16:45', '18:30'],
      capacity: 2,
      cutoffMinutes: 720,
      maxUnits: 2,
      policy: 'free-until-48h',
      questions: ['full_name'],
      units: [
        {
          code: 'GROUP',
          group: { people: 6 },
          label: { en: 'Boat for up to 6', th: 'เรือสำหรับไม่เกิน 6 คน', 'zh-cn': '包船（最多 6 人）' },
          price: 6400,
        },
      ],
    },
  ],
}
