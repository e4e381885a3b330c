import type { ProductSeed } from '@/lib/server/db/seed/types'
import { bothWays } from './both-ways'

export const santoriniPiraeusFerry: ProductSeed = {
  id: 'santorini-piraeus-ferry',
  vertical: 'transport',
  category: 'CATEGORY_058',
  areas: ['santorini'],
  operator: 'Meltemi Ferry Desk',
  currency: 'EUR',
  durationMinutes: 480,
  languages: ['en'],
  wheelchair: true,
  picture: { subject: 'aegeanferry', mood: 'dawn', seed: 'santorini-piraeus-ferry-3' },
  gallery: [
    { subject: 'domes', mood: 'dusk', flip: true, view: 'deck' },
    { subject: 'domes', mood: 'dawn', flip: true },
    { subject: 'aegeanferry', mood: 'noon', view: 'detail' },
    { subject: 'aegeanferry', mood: 'dusk', view: 'map' },
  ],
  name: {
    en: 'Ferry from Santorini (Athinios) to Piraeus, Athens',
    th: 'เรือเฟอร์รี่ซานโตรินี (ท่าอาธินิออส)–พิเรียส เอเธนส์',
    'zh-cn': '圣托里尼（阿西尼奥斯港）至雅典比雷埃夫斯渡轮',
  },
  summary: {
    en: 'The big car ferry from the foot of the caldera to Piraeus, eight hours by way of other Cyclades. Slower than the catamarans, but it sails in winds that keep them in port, and you may stand outside all the way.',
    th: 'เรือเฟอร์รี่ลำใหญ่จากใต้หน้าผาคาลเดราถึงพิเรียส แปดชั่วโมงแวะเกาะอื่นในหมู่เกาะคิคลาดีส ช้ากว่าเรือเร็ว แต่ออกได้ในวันลมแรงที่เรือเร็วงด และยืนชมทะเลบนดาดฟ้าได้ตลอดทาง',
    'zh-cn':
      '大型汽车渡轮，从火山口崖下开往比雷埃夫斯，沿途停靠基克拉泽斯的其他岛，约八小时。比高速船慢，但风大、高速船停航时它照样开，一路都能站在甲板上。',
  },
  highlights: {
    en: [
      'The caldera seen from sea level as you leave or arrive',
      'Open decks, with the sunset on the way to Piraeus',
      'Steadier than the fast boats in wind',
    ],
    th: [
      'เห็นคาลเดราจากระดับน้ำตอนเรือออกหรือเข้าท่า',
      'ดาดฟ้าเปิด ชมอาทิตย์ตกระหว่างทางไปพิเรียส',
      'นิ่งกว่าเรือเร็วในวันลมแรง',
    ],
    'zh-cn': ['离港或进港时从海面仰望火山口', '去比雷埃夫斯途中可在露天甲板看日落', '风浪里比高速船稳'],
  },
  inclusions: {
    en: ['One crossing in the class you choose', 'Luggage in the garage racks', 'Port taxes'],
    th: ['ค่าเรือเที่ยวเดียวตามชั้นที่เลือก', 'ที่วางกระเป๋าในชั้นจอดรถ', 'ภาษีท่าเรือ'],
    'zh-cn': ['单程船票（所选舱位）', '车库层行李架', '港口税'],
  },
  exclusions: {
    en: ['Bus or taxi down to Athinios', 'Food on board', 'Cars and motorbikes'],
    th: ['รถบัสหรือแท็กซี่ลงท่าอาธินิออส', 'อาหารบนเรือ', 'รถยนต์และมอเตอร์ไซค์'],
    'zh-cn': ['下到阿西尼奥斯港的巴士或出租车', '船上餐饮', '汽车和摩托车'],
  },
  itinerary: [
    {
      title: { en: '15:30 Athinios', th: '15:30 ท่าอาธินิออส', 'zh-cn': '15:30 阿西尼奥斯港' },
      text: {
        en: 'Wait in the hall for the name of your ship; several leave within the hour. Suitcases go on the racks by island.',
        th: 'รอในโถงจนประกาศชื่อเรือ เพราะมีหลายลำออกไล่กัน วางกระเป๋าบนชั้นตามชื่อเกาะ',
        'zh-cn': '在候船厅等叫船名，一小时内有好几艘船离港。行李按目的地放上架子。',
      },
    },
    {
      minutes: 480,
      title: { en: 'Through the Cyclades', th: 'ผ่านหมู่เกาะคิคลาดีส', 'zh-cn': '穿过基克拉泽斯群岛' },
      text: {
        en: 'Usually by Naxos and Paros, twenty minutes in each port. Sunset is on the left.',
        th: 'ส่วนใหญ่แวะนักซอสและปารอส ท่าละยี่สิบนาที อาทิตย์ตกฝั่งซ้าย',
        'zh-cn': '通常停纳克索斯和帕罗斯，每港约二十分钟，日落在左舷。',
      },
    },
    {
      title: { en: '23:30 Piraeus', th: '23:30 พิเรียส', 'zh-cn': '23:30 比雷埃夫斯' },
      text: {
        en: 'Taxis wait at the gate; the metro to the centre of Athens runs until about midnight, the night bus X96 to the airport all night.',
        th: 'มีแท็กซี่หน้าประตู รถไฟใต้ดินเข้าเอเธนส์ถึงราวเที่ยงคืน รถบัส X96 ไปสนามบินวิ่งทั้งคืน',
        'zh-cn': '港口门外有出租车；进雅典的地铁开到午夜前后，去机场的 X96 路巴士通宵运行。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Athinios, the new port of Santorini',
      th: 'ท่าเรืออาธินิออส ซานโตรินี',
      'zh-cn': '圣托里尼阿西尼奥斯新港',
    },
    directions: {
      en: 'At the bottom of the switchbacks, 10 km south of Fira. Buses leave Fira about 90 minutes before each ship; in summer the road jams, so do not take a later one.',
      th: 'ปลายถนนซิกแซก ห่างฟีราไปทางใต้ 10 กม. รถบัสจากฟีราออกก่อนเรือราว 90 นาที หน้าร้อนรถติด อย่ารอคันหลัง',
      'zh-cn': '在盘山路尽头，费拉以南 10 公里。费拉的巴士在开船前约 90 分钟发车；夏天堵车，别等更晚的一班。',
    },
    latitude: 36.3866,
    longitude: 25.4291,
  },
  howToUse: {
    en: 'Show the code and your passport at the ramp. Boarding stops a few minutes after the ship opens its door, so stand ready.',
    th: 'แสดงโค้ดและหนังสือเดินทางที่ทางขึ้นเรือ เรือจอดไม่นาน เตรียมตัวให้พร้อม',
    'zh-cn': '在登船口出示凭证码和护照。船靠岸时间很短，请提前准备好。',
  },
  goodToKnow: {
    en: [
      'Half an hour late is usual in summer; keep a night in Athens before a flight home',
      'In July and August the north wind makes for a rough sea',
      'If the port police keep the ship in harbour, you get all your money back or the next sailing',
    ],
    th: [
      'หน้าร้อนช้าครึ่งชั่วโมงเป็นเรื่องปกติ เผื่อค้างเอเธนส์หนึ่งคืนก่อนขึ้นเครื่อง',
      'กรกฎาคมและสิงหาคมลมเหนือแรงและคลื่นสูง',
      'ถ้าตำรวจท่าเรือสั่งห้ามออก คืนเงินเต็มจำนวนหรือย้ายไปเที่ยวถัดไป',
    ],
    'zh-cn': [
      '夏天晚点半小时是常事，回程航班前最好在雅典留一晚',
      '7、8 月北风大，海况颠簸',
      '港警禁止离港时，全额退款或改乘下一班',
    ],
  },
  alt: {
    en: 'A big sea ferry at dawn below a cliff with a white village',
    th: 'เรือเฟอร์รี่ลำใหญ่ยามเช้าตรู่ใต้หน้าผาที่มีหมู่บ้านสีขาว',
    'zh-cn': '清晨，悬崖白色村庄下的大型渡轮',
  },
  options: bothWays(
    {
      from: { en: 'Santorini (Athinios)', th: 'ซานโตรินี (ท่าอาธินิออส)', 'zh-cn': '圣托里尼（阿西尼奥斯港）' },
      to: { en: 'Piraeus, Athens', th: 'พิเรียส เอเธนส์', 'zh-cn': '雅典比雷埃夫斯' },
      bags: { included: 1, maxKg: 50, maxCm: null },
      meetingBack: {
        name: {
          en: 'Piraeus, ferries to the Cyclades, gates E6 and E7',
          th: 'ท่าเรือพิเรียส เรือไปหมู่เกาะคิคลาดีส ประตู E6 และ E7',
          'zh-cn': '比雷埃夫斯港 E6、E7 登船口（基克拉泽斯航线）',
        },
        directions: {
          en: 'Across the road from the end station of metro lines 1 and 3. The boards in the harbour tell the gate of your ship; be there 45 minutes before it sails.',
          th: 'ตรงข้ามสถานีปลายทางของรถไฟใต้ดินสาย 1 และ 3 จอในท่าบอกประตูของเรือคุณ มาถึงก่อนเรือออก 45 นาที',
          'zh-cn':
            '地铁 1 号线和 3 号线终点站马路对面。港内屏幕会显示你那艘船的登船口，请在开船前 45 分钟到。',
        },
        latitude: 37.9475,
        longitude: 23.6424,
      },
      timesBack: {
        economy: ['07:25'],
        'numbered-seat': ['07:25'],
        cabin: ['07:25'],
      },
    },
    [
      {
        code: 'economy',
        name: { en: 'Economy, free seating', th: 'ชั้นประหยัด นั่งอิสระ', 'zh-cn': '经济舱（自由座）' },
        summary: {
          en: 'Saloons and open decks; come early for a seat in August',
          th: 'ห้องโถงและดาดฟ้า เดือนสิงหาคมควรขึ้นเร็วเพื่อหาที่นั่ง',
          'zh-cn': '客舱与露天甲板；8 月要早点上船占座',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['15:30'],
        capacity: 200,
        cutoffMinutes: 180,
        maxUnits: 9,
        policy: 'half-until-48h',
        questions: ['full_name', 'age', 'passport_number'],
        units: [
          { code: 'ADULT', price: 58, minAge: 11 },
          { code: 'CHILD', price: 29, minAge: 5, maxAge: 10, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 4, accompaniedBy: 'ADULT', max: 2 },
        ],
      },
      {
        code: 'numbered-seat',
        name: { en: 'Numbered seat', th: 'ระบุที่นั่ง', 'zh-cn': '对号座' },
        summary: {
          en: 'A reclining seat in a quiet, cool saloon',
          th: 'เก้าอี้ปรับเอนในห้องเงียบและเย็น',
          'zh-cn': '安静凉爽的客舱里的可躺座椅',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['15:30'],
        capacity: 60,
        cutoffMinutes: 180,
        maxUnits: 9,
        policy: 'half-until-48h',
        questions: ['full_name', 'age', 'passport_number'],
        units: [
          { code: 'ADULT', price: 68, minAge: 11 },
          { code: 'CHILD', price: 36, minAge: 5, maxAge: 10, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 4, accompaniedBy: 'ADULT', max: 2 },
        ],
        lastSeats: { day: 2, left: 2 },
      },
      {
        code: 'cabin',
        name: { en: 'Cabin for two', th: 'ห้องพักสองคน', 'zh-cn': '双人舱房' },
        summary: {
          en: 'Two beds, shower and a porthole to yourselves',
          th: 'สองเตียง ห้องอาบน้ำ และช่องหน้าต่างส่วนตัว',
          'zh-cn': '两张床、淋浴和舷窗，独立使用',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['15:30'],
        capacity: 10,
        cutoffMinutes: 720,
        maxUnits: 3,
        policy: 'half-until-48h',
        questions: ['full_name', 'age', 'passport_number'],
        units: [
          {
            code: 'GROUP',
            group: { people: 2 },
            label: { en: 'Cabin for up to 2', th: 'ห้องสำหรับไม่เกิน 2 คน', 'zh-cn': '舱房（最多 2 人）' },
            price: 190,
          },
        ],
      },
    ],
  ),
}
