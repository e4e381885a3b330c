import type { ProductSeed } from '@/lib/server/db/seed/types'

export const marrakechGardenRiad: ProductSeed = {
  id: 'marrakech-garden-riad',
  vertical: 'stay',
  category: 'CATEGORY_203',
  areas: ['marrakech'],
  operator: 'Riad Dar Louz',
  currency: 'EUR',
  languages: ['en', 'fr', 'ar', 'es'],
  wheelchair: false,
  picture: { subject: 'riad', mood: 'dawn', seed: 'marrakech-garden-riad-2' },
  name: {
    en: 'Garden riad in the Mouassine quarter',
    th: 'ริยาดสวนกลางบ้านย่านมูอัสซีน',
    'zh-cn': '马拉喀什老城穆阿辛区的庭院里亚德',
  },
  summary: {
    en: 'Eight rooms around a courtyard of orange trees, a cold plunge pool and a roof with a view to the Atlas on clear mornings. Inside it is quiet; outside is the medina, with mopeds, and the call to prayer at dawn. A porter fetches you, so you need not find the door alone.',
    th: 'แปดห้องล้อมลานต้นส้ม มีสระแช่น้ำเย็น และดาดฟ้าที่เห็นเทือกเขาแอตลาสในเช้าฟ้าใส ข้างในเงียบ ข้างนอกคือเมืองเก่าที่มีมอเตอร์ไซค์และเสียงอะซานยามเช้ามืด มีคนไปรับ ไม่ต้องเดินหาประตูเอง',
    'zh-cn':
      '8 间房围着种橙树的庭院，有冷水小池，晴朗的早晨在屋顶能望见阿特拉斯山。门内安静，门外就是老城：摩托车来去，黎明有宣礼声。有人去接你，不用自己找门。',
  },
  highlights: {
    en: [
      'Courtyard with orange trees and a plunge pool',
      'Breakfast on the roof: msemen, honey, mint tea',
      'Jemaa el-Fnaa 10 minutes on foot',
    ],
    th: ['ลานกลางบ้านมีต้นส้มและสระแช่', 'อาหารเช้าบนดาดฟ้า แป้งทอดมเซเมน น้ำผึ้ง และชามินต์', 'เดินสิบนาทีถึงจัตุรัสเจมาเอลฟนา'],
    'zh-cn': ['种着橙树的庭院和冷水小池', '屋顶早餐：千层饼、蜂蜜和薄荷茶', '步行 10 分钟到德吉玛广场'],
  },
  inclusions: {
    en: ['Breakfast', 'Porter from the car drop-off', 'City tax', 'Mint tea whenever you ask'],
    th: ['อาหารเช้า', 'คนช่วยขนกระเป๋าจากจุดจอดรถ', 'ภาษีเมือง', 'ชามินต์ขอได้ตลอดวัน'],
    'zh-cn': ['早餐', '从下车点起的行李搬运', '城市税', '随时可点的薄荷茶'],
  },
  exclusions: {
    en: ['Airport transfer (can be added)', 'Dinner, to order by noon', 'Hammam'],
    th: ['รถรับส่งสนามบิน (เลือกเพิ่มได้)', 'มื้อเย็น สั่งก่อนเที่ยง', 'ฮัมมาม'],
    'zh-cn': ['机场接送（可加购）', '晚餐，需中午前预订', '哈马姆蒸浴'],
  },
  meeting: {
    name: { en: 'Bab Laksour car drop-off', th: 'จุดจอดรถบับลักซูร์', 'zh-cn': 'Bab Laksour 下车点' },
    directions: {
      en: 'Cars stop at Bab Laksour. Message us when you leave the airport (20 minutes) and the porter waits there with a handcart; it is 5 minutes on foot.',
      th: 'รถจอดได้ถึงบับลักซูร์ ส่งข้อความตอนออกจากสนามบิน (ราว 20 นาที) แล้วคนของเราจะรอพร้อมรถเข็น เดินต่ออีก 5 นาที',
      'zh-cn':
        '车只能开到 Bab Laksour。从机场出发时（约 20 分钟）给我们发消息，行李员会推小车在那里等，再走 5 分钟。',
    },
    latitude: 31.6279,
    longitude: -7.9917,
  },
  howToUse: {
    en: 'Show the code to the porter or at the door, with every guest’s passport: the police register is required by law.',
    th: 'แสดงโค้ดให้คนมารับหรือที่ประตู พร้อมหนังสือเดินทางของทุกคน เพราะกฎหมายให้ลงทะเบียนผู้เข้าพัก',
    'zh-cn': '向行李员或在门口出示凭证码，并带上每位住客的护照，当地法律要求登记。',
  },
  goodToKnow: {
    en: [
      'Check-in from 14:00, check-out until 11:00',
      'No alcohol is served; you may bring your own to the roof',
      'Men who offer to lead you may ask for money: follow only our porter',
    ],
    th: [
      'เช็กอินตั้งแต่ 14:00 เช็กเอาต์ก่อน 11:00',
      'ไม่จำหน่ายแอลกอฮอล์ แต่นำมาดื่มบนดาดฟ้าได้',
      'คนที่อาสานำทางอาจเรียกเงิน ควรเดินตามคนของเราเท่านั้น',
    ],
    'zh-cn': [
      '14:00 后入住，11:00 前退房',
      '不售酒，可自带到屋顶喝',
      '路上主动带路的人可能会要钱，只跟我们的行李员走',
    ],
  },
  alt: {
    en: 'A tiled courtyard with a pool, orange trees and carved arches at dawn',
    th: 'ลานบ้านปูกระเบื้องมีสระน้ำ ต้นส้ม และซุ้มโค้งแกะสลักยามเช้าตรู่',
    'zh-cn': '清晨的庭院，水池、橙树与雕花拱廊',
  },
  options: [
    {
      code: 'courtyard-room-flexible',
      name: {
        en: 'Courtyard room, free cancellation',
        th: 'ห้องติดลาน ยกเลิกฟรี',
        'zh-cn': '庭院房，可免费取消',
      },
      summary: {
        en: 'Double bed, tadelakt bathroom, breakfast, for 2 guests',
        th: 'เตียงใหญ่ ห้องน้ำปูนขัดแบบโมร็อกโก อาหารเช้า สำหรับ 2 คน',
        'zh-cn': '大床，摩洛哥灰泥浴室，含早餐，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 4,
      cutoffMinutes: 360,
      maxUnits: 3,
      policy: 'free-until-72h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '03-15', to: '05-15', percent: 120 },
        { from: '07-01', to: '08-31', percent: 80 },
        { from: '12-26', to: '12-31', percent: 150 },
      ],
      units: [{ code: 'ROOM', price: 138, pax: 2 }],
      extras: [
        {
          code: 'airport-transfer',
          name: {
            en: 'Car from Menara Airport, one way',
            th: 'รถรับจากสนามบินเมนารา เที่ยวเดียว',
            'zh-cn': '梅纳拉机场单程接机',
          },
          price: 18,
        },
      ],
    },
    {
      code: 'courtyard-room-non-refundable',
      name: { en: 'Courtyard room, non-refundable', th: 'ห้องติดลาน ไม่คืนเงิน', 'zh-cn': '庭院房，不可退款' },
      summary: {
        en: 'The same room for less; no money back if you cancel',
        th: 'ห้องเดียวกันในราคาถูกกว่า ยกเลิกแล้วไม่คืนเงิน',
        'zh-cn': '同样的房间，价格更低，取消不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 3,
      cutoffMinutes: 360,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '03-15', to: '05-15', percent: 120 },
        { from: '07-01', to: '08-31', percent: 80 },
        { from: '12-26', to: '12-31', percent: 150 },
      ],
      units: [{ code: 'ROOM', price: 117, pax: 2 }],
    },
    {
      code: 'family-suite-flexible',
      name: {
        en: 'Family suite, free cancellation',
        th: 'สวีตครอบครัว ยกเลิกฟรี',
        'zh-cn': '家庭套房，可免费取消',
      },
      summary: {
        en: 'First floor, one double and two single beds, for 4 guests',
        th: 'ชั้นสอง เตียงใหญ่หนึ่งและเตียงเดี่ยวสอง สำหรับ 4 คน',
        'zh-cn': '二楼，1 张大床加 2 张单人床，住 4 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 1,
      cutoffMinutes: 360,
      maxUnits: 3,
      policy: 'free-until-72h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '03-15', to: '05-15', percent: 120 },
        { from: '07-01', to: '08-31', percent: 80 },
        { from: '12-26', to: '12-31', percent: 150 },
      ],
      units: [{ code: 'ROOM', price: 215, pax: 4 }],
      extras: [
        {
          code: 'airport-transfer',
          name: {
            en: 'Car from Menara Airport, one way',
            th: 'รถรับจากสนามบินเมนารา เที่ยวเดียว',
            'zh-cn': '梅纳拉机场单程接机',
          },
          price: 18,
        },
      ],
    },
  ],
}
