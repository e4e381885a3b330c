import type { ProductSeed } from '@/lib/server/db/seed/types'

export const tokyoLuggageHotelToAirport: ProductSeed = {
  id: 'tokyo-luggage-hotel-to-airport',
  vertical: 'service',
  category: 'CATEGORY_086',
  areas: ['tokyo'],
  operator: 'Tsubame Luggage Couriers',
  currency: 'JPY',
  languages: ['ja', 'en', 'zh'],
  picture: { subject: 'trolley', mood: 'dawn', seed: 'tokyo-luggage-hotel-to-airport-3' },
  gallery: [
    { subject: 'trolley', mood: 'noon', flip: true, view: 'detail' },
    { subject: 'crossing', mood: 'night', flip: true, view: 'gate' },
    { subject: 'crossing', mood: 'dusk' },
    { subject: 'airtrain', mood: 'dawn', flip: true },
  ],
  name: {
    en: 'Luggage from your Tokyo hotel to the airport, same day',
    th: 'ส่งกระเป๋าจากโรงแรมในโตเกียวไปสนามบินในวันเดียว',
    'zh-cn': '东京酒店至机场行李当日送达',
  },
  alsoCalled: { en: ['Luggage delivery', 'Luggage forwarding'], th: ['ส่งสัมภาระ'], 'zh-cn': ['行李配送'] },
  summary: {
    en: 'Leave the suitcase with the front desk in the morning, spend the last day with free hands, and find it at the airport before check-in. Only for flights in the evening: in the morning rush the vans cannot promise anything.',
    th: 'ฝากกระเป๋าไว้กับแผนกต้อนรับตอนเช้า เที่ยววันสุดท้ายแบบตัวเปล่า แล้วไปรับที่สนามบินก่อนเช็กอิน ใช้ได้เฉพาะเที่ยวบินค่ำ เพราะช่วงเช้ารถติดจนรับรองเวลาไม่ได้',
    'zh-cn':
      '早上把箱子交给酒店前台，最后一天空着手逛，值机前到机场取。只适合傍晚以后的航班：早高峰路上堵，谁也保证不了时间。',
  },
  highlights: {
    en: [
      'Hotels in all 23 wards',
      'A photo of your bag when it is taken and when it arrives',
      'Insured up to JPY 100,000 a bag',
    ],
    th: ['รับจากโรงแรมได้ทั้ง 23 เขต', 'ส่งภาพกระเป๋าให้ตอนรับและตอนถึง', 'ประกันใบละไม่เกิน 100,000 เยน'],
    'zh-cn': ['东京 23 区的酒店都能取', '取件和到达时各发一张行李照片', '每件最高保 100,000 日元'],
  },
  inclusions: {
    en: ['Collection at the front desk', 'Transport and tracking', 'Storage at the counter until it closes'],
    th: ['รับที่แผนกต้อนรับ', 'ค่าขนส่งและการติดตาม', 'เก็บไว้ที่เคาน์เตอร์จนถึงเวลาปิด'],
    'zh-cn': ['前台取件', '运送与追踪', '在机场柜台保管至当日关门'],
  },
  exclusions: {
    en: [
      'Bags above 30 kg or 200 cm (length, width and height together)',
      'Passports, cash, lithium batteries, fresh food',
    ],
    th: ['กระเป๋าเกิน 30 กก. หรือกว้าง ยาว สูงรวมเกิน 200 ซม.', 'หนังสือเดินทาง เงินสด แบตเตอรี่ลิเธียม อาหารสด'],
    'zh-cn': ['超过 30 公斤或三边之和超过 200 厘米的行李', '护照、现金、锂电池和生鲜'],
  },
  meeting: {
    name: {
      en: 'Luggage counter in the departures hall',
      th: 'เคาน์เตอร์กระเป๋าในโถงขาออก',
      'zh-cn': '出发大厅行李柜台',
    },
    directions: {
      en: 'Haneda: Terminal 3, level 3, behind check-in row A, until 23:00. Narita: Terminals 1 and 2, departures, by the south entrance, until 21:30.',
      th: 'ฮาเนดะ อาคาร 3 ชั้น 3 หลังแถวเช็กอิน A ถึง 23:00 นาริตะ อาคาร 1 และ 2 โถงขาออก ใกล้ประตูทิศใต้ ถึง 21:30',
      'zh-cn':
        '羽田：3 号航站楼 3 层，A 岛值机柜台后面，至 23:00。成田：1 号、2 号航站楼出发层南口旁，至 21:30。',
    },
    latitude: 35.5446,
    longitude: 139.7687,
  },
  howToUse: {
    en: 'Show the code at your front desk before 09:00; they stick the label on. Show it again at the counter with your passport.',
    th: 'แสดงโค้ดที่แผนกต้อนรับก่อน 09:00 เขาจะติดป้ายให้ แล้วแสดงอีกครั้งพร้อมหนังสือเดินทางที่เคาน์เตอร์สนามบิน',
    'zh-cn': '早上 09:00 前在酒店前台出示凭证码，由他们贴标签。到机场柜台再出示一次，并带上护照。',
  },
  goodToKnow: {
    en: [
      'Take your passport, medicines and chargers out first',
      'Flats without a front desk cannot use it',
      'In heavy snow or a typhoon the vans stop: you get your money back and should carry the bag yourself',
    ],
    th: [
      'หยิบหนังสือเดินทาง ยา และที่ชาร์จออกก่อน',
      'ห้องเช่าที่ไม่มีแผนกต้อนรับใช้บริการไม่ได้',
      'หิมะหนักหรือไต้ฝุ่นรถจะหยุดวิ่ง คืนเงินเต็มจำนวน และต้องขนกระเป๋าเอง',
    ],
    'zh-cn': [
      '请先取出护照、药品和充电器',
      '没有前台的公寓无法使用',
      '遇大雪或台风停运，全额退款，行李需自己带',
    ],
  },
  alt: {
    en: 'Suitcases on a brass trolley at a hotel door, a luggage van waiting at dawn',
    th: 'กระเป๋าเดินทางบนรถเข็นทองเหลืองหน้าโรงแรม รถตู้รับกระเป๋าจอดรอยามเช้าตรู่',
    'zh-cn': '清晨的酒店门口，黄铜行李车上放着箱子，一旁停着运行李的面包车',
  },
  options: [
    {
      code: 'haneda',
      name: { en: 'To Haneda', th: 'ไปฮาเนดะ', 'zh-cn': '送至羽田' },
      summary: {
        en: 'Ready at 16:00, for flights after 18:00',
        th: 'รับได้ 16:00 สำหรับเที่ยวบินหลัง 18:00',
        'zh-cn': '16:00 起可取，适合 18:00 以后的航班',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 60,
      cutoffMinutes: 480,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_pickup_place', 'lead_flight_number'],
      units: [{ code: 'BAG', price: 2800 }],
    },
    {
      code: 'narita',
      name: { en: 'To Narita', th: 'ไปนาริตะ', 'zh-cn': '送至成田' },
      summary: {
        en: 'Ready at 17:00, for flights after 19:00',
        th: 'รับได้ 17:00 สำหรับเที่ยวบินหลัง 19:00',
        'zh-cn': '17:00 起可取，适合 19:00 以后的航班',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 40,
      cutoffMinutes: 480,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_pickup_place', 'lead_flight_number'],
      units: [{ code: 'BAG', price: 3400 }],
    },
  ],
}
