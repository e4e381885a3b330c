import type { ProductSeed } from '@/lib/server/db/seed/types'

export const bangkokArrivalFastTrack: ProductSeed = {
  id: 'bangkok-arrival-fast-track',
  vertical: 'service',
  category: 'CATEGORY_087',
  areas: ['bangkok'],
  operator: 'Kwak Mue Arrival Services',
  currency: 'THB',
  durationMinutes: 45,
  languages: ['en', 'th', 'zh'],
  wheelchair: true,
  instantConfirmation: false,
  picture: { subject: 'fasttrack', mood: 'noon', seed: 'bangkok-arrival-fast-track-2' },
  gallery: [
    { subject: 'fasttrack', mood: 'dusk', flip: true, view: 'detail' },
    { subject: 'planewindow', mood: 'dawn', flip: true },
    { subject: 'temple', mood: 'dusk', flip: true, view: 'gate' },
    { subject: 'temple', mood: 'noon', flip: true },
  ],
  name: {
    en: 'Fast track on arrival in Bangkok (Suvarnabhumi)',
    th: 'ช่องทางด่วนขาเข้ากรุงเทพฯ (สุวรรณภูมิ)',
    'zh-cn': '曼谷素万那普机场入境快速通道',
  },
  summary: {
    en: 'Someone with your name on a sign waits at the aircraft door, drives you through the long corridors and takes you through the priority lane at immigration. On a busy evening it saves an hour; on a quiet morning perhaps ten minutes. The airport has to agree to each request, so we confirm within 12 hours.',
    th: 'มีคนถือป้ายชื่อรอที่ประตูเครื่อง พานั่งรถกอล์ฟไฟฟ้าผ่านทางเดินยาว และเข้าช่องทางพิเศษตรวจคนเข้าเมือง ช่วงค่ำที่คนแน่นประหยัดได้เป็นชั่วโมง เช้าที่คนน้อยอาจได้แค่สิบนาที สนามบินต้องอนุมัติทีละรายการ เราจึงยืนยันภายใน 12 ชั่วโมง',
    'zh-cn':
      '机舱门口有人举着你的名牌等候，用电瓶车载你走过长廊，再走入境优先通道。晚高峰能省一个小时，清静的早上可能只省 10 分钟。每单都要机场批准，所以我们在 12 小时内确认。',
  },
  highlights: {
    en: [
      'Met at the aircraft door, not in the hall',
      'Priority lane at immigration',
      'Waits without charge if the flight is late',
    ],
    th: ['รอรับที่ประตูเครื่อง ไม่ใช่ในโถงขาเข้า', 'ช่องทางพิเศษตรวจคนเข้าเมือง', 'เครื่องดีเลย์รอให้โดยไม่คิดเพิ่ม'],
    'zh-cn': ['在机舱门口接，不是在大厅等', '入境走优先通道', '航班晚点免费等候'],
  },
  inclusions: {
    en: [
      'Escort from the aircraft door to the arrivals hall',
      'Electric cart where there is one',
      'Priority lane',
    ],
    th: ['เจ้าหน้าที่ดูแลจากประตูเครื่องถึงโถงขาเข้า', 'รถกอล์ฟไฟฟ้าในจุดที่มีให้บริการ', 'ช่องทางพิเศษ'],
    'zh-cn': ['从机舱门到到达厅全程陪同', '有电瓶车的路段乘电瓶车', '优先通道'],
  },
  exclusions: {
    en: ['Visas and their fees', 'The car into town'],
    th: ['วีซ่าและค่าธรรมเนียม', 'รถเข้าเมือง'],
    'zh-cn': ['签证及费用', '进城用车'],
  },
  meeting: {
    name: {
      en: 'Suvarnabhumi Airport, at the door of your aircraft',
      th: 'สนามบินสุวรรณภูมิ ที่ประตูเครื่องบินของคุณ',
      'zh-cn': '素万那普机场，你的航班机舱门口',
    },
    directions: {
      en: 'At the end of the air bridge look for a sign with your family name. If a bus brings you to the terminal, the sign is at the top of the first escalator.',
      th: 'สุดทางงวงช้าง มองหาป้ายชื่อของคุณ ถ้าลงเครื่องด้วยรถบัส ป้ายจะรออยู่บนสุดของบันไดเลื่อนแรก',
      'zh-cn': '廊桥尽头找写着你姓氏的牌子。如果乘摆渡车到航站楼，接机人在第一部扶梯顶端。',
    },
    latitude: 13.69,
    longitude: 100.7501,
  },
  howToUse: {
    en: 'Nothing to print: the escort has your name and flight. Keep the code for the case that you miss each other.',
    th: 'ไม่ต้องพิมพ์อะไร เจ้าหน้าที่มีชื่อและเที่ยวบินของคุณ เก็บโค้ดไว้เผื่อคลาดกัน',
    'zh-cn': '无需打印，接机人有你的姓名和航班号。凭证码留着，万一走散了用得上。',
  },
  goodToKnow: {
    en: [
      'Fill in the Thailand Digital Arrival Card (TDAC) within the three days before landing; fast track does not replace it',
      'Officers can still ask questions or send anyone to the normal lane',
      'Bags come off the belt no faster',
    ],
    th: [
      'กรอกบัตรขาเข้าดิจิทัล (TDAC) ภายในสามวันก่อนถึงไทย ช่องทางด่วนใช้แทนไม่ได้',
      'เจ้าหน้าที่ ตม. ยังสอบถามหรือให้ไปช่องปกติได้',
      'กระเป๋าออกจากสายพานไม่ได้เร็วขึ้น',
    ],
    'zh-cn': [
      '落地前 3 天内请填好泰国数字入境卡（TDAC），快速通道不能代替',
      '移民官仍可能询问，或请旅客走普通通道',
      '行李不会因此更快出来',
    ],
  },
  alt: {
    en: 'A traveller with a suitcase walks to an open gate under a green arrow, queues on both sides',
    th: 'นักเดินทางลากกระเป๋าเข้าช่องที่เปิดอยู่ใต้ป้ายลูกศรสีเขียว สองข้างมีคนเข้าแถวรอ',
    'zh-cn': '绿色箭头下闸口敞开，一位旅客拖着行李箱走去，两侧是排队的人',
  },
  options: [
    {
      code: 'fast-track',
      name: { en: 'Fast track', th: 'ช่องทางด่วน', 'zh-cn': '快速通道' },
      summary: {
        en: 'Aircraft door to arrivals hall',
        th: 'จากประตูเครื่องถึงโถงขาเข้า',
        'zh-cn': '从机舱门到到达厅',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 30,
      cutoffMinutes: 1440,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_flight_number', 'lead_arrival_time', 'lead_terminal'],
      units: [
        { code: 'ADULT', price: 1900, minAge: 12 },
        { code: 'CHILD', price: 950, minAge: 2, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 1, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'fast-track-porter',
      name: { en: 'Fast track with porter', th: 'ช่องทางด่วนพร้อมคนยกกระเป๋า', 'zh-cn': '快速通道加行李搬运' },
      summary: {
        en: 'As above, and a porter takes up to 4 bags from the belt to your car',
        th: 'เหมือนแบบแรก มีคนยกกระเป๋าไม่เกิน 4 ใบจากสายพานถึงรถ',
        'zh-cn': '同上，另有搬运工把最多 4 件行李从转盘送到车上',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 12,
      cutoffMinutes: 1440,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_flight_number', 'lead_arrival_time', 'lead_terminal'],
      units: [
        { code: 'ADULT', price: 2600, minAge: 12 },
        { code: 'CHILD', price: 950, minAge: 2, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 1, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
  ],
}
