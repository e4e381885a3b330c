import type { ProductSeed } from '@/lib/server/db/seed/types'

export const newYorkBrownstoneHotel: ProductSeed = {
  id: 'new-york-brownstone-hotel',
  vertical: 'stay',
  category: 'CATEGORY_201',
  areas: ['new-york'],
  operator: 'Stoop & Lantern Hotel',
  currency: 'USD',
  languages: ['en', 'es', 'zh'],
  wheelchair: false,
  picture: { subject: 'brownstone', mood: 'noon', seed: 'new-york-brownstone-hotel-2' },
  name: {
    en: 'Brownstone hotel in Fort Greene, Brooklyn',
    th: 'โรงแรมบราวน์สโตนย่านฟอร์ตกรีน บรุกลิน',
    'zh-cn': '布鲁克林格林堡的褐石屋酒店',
  },
  alsoCalled: { en: ['Hotel'], th: ['โรงแรม'], 'zh-cn': ['酒店'] },
  summary: {
    en: 'Two joined brownstones of 1872 on a street of plane trees, 26 rooms, ten to fifteen minutes by subway from Lower Manhattan. The price has the city’s taxes in it and there is no resort fee. Radiators knock in winter; earplugs are in the drawer.',
    th: 'ตึกบราวน์สโตนสองหลังติดกัน สร้างปี 1872 บนถนนที่มีร่มไม้ มี 26 ห้อง นั่งรถไฟใต้ดิน 10–15 นาทีถึงแมนฮัตตันตอนล่าง ราคารวมภาษีเมืองแล้วและไม่มีค่ารีสอร์ต หน้าหนาวเครื่องทำความร้อนดังบ้าง มีที่อุดหูในลิ้นชัก',
    'zh-cn':
      '两栋相连的 1872 年褐石老宅，26 间房，门前是梧桐街，坐地铁 10–15 分钟到曼哈顿下城。价格已含市税，不另收度假村费。冬天暖气片会敲响，抽屉里备了耳塞。',
  },
  highlights: {
    en: [
      'Nine subway lines at Atlantic Av–Barclays Ctr, 10 minutes on foot',
      'Fort Greene Park and its Saturday market around the corner',
      'Parlour with a fire and free coffee until noon',
    ],
    th: [
      'เดินสิบนาทีถึงสถานีแอตแลนติกอเวนิว–บาร์เคลย์ส เซ็นเตอร์ มีรถไฟเก้าสาย',
      'สวนฟอร์ตกรีนและตลาดวันเสาร์อยู่หัวมุม',
      'ห้องนั่งเล่นมีเตาผิงและกาแฟฟรีถึงเที่ยง',
    ],
    'zh-cn': [
      '步行 10 分钟到 Atlantic Av–Barclays Ctr 站，有 9 条地铁线',
      '转角就是格林堡公园和周六集市',
      '客厅有壁炉，咖啡免费供应到中午',
    ],
  },
  inclusions: {
    en: [
      'All hotel taxes, no resort fee',
      'Coffee and pastries until noon',
      'Wi-Fi',
      'Luggage storage on the day you leave',
    ],
    th: ['ภาษีโรงแรมทั้งหมด ไม่มีค่ารีสอร์ต', 'กาแฟและขนมอบถึงเที่ยง', 'Wi-Fi', 'ฝากกระเป๋าในวันเช็กเอาต์'],
    'zh-cn': ['全部酒店税费，无度假村费', '咖啡和糕点，供应到中午', 'Wi-Fi', '退房当天寄存行李'],
  },
  exclusions: {
    en: ['Airport transfer', 'Tips for housekeeping', 'Parking'],
    th: ['รถรับส่งสนามบิน', 'ทิปแม่บ้าน', 'ที่จอดรถ'],
    'zh-cn': ['机场接送', '客房小费', '停车'],
  },
  meeting: {
    name: {
      en: 'Stoop & Lantern Hotel, South Oxford Street',
      th: 'โรงแรมสตูปแอนด์แลนเทิร์น ถนนเซาท์ออกซ์ฟอร์ด',
      'zh-cn': 'Stoop & Lantern 酒店，South Oxford 街',
    },
    directions: {
      en: 'From Lafayette Av (C train) it is 3 minutes on foot; from JFK take the AirTrain to Jamaica, then the Long Island Rail Road to Atlantic Terminal.',
      th: 'จากสถานีลาฟาแยตต์อเวนิว (สาย C) เดิน 3 นาที จาก JFK นั่ง AirTrain ไปจาเมกา แล้วต่อรถไฟลองไอแลนด์ไปแอตแลนติกเทอร์มินัล',
      'zh-cn':
        '从 Lafayette Av 站（C 线）步行 3 分钟。从肯尼迪机场乘机场轻轨到 Jamaica，再换长岛铁路到 Atlantic Terminal。',
    },
    latitude: 40.6871,
    longitude: -73.9731,
  },
  howToUse: {
    en: 'Show the code, a passport and a card for extras at the desk, open all night.',
    th: 'แสดงโค้ด หนังสือเดินทาง และบัตรสำหรับค่าใช้จ่ายเพิ่มที่แผนกต้อนรับ เปิดตลอดคืน',
    'zh-cn': '在 24 小时前台出示凭证码、护照和一张用于额外消费的卡。',
  },
  goodToKnow: {
    en: [
      'Check-in from 15:00, check-out until 11:00',
      'Eleven steps up the stoop and no lift: ask for a low floor',
      'The guest who signs in must be 21 or older',
    ],
    th: [
      'เช็กอินตั้งแต่ 15:00 เช็กเอาต์ก่อน 11:00',
      'หน้าบ้านมีบันไดสิบเอ็ดขั้นและไม่มีลิฟต์ ขอชั้นล่างได้',
      'ผู้ลงทะเบียนเข้าพักต้องอายุ 21 ปีขึ้นไป',
    ],
    'zh-cn': [
      '15:00 后入住，11:00 前退房',
      '门前 11 级台阶，没有电梯，可要求低楼层',
      '办理入住的客人须年满 21 岁',
    ],
  },
  alt: {
    en: 'A row of brownstone houses with stoops, autumn trees and a yellow cab at noon',
    th: 'แถวบ้านหินสีน้ำตาลมีบันไดหน้าบ้าน ต้นไม้ใบส้ม และแท็กซี่สีเหลืองยามเที่ยงวัน',
    'zh-cn': '正午，带门阶的褐石联排屋，门前是秋树与一辆黄色出租车',
  },
  options: [
    {
      code: 'queen-room-flexible',
      name: { en: 'Queen room, free cancellation', th: 'ห้องเตียงควีน ยกเลิกฟรี', 'zh-cn': '大床房，可免费取消' },
      summary: {
        en: 'Queen bed, 18 m², own bathroom, for 2 guests',
        th: 'เตียงควีน 18 ตร.ม. ห้องน้ำในตัว สำหรับ 2 คน',
        'zh-cn': '大床，18 平方米，独立卫浴，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 10,
      cutoffMinutes: 60,
      maxUnits: 3,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '09-08', to: '10-31', percent: 120 },
        { from: '12-10', to: '12-31', percent: 135 },
        { from: '01-03', to: '02-28', percent: 75 },
      ],
      units: [{ code: 'ROOM', price: 298, pax: 2 }],
    },
    {
      code: 'queen-room-non-refundable',
      name: { en: 'Queen room, non-refundable', th: 'ห้องเตียงควีน ไม่คืนเงิน', 'zh-cn': '大床房，不可退款' },
      summary: {
        en: 'The same room for less; no changes, no money back',
        th: 'ห้องเดียวกันในราคาถูกกว่า เปลี่ยนวันหรือคืนเงินไม่ได้',
        'zh-cn': '同样的房间，价格更低，不可改期、不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 8,
      cutoffMinutes: 60,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '09-08', to: '10-31', percent: 120 },
        { from: '12-10', to: '12-31', percent: 135 },
        { from: '01-03', to: '02-28', percent: 75 },
      ],
      units: [{ code: 'ROOM', price: 254, pax: 2 }],
    },
    {
      code: 'parlour-family-flexible',
      name: {
        en: 'Parlour family room, free cancellation',
        th: 'ห้องครอบครัวชั้นรับแขก ยกเลิกฟรี',
        'zh-cn': '客厅层家庭房，可免费取消',
      },
      summary: {
        en: 'Two queen beds under the old ceiling, 34 m², for 4 guests',
        th: 'เตียงควีนสองเตียงใต้เพดานปูนปั้นเก่า 34 ตร.ม. สำหรับ 4 คน',
        'zh-cn': '老石膏天花板下两张大床，34 平方米，住 4 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 4,
      cutoffMinutes: 60,
      maxUnits: 3,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '09-08', to: '10-31', percent: 120 },
        { from: '12-10', to: '12-31', percent: 135 },
        { from: '01-03', to: '02-28', percent: 75 },
      ],
      units: [{ code: 'ROOM', price: 412, pax: 4 }],
    },
  ],
}
