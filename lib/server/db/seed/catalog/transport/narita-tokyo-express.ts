import type { ProductSeed } from '@/lib/server/db/seed/types'
import { bothWays } from './both-ways'

export const naritaTokyoExpress: ProductSeed = {
  id: 'narita-tokyo-express',
  vertical: 'transport',
  category: 'CATEGORY_057',
  areas: ['tokyo'],
  operator: 'Sotobo Rail Counter',
  currency: 'JPY',
  durationMinutes: 60,
  languages: ['en', 'ja', 'zh'],
  wheelchair: true,
  picture: { subject: 'airtrain', mood: 'noon', seed: 'narita-tokyo-express-2' },
  gallery: [
    { subject: 'crossing', mood: 'dusk', view: 'train' },
    { subject: 'airtrain', mood: 'dusk', flip: true, view: 'detail' },
    { subject: 'airtrain', mood: 'dawn', flip: true, view: 'people' },
    { subject: 'airtrain', mood: 'dusk', view: 'map' },
  ],
  name: {
    en: 'Limited express train from Narita Airport to Tokyo Station',
    th: 'รถไฟด่วนพิเศษสนามบินนาริตะ–สถานีโตเกียว',
    'zh-cn': '成田机场至东京站特急列车',
  },
  alsoCalled: { en: ['NRT'] },
  summary: {
    en: 'A reserved seat from under the terminal at Narita to Tokyo Station in about an hour, with a rack for suitcases. Cheaper local trains and buses exist; this one is for people who have just flown ten hours.',
    th: 'นั่งแบบจองที่นั่งจากใต้อาคารนาริตะถึงสถานีโตเกียวในราวหนึ่งชั่วโมง มีชั้นวางกระเป๋าใหญ่ รถไฟธรรมดาและรถบัสถูกกว่าก็มี แต่ขบวนนี้เหมาะกับคนที่เพิ่งบินมาสิบชั่วโมง',
    'zh-cn':
      '从成田机场航站楼地下上车，对号入座，约一小时到东京站，有放大箱子的行李架。普通电车和巴士更便宜，但刚飞完十个小时，坐这趟最省力。',
  },
  highlights: {
    en: [
      'About 60 minutes without a change',
      'Suitcase racks with locks in every car',
      'Sockets at the seats',
    ],
    th: ['ราว 60 นาที ไม่ต้องเปลี่ยนขบวน', 'ชั้นวางกระเป๋ามีล็อกทุกตู้', 'ปลั๊กไฟที่ที่นั่ง'],
    'zh-cn': ['全程约 60 分钟，不用换车', '每节车厢都有带锁的行李架', '座位旁有插座'],
  },
  inclusions: {
    en: [
      'Fare and limited express charge',
      'Reserved seat in the class you choose',
      'Two suitcases a person',
    ],
    th: ['ค่าโดยสารและค่ารถด่วนพิเศษ', 'ที่นั่งที่จองไว้ตามชั้นที่เลือก', 'กระเป๋าเดินทางสองใบต่อคน'],
    'zh-cn': ['车费与特急费', '所选等级的指定席', '每人两件行李箱'],
  },
  exclusions: {
    en: ['Trains beyond Tokyo Station', 'Porter service'],
    th: ['รถไฟต่อจากสถานีโตเกียว', 'บริการยกกระเป๋า'],
    'zh-cn': ['东京站之后的换乘车费', '行李搬运'],
  },
  itinerary: [
    {
      title: { en: 'Narita Airport Terminal 1', th: 'นาริตะ อาคาร 1', 'zh-cn': '成田机场 1 号航站楼' },
      text: {
        en: 'The times shown are from Terminal 1; the train calls at Terminal 2·3 three minutes later.',
        th: 'เวลาที่แสดงคือเวลาออกจากอาคาร 1 และจอดอาคาร 2·3 อีกสามนาทีต่อมา',
        'zh-cn': '所列时间为 1 号航站楼发车时间，3 分钟后停 2·3 号航站楼。',
      },
    },
    {
      minutes: 55,
      title: { en: 'Rice fields, then the city', th: 'ทุ่งนาแล้วเข้าเมือง', 'zh-cn': '从稻田驶进城市' },
      text: {
        en: 'Through Chiba without stopping at most stations; the last ten minutes are in a tunnel.',
        th: 'ผ่านจังหวัดชิบะ จอดไม่กี่สถานี สิบนาทีสุดท้ายอยู่ในอุโมงค์',
        'zh-cn': '穿过千叶，沿途停站很少，最后十分钟在隧道里。',
      },
    },
    {
      minutes: 5,
      title: { en: 'Tokyo Station', th: 'สถานีโตเกียว', 'zh-cn': '东京站' },
      text: {
        en: 'You arrive five floors down on the Marunouchi side: allow 12 minutes to the bullet train gates.',
        th: 'ถึงชานชาลาใต้ดินลึกห้าชั้น ฝั่งมารุโนะอุจิ เผื่อ 12 นาทีไปประตูชินคันเซ็น',
        'zh-cn': '到站在丸之内一侧的地下 5 层，去新干线检票口请留 12 分钟。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Narita Airport Terminal 1 Station, level B1',
      th: 'สถานีสนามบินนาริตะ อาคาร 1 ชั้น B1',
      'zh-cn': '成田机场 1 号航站楼 B1 层车站',
    },
    directions: {
      en: 'Follow the railway signs down from arrivals and use the JR gates. From Terminal 3, walk to the station of Terminal 2 in 15 minutes.',
      th: 'จากขาเข้าลงตามป้ายรถไฟ ใช้ประตู JR จากอาคาร 3 เดินไปสถานีอาคาร 2 ราว 15 นาที',
      'zh-cn': '从到达厅跟着铁路标志下楼，走 JR 检票口。3 号航站楼请步行 15 分钟到 2 号航站楼车站。',
    },
    latitude: 35.7642,
    longitude: 140.3865,
  },
  howToUse: {
    en: 'Scan the code at a JR ticket machine in either station to print the seat ticket, then put it through the gate.',
    th: 'สแกนโค้ดที่เครื่องขายตั๋ว JR ของสถานีต้นทางเพื่อพิมพ์ตั๋วที่นั่ง แล้วสอดที่ประตู',
    'zh-cn': '在出发站的 JR 售票机扫码取出座位票，再过检票口。',
  },
  goodToKnow: {
    en: [
      'Allow 90 minutes from landing for passport control and bags',
      'If you miss your train on account of a late flight, the desk moves you to the next one with seats',
    ],
    th: [
      'เผื่อเวลา 90 นาทีหลังเครื่องลงสำหรับตรวจคนเข้าเมืองและรับกระเป๋า',
      'ถ้าพลาดเพราะเที่ยวบินล่าช้า เคาน์เตอร์ย้ายไปขบวนถัดไปที่มีที่นั่งให้',
    ],
    'zh-cn': ['落地后过关、取行李，请留 90 分钟', '因航班晚点误车，可到柜台改乘下一班有座位的车'],
  },
  alt: {
    en: 'An express train above the city at noon, a plane climbing',
    th: 'รถไฟด่วนบนทางยกระดับเหนือเมืองยามเที่ยงวัน เครื่องบินกำลังไต่ขึ้น',
    'zh-cn': '正午，高架上的特快列车与正在爬升的飞机',
  },
  options: bothWays(
    {
      from: { en: 'Narita Airport', th: 'สนามบินนาริตะ', 'zh-cn': '成田机场' },
      to: { en: 'Tokyo Station', th: 'สถานีโตเกียว', 'zh-cn': '东京站' },
      bags: { included: 2, maxKg: 30, maxCm: 250 },
      meetingBack: {
        name: {
          en: 'Tokyo Station, Sobu underground platforms, Marunouchi side',
          th: 'สถานีโตเกียว ชานชาลาใต้ดินสายโซบุ ฝั่งมารุโนะอุจิ',
          'zh-cn': '东京站总武线地下站台（丸之内一侧）',
        },
        directions: {
          en: 'Follow the signs with the aeroplane down to level B5, platforms 1 to 4. From the bullet train gates allow 12 minutes.',
          th: 'ตามป้ายรูปเครื่องบินลงไปชั้น B5 ชานชาลา 1–4 จากประตูชินคันเซ็นเผื่อเวลา 12 นาที',
          'zh-cn': '跟着飞机标志下到 B5 层，1 至 4 号站台。从新干线检票口过来请留 12 分钟。',
        },
        latitude: 35.6817,
        longitude: 139.7647,
      },
      timesBack: {
        ordinary: [
          '06:03',
          '07:03',
          '08:03',
          '09:03',
          '10:03',
          '11:03',
          '12:03',
          '13:03',
          '14:03',
          '15:03',
          '16:03',
          '17:03',
          '18:03',
          '19:03',
        ],
        green: ['06:03', '08:03', '10:03', '12:03', '14:03', '16:03', '18:03'],
      },
    },
    [
      {
        code: 'ordinary',
        name: { en: 'Ordinary car', th: 'ชั้นธรรมดา', 'zh-cn': '普通车厢' },
        summary: {
          en: 'Reserved seat, two by two; infants on the lap',
          th: 'จองที่นั่ง แถวละ 2–2 เด็กเล็กนั่งตัก',
          'zh-cn': '指定席，2+2 排列，婴儿不占座',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: [
          '08:14',
          '09:15',
          '10:15',
          '11:15',
          '12:15',
          '13:15',
          '14:15',
          '15:15',
          '16:15',
          '17:15',
          '18:15',
          '19:15',
          '20:15',
          '21:15',
        ],
        capacity: 60,
        cutoffMinutes: 30,
        maxUnits: 8,
        policy: 'free-until-24h',
        questions: ['full_name'],
        units: [
          { code: 'ADULT', price: 3200, minAge: 12 },
          { code: 'CHILD', price: 1600, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
        ],
      },
      {
        code: 'green',
        name: { en: 'Green car', th: 'กรีนคาร์', 'zh-cn': '绿色车厢（头等）' },
        summary: {
          en: 'Wider leather seats, quieter car',
          th: 'ที่นั่งหนังกว้างกว่า ตู้เงียบกว่า',
          'zh-cn': '更宽的皮座椅，更安静',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['08:14', '10:15', '12:15', '14:15', '16:15', '18:15', '20:15'],
        capacity: 12,
        cutoffMinutes: 30,
        maxUnits: 6,
        policy: 'free-until-24h',
        questions: ['full_name'],
        units: [
          { code: 'ADULT', price: 4900, minAge: 12 },
          { code: 'CHILD', price: 3300, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
        ],
        lastSeats: { day: 3, left: 1 },
      },
    ],
  ),
}
