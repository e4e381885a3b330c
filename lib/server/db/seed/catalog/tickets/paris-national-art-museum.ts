import type { ProductSeed } from '@/lib/server/db/seed/types'

export const parisNationalArtMuseum: ProductSeed = {
  id: 'paris-national-art-museum',
  vertical: 'ticket',
  category: 'CATEGORY_003',
  areas: ['paris'],
  operator: 'Rive Droite Museum Tickets',
  currency: 'EUR',
  durationMinutes: 180,
  languages: ['en', 'fr', 'zh'],
  wheelchair: true,
  picture: { subject: 'museum', mood: 'noon' },
  gallery: [
    { subject: 'museum', mood: 'dawn', view: 'detail' },
    { subject: 'museum', mood: 'noon', view: 'ticket' },
    { subject: 'ironcity', mood: 'dawn', view: 'arch' },
    { subject: 'montmartre', mood: 'noon', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'The Louvre: timed entry to the national art museum',
    th: 'บัตรเข้าพิพิธภัณฑ์ลูฟวร์แบบระบุรอบเวลา ปารีส',
    'zh-cn': '巴黎卢浮宫博物馆分时段门票',
  },
  summary: {
    en: 'A reserved half hour at the pyramid, then as long as you like until closing. Nobody sees it all: choose one wing, or two. The room of the Mona Lisa is crowded at any hour; a Wednesday or Friday evening is the kindest.',
    th: 'บัตรระบุรอบเข้าที่พีระมิด แล้วอยู่ได้จนปิด ไม่มีใครดูครบในวันเดียว เลือกหนึ่งหรือสองปีกก็พอ ห้องโมนาลิซาแน่นทุกเวลา แต่ค่ำวันพุธและศุกร์คนเบาบางที่สุด',
    'zh-cn':
      '预约好时段，从玻璃金字塔入场，之后可以一直待到闭馆。一天看不完，挑一两个展区就好。《蒙娜丽莎》展厅什么时候都挤，周三和周五的晚上最好些。',
  },
  highlights: {
    en: [
      'The Winged Victory, the Venus de Milo and the Mona Lisa in one visit',
      'The medieval moat under the Sully wing, always quiet',
      'Open until 21:00 on Wednesdays and Fridays',
    ],
    th: [
      'เทพีไนกีแห่งซาโมเธรซ วีนัสเดอมิโล และโมนาลิซาในครั้งเดียว',
      'คูเมืองยุคกลางใต้ปีกซุลลี เงียบเสมอ',
      'วันพุธและศุกร์เปิดถึง 21:00',
    ],
    'zh-cn': [
      '一次看到胜利女神、断臂维纳斯和《蒙娜丽莎》',
      '叙利馆地下的中世纪护城河，总是很安静',
      '周三、周五开放到 21:00',
    ],
  },
  inclusions: {
    en: ['Timed entry', 'Permanent collection and current exhibitions', 'Cloakroom and lockers'],
    th: ['บัตรเข้าตามรอบ', 'นิทรรศการถาวรและนิทรรศการหมุนเวียน', 'ที่ฝากเสื้อและตู้ล็อกเกอร์'],
    'zh-cn': ['分时段入场', '常设展与当期特展', '衣帽间和储物柜'],
  },
  exclusions: {
    en: ['Audio guide (about €6)', 'Guided tour'],
    th: ['เครื่องบรรยายเสียง (ราว 6 ยูโร)', 'ไกด์นำชม'],
    'zh-cn': ['语音导览（约 6 欧元）', '导览团'],
  },
  meeting: {
    name: {
      en: 'Glass pyramid, queue for ticket holders with a time',
      th: 'พีระมิดแก้ว แถวสำหรับผู้มีบัตรระบุเวลา',
      'zh-cn': '玻璃金字塔（预约时段票队列）',
    },
    directions: {
      en: 'Metro lines 1 and 7 to Palais Royal – Musée du Louvre, then into the Cour Napoléon. Come 20 minutes early; security comes first.',
      th: 'รถไฟใต้ดินสาย 1 และ 7 ลงสถานี Palais Royal – Musée du Louvre แล้วเดินเข้าลานกูร์นาโปเลียน มาก่อน 20 นาทีเพราะต้องผ่านจุดตรวจ',
      'zh-cn':
        '地铁 1 号线或 7 号线到 Palais Royal – Musée du Louvre 站，走进拿破仑庭院。要先过安检，请提前 20 分钟到。',
    },
    latitude: 48.861,
    longitude: 2.3358,
  },
  howToUse: {
    en: 'Join the queue for your time under the pyramid and scan the code inside. The code lets you in up to 30 minutes after the time.',
    th: 'เข้าแถวตามรอบเวลาที่พีระมิดแล้วสแกนโค้ดด้านใน โค้ดใช้ได้ถึง 30 นาทีหลังเวลารอบ',
    'zh-cn': '在金字塔前排对应时段的队，进去后扫码。凭证码在时段开始后 30 分钟内有效。',
  },
  goodToKnow: {
    en: [
      'Closed on Tuesdays, 1 January, 1 May and 25 December',
      'Bags larger than 55 × 35 × 20 cm are not let in, and there is no left luggage for them',
      'Some rooms close on some weekdays; the museum posts the list each morning',
    ],
    th: [
      'ปิดวันอังคาร และวันที่ 1 มกราคม 1 พฤษภาคม 25 ธันวาคม',
      'กระเป๋าใหญ่กว่า 55 × 35 × 20 ซม. เข้าไม่ได้ และไม่มีที่รับฝาก',
      'บางห้องปิดเป็นบางวัน พิพิธภัณฑ์ประกาศรายการทุกเช้า',
    ],
    'zh-cn': [
      '每周二及 1 月 1 日、5 月 1 日、12 月 25 日闭馆',
      '超过 55 × 35 × 20 厘米的包不能带入，也没有地方寄存',
      '部分展厅在特定日子关闭，馆方每天早上公布名单',
    ],
  },
  alt: {
    en: 'Visitors in front of framed paintings in a museum hall',
    th: 'ผู้ชมยืนหน้าภาพใส่กรอบในโถงพิพิธภัณฑ์',
    'zh-cn': '博物馆展厅里驻足看画的参观者',
  },
  options: [
    {
      code: 'daytime',
      name: { en: 'Daytime entry', th: 'รอบกลางวัน', 'zh-cn': '日间入场' },
      summary: {
        en: 'Any day but Tuesday; under 18 free',
        th: 'ทุกวันยกเว้นวันอังคาร อายุต่ำกว่า 18 ปีเข้าฟรี',
        'zh-cn': '周二除外，未满 18 岁免费',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['09:00', '10:30', '12:00', '13:30', '15:00'],
      weekdays: [1, 3, 4, 5, 6, 7],
      capacity: 80,
      cutoffMinutes: 60,
      maxUnits: 8,
      policy: 'free-until-48h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 32, minAge: 18 },
        { code: 'CHILD', price: 0, maxAge: 17, accompaniedBy: 'ADULT' },
      ],
      soldOutDays: [4, 11],
      lastSeats: { day: 6, left: 4 },
    },
    {
      code: 'late-evening',
      name: { en: 'Wednesday or Friday evening', th: 'ค่ำวันพุธหรือศุกร์', 'zh-cn': '周三或周五夜场' },
      summary: {
        en: 'Fewer people, open until 21:00',
        th: 'คนน้อยกว่า เปิดถึง 21:00',
        'zh-cn': '人少一些，开放到 21:00',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['17:30', '18:30'],
      weekdays: [3, 5],
      capacity: 60,
      cutoffMinutes: 60,
      maxUnits: 8,
      policy: 'free-until-48h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 32, minAge: 18 },
        { code: 'CHILD', price: 0, maxAge: 17, accompaniedBy: 'ADULT' },
      ],
    },
    {
      code: 'eea-resident',
      name: {
        en: 'EEA citizens and residents',
        th: 'พลเมืองหรือผู้พำนักในเขตเศรษฐกิจยุโรป (EEA)',
        'zh-cn': '欧洲经济区公民或居民',
      },
      summary: {
        en: 'Lower price, under 26 free; bring proof',
        th: 'ราคาต่ำกว่า อายุต่ำกว่า 26 ปีเข้าฟรี ต้องแสดงเอกสาร',
        'zh-cn': '票价较低，未满 26 岁免费，需带证明',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['09:00', '10:30', '12:00', '13:30', '15:00'],
      weekdays: [1, 3, 4, 5, 6, 7],
      capacity: 40,
      cutoffMinutes: 60,
      maxUnits: 8,
      policy: 'free-until-48h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 22, minAge: 26 },
        { code: 'YOUTH', price: 0, minAge: 18, maxAge: 25 },
        { code: 'CHILD', price: 0, maxAge: 17, accompaniedBy: 'ADULT' },
      ],
    },
  ],
}
