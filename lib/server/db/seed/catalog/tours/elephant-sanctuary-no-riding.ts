import { chiangMaiNorth } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const elephantSanctuaryNoRiding: ProductSeed = {
  id: 'elephant-sanctuary-no-riding',
  vertical: 'tour',
  category: 'CATEGORY_022',
  areas: ['chiang-mai'],
  operator: 'Three Streams Elephant Home',
  currency: 'THB',
  durationMinutes: 330,
  languages: ['en', 'th', 'zh'],
  hotelPickup: true,
  instantConfirmation: false,
  picture: { subject: 'elephants', mood: 'noon', seed: 'elephant-sanctuary-no-riding-2' },
  gallery: [
    { subject: 'elephants', mood: 'dawn', flip: true, view: 'detail' },
    { subject: 'elephants', mood: 'dusk', view: 'people' },
    { subject: 'elephants', mood: 'noon', view: 'trail' },
    { subject: 'elephants', mood: 'dawn', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'A day with retired elephants in Mae Wang: no riding, no shows',
    th: 'เยี่ยมช้างปลดระวางที่แม่วาง ไม่ขี่ ไม่มีการแสดง',
    'zh-cn': '湄旺探访退役大象：不骑乘，不表演',
  },
  summary: {
    en: 'Seven elephants who once hauled logs or carried tourists now spend the day walking, eating and ignoring people. You prepare their food, follow them up the valley with their mahouts, and watch from a few steps away. Nobody rides, nobody bathes them, and some days they stay deep in the forest.',
    th: 'ช้างเจ็ดเชือกที่เคยลากซุงหรือแบกนักท่องเที่ยว วันนี้เดิน กิน และไม่สนใจใคร คุณจะได้เตรียมอาหารให้ช้าง เดินตามขึ้นหุบเขาไปกับควาญ และเฝ้าดูห่าง ๆ ไม่กี่ก้าว ไม่มีการขี่ ไม่มีการอาบน้ำช้าง และบางวันช้างก็เลือกอยู่ในป่าลึก',
    'zh-cn':
      '七头曾经拖木头、驮游客的大象，如今整天走路、吃草、不理人。你会帮忙备食，跟着象夫沿山谷走，在几步之外看它们生活。不骑象，也不给象洗澡，有些日子它们就待在林子深处。',
  },
  highlights: {
    en: [
      'Elephants walking free on 60 hectares of forest and field',
      'Time with the mahouts, who know each animal’s story',
      'Twelve guests at most in a session',
    ],
    th: ['ช้างเดินอิสระในป่าและทุ่งราว 375 ไร่', 'ได้คุยกับควาญที่รู้ประวัติช้างทุกเชือก', 'แต่ละรอบรับไม่เกิน 12 คน'],
    'zh-cn': ['大象在 60 公顷的林地和田野上自由走动', '和熟知每头象身世的象夫相处', '每场最多 12 人'],
  },
  inclusions: {
    en: [
      'Pickup and return within Chiang Mai city',
      'Guide and mahouts',
      'Food for the elephants',
      'Thai vegetarian lunch or early dinner',
      'Rubber boots, water and insurance',
    ],
    th: [
      'รถรับส่งในตัวเมืองเชียงใหม่',
      'ไกด์และควาญช้าง',
      'อาหารสำหรับช้าง',
      'อาหารไทยมังสวิรัติ มื้อเที่ยงหรือมื้อเย็น',
      'รองเท้าบูต น้ำดื่ม และประกันภัย',
    ],
    'zh-cn': ['清迈市区酒店接送', '导游和象夫', '给大象的食物', '泰式素食午餐或早晚餐', '胶靴、饮用水和保险'],
  },
  exclusions: {
    en: ['Alcohol', 'Donations to the herd’s vet fund'],
    th: ['เครื่องดื่มแอลกอฮอล์', 'เงินบริจาคค่ารักษาช้าง'],
    'zh-cn': ['酒类', '象群医疗基金的捐款'],
  },
  itinerary: [
    {
      minutes: 75,
      title: { en: 'Chiang Mai to Mae Wang', th: 'เชียงใหม่ไปแม่วาง', 'zh-cn': '清迈到湄旺' },
      text: {
        en: 'Pickup in town and a drive south-west, the last 3 km on a dirt track.',
        th: 'รับในเมืองแล้วขับไปทางตะวันตกเฉียงใต้ 3 กม. สุดท้ายเป็นทางดิน',
        'zh-cn': '市区接客，往西南方向行驶，最后 3 公里是土路。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Kitchen for seven elephants', th: 'ครัวของช้างเจ็ดเชือก', 'zh-cn': '七头象的厨房' },
      text: {
        en: 'Chopping cane and rolling rice balls with tamarind, while the mahouts explain who eats what and why.',
        th: 'สับอ้อย ปั้นข้าวคลุกมะขาม ฟังควาญเล่าว่าเชือกไหนกินอะไรและเพราะอะไร',
        'zh-cn': '切甘蔗、捏罗望子饭团，听象夫说哪头象吃什么、为什么。',
      },
    },
    {
      minutes: 90,
      title: { en: 'Along the stream', th: 'เดินตามลำธาร', 'zh-cn': '沿溪而行' },
      text: {
        en: 'On foot behind the herd. They choose the way; you keep ten steps and a quiet voice.',
        th: 'เดินตามหลังโขลง ช้างเป็นคนเลือกทาง เราเว้นระยะสิบก้าวและพูดเบา ๆ',
        'zh-cn': '步行跟在象群后面。路由它们选，你保持十步距离，轻声说话。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Meal and way back', th: 'มื้ออาหารและกลับเมือง', 'zh-cn': '用餐与返程' },
      text: {
        en: 'Khao soi with tofu on the terrace, then 75 minutes back to town.',
        th: 'ข้าวซอยเต้าหู้บนชานบ้าน แล้วนั่งรถกลับเมืองอีก 75 นาที',
        'zh-cn': '在露台上吃豆腐咖喱面，之后乘车 75 分钟回市区。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Chang Phueak Gate',
      th: 'ประตูช้างเผือก',
      'zh-cn': '昌普克门',
    },
    directions: {
      en: 'Pickup up to 30 minutes before the start inside the moat, Nimman and Santitham. Otherwise wait at the start time on the inner side of Chang Phueak Gate, by the green truck.',
      th: 'รับก่อนเวลาเริ่มไม่เกิน 30 นาที ในเขตคูเมือง นิมมาน และสันติธรรม หรือรอที่ประตูช้างเผือกด้านในคูเมืองตามเวลาเริ่ม มองหารถสองแถวสีเขียว',
      'zh-cn':
        '古城内、宁曼路和山蒂探一带，在开始前 30 分钟内接客。其他地方请按开始时间到昌普克门内侧，找绿色皮卡车。',
    },
    latitude: 18.7954,
    longitude: 98.9867,
  },
  howToUse: {
    en: 'The sanctuary answers within 24 hours. Once it says yes, your code is on the booking page; show it to the driver.',
    th: 'ปางช้างตอบกลับภายใน 24 ชั่วโมง เมื่อยืนยันแล้วโค้ดจะอยู่ในหน้าการจอง เปิดให้คนขับดู',
    'zh-cn': '保护地会在 24 小时内答复。确认后凭证码会出现在预订页面，上车时出示给司机。',
  },
  goodToKnow: {
    en: [
      'For ages 4 and up; small children must stay beside an adult the whole time',
      'Wear long trousers you can get muddy, and bring mosquito spray',
      'If the sanctuary cannot take you, you pay nothing: the full amount goes back',
    ],
    th: [
      'รับอายุ 4 ปีขึ้นไป เด็กเล็กต้องอยู่ข้างผู้ใหญ่ตลอดเวลา',
      'ใส่กางเกงขายาวที่เลอะโคลนได้ และพกสเปรย์กันยุง',
      'ถ้าปางช้างรับไม่ได้ในวันนั้น คืนเงินเต็มจำนวน',
    ],
    'zh-cn': [
      '适合 4 岁及以上，小孩须全程跟在大人身边',
      '请穿不怕弄脏的长裤，并带驱蚊水',
      '如果当天无法接待，款项全额退回',
    ],
  },
  alt: {
    en: 'Elephants bathing in a jungle river at noon, one spraying water from its trunk',
    th: 'ช้างเล่นน้ำในแม่น้ำกลางป่ายามเที่ยงวัน ตัวหนึ่งพ่นน้ำจากงวง',
    'zh-cn': '正午，大象在丛林河里洗澡，其中一头用鼻子喷水',
  },
  options: [
    {
      code: 'half-day',
      name: { en: 'Half day', th: 'ครึ่งวัน', 'zh-cn': '半日' },
      summary: {
        en: 'Five and a half hours with one meal, morning or afternoon',
        th: 'ห้าชั่วโมงครึ่ง รวมหนึ่งมื้อ เลือกเช้าหรือบ่าย',
        'zh-cn': '5.5 小时，含一餐，上午或下午可选',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:30', '13:00'],
      capacity: 12,
      cutoffMinutes: 2880,
      maxUnits: 8,
      policy: 'free-until-48h',
      questions: ['full_name', 'age', 'lead_pickup_place', 'lead_diet'],
      pickup: chiangMaiNorth,
      units: [
        { code: 'ADULT', price: 1900, minAge: 12 },
        { code: 'CHILD', price: 1200, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
      ],
    },
    {
      code: 'full-day',
      name: { en: 'Full day', th: 'เต็มวัน', 'zh-cn': '全日' },
      summary: {
        en: 'Nine hours: a longer forest walk, planting fodder, lunch',
        th: 'เก้าชั่วโมง เดินป่านานขึ้น ปลูกพืชอาหารช้าง และมื้อเที่ยง',
        'zh-cn': '9 小时：更长的林间步行、种象草，含午餐',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:00'],
      capacity: 8,
      cutoffMinutes: 2880,
      maxUnits: 8,
      policy: 'free-until-48h',
      questions: ['full_name', 'age', 'lead_pickup_place', 'lead_diet'],
      pickup: chiangMaiNorth,
      units: [
        { code: 'ADULT', price: 2700, minAge: 12 },
        { code: 'CHILD', price: 1800, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
      ],
    },
  ],
}
