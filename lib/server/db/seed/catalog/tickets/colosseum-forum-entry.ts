import type { ProductSeed } from '@/lib/server/db/seed/types'

export const colosseumForumEntry: ProductSeed = {
  id: 'colosseum-forum-entry',
  vertical: 'ticket',
  category: 'CATEGORY_006',
  areas: ['rome'],
  operator: 'Seven Hills Tickets',
  currency: 'EUR',
  durationMinutes: 210,
  languages: ['en', 'it', 'fr', 'de', 'es', 'zh'],
  wheelchair: true,
  picture: { subject: 'amphitheatre', mood: 'dusk' },
  gallery: [
    { subject: 'amphitheatre', mood: 'noon', view: 'detail' },
    { subject: 'amphitheatre', mood: 'dusk', view: 'ticket' },
    { subject: 'amphitheatre', mood: 'noon', view: 'people' },
    { subject: 'amphitheatre', mood: 'dawn', flip: true, view: 'arch' },
  ],
  name: {
    en: 'Colosseum, Roman Forum and Palatine: timed entry',
    th: 'บัตรเข้าโคลอสเซียม โรมันฟอรัม และเนินพาลาไทน์ แบบกำหนดเวลา',
    'zh-cn': '罗马斗兽场、古罗马广场与帕拉蒂尼山：分时入场票',
  },
  summary: {
    en: 'One ticket, three places that were once one: the arena, the market street of an empire, and the hill where the emperors slept. Your time is for the Colosseum; the Forum and the Palatine may be seen before or after it, within 24 hours. There is little shade and a lot of uneven stone.',
    th: 'บัตรใบเดียวเข้าได้สามแห่ง ทั้งสนามประลอง ย่านใจกลางจักรวรรดิ และเนินที่จักรพรรดิเคยพำนัก เวลาที่จองคือรอบเข้าโคลอสเซียม ส่วนโรมันฟอรัมและพาลาไทน์เข้าก่อนหรือหลังก็ได้ภายใน 24 ชั่วโมง ร่มเงามีน้อยและพื้นหินขรุขระมาก',
    'zh-cn':
      '一张票，三处遗迹：竞技场、帝国的中心街市，以及皇帝居住过的山丘。所订时间是斗兽场的入场时间，古罗马广场和帕拉蒂尼山在 24 小时内先看后看都行。里面树荫不多，石头路高低不平。',
  },
  highlights: {
    en: [
      'A fixed time at the Colosseum, without the ticket desk queue',
      'First and second tier, looking down into the corridors under the arena',
      'Forum and Palatine on the same ticket, with the view over the Circus Maximus',
    ],
    th: [
      'รอบเข้าโคลอสเซียมที่แน่นอน ไม่ต้องต่อแถวซื้อบัตร',
      'เดินชมชั้นหนึ่งและสอง มองลงไปเห็นทางเดินใต้สนาม',
      'รวมโรมันฟอรัมและพาลาไทน์ มีจุดชมวิวเซอร์คัสแม็กซิมัส',
    ],
    'zh-cn': [
      '斗兽场定时入场，不用在售票处排队',
      '走上第一、二层，俯看竞技台下的地下通道',
      '同一张票看广场和帕拉蒂尼山，可远望大竞技场',
    ],
  },
  inclusions: {
    en: [
      'Colosseum at the chosen time, first and second tier',
      'Roman Forum and Palatine Hill, one entry within 24 hours',
      'Booking fee',
    ],
    th: [
      'เข้าโคลอสเซียมตามรอบ ชั้นหนึ่งและสอง',
      'โรมันฟอรัมและเนินพาลาไทน์ เข้าได้หนึ่งครั้งใน 24 ชั่วโมง',
      'ค่าธรรมเนียมการจอง',
    ],
    'zh-cn': ['斗兽场定时入场，第一、二层', '古罗马广场与帕拉蒂尼山，24 小时内可入场一次', '预订费'],
  },
  exclusions: {
    en: ['Underground and top tiers', 'Guide or audio guide'],
    th: ['ชั้นใต้ดินและชั้นบนสุด', 'ไกด์และเครื่องบรรยายเสียง'],
    'zh-cn': ['地下层和顶层', '导游或语音导览'],
  },
  meeting: {
    name: {
      en: 'Colosseum, individual visitors’ entrance, Piazza del Colosseo',
      th: 'ประตูผู้เข้าชมทั่วไป โคลอสเซียม Piazza del Colosseo',
      'zh-cn': '斗兽场散客入口，斗兽场广场（Piazza del Colosseo）',
    },
    directions: {
      en: 'Metro B or C to Colosseo; the monument stands across the street. Arrive 20 minutes early for the security check. People who offer tickets on the square are not ours.',
      th: 'รถไฟใต้ดินสาย B หรือ C ลงสถานี Colosseo ข้ามถนนก็ถึง มาก่อน 20 นาทีเพื่อผ่านจุดตรวจ คนที่เดินขายบัตรในลานไม่เกี่ยวกับเรา',
      'zh-cn':
        '地铁 B 线或 C 线 Colosseo 站，过马路就到。安检要排队，请提前 20 分钟到；广场上兜售门票的人与我们无关。',
    },
    latitude: 41.8902,
    longitude: 12.4922,
  },
  howToUse: {
    en: 'Show the code with a passport or identity card: the ticket carries your name. Entry closes 15 minutes after your time.',
    th: 'แสดงโค้ดพร้อมหนังสือเดินทางหรือบัตรประจำตัว ชื่อต้องตรงกับบัตรเข้าชม ประตูปิดรับหลังเวลารอบ 15 นาที',
    'zh-cn': '出示凭证码和护照等证件，门票实名。超过所订时间 15 分钟就不能进了。',
  },
  goodToKnow: {
    en: [
      'No luggage, large rucksacks or glass; there is no cloakroom',
      'In July and August choose a time before 10:00, and fill a bottle at the fountains',
      'The lift serves the Colosseum; much of the Forum is hard going with wheels',
    ],
    th: [
      'ห้ามนำกระเป๋าเดินทาง เป้ใบใหญ่ และขวดแก้วเข้า และไม่มีที่ฝากของ',
      'กรกฎาคมและสิงหาคมเลือกรอบก่อน 10:00 จะร้อนน้อยกว่า และเติมน้ำได้ที่ก๊อกสาธารณะ',
      'โคลอสเซียมมีลิฟต์ แต่หลายส่วนของโรมันฟอรัมเข็นรถเข็นลำบาก',
    ],
    'zh-cn': [
      '不得携带行李箱、大背包和玻璃瓶，现场没有寄存处',
      '7、8 月请选 10:00 前的时段，路边饮水泉可以接水',
      '斗兽场有电梯，但古罗马广场很多路段轮椅和推车不好走',
    ],
  },
  alt: {
    en: 'The arches of a Roman amphitheatre at dusk',
    th: 'ซุ้มโค้งของสนามประลองโรมันยามเย็น',
    'zh-cn': '黄昏时古罗马圆形竞技场的层层拱门',
  },
  options: [
    {
      code: 'standard',
      name: {
        en: 'Colosseum, Forum and Palatine',
        th: 'โคลอสเซียม ฟอรัม และพาลาไทน์',
        'zh-cn': '斗兽场、广场与帕拉蒂尼山',
      },
      summary: {
        en: 'First and second tier at a fixed time',
        th: 'ชั้นหนึ่งและสอง ตามรอบเวลา',
        'zh-cn': '第一、二层，定时入场',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30', '09:30', '10:30', '11:30', '12:30', '13:30', '14:30'],
      capacity: 60,
      cutoffMinutes: 180,
      maxUnits: 8,
      policy: 'half-until-48h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 24, minAge: 18 },
        { code: 'CHILD', price: 6, minAge: 6, maxAge: 17, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 4 },
      ],
      soldOutDays: [1],
      lastSeats: { day: 3, left: 4 },
    },
    {
      code: 'arena',
      name: { en: 'With the arena floor', th: 'รวมพื้นสนามประลอง', 'zh-cn': '含竞技台' },
      summary: {
        en: 'Adds the partial floor where the fights took place; non-refundable',
        th: 'เพิ่มการลงยืนบนพื้นสนามบางส่วน จองแล้วคืนเงินไม่ได้',
        'zh-cn': '另可走上部分复原的竞技台，预订后不可退款',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['09:00', '11:00', '13:00', '14:30'],
      capacity: 24,
      cutoffMinutes: 1440,
      maxUnits: 8,
      policy: 'non-refundable',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 32, minAge: 18 },
        { code: 'CHILD', price: 8, minAge: 6, maxAge: 17, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 4 },
      ],
      soldOutDays: [1, 2, 7],
    },
  ],
}
