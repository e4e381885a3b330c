import { chiangMaiSouth } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const doiInthanonDayTrip: ProductSeed = {
  id: 'doi-inthanon-day-trip',
  vertical: 'tour',
  category: 'CATEGORY_020',
  areas: ['chiang-mai'],
  operator: 'Lanna Ridge Walks',
  currency: 'THB',
  durationMinutes: 570,
  languages: ['en', 'th', 'zh'],
  hotelPickup: true,
  picture: { subject: 'waterfall', mood: 'dawn', seed: 'doi-inthanon-day-trip-4' },
  gallery: [
    { subject: 'waterfall', mood: 'noon', flip: true, view: 'people' },
    { subject: 'waterfall', mood: 'monsoon', view: 'detail' },
    { subject: 'waterfall', mood: 'dawn', view: 'trail' },
    { subject: 'waterfall', mood: 'noon', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'Doi Inthanon day trip: summit, waterfall and a Karen village',
    th: 'เที่ยวดอยอินทนนท์หนึ่งวัน ยอดดอย น้ำตก และหมู่บ้านปกาเกอะญอ',
    'zh-cn': '因他农山一日游：山顶、瀑布与克伦族村庄',
  },
  summary: {
    en: 'From the warm valley to 2,565 m, the highest ground in Thailand, in one morning. A mossy boardwalk at the top, the twin royal pagodas, a waterfall with real weight, and coffee in the village that grows it. Nine guests in the van, and a guide who walks with you.',
    th: 'จากแอ่งเชียงใหม่อุ่น ๆ ขึ้นไปถึง 2,565 ม. จุดสูงสุดของประเทศในเช้าเดียว เดินสะพานไม้กลางป่ามอส ชมพระมหาธาตุคู่ ฟังน้ำตกวชิรธาร แล้วจิบกาแฟในหมู่บ้านที่ปลูกเอง รถตู้รับไม่เกินเก้าคน ไกด์เดินไปด้วยทุกจุด',
    'zh-cn':
      '一个上午，从温热的谷地上到海拔 2,565 米的泰国最高处。山顶有长满青苔的栈道，往下是双塔、水势很足的瀑布，最后到种咖啡的村子里喝一杯。一车最多 9 人，导游全程陪走。',
  },
  highlights: {
    en: [
      'Cloud forest on the Ang Ka boardwalk',
      'The twin royal pagodas and their gardens',
      'Wachirathan waterfall, close enough to get wet',
      'Coffee and lunch in a Karen village, paid to the village',
    ],
    th: [
      'ป่าเมฆบนเส้นทางอ่างกา',
      'พระมหาธาตุนภเมทนีดลและนภพลภูมิสิริ พร้อมสวนดอกไม้',
      'น้ำตกวชิรธาร ใกล้จนละอองเปียกหน้า',
      'กาแฟและมื้อเที่ยงในหมู่บ้านปกาเกอะญอ เงินถึงชุมชนโดยตรง',
    ],
    'zh-cn': [
      '昂卡栈道上的云雾林',
      '国王与王后双塔和塔下花园',
      '瓦吉拉坦瀑布，近到会被水雾打湿',
      '在克伦族村庄喝咖啡、吃午饭，钱直接付给村里',
    ],
  },
  inclusions: {
    en: [
      'Pickup and return within Chiang Mai city',
      'Air-conditioned van, driver and guide',
      'National park and pagoda fees',
      'Village lunch and one coffee',
      'Water and insurance',
    ],
    th: [
      'รถรับส่งในตัวเมืองเชียงใหม่',
      'รถตู้ปรับอากาศ คนขับ และไกด์',
      'ค่าเข้าอุทยานและพระมหาธาตุ',
      'มื้อเที่ยงในหมู่บ้านและกาแฟหนึ่งแก้ว',
      'น้ำดื่มและประกันภัย',
    ],
    'zh-cn': [
      '清迈市区酒店接送',
      '空调面包车、司机和导游',
      '国家公园和双塔门票',
      '村里的午餐和一杯咖啡',
      '饮用水和保险',
    ],
  },
  exclusions: {
    en: ['The Kew Mae Pan trail and its local guide', 'Warm clothes', 'Tips'],
    th: ['เส้นทางกิ่วแม่ปานและค่าไกด์ท้องถิ่น', 'เสื้อกันหนาว', 'ทิป'],
    'zh-cn': ['奇欧湄班步道及当地向导费', '御寒衣物', '小费'],
  },
  itinerary: [
    {
      minutes: 120,
      title: { en: 'Chiang Mai to the park', th: 'เชียงใหม่ถึงอุทยาน', 'zh-cn': '清迈到国家公园' },
      text: {
        en: 'About 100 km by way of Chom Thong, the last part in bends. Sit in front if you get carsick.',
        th: 'ราว 100 กม. ผ่านจอมทอง ช่วงท้ายโค้งเยอะ ใครเมารถให้นั่งหน้า',
        'zh-cn': '经宗通县约 100 公里，最后一段弯多，容易晕车的人请坐前排。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Summit and Ang Ka', th: 'ยอดดอยและอ่างกา', 'zh-cn': '山顶与昂卡栈道' },
      text: {
        en: 'The sign at 2,565 m, then a short boardwalk through moss, ferns and sunbirds. No view from the very top: it is forest.',
        th: 'ถ่ายป้าย 2,565 ม. แล้วเดินสะพานไม้ช่วงสั้น ๆ ผ่านมอส เฟิร์น และนกกินปลี บนยอดเป็นป่า ไม่มีจุดชมวิว',
        'zh-cn': '先到 2,565 米标志处，再走一小段栈道，看青苔、蕨类和太阳鸟。最高处是密林，没有远景。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Royal pagodas', th: 'พระมหาธาตุคู่', 'zh-cn': '双塔' },
      text: {
        en: 'Two pagodas on two knolls, with the wide view that the summit lacks. Stairs or an escalator.',
        th: 'พระมหาธาตุสององค์บนเนินสองลูก วิวกว้างที่บนยอดไม่มี ขึ้นได้ทั้งบันไดและบันไดเลื่อน',
        'zh-cn': '两座塔立在两座小丘上，山顶看不到的远景这里都有。可走台阶，也可坐扶梯。',
      },
    },
    {
      minutes: 120,
      title: { en: 'Mae Klang Luang', th: 'บ้านแม่กลางหลวง', 'zh-cn': '湄康銮村' },
      text: {
        en: 'Lunch in a family house, a walk along the rice terraces, and coffee roasted over wood.',
        th: 'กินข้าวเที่ยงในบ้านชาวบ้าน เดินเลียบนาขั้นบันได จิบกาแฟคั่วเตาฟืน',
        'zh-cn': '在村民家吃午饭，沿梯田走一走，喝一杯柴火烘焙的咖啡。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Wachirathan waterfall', th: 'น้ำตกวชิรธาร', 'zh-cn': '瓦吉拉坦瀑布' },
      text: {
        en: 'Seventy metres of water and usually a rainbow in the spray. With a 07:30 start, back in town around five.',
        th: 'น้ำตกสูงราว 70 ม. มักมีรุ้งในละอองน้ำ รอบ 07:30 ถึงเมืองราวห้าโมงเย็น',
        'zh-cn': '落差约 70 米，水雾里常有彩虹。07:30 出发的约 17:00 回到市区。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Tha Phae Gate',
      th: 'ประตูท่าแพ',
      'zh-cn': '塔佩门',
    },
    directions: {
      en: 'Pickup in the half hour before the start on your voucher, inside the moat, Nimman and the Night Bazaar. Staying further out? Meet us at the start time on the square in front of Tha Phae Gate.',
      th: 'รับในช่วงครึ่งชั่วโมงก่อนเวลาเริ่มในวอเชอร์ ในเขตคูเมือง นิมมาน และไนท์บาซาร์ ถ้าพักไกลกว่านั้น พบกันตามเวลาเริ่มที่ลานหน้าประตูท่าแพ',
      'zh-cn':
        '凭证上的出发时间前半小时内，在古城内、宁曼路和夜市一带接客。住得更远的话，请按出发时间到塔佩门前广场集合。',
    },
    latitude: 18.7877,
    longitude: 98.9935,
  },
  howToUse: {
    en: 'Wait in the lobby with the code on your phone. The driver sends the plate number the evening before.',
    th: 'เปิดโค้ดในโทรศัพท์รอที่ล็อบบี้ คนขับจะส่งทะเบียนรถให้เย็นวันก่อนหน้า',
    'zh-cn': '在大堂等候，备好手机上的凭证码。司机会在前一晚发来车牌号。',
  },
  goodToKnow: {
    en: [
      'Bring a jacket: the summit is around 10 °C cooler than town, and near freezing on winter mornings',
      'Cover shoulders and knees at the pagodas',
      'At weekends in December and January the summit road queues; weekdays are calmer',
    ],
    th: [
      'เตรียมเสื้อกันหนาว ยอดดอยเย็นกว่าในเมืองราว 10 องศา เช้าหน้าหนาวใกล้จุดเยือกแข็ง',
      'แต่งกายคลุมไหล่และเข่าเมื่อเข้าพระมหาธาตุ',
      'เสาร์อาทิตย์เดือนธันวาคมและมกราคมรถติดทางขึ้นยอด วันธรรมดาโล่งกว่า',
    ],
    'zh-cn': [
      '请带外套：山顶比市区低约 10 °C，冬天清晨接近冰点',
      '参观双塔时衣着须遮住肩膀和膝盖',
      '12 月和 1 月的周末上山路会堵，平日清静些',
    ],
  },
  alt: {
    en: 'A waterfall in two steps between forest and misty hills at dawn, two hikers at the pool',
    th: 'น้ำตกสองชั้นกลางป่าและภูเขาในสายหมอกยามเช้าตรู่ มีนักเดินป่าสองคนยืนริมแอ่งน้ำ',
    'zh-cn': '清晨，森林与雾山之间的两级瀑布，潭边站着两位徒步者',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Small group', th: 'ร่วมกลุ่มเล็ก', 'zh-cn': '小团' },
      summary: {
        en: 'Up to 9 guests in one van, fees and lunch included',
        th: 'รถตู้หนึ่งคันไม่เกิน 9 คน รวมค่าเข้าและมื้อเที่ยง',
        'zh-cn': '一车最多 9 人，含门票和午餐',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:30'],
      capacity: 9,
      cutoffMinutes: 720,
      maxUnits: 9,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_pickup_place'],
      pickup: chiangMaiSouth,
      units: [
        { code: 'ADULT', price: 1790, minAge: 12 },
        { code: 'CHILD', price: 1290, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'private',
      name: { en: 'Private van', th: 'รถตู้ส่วนตัว', 'zh-cn': '包车' },
      summary: {
        en: 'Your own van and guide for up to 9, fees and lunch included',
        th: 'รถตู้และไกด์ส่วนตัวไม่เกิน 9 คน รวมค่าเข้าและมื้อเที่ยง',
        'zh-cn': '专属车辆和导游，最多 9 人，含门票和午餐',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['06:00', '07:30'],
      capacity: 2,
      cutoffMinutes: 1440,
      maxUnits: 2,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_pickup_place'],
      pickup: chiangMaiSouth,
      units: [
        {
          code: 'GROUP',
          group: { people: 9 },
          label: { en: 'Van for up to 9', th: 'รถตู้สำหรับไม่เกิน 9 คน', 'zh-cn': '包车（最多 9 人）' },
          price: 10900,
        },
      ],
    },
  ],
}
