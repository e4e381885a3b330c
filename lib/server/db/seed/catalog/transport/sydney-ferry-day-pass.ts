import type { OptionSeed, ProductSeed, RouteSeed } from '@/lib/server/db/seed/types'
import { bothWays } from './both-ways'

const quay = { en: 'Circular Quay', th: 'เซอร์คูลาร์คีย์', 'zh-cn': '环形码头' }
const manlyWharf = {
  name: { en: 'Manly Wharf', th: 'ท่าเรือแมนลี', 'zh-cn': '曼利码头' },
  directions: {
    en: 'At the harbour end of the Corso, five minutes on foot from the ocean beach. Use the wide gate by the staff booth.',
    th: 'ปลายถนนเดอะคอร์โซฝั่งอ่าว เดินจากชายหาดฝั่งมหาสมุทรห้านาที ใช้ประตูกว้างข้างบูธพนักงาน',
    'zh-cn': '在科索步行街靠港湾的一端，从海滩走过来五分钟。走工作人员亭旁的宽闸机。',
  },
  latitude: -33.8003,
  longitude: 151.2838,
}

const manly = { en: 'Manly', th: 'แมนลี', 'zh-cn': '曼利' }

/** A day on all ferries goes both ways, so there is no way back to buy; it is offered at either end. */
const dayPass = (code: string, route: RouteSeed): OptionSeed => ({
  code,
  route,
  name: { en: 'Day pass', th: 'บัตรหนึ่งวัน', 'zh-cn': '一日票' },
  summary: {
    en: 'There and back and every other public ferry, first to last sailing',
    th: 'ทั้งขาไปขากลับและเรือสาธารณะทุกสาย ตั้งแต่เที่ยวแรกถึงเที่ยวสุดท้าย',
    'zh-cn': '往返都能坐，首班至末班所有公共渡轮任乘',
  },
  window: 'DATE',
  inventory: 'FREESALE',
  capacity: 9999,
  cutoffMinutes: 0,
  maxUnits: 10,
  policy: 'free-until-24h',
  units: [
    { code: 'ADULT', price: 22, minAge: 16 },
    { code: 'CHILD', price: 11, minAge: 4, maxAge: 15, accompaniedBy: 'ADULT' },
    { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
  ],
})

export const sydneyFerryDayPass: ProductSeed = {
  id: 'sydney-ferry-day-pass',
  vertical: 'transport',
  category: 'CATEGORY_059',
  areas: ['sydney'],
  operator: 'Circular Quay Pass Desk',
  currency: 'AUD',
  durationMinutes: 30,
  languages: ['en', 'zh'],
  wheelchair: true,
  picture: { subject: 'harbourferry', mood: 'dawn' },
  gallery: [
    { subject: 'sails', mood: 'dawn', view: 'deck' },
    { subject: 'sails', mood: 'noon' },
    { subject: 'harbourferry', mood: 'dusk', view: 'detail' },
    { subject: 'harbourferry', mood: 'noon', flip: true, view: 'map' },
  ],
  name: {
    en: 'Sydney ferry between Circular Quay and Manly, or the harbour for a day',
    th: 'เรือเฟอร์รี่ซิดนีย์ เซอร์คูลาร์คีย์–แมนลี หรือทั่วอ่าวทั้งวัน',
    'zh-cn': '悉尼渡轮：环形码头与曼利之间，或全港湾一日任乘',
  },
  alsoCalled: { en: ['Day pass'], th: ['บัตรโดยสารหนึ่งวัน'], 'zh-cn': ['一日票'] },
  summary: {
    en: 'One ride between Circular Quay and Manly, or a day on all the public harbour ferries: Manly, Taronga Zoo, Watsons Bay and up the Parramatta River. The Manly ferry is the best cheap view of the harbour. On Sundays a contactless bank card may cost less: this is for those without one.',
    th: 'เลือกหนึ่งเที่ยวระหว่างเซอร์คูลาร์คีย์กับแมนลี หรือเรือสาธารณะทุกสายทั้งวัน ไปแมนลี สวนสัตว์ทารองกา วัตสันส์เบย์ และขึ้นแม่น้ำพาร์รามัตตา เรือแมนลีคือวิวอ่าวที่คุ้มที่สุด วันอาทิตย์แตะบัตรธนาคารอาจถูกกว่า ตั๋วนี้เหมาะกับคนที่ไม่มีบัตรแบบแตะ',
    'zh-cn':
      '可买环形码头与曼利之间的单程，也可一天内任意乘坐公共渡轮：去曼利、塔龙加动物园、屈臣氏湾，或沿帕拉马塔河而上。曼利渡轮是看海港最划算的方式。周日刷非接触银行卡可能更便宜，这张票适合没有这类卡的人。',
  },
  highlights: {
    en: [
      'Opera House and Harbour Bridge from the water',
      'Manly Beach in 30 minutes',
      'No top-up, no tapping on and off',
    ],
    th: ['ชมโอเปราเฮาส์และสะพานฮาร์เบอร์จากกลางน้ำ', 'ถึงหาดแมนลีใน 30 นาที', 'ไม่ต้องเติมเงินหรือแตะเข้าออก'],
    'zh-cn': ['从海上看歌剧院和海港大桥', '30 分钟到曼利海滩', '不用充值，也不用反复刷卡'],
  },
  inclusions: {
    en: [
      'The ride you choose between Circular Quay and Manly',
      'With the day pass all public ferries for one day, the Parramatta River line too',
      'Map of the wharves',
    ],
    th: [
      'เที่ยวเรือที่เลือกระหว่างเซอร์คูลาร์คีย์กับแมนลี',
      'บัตรหนึ่งวันขึ้นเรือสาธารณะได้ทุกสาย รวมสายแม่น้ำพาร์รามัตตา',
      'แผนที่ท่าเรือ',
    ],
    'zh-cn': ['环形码头与曼利之间所选的航程', '一日票可乘所有公共渡轮，含帕拉马塔河航线', '码头地图'],
  },
  exclusions: {
    en: ['Private fast ferries to Manly', 'Trains, buses and light rail', 'Entry to sights on shore'],
    th: ['เรือเร็วเอกชนไปแมนลี', 'รถไฟ รถบัส และรถราง', 'ค่าเข้าสถานที่บนฝั่ง'],
    'zh-cn': ['私营的曼利快船', '火车、公交和轻轨', '岸上景点门票'],
  },
  itinerary: [
    {
      minutes: 30,
      title: { en: 'Circular Quay to Manly', th: 'เซอร์คูลาร์คีย์–แมนลี', 'zh-cn': '环形码头至曼利' },
      text: {
        en: 'Wharf 3. Stand outside on the right for the Opera House, then feel the swell between the Heads.',
        th: 'ท่า 3 ยืนด้านนอกฝั่งขวาเพื่อดูโอเปราเฮาส์ แล้วรับคลื่นตรงปากอ่าว',
        'zh-cn': '3 号码头。站右舷看歌剧院，过湾口时会有涌浪。',
      },
    },
    {
      minutes: 25,
      title: { en: 'Watsons Bay', th: 'วัตสันส์เบย์', 'zh-cn': '屈臣氏湾' },
      text: {
        en: 'From Circular Quay; ten minutes’ walk to the cliffs of the Gap.',
        th: 'จากเซอร์คูลาร์คีย์ แล้วเดินสิบนาทีถึงหน้าผาเดอะแก็ป',
        'zh-cn': '从环形码头出发，下船走十分钟到断崖 The Gap。',
      },
    },
    {
      minutes: 12,
      title: { en: 'Taronga Zoo wharf', th: 'ท่าสวนสัตว์ทารองกา', 'zh-cn': '塔龙加动物园码头' },
      text: {
        en: 'Even without the zoo, the walk round Bradleys Head is worth the trip.',
        th: 'ไม่เข้าสวนสัตว์ก็เดินรอบแบรดลีย์สเฮดได้ คุ้มที่จะมา',
        'zh-cn': '不进动物园，绕布拉德利角走一圈也值得。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Circular Quay, ferry wharves 2 to 5',
      th: 'เซอร์คูลาร์คีย์ ท่า 2–5',
      'zh-cn': '环形码头 2 至 5 号渡轮码头',
    },
    directions: {
      en: 'In front of Circular Quay station. Use the wide gate by the staff booth at wharf 3.',
      th: 'หน้าสถานีรถไฟเซอร์คูลาร์คีย์ ใช้ประตูกว้างข้างบูธพนักงานที่ท่า 3',
      'zh-cn': '就在环形码头火车站前，走 3 号码头工作人员亭旁的宽闸机。',
    },
    latitude: -33.861,
    longitude: 151.2109,
  },
  howToUse: {
    en: 'Show the code to staff at the gate on the day you chose: a single on any one sailing between the two wharves, a day pass on every ferry, from the first sailing to the last.',
    th: 'แสดงโค้ดให้พนักงานที่ประตูในวันที่เลือก ตั๋วเที่ยวเดียวใช้กับเที่ยวใดก็ได้หนึ่งเที่ยวระหว่างสองท่า บัตรหนึ่งวันใช้ได้ทุกเที่ยว ตั้งแต่เที่ยวแรกถึงเที่ยวสุดท้าย',
    'zh-cn':
      '所选日期当天在闸口向工作人员出示凭证码：单程票可乘两码头之间任意一班，一日票从首班到末班随意乘坐。',
  },
  goodToKnow: {
    en: [
      'On fine weekends the Manly ferry has a queue of two boats around 11:00',
      'A big southerly swell can stop the Manly ferry; the rest of the harbour keeps running',
    ],
    th: [
      'สุดสัปดาห์อากาศดี แถวเรือแมนลีช่วง 11:00 อาจรอถึงสองเที่ยว',
      'คลื่นจากทางใต้แรงมาก เรือแมนลีอาจหยุด แต่สายอื่นในอ่าวยังวิ่ง',
    ],
    'zh-cn': ['天气好的周末，11:00 前后曼利渡轮可能要等两班', '南向大涌浪时曼利线会停，港内其他航线照常'],
  },
  alt: {
    en: 'A green and cream ferry at dawn in front of an arch bridge and sail roofs',
    th: 'เรือเฟอร์รี่สีเขียวสลับครีมยามเช้าตรู่ หน้าสะพานโค้งและหลังคาทรงใบเรือ',
    'zh-cn': '清晨，拱桥与帆形屋顶前驶过一艘绿色与米色相间的渡轮',
  },
  options: [
    ...bothWays(
      { from: quay, to: manly, bags: { included: 1, maxKg: null, maxCm: null }, meetingBack: manlyWharf },
      [
        {
          code: 'single',
          name: { en: 'Single', th: 'เที่ยวเดียว', 'zh-cn': '单程票' },
          summary: {
            en: 'One class, any one sailing of the day',
            th: 'ชั้นเดียว เที่ยวใดก็ได้หนึ่งเที่ยวในวันนั้น',
            'zh-cn': '不分等级，当天任意一班',
          },
          window: 'DATE',
          inventory: 'FREESALE',
          capacity: 9999,
          cutoffMinutes: 0,
          maxUnits: 10,
          policy: 'free-until-24h',
          units: [
            { code: 'ADULT', price: 11, minAge: 16 },
            { code: 'CHILD', price: 5.5, minAge: 4, maxAge: 15, accompaniedBy: 'ADULT' },
            { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
          ],
        },
      ],
    ),
    dayPass('day-pass', { from: quay, to: manly }),
    dayPass('day-pass-back', { from: manly, to: quay, meeting: manlyWharf }),
  ],
}
