import type { ProductSeed } from '@/lib/server/db/seed/types'

export const bangkokRiversideHotel: ProductSeed = {
  id: 'bangkok-riverside-hotel',
  vertical: 'stay',
  category: 'CATEGORY_201',
  areas: ['bangkok'],
  operator: 'Baan Tha Nam Hotel',
  currency: 'THB',
  languages: ['en', 'th', 'zh'],
  wheelchair: true,
  recommended: 6,
  picture: { subject: 'balcony', mood: 'dawn', seed: 'bangkok-riverside-hotel-2' },
  name: {
    en: 'Riverside room with breakfast, Charoen Krung',
    th: 'ห้องพักริมแม่น้ำพร้อมอาหารเช้า ย่านเจริญกรุง',
    'zh-cn': '石龙军路河畔客房，含早餐',
  },
  alsoCalled: { en: ['Hotel'], th: ['โรงแรม'], 'zh-cn': ['酒店'] },
  summary: {
    en: 'A 62-room hotel in a former rice merchant’s warehouse, with ferries passing under the windows. Galleries, old shophouses and good noodles are all within ten minutes on foot. Boats start at six: light sleepers should ask for a high floor.',
    th: 'โรงแรม 62 ห้องในโกดังข้าวเก่าริมน้ำ มีเรือด่วนแล่นผ่านใต้หน้าต่าง แกลเลอรี ตึกแถวเก่า และร้านก๋วยเตี๋ยวดี ๆ เดินถึงในสิบนาที เรือเริ่มวิ่งหกโมงเช้า ถ้าหลับไม่ลึกขอชั้นสูงได้',
    'zh-cn':
      '老米商仓库改建的酒店，共 62 间房，渡船就从窗下驶过。画廊、老骑楼和好吃的粿条都在步行 10 分钟之内。早上 6 点就有船开动，睡得浅的话请要高楼层。',
  },
  highlights: {
    en: [
      'Every river room has a window seat over the water',
      'Express-boat pier 200 m from the door',
      'A 20-metre pool on the roof, open until 21:00',
      'Breakfast of jok, dim sum or eggs',
    ],
    th: [
      'ห้องริมแม่น้ำทุกห้องมีที่นั่งริมหน้าต่าง',
      'ท่าเรือด่วนห่างประตูเพียง 200 เมตร',
      'สระว่ายน้ำดาดฟ้ายาว 20 เมตร เปิดถึง 21:00',
      'อาหารเช้าเลือกโจ๊ก ติ่มซำ หรือไข่',
    ],
    'zh-cn': [
      '每间河景房都有临水飘窗座',
      '出门 200 米就是快船码头',
      '楼顶 20 米泳池，开放到 21:00',
      '早餐可选粥、点心或鸡蛋',
    ],
  },
  inclusions: {
    en: [
      'Breakfast for every guest of the room',
      'Pool and a small gym',
      'Wi-Fi and drinking water',
      'Luggage storage on the day you leave',
    ],
    th: ['อาหารเช้าสำหรับผู้เข้าพักทุกคน', 'สระว่ายน้ำและห้องออกกำลังกาย', 'Wi-Fi และน้ำดื่ม', 'ฝากกระเป๋าในวันเช็กเอาต์'],
    'zh-cn': ['房内所有住客的早餐', '泳池和小型健身房', 'Wi-Fi 和饮用水', '退房当天寄存行李'],
  },
  exclusions: {
    en: ['Airport transfer (can be added)', 'Minibar and laundry'],
    th: ['รถรับส่งสนามบิน (เลือกเพิ่มได้)', 'มินิบาร์และบริการซักรีด'],
    'zh-cn': ['机场接送（可加购）', '迷你吧和洗衣'],
  },
  meeting: {
    name: {
      en: 'Baan Tha Nam Hotel, Charoen Krung 30',
      th: 'โรงแรมบ้านท่าน้ำ เจริญกรุง 30',
      'zh-cn': '班塔南酒店，石龙军路 30 巷',
    },
    directions: {
      en: 'At the river end of the lane, 200 m from Si Phraya Pier. From Saphan Taksin BTS take the express boat two stops upriver.',
      th: 'สุดซอยฝั่งแม่น้ำ ห่างท่าสี่พระยา 200 เมตร จาก BTS สะพานตากสินต่อเรือด่วนขึ้นไปสองท่า',
      'zh-cn': '在巷子临河的尽头，距四披耶码头 200 米。从 BTS 沙潘塔克辛站换乘快船，往上游坐两站。',
    },
    latitude: 13.7297,
    longitude: 100.5142,
  },
  howToUse: {
    en: 'Show the code and your passport at the front desk, open all night.',
    th: 'แสดงโค้ดพร้อมหนังสือเดินทางหรือบัตรประชาชนที่แผนกต้อนรับ เปิดตลอด 24 ชั่วโมง',
    'zh-cn': '在 24 小时前台出示凭证码和护照。',
  },
  goodToKnow: {
    en: [
      'Check-in from 14:00, check-out until 12:00',
      'Charoen Krung is slow between 17:00 and 19:00: the boat beats a taxi',
      'Two step-free rooms: write to us before you book one',
    ],
    th: [
      'เช็กอินตั้งแต่ 14:00 เช็กเอาต์ก่อน 12:00',
      'เจริญกรุงรถติดช่วง 17:00–19:00 ไปเรือเร็วกว่าแท็กซี่',
      'มีห้องสำหรับวีลแชร์สองห้อง ติดต่อเราก่อนจอง',
    ],
    'zh-cn': [
      '14:00 后入住，12:00 前退房',
      '17:00–19:00 石龙军路很堵，坐船比打车快',
      '有 2 间无障碍客房，预订前请先联系我们',
    ],
  },
  alt: {
    en: 'Breakfast on a hotel balcony at dawn, temple spires and boats across the river',
    th: 'มื้อเช้าบนระเบียงโรงแรมยามเช้าตรู่ อีกฝั่งแม่น้ำมีพระปรางค์กับเรือ',
    'zh-cn': '清晨，酒店阳台上摆好早餐，河对岸是寺塔与船',
  },
  options: [
    {
      code: 'river-room-flexible',
      name: { en: 'River room, free cancellation', th: 'ห้องริมแม่น้ำ ยกเลิกฟรี', 'zh-cn': '河景房，可免费取消' },
      summary: {
        en: 'King or twin beds, 30 m², breakfast, for 2 guests',
        th: 'เตียงใหญ่หรือเตียงคู่ 30 ตร.ม. รวมอาหารเช้า สำหรับ 2 คน',
        'zh-cn': '大床或双床，30 平方米，含早餐，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 18,
      cutoffMinutes: 60,
      maxUnits: 3,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '12-28', to: '12-31', percent: 160 },
        { from: '06-01', to: '09-30', percent: 85 },
      ],
      units: [{ code: 'ROOM', price: 4400, pax: 2 }],
      extras: [
        {
          code: 'airport-transfer',
          name: {
            en: 'Car from Suvarnabhumi Airport, one way',
            th: 'รถรับจากสนามบินสุวรรณภูมิ เที่ยวเดียว',
            'zh-cn': '素万那普机场单程接机',
          },
          price: 1400,
        },
      ],
      soldOutDays: [12],
    },
    {
      code: 'river-room-non-refundable',
      name: { en: 'River room, non-refundable', th: 'ห้องริมแม่น้ำ ไม่คืนเงิน', 'zh-cn': '河景房，不可退款' },
      summary: {
        en: 'The same room and breakfast for less; no changes, no money back',
        th: 'ห้องและอาหารเช้าแบบเดียวกันในราคาถูกกว่า เปลี่ยนวันหรือคืนเงินไม่ได้',
        'zh-cn': '房间和早餐一样，价格更低，不可改期、不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 12,
      cutoffMinutes: 60,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '12-28', to: '12-31', percent: 160 },
        { from: '06-01', to: '09-30', percent: 85 },
      ],
      units: [{ code: 'ROOM', price: 3900, pax: 2 }],
      soldOutDays: [12],
    },
    {
      code: 'family-room-flexible',
      name: { en: 'Family room, free cancellation', th: 'ห้องครอบครัว ยกเลิกฟรี', 'zh-cn': '家庭房，可免费取消' },
      summary: {
        en: 'One king and two single beds, 46 m², side view of the river, for 4 guests',
        th: 'เตียงใหญ่หนึ่งและเตียงเดี่ยวสอง 46 ตร.ม. เห็นแม่น้ำด้านข้าง สำหรับ 4 คน',
        'zh-cn': '1 张大床加 2 张单人床，46 平方米，侧看河景，住 4 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 6,
      cutoffMinutes: 60,
      maxUnits: 3,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '12-28', to: '12-31', percent: 160 },
        { from: '06-01', to: '09-30', percent: 85 },
      ],
      units: [{ code: 'ROOM', price: 6900, pax: 4 }],
      extras: [
        {
          code: 'baby-cot',
          name: { en: 'Baby cot for the stay', th: 'เตียงเด็กอ่อนตลอดการเข้าพัก', 'zh-cn': '住宿期间婴儿床' },
          price: 300,
        },
      ],
    },
  ],
}
