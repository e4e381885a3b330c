import type { ProductSeed } from '@/lib/server/db/seed/types'

export const phuketHillsidePoolVilla: ProductSeed = {
  id: 'phuket-hillside-pool-villa',
  vertical: 'stay',
  category: 'CATEGORY_202',
  areas: ['phuket'],
  operator: 'Kamala Ridge Villas',
  currency: 'THB',
  languages: ['en', 'th', 'zh'],
  wheelchair: false,
  picture: { subject: 'poolvilla', mood: 'dusk' },
  name: {
    en: 'Hillside villa with its own pool above Kamala',
    th: 'วิลลาบนเนินเขาพร้อมสระส่วนตัว เหนืออ่าวกมลา',
    'zh-cn': '卡马拉湾山坡上的私家泳池别墅',
  },
  alsoCalled: { en: ['Private pool villa'], th: ['พูลวิลลา'], 'zh-cn': ['泳池别墅'] },
  summary: {
    en: 'Fourteen villas on the slope above Kamala Bay, each with a pool nobody else swims in and a terrace that faces the sunset. The beach is 1.5 km down a steep road; a shuttle runs every hour so you do not have to walk back up.',
    th: 'วิลลาสิบสี่หลังบนเนินเหนืออ่าวกมลา ทุกหลังมีสระของตัวเองและระเบียงหันรับพระอาทิตย์ตก ชายหาดอยู่ห่างลงไป 1.5 กม. ทางชัน จึงมีรถรับส่งทุกชั่วโมง ไม่ต้องเดินขึ้นเขากลับ',
    'zh-cn':
      '卡马拉湾上方的山坡上散落着 14 栋别墅，每栋都有独享的泳池和朝西看日落的露台。到海滩是 1.5 公里的陡坡，每小时有一班接驳车，不必自己爬回来。',
  },
  highlights: {
    en: [
      'A private pool of 7 by 3 metres, cleaned every morning',
      'Sunset over the Andaman Sea from the terrace',
      'Hourly shuttle to Kamala Beach, 08:00–22:00',
      'A kitchen with a stove, a fridge and real knives',
    ],
    th: [
      'สระส่วนตัวขนาด 7 × 3 เมตร ทำความสะอาดทุกเช้า',
      'ระเบียงมองเห็นพระอาทิตย์ตกทะเลอันดามัน',
      'รถรับส่งหาดกมลาทุกชั่วโมง 08:00–22:00',
      'ครัวใช้งานได้จริง มีเตา ตู้เย็น และมีดที่คม',
    ],
    'zh-cn': [
      '7 × 3 米私家泳池，每天早上清洁',
      '在露台上看安达曼海的日落',
      '往返卡马拉海滩的接驳车，8:00–22:00 每小时一班',
      '厨房有灶台和冰箱，真的能做饭',
    ],
  },
  inclusions: {
    en: [
      'Breakfast brought to the villa',
      'Beach shuttle',
      'Daily housekeeping and pool cleaning',
      'Wi-Fi, drinking water, beach towels',
    ],
    th: ['อาหารเช้าเสิร์ฟถึงวิลลา', 'รถรับส่งชายหาด', 'ทำความสะอาดห้องและสระทุกวัน', 'Wi-Fi น้ำดื่ม และผ้าเช็ดตัวชายหาด'],
    'zh-cn': ['送到别墅的早餐', '海滩接驳车', '每日客房打扫和泳池清洁', 'Wi-Fi、饮用水和沙滩巾'],
  },
  exclusions: {
    en: ['Airport transfer (can be added)', 'Lunch, dinner and a private cook'],
    th: ['รถรับส่งสนามบิน (เลือกเพิ่มได้)', 'มื้อกลางวัน มื้อเย็น และพ่อครัวส่วนตัว'],
    'zh-cn': ['机场接送（可加购）', '午餐、晚餐和私人厨师'],
  },
  meeting: {
    name: {
      en: 'Kamala Ridge Villas, reception',
      th: 'กมลา ริดจ์ วิลลา แผนกต้อนรับ',
      'zh-cn': '卡马拉山脊别墅前台',
    },
    directions: {
      en: 'On the hill at the southern end of Kamala Bay, 26 km from the airport, about 45 minutes by car. Ask the driver to use low gear: the last 400 m are steep.',
      th: 'อยู่บนเนินด้านใต้ของอ่าวกมลา ห่างสนามบิน 26 กม. ขับรถราว 45 นาที ช่วง 400 เมตรสุดท้ายชัน ควรบอกคนขับให้ใช้เกียร์ต่ำ',
      'zh-cn':
        '位于卡马拉湾南端的山坡上，距机场 26 公里，车程约 45 分钟。最后 400 米很陡，请提醒司机用低速挡。',
    },
    latitude: 7.9432,
    longitude: 98.2806,
  },
  howToUse: {
    en: 'Show the code and your passport at reception. A buggy takes you and the bags up to the villa.',
    th: 'แสดงโค้ดพร้อมหนังสือเดินทางหรือบัตรประชาชนที่แผนกต้อนรับ แล้วรถกอล์ฟจะพาขึ้นไปที่วิลลา',
    'zh-cn': '在前台出示凭证码和护照，电瓶车会把你和行李送到别墅。',
  },
  goodToKnow: {
    en: [
      'Check-in from 15:00, check-out until 12:00',
      'The pools have no fence: keep small children in sight',
      'May to October brings showers and red flags on the beach, and lower prices',
    ],
    th: [
      'เช็กอินตั้งแต่ 15:00 เช็กเอาต์ก่อน 12:00',
      'สระไม่มีรั้วกั้น ควรดูแลเด็กเล็กอย่างใกล้ชิด',
      'พฤษภาคมถึงตุลาคมมีฝนและธงแดงที่ชายหาด ราคาจึงถูกลง',
    ],
    'zh-cn': [
      '15:00 后入住，12:00 前退房',
      '泳池没有围栏，请看好小朋友',
      '5 月到 10 月多阵雨，海滩常挂红旗，价格也更低',
    ],
  },
  alt: {
    en: 'A thatched pavilion by a private pool above the sea at dusk',
    th: 'ศาลามุงจากริมสระส่วนตัวเหนือทะเลยามเย็น',
    'zh-cn': '黄昏，海边私家泳池旁的茅草凉亭',
  },
  options: [
    {
      code: 'one-bedroom-flexible',
      name: {
        en: 'One-bedroom villa, free cancellation',
        th: 'วิลลา 1 ห้องนอน ยกเลิกฟรี',
        'zh-cn': '一卧别墅，可免费取消',
      },
      summary: {
        en: 'King bed, 85 m², pool and breakfast, for 2 guests',
        th: 'เตียงคิงไซซ์ 85 ตร.ม. มีสระและอาหารเช้า สำหรับ 2 คน',
        'zh-cn': '特大床，85 平方米，带泳池，含早餐，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 8,
      cutoffMinutes: 720,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '12-20', to: '12-31', percent: 150 },
        { from: '01-01', to: '01-10', percent: 150 },
        { from: '05-01', to: '10-31', percent: 65 },
      ],
      units: [
        {
          code: 'ROOM',
          price: 9800,
          pax: 2,
          label: { en: 'Villa for up to 2', th: 'วิลลาสำหรับไม่เกิน 2 คน', 'zh-cn': '别墅（最多 2 人）' },
        },
      ],
      extras: [
        {
          code: 'airport-transfer',
          name: {
            en: 'Car from Phuket Airport, one way',
            th: 'รถรับจากสนามบินภูเก็ต เที่ยวเดียว',
            'zh-cn': '普吉机场单程接机',
          },
          price: 1200,
        },
      ],
      lastSeats: { day: 5, left: 1 },
    },
    {
      code: 'one-bedroom-non-refundable',
      name: {
        en: 'One-bedroom villa, non-refundable',
        th: 'วิลลา 1 ห้องนอน ไม่คืนเงิน',
        'zh-cn': '一卧别墅，不可退款',
      },
      summary: {
        en: 'The same villa for less; no money back if your plans change',
        th: 'วิลลาแบบเดียวกันในราคาถูกกว่า แต่เปลี่ยนแผนแล้วไม่คืนเงิน',
        'zh-cn': '同一房型，价格更低，行程有变不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 8,
      cutoffMinutes: 720,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '12-20', to: '12-31', percent: 150 },
        { from: '01-01', to: '01-10', percent: 150 },
        { from: '05-01', to: '10-31', percent: 65 },
      ],
      units: [
        {
          code: 'ROOM',
          price: 8400,
          pax: 2,
          label: { en: 'Villa for up to 2', th: 'วิลลาสำหรับไม่เกิน 2 คน', 'zh-cn': '别墅（最多 2 人）' },
        },
      ],
    },
    {
      code: 'two-bedroom-flexible',
      name: {
        en: 'Two-bedroom villa, free cancellation',
        th: 'วิลลา 2 ห้องนอน ยกเลิกฟรี',
        'zh-cn': '两卧别墅，可免费取消',
      },
      summary: {
        en: 'One king and two single beds, 140 m², two bathrooms, for 4 guests',
        th: 'เตียงคิงไซซ์หนึ่งและเตียงเดี่ยวสอง 140 ตร.ม. สองห้องน้ำ สำหรับ 4 คน',
        'zh-cn': '1 张特大床加 2 张单人床，140 平方米，两间浴室，住 4 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 6,
      cutoffMinutes: 720,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '12-20', to: '12-31', percent: 150 },
        { from: '01-01', to: '01-10', percent: 150 },
        { from: '05-01', to: '10-31', percent: 65 },
      ],
      units: [
        {
          code: 'ROOM',
          price: 16500,
          pax: 4,
          label: { en: 'Villa for up to 4', th: 'วิลลาสำหรับไม่เกิน 4 คน', 'zh-cn': '别墅（最多 4 人）' },
        },
      ],
      extras: [
        {
          code: 'airport-transfer',
          name: {
            en: 'Van from Phuket Airport, one way',
            th: 'รถตู้รับจากสนามบินภูเก็ต เที่ยวเดียว',
            'zh-cn': '普吉机场单程面包车接机',
          },
          price: 1600,
        },
        {
          code: 'baby-cot',
          name: { en: 'Baby cot for the stay', th: 'เตียงเด็กอ่อนตลอดการเข้าพัก', 'zh-cn': '住宿期间婴儿床' },
          price: 500,
        },
      ],
    },
  ],
}
