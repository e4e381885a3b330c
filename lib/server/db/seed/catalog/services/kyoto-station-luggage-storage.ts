import { EVERY_DAY } from '@/lib/server/db/seed/catalog/weekdays'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const kyotoStationLuggageStorage: ProductSeed = {
  id: 'kyoto-station-luggage-storage',
  vertical: 'service',
  category: 'CATEGORY_086',
  areas: ['kyoto'],
  operator: 'Kamo Bag Keepers',
  currency: 'JPY',
  languages: ['ja', 'en', 'zh'],
  wheelchair: true,
  picture: { subject: 'lockers', mood: 'dawn', seed: 'kyoto-station-luggage-storage-3' },
  gallery: [
    { subject: 'lockers', mood: 'noon', flip: true, view: 'detail' },
    { subject: 'platform', mood: 'dawn', flip: true },
    { subject: 'pagoda', mood: 'dusk', flip: true },
    { subject: 'luggage', mood: 'dawn' },
  ],
  name: { en: 'Luggage storage at Kyoto Station', th: 'รับฝากกระเป๋าที่สถานีเกียวโต', 'zh-cn': '京都站行李寄存' },
  alsoCalled: { en: ['Left luggage', 'Locker'], th: ['ฝากสัมภาระ', 'ล็อกเกอร์'], 'zh-cn': ['行李柜', '寄存柜'] },
  summary: {
    en: 'In blossom and maple weeks the lockers at Kyoto Station are full by half past nine. Here a place is kept for you, three minutes from the shinkansen gates, also for suitcases that fit no locker. On a quiet winter Tuesday a coin locker is cheaper.',
    th: 'ช่วงซากุระและใบไม้แดง ล็อกเกอร์ที่สถานีเกียวโตเต็มตั้งแต่เก้าโมงครึ่ง ที่นี่กันที่ไว้ให้ ห่างประตูชินคันเซ็นสามนาที รับใบใหญ่ที่ล็อกเกอร์ใส่ไม่ได้ด้วย แต่ถ้ามาวันธรรมดาหน้าหนาว ล็อกเกอร์หยอดเหรียญถูกกว่า',
    'zh-cn':
      '樱花和红叶季，京都站的储物柜早上九点半就满了。这里替你留好位置，离新干线检票口走 3 分钟，塞不进柜子的大箱子也收。冬天的平日人少，投币柜更便宜。',
  },
  highlights: {
    en: [
      'A place is kept, whatever the season',
      'Staffed room with camera, one tag per bag',
      'Surfboards, prams and bicycles in boxes by arrangement at the desk',
    ],
    th: [
      'กันที่ไว้ให้ไม่ว่าฤดูไหน',
      'มีพนักงานเฝ้าและกล้อง ติดป้ายทุกใบ',
      'กระดานโต้คลื่น รถเข็นเด็ก และจักรยานใส่กล่อง สอบถามที่เคาน์เตอร์',
    ],
    'zh-cn': ['旺季也有位置', '专人看管，有监控，每件一牌', '冲浪板、婴儿车和装箱的自行车可到柜台商量'],
  },
  inclusions: {
    en: [
      'Storage from 08:00 to 20:00 on the day',
      'Cover up to JPY 50,000 a bag',
      'Take out and put back once',
    ],
    th: ['ฝากได้ 08:00–20:00 ของวันนั้น', 'คุ้มครองใบละไม่เกิน 50,000 เยน', 'เปิดหยิบของได้หนึ่งครั้ง'],
    'zh-cn': ['当天 08:00–20:00 寄存', '每件最高赔付 50,000 日元', '中途可取放一次'],
  },
  exclusions: {
    en: ['Overnight storage', 'Cash, passports, fresh food, animals'],
    th: ['ฝากค้างคืน', 'เงินสด หนังสือเดินทาง อาหารสด และสัตว์เลี้ยง'],
    'zh-cn': ['过夜寄存', '现金、护照、生鲜和宠物'],
  },
  meeting: {
    name: { en: 'Kyoto Station, Hachijo side', th: 'สถานีเกียวโต ฝั่งฮาจิโจ', 'zh-cn': '京都站八条口' },
    directions: {
      en: 'Leave by the Hachijo East exit (south side, shinkansen), cross at the light and turn left: the green curtain on the ground floor, next to the bicycle shop.',
      th: 'ออกทางฮาจิโจตะวันออก (ฝั่งใต้ ชินคันเซ็น) ข้ามถนนตรงสัญญาณไฟแล้วเลี้ยวซ้าย มองหาม่านสีเขียวชั้นล่างข้างร้านจักรยาน',
      'zh-cn': '从八条东口（南侧，新干线一侧）出站，过红绿灯左转，自行车店旁边一楼挂绿色门帘的就是。',
    },
    latitude: 34.9843,
    longitude: 135.7603,
  },
  handover: { points: [{ code: 'counter', hours: [{ days: EVERY_DAY, opens: '08:00', closes: '20:00' }] }] },
  howToUse: {
    en: 'Show the code when you bring the bags; you get a tag for each. Bring the tags back by 20:00.',
    th: 'แสดงโค้ดตอนนำกระเป๋ามาฝาก จะได้ป้ายใบละหนึ่งอัน นำป้ายมารับก่อน 20:00',
    'zh-cn': '寄存时出示凭证码，每件领一张牌。20:00 前凭牌取回。',
  },
  goodToKnow: {
    en: [
      'After 20:00 the room is locked: you get the bag the next morning and pay one more day',
      'Between 17:00 and 18:30 allow ten minutes for the queue',
    ],
    th: ['หลัง 20:00 ห้องปิดล็อก ต้องมารับเช้าวันถัดไปและจ่ายเพิ่มหนึ่งวัน', 'ช่วง 17:00–18:30 เผื่อเวลารอคิวสิบนาที'],
    'zh-cn': ['20:00 后上锁，只能次日早上取，并补一天费用', '17:00–18:30 取件人多，请多留 10 分钟'],
  },
  alt: {
    en: 'Suitcases in front of coloured lockers in a station hall, morning light in the arched window',
    th: 'กระเป๋าเดินทางหน้าตู้ล็อกเกอร์สีสดในโถงสถานี แสงเช้าส่องผ่านหน้าต่างโค้ง',
    'zh-cn': '车站大厅里彩色寄存柜前的行李箱，晨光照进拱窗',
  },
  options: [
    {
      code: 'cabin',
      name: { en: 'Cabin size', th: 'ขนาดถือขึ้นเครื่อง', 'zh-cn': '登机箱' },
      summary: {
        en: 'Backpacks and cases up to 55 cm',
        th: 'เป้และกระเป๋าสูงไม่เกิน 55 ซม.',
        'zh-cn': '背包和 55 厘米以内的箱子',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 80,
      cutoffMinutes: 0,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_drop_off_time', 'lead_collect_time'],
      units: [{ code: 'BAG', price: 600 }],
      soldOutDays: [12],
    },
    {
      code: 'large',
      name: { en: 'Large', th: 'ขนาดใหญ่', 'zh-cn': '大箱' },
      summary: {
        en: 'Suitcases above 55 cm, golf bags, prams',
        th: 'กระเป๋าสูงเกิน 55 ซม. ถุงกอล์ฟ รถเข็นเด็ก',
        'zh-cn': '55 厘米以上的箱子、球包、婴儿车',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 50,
      cutoffMinutes: 0,
      maxUnits: 6,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_drop_off_time', 'lead_collect_time'],
      units: [{ code: 'BAG', price: 1000 }],
    },
  ],
}
