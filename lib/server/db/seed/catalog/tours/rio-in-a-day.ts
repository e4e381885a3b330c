import { threeQuartersBefore } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const rioInADay: ProductSeed = {
  id: 'rio-in-a-day',
  vertical: 'tour',
  category: 'CATEGORY_020',
  areas: ['rio'],
  operator: 'Carioca Van Tours',
  currency: 'USD',
  durationMinutes: 540,
  languages: ['en', 'pt', 'es'],
  wheelchair: false,
  hotelPickup: true,
  picture: { subject: 'tilesteps', mood: 'noon', seed: 'rio-in-a-day-2' },
  gallery: [
    { subject: 'tilesteps', mood: 'dawn', flip: true, view: 'people' },
    { subject: 'sugarloaf', mood: 'noon', flip: true },
    { subject: 'tilesteps', mood: 'dusk', view: 'detail' },
    { subject: 'tilesteps', mood: 'noon', view: 'map' },
  ],
  name: {
    en: 'Rio in a day: Christ the Redeemer, Selarón Steps, Sugarloaf',
    th: 'เที่ยวรีโอในหนึ่งวัน พระเยซูคริสต์ผู้ไถ่ บันไดเซลารอน และชูการ์โลฟ',
    'zh-cn': '里约一日精华：基督像、塞勒隆阶梯与面包山',
  },
  summary: {
    en: 'The two peaks, the old centre and a proper lunch in nine hours, with tickets held so that you queue only for security. It is a full day with a lot of getting in and out of a van. When cloud covers the Christ, the guide turns the order round.',
    th: 'สองยอดเขา ย่านเมืองเก่า และมื้อกลางวันอิ่ม ๆ ในเก้าชั่วโมง ตั๋วจองไว้แล้ว ต่อคิวแค่จุดตรวจความปลอดภัย เป็นวันที่แน่นและต้องขึ้นลงรถตู้บ่อย ถ้าเมฆบังรูปปั้นพระเยซู ไกด์จะสลับลำดับให้',
    'zh-cn':
      '九小时走完两座山、老城中心，再好好吃顿午饭。门票都已留好，只需排安检。这一天很满，要不停上下车。云遮住基督像时，向导会把顺序倒过来。',
  },
  highlights: {
    en: [
      'Christ the Redeemer by park van, on a timed ticket',
      'Both stages of the Sugarloaf cable car in the afternoon light',
      'Selarón Steps and Santa Teresa with someone who knows the streets',
      'Lunch by weight: you see what you pay for, and here it is paid',
    ],
    th: [
      'ขึ้นไปหารูปปั้นพระเยซูด้วยรถของอุทยาน ตามเวลาบนตั๋ว',
      'กระเช้าชูการ์โลฟทั้งสองช่วงในแสงบ่าย',
      'บันไดเซลารอนและซานตาเตเรซากับคนที่รู้จักย่านนี้ดี',
      'มื้อกลางวันแบบตักชั่งน้ำหนักสไตล์บราซิล รวมในราคาแล้ว',
    ],
    'zh-cn': [
      '凭定时票乘公园专车上基督像',
      '午后光线里的面包山缆车，两段都坐',
      '有熟路的人带着走塞勒隆阶梯和圣特雷莎',
      '巴西式称重自助午餐，已含在价格里',
    ],
  },
  inclusions: {
    en: [
      'Pick-up and drop-off in Copacabana, Ipanema, Leblon, Botafogo or Flamengo',
      'Tickets for Christ the Redeemer and Sugarloaf',
      'Guide all day, air-conditioned van',
      'Buffet lunch with one soft drink',
    ],
    th: [
      'รับส่งในโคปาคาบานา อิปาเนมา เลบลอน โบตาโฟกู หรือฟลาเมงกู',
      'ตั๋วรูปปั้นพระเยซูและกระเช้าชูการ์โลฟ',
      'ไกด์ตลอดวันและรถตู้ปรับอากาศ',
      'บุฟเฟต์มื้อกลางวันพร้อมเครื่องดื่มหนึ่งแก้ว',
    ],
    'zh-cn': [
      '科帕卡瓦纳、伊帕内玛、莱布隆、博塔弗戈或弗拉门戈接送',
      '基督像和面包山门票',
      '全天向导和空调面包车',
      '自助午餐，含一杯软饮',
    ],
  },
  exclusions: {
    en: ['Pick-up in Barra da Tijuca or at the airports', 'Beer, caipirinha and tips'],
    th: ['รับจากบาร์ราดาติฌูกาหรือสนามบิน', 'เบียร์ ไคปิรินยา และทิป'],
    'zh-cn': ['巴拉达蒂茹卡及机场接送', '啤酒、凯匹林纳鸡尾酒和小费'],
  },
  itinerary: [
    {
      minutes: 150,
      title: { en: 'Christ the Redeemer', th: 'รูปปั้นพระเยซูคริสต์ผู้ไถ่', 'zh-cn': '基督像' },
      text: {
        en: 'Through the Tijuca forest by van to the foot of the statue, at 710 m. Crowded at any hour; the side terraces less so.',
        th: 'นั่งรถผ่านป่าติฌูกาถึงฐานรูปปั้นที่ความสูง 710 เมตร คนเยอะทุกเวลา ระเบียงด้านข้างคนน้อยกว่า',
        'zh-cn': '乘车穿过蒂茹卡森林，到海拔 710 米的像座下。几点去都挤，侧面的平台好一些。',
      },
    },
    {
      minutes: 100,
      title: {
        en: 'Santa Teresa and Selarón Steps',
        th: 'ซานตาเตเรซาและบันไดเซลารอน',
        'zh-cn': '圣特雷莎与塞勒隆阶梯',
      },
      text: {
        en: 'Tram tracks and villas, then 215 tiled steps down to Lapa.',
        th: 'รางรถรางกับคฤหาสน์เก่า แล้วเดินลงบันไดกระเบื้อง 215 ขั้นสู่ลาปา',
        'zh-cn': '电车轨道和老别墅，再走下 215 级彩砖台阶到拉帕。',
      },
    },
    {
      minutes: 100,
      title: { en: 'Cathedral and lunch', th: 'มหาวิหารและมื้อกลางวัน', 'zh-cn': '大教堂与午餐' },
      text: {
        en: 'The concrete cone with its four windows of glass, then beans, rice, grilled meat and a salad table.',
        th: 'โบสถ์ทรงกรวยคอนกรีตกับกระจกสีสี่แนว แล้วกินข้าว ถั่ว เนื้อย่าง และสลัด',
        'zh-cn': '混凝土圆锥里的四道彩色玻璃，随后是豆饭、烤肉和沙拉台。',
      },
    },
    {
      minutes: 150,
      title: { en: 'Sugarloaf', th: 'ชูการ์โลฟ', 'zh-cn': '面包山' },
      text: {
        en: 'Two cable cars to 396 m. In winter you may catch the sunset; in summer it comes after we leave.',
        th: 'กระเช้าสองช่วงถึง 396 เมตร หน้าหนาวอาจทันพระอาทิตย์ตก หน้าร้อนตกหลังเรากลับแล้ว',
        'zh-cn': '两段缆车到 396 米。冬天可能赶上日落，夏天要等我们走后才落。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Cardeal Arcoverde metro, Copacabana',
      th: 'สถานีเมโทร Cardeal Arcoverde โคปาคาบานา',
      'zh-cn': '科帕卡瓦纳 Cardeal Arcoverde 地铁站',
    },
    directions: {
      en: 'Your van or car comes in the 45 minutes before the start on your voucher. Not in a hotel? Wait at the metro exit on Praça Cardeal Arcoverde 15 minutes before the start; the guide wears a yellow cap.',
      th: 'รถมารับในช่วง 45 นาทีก่อนเวลาเริ่มในวอเชอร์ ถ้าไม่ได้พักโรงแรม รอที่ทางออกเมโทรบนจัตุรัส Cardeal Arcoverde ก่อนเวลาเริ่ม 15 นาที ไกด์ใส่หมวกเหลือง',
      'zh-cn':
        '车在凭证上的出发时间前 45 分钟内到。不住酒店的，请在出发前 15 分钟到 Cardeal Arcoverde 广场的地铁口等，向导戴黄帽子。',
    },
    latitude: -22.9648,
    longitude: -43.1811,
  },
  howToUse: {
    en: 'Show the code to the guide. Bring the passport you booked with, or a photo of it: the park asks at the gate.',
    th: 'เปิดโค้ดให้ไกด์ดู และพกหนังสือเดินทางเล่มที่ใช้จองหรือรูปถ่ายหน้าหนังสือเดินทาง เจ้าหน้าที่อุทยานจะขอดู',
    'zh-cn': '向向导出示凭证码。带上预订时用的护照或照片，公园门口会查。',
  },
  goodToKnow: {
    en: [
      'Leave watches and jewellery in the safe; hold your phone with both hands in Lapa',
      'If cloud hides the Christ all day there is no refund, but the guide checks the summit camera before each move',
      'About 400 steps in all; lifts and escalators at the statue work on most days',
    ],
    th: [
      'เก็บนาฬิกาและเครื่องประดับไว้ในตู้เซฟ ในลาปาจับโทรศัพท์ให้มั่น',
      'ถ้าเมฆบังรูปปั้นทั้งวันไม่คืนเงิน แต่ไกด์จะเช็กกล้องบนยอดก่อนออกทุกครั้ง',
      'รวมบันไดราว 400 ขั้น ลิฟต์และบันไดเลื่อนที่รูปปั้นใช้ได้เกือบทุกวัน',
    ],
    'zh-cn': [
      '手表首饰留在保险箱，在拉帕请握紧手机',
      '云整天遮住基督像不退款，但向导每次出发前都会看山顶摄像头',
      '全程约 400 级台阶；基督像的电梯和扶梯多数日子开放',
    ],
  },
  alt: {
    en: 'A stair of painted tiles between bright houses at noon, a far statue on the peak',
    th: 'บันไดกระเบื้องสีสดระหว่างบ้านสีสวยยามเที่ยงวัน มีรูปปั้นบนยอดเขาไกล ๆ',
    'zh-cn': '正午，彩色房屋之间的瓷砖台阶，远处山顶立着雕像',
  },
  options: [
    {
      code: 'shared-van',
      name: { en: 'Shared van', th: 'รถตู้ร่วมกับผู้อื่น', 'zh-cn': '拼车' },
      summary: {
        en: 'Up to 15 guests, tickets and lunch included',
        th: 'ไม่เกิน 15 คน รวมตั๋วและมื้อกลางวัน',
        'zh-cn': '最多 15 人，含门票和午餐',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30'],
      capacity: 15,
      cutoffMinutes: 900,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'passport_number', 'lead_pickup_place'],
      pickup: threeQuartersBefore,
      units: [
        { code: 'ADULT', price: 128, minAge: 12 },
        { code: 'CHILD', price: 88, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
      soldOutDays: [10],
      lastSeats: { day: 3, left: 4 },
    },
    {
      code: 'private',
      name: { en: 'Private car and guide', th: 'รถและไกด์ส่วนตัว', 'zh-cn': '专车专导' },
      summary: {
        en: 'Car and guide for up to 4, tickets included, lunch where you like',
        th: 'รถและไกด์ไม่เกิน 4 คน รวมตั๋ว เลือกร้านมื้อกลางวันเอง',
        'zh-cn': '专车和向导，最多 4 人，含门票，午餐自选',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:30', '09:00'],
      capacity: 2,
      cutoffMinutes: 1440,
      maxUnits: 1,
      policy: 'free-until-48h',
      questions: ['full_name', 'passport_number', 'lead_pickup_place'],
      pickup: threeQuartersBefore,
      units: [
        {
          code: 'GROUP',
          group: { people: 4 },
          label: { en: 'Car for up to 4', th: 'รถสำหรับไม่เกิน 4 คน', 'zh-cn': '专车（最多 4 人）' },
          price: 560,
        },
      ],
    },
  ],
}
