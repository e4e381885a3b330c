import type { ProductSeed } from '@/lib/server/db/seed/types'
import { bothWays } from './both-ways'

export const tokyoKyotoBulletTrain: ProductSeed = {
  id: 'tokyo-kyoto-bullet-train',
  vertical: 'transport',
  category: 'CATEGORY_056',
  areas: ['tokyo', 'kyoto'],
  operator: 'Yaesu Rail Counter',
  currency: 'JPY',
  durationMinutes: 135,
  languages: ['en', 'ja', 'zh'],
  wheelchair: true,
  picture: { subject: 'bullettrain', mood: 'dawn', seed: 'tokyo-kyoto-bullet-train-2' },
  gallery: [
    { subject: 'pagoda', mood: 'noon', flip: true, view: 'train' },
    { subject: 'bullettrain', mood: 'dusk', flip: true, view: 'detail' },
    { subject: 'bullettrain', mood: 'noon', view: 'people' },
    { subject: 'bullettrain', mood: 'dawn', flip: true, view: 'map' },
  ],
  name: {
    en: 'Bullet train from Tokyo to Kyoto',
    th: 'รถไฟชินคันเซ็นโตเกียว–เกียวโต',
    'zh-cn': '东京至京都新干线',
  },
  alsoCalled: { en: ['Shinkansen'], th: ['รถไฟความเร็วสูง'] },
  summary: {
    en: 'The fastest train on the Tokaido line: 2 hours 15 minutes from Tokyo Station to Kyoto, with a reserved seat. On a clear morning Mount Fuji stands on the right after about 45 minutes; in summer it is mostly in cloud.',
    th: 'ขบวนเร็วที่สุดบนสายโทไคโด จากสถานีโตเกียวถึงเกียวโต 2 ชั่วโมง 15 นาที พร้อมที่นั่งที่จองไว้ เช้าฟ้าใสเห็นฟูจิทางขวาหลังออกราว 45 นาที ส่วนหน้าร้อนมักมีเมฆบัง',
    'zh-cn':
      '东海道线上最快的车种：东京站到京都 2 小时 15 分，对号入座。晴朗的早晨，开车约 45 分钟后富士山出现在右侧；夏天多半藏在云里。',
  },
  highlights: {
    en: [
      'City centre to city centre, no airport',
      'Mount Fuji from seats D and E in the ordinary car',
      'A train every hour here, so plans can move',
    ],
    th: [
      'จากใจกลางเมืองถึงใจกลางเมือง ไม่ต้องไปสนามบิน',
      'เห็นฟูจิจากที่นั่งฝั่ง D และ E ในตู้ธรรมดา',
      'มีให้เลือกทุกชั่วโมง ปรับแผนได้',
    ],
    'zh-cn': ['市中心到市中心，不用去机场', '普通车厢 D、E 座一侧看富士山', '每小时都有班次可选'],
  },
  inclusions: {
    en: [
      'Fare and express charge',
      'Reserved seat in the class you choose',
      'Two bags up to 160 cm (length + width + height)',
    ],
    th: ['ค่าโดยสารและค่ารถด่วน', 'ที่นั่งที่จองไว้ตามชั้นที่เลือก', 'กระเป๋าสองใบ รวมสามด้านไม่เกิน 160 ซม.'],
    'zh-cn': ['车费与特急费', '所选等级的指定席', '两件行李，三边之和不超过 160 厘米'],
  },
  exclusions: {
    en: ['Meals: buy a station lunch box before boarding', 'Local trains in Tokyo and Kyoto'],
    th: ['อาหาร ควรซื้อข้าวกล่องที่สถานีก่อนขึ้น', 'รถไฟท้องถิ่นในโตเกียวและเกียวโต'],
    'zh-cn': ['餐食（上车前可在站内买铁路便当）', '东京和京都市内电车'],
  },
  itinerary: [
    {
      title: { en: 'Tokyo Station', th: 'สถานีโตเกียว', 'zh-cn': '东京站' },
      text: {
        en: 'Tracks 14 to 19. The train stands only a few minutes, so queue at the mark of your car.',
        th: 'ชานชาลา 14–19 รถจอดไม่กี่นาที เข้าแถวตามเครื่องหมายตู้ของคุณ',
        'zh-cn': '14 至 19 号站台。列车只停几分钟，请在对应车厢的标记处排队。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Mount Fuji', th: 'ภูเขาไฟฟูจิ', 'zh-cn': '富士山' },
      text: {
        en: 'Near Shin-Fuji, right-hand side, for about five minutes.',
        th: 'แถวสถานีชินฟูจิ ฝั่งขวา ราวห้านาที',
        'zh-cn': '在新富士附近的右侧，能看约五分钟。',
      },
    },
    {
      minutes: 90,
      title: { en: 'Nagoya and Kyoto', th: 'นาโกยาและเกียวโต', 'zh-cn': '名古屋与京都' },
      text: {
        en: 'After Nagoya it is 35 minutes to Kyoto. The doors open for one or two minutes: stand up early.',
        th: 'จากนาโกยาอีก 35 นาทีถึงเกียวโต ประตูเปิดเพียงหนึ่งถึงสองนาที เตรียมตัวก่อน',
        'zh-cn': '过名古屋再有 35 分钟到京都，车门只开一两分钟，请提前准备下车。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Tokyo Station, Tokaido Shinkansen gates, Yaesu side',
      th: 'สถานีโตเกียว ประตูโทไคโดชินคันเซ็น ฝั่งยาเอสุ',
      'zh-cn': '东京站东海道新干线检票口（八重洲侧）',
    },
    directions: {
      en: 'Follow the blue signs for the Tokaido Shinkansen, not the green ones, which lead to the trains going north.',
      th: 'ตามป้ายสีน้ำเงินของโทไคโดชินคันเซ็น อย่าตามป้ายสีเขียวซึ่งไปสายเหนือ',
      'zh-cn': '跟着蓝色的东海道新干线标志走；绿色标志通往北上的列车。',
    },
    latitude: 35.6809,
    longitude: 139.7686,
  },
  howToUse: {
    en: 'Hold the code over the reader at the Shinkansen gate; it prints a slip with car and seat. The same code opens the gate where you get off.',
    th: 'แตะโค้ดที่ประตูชินคันเซ็น เครื่องจะพิมพ์กระดาษบอกตู้และที่นั่ง ใช้โค้ดเดิมตอนออกที่สถานีปลายทาง',
    'zh-cn': '在新干线检票口扫码，机器会打印车厢和座位号的小票；到站出闸用同一个码。',
  },
  goodToKnow: {
    en: [
      'A suitcase over 160 cm needs a seat with the oversize area behind the last row: write to us before you travel',
      'At New Year, Golden Week and Obon these trains fill up days ahead',
    ],
    th: [
      'กระเป๋าเกิน 160 ซม. ต้องใช้ที่นั่งแถวท้ายที่มีพื้นที่วาง แจ้งเราก่อนเดินทาง',
      'ปีใหม่ โกลเดนวีค และโอบ้ง ที่นั่งเต็มล่วงหน้าหลายวัน',
    ],
    'zh-cn': [
      '三边之和超过 160 厘米的箱子要配末排后方的特大行李座位，请提前告诉我们',
      '新年、黄金周和盂兰盆节前后，座位几天前就会订满',
    ],
  },
  alt: {
    en: 'A long-nosed fast train below a snow-capped volcano at dawn',
    th: 'รถไฟความเร็วสูงหัวแหลมยาวใต้ภูเขาไฟยอดหิมะยามเช้าตรู่',
    'zh-cn': '清晨，雪顶火山下驶过车头又尖又长的高速列车',
  },
  options: bothWays(
    {
      from: { en: 'Tokyo', th: 'โตเกียว', 'zh-cn': '东京' },
      to: { en: 'Kyoto', th: 'เกียวโต', 'zh-cn': '京都' },
      bags: { included: 2, maxKg: 30, maxCm: 160 },
      meetingBack: {
        name: {
          en: 'Kyoto Station, Shinkansen gates, Hachijo side',
          th: 'สถานีเกียวโต ประตูชินคันเซ็น ฝั่งฮาจิโจ',
          'zh-cn': '京都站新干线检票口（八条口一侧）',
        },
        directions: {
          en: 'The Shinkansen has its own gates on the south side; from the buses on the north side walk over or under all the tracks, 10 minutes. Tracks 11 and 12 go to Tokyo.',
          th: 'ประตูชินคันเซ็นแยกอยู่ฝั่งใต้ของสถานี ถ้ามาจากป้ายรถบัสฝั่งเหนือ เดินข้ามหรือลอดทางรถไฟราว 10 นาที ชานชาลา 11 และ 12 ไปโตเกียว',
          'zh-cn':
            '新干线检票口在车站南侧。从北侧的公交站过来要穿过所有站台，步行约 10 分钟。11、12 号站台开往东京。',
        },
        latitude: 34.9849,
        longitude: 135.7588,
      },
      timesBack: {
        ordinary: [
          '07:32',
          '08:32',
          '09:32',
          '10:32',
          '11:32',
          '12:32',
          '13:32',
          '14:32',
          '15:32',
          '16:32',
          '17:32',
          '18:32',
          '19:32',
          '20:32',
        ],
        green: ['08:32', '10:32', '12:32', '14:32', '16:32', '18:32'],
      },
    },
    [
      {
        code: 'ordinary',
        name: { en: 'Ordinary car', th: 'ชั้นธรรมดา', 'zh-cn': '普通车厢' },
        summary: {
          en: 'Reserved seat, three and two across',
          th: 'จองที่นั่ง แถวละ 3–2',
          'zh-cn': '指定席，3+2 排列',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: [
          '07:00',
          '08:00',
          '09:00',
          '10:00',
          '11:00',
          '12:00',
          '13:00',
          '14:00',
          '15:00',
          '16:00',
          '17:00',
          '18:00',
          '19:00',
          '20:00',
        ],
        capacity: 80,
        cutoffMinutes: 60,
        maxUnits: 6,
        policy: 'half-until-48h',
        questions: ['full_name'],
        units: [
          { code: 'ADULT', price: 14170, minAge: 12 },
          { code: 'CHILD', price: 7080, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
        ],
      },
      {
        code: 'green',
        name: { en: 'Green car', th: 'กรีนคาร์', 'zh-cn': '绿色车厢（头等）' },
        summary: {
          en: 'Two by two, footrest, quieter and roomier',
          th: 'ที่นั่งแบบ 2–2 มีที่พักเท้า ตู้เงียบกว่า',
          'zh-cn': '2+2 排列，有脚踏，安静宽敞',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'],
        capacity: 20,
        cutoffMinutes: 60,
        maxUnits: 6,
        policy: 'half-until-48h',
        questions: ['full_name'],
        units: [
          { code: 'ADULT', price: 19240, minAge: 12 },
          { code: 'CHILD', price: 12150, minAge: 6, maxAge: 11, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
        ],
        lastSeats: { day: 5, left: 2 },
      },
    ],
  ),
}
