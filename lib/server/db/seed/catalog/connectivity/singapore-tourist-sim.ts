import { EVERY_DAY } from '@/lib/server/db/seed/catalog/weekdays'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const singaporeTouristSim: ProductSeed = {
  id: 'singapore-tourist-sim',
  vertical: 'connectivity',
  category: 'CATEGORY_082',
  areas: ['singapore'],
  operator: 'Merlin Street Telecom Desk',
  currency: 'SGD',
  languages: ['en', 'zh'],
  wheelchair: true,
  picture: { subject: 'skyline', mood: 'night', seed: 'S-singapore', view: 'sim' },
  name: { en: 'Tourist SIM for Singapore', th: 'ซิมนักท่องเที่ยวสิงคโปร์', 'zh-cn': '新加坡旅游 SIM 卡' },
  alsoCalled: { en: ['Prepaid SIM card'], th: ['ซิมการ์ด', 'ซิมเน็ต'], 'zh-cn': ['电话卡', '上网卡'] },
  summary: {
    en: 'More data than a short stay can use, on a network that works in every MRT tunnel. It comes with a local number for ride apps and restaurant queues. For two days the free Wi-Fi of malls and the airport may well be enough.',
    th: 'เน็ตมากเกินพอสำหรับทริปสั้น สัญญาณถึงในอุโมงค์ MRT มีเบอร์ท้องถิ่นไว้เรียกรถและจองคิวร้านอาหาร ถ้าอยู่แค่สองวัน Wi-Fi ฟรีในห้างและสนามบินก็อาจพอแล้ว',
    'zh-cn':
      '短途旅行用不完的流量，地铁隧道里也有信号。带本地号码，打车和餐厅取号都方便。如果只待两天，商场和机场的免费 Wi-Fi 可能就够了。',
  },
  highlights: {
    en: [
      '5G across the island, also underground',
      'A local number with 30 minutes of calls',
      'Counters in Changi Terminals 1 and 3',
    ],
    th: ['5G ทั่วเกาะ รวมถึงใต้ดิน', 'เบอร์ท้องถิ่นพร้อมค่าโทร 30 นาที', 'มีเคาน์เตอร์ที่ชางงี อาคาร 1 และ 3'],
    'zh-cn': ['全岛 5G，地下也有信号', '本地号码，含 30 分钟通话', '樟宜 1 号、3 号航站楼都有柜台'],
  },
  inclusions: {
    en: [
      'SIM card in all three sizes',
      'Data and calls as in the chosen plan',
      'Registration with your passport',
    ],
    th: ['ซิมการ์ดตัดได้สามขนาด', 'เน็ตและค่าโทรตามแพ็กเกจ', 'ลงทะเบียนด้วยหนังสือเดินทาง'],
    'zh-cn': ['三合一尺寸 SIM 卡', '所选套餐的流量与通话', '护照实名登记'],
  },
  exclusions: {
    en: ['Use in Malaysia and Indonesia, also on a day trip', 'Calls abroad'],
    th: ['การใช้งานในมาเลเซียและอินโดนีเซีย แม้ไปเช้าเย็นกลับ', 'โทรต่างประเทศ'],
    'zh-cn': ['在马来西亚、印尼使用（一日游也不行）', '国际长途'],
  },
  meeting: {
    name: {
      en: 'Changi Airport Terminal 3, arrivals, level 1',
      th: 'สนามบินชางงี อาคาร 3 ชั้น 1 ผู้โดยสารขาเข้า',
      'zh-cn': '樟宜机场 3 号航站楼 1 层到达厅',
    },
    directions: {
      en: 'Between belts 43 and 45, once you are out of customs: the teal desk, open 06:00–02:00. In Terminal 1 it stands beside the Jewel link.',
      th: 'ออกจากศุลกากรแล้วมองหาเคาน์เตอร์สีเขียวน้ำทะเล แถวสายพาน 43–45 เปิด 06:00–02:00 อาคาร 1 อยู่ข้างทางเชื่อมจูเวล',
      'zh-cn':
        '出海关后在 43–45 号转盘一侧的蓝绿色柜台，06:00–次日 02:00 营业。1 号航站楼的柜台在通往星耀樟宜的连廊旁。',
    },
    latitude: 1.3554,
    longitude: 103.9864,
  },
  handover: {
    points: [
      { code: 'changi-t3', hours: [{ days: EVERY_DAY, opens: '06:00', closes: '02:00' }] },
      {
        code: 'changi-t1',
        name: {
          en: 'Changi Airport Terminal 1, beside the Jewel link',
          th: 'สนามบินชางงี อาคาร 1 ข้างทางเชื่อม Jewel',
          'zh-cn': '樟宜机场 1 号航站楼，星耀樟宜连廊旁',
        },
        directions: {
          en: 'The teal desk beside the link bridge to Jewel.',
          th: 'โต๊ะสีเขียวอมฟ้าข้างสะพานเชื่อมไป Jewel',
          'zh-cn': '通往星耀樟宜的连廊旁，青绿色柜台。',
        },
        hours: [{ days: EVERY_DAY, opens: '06:00', closes: '02:00' }],
      },
    ],
  },
  howToUse: {
    en: 'Show the code with your passport. The staff register the card and put it in; keep your own SIM in the case.',
    th: 'แสดงโค้ดพร้อมหนังสือเดินทาง พนักงานจะลงทะเบียนและใส่ซิมให้ เก็บซิมเดิมไว้ในซอง',
    'zh-cn': '出示凭证码和护照，工作人员登记后帮你装卡，原来的卡收进卡套。',
  },
  goodToKnow: {
    en: [
      'By law one passport can hold three prepaid SIMs at most',
      'Near the Johor strait the phone may jump to a Malaysian network: choose the network by hand',
    ],
    th: [
      'กฎหมายให้หนึ่งหนังสือเดินทางถือซิมเติมเงินได้ไม่เกินสามใบ',
      'ใกล้ช่องแคบยะโฮร์โทรศัพท์อาจไปจับเครือข่ายมาเลเซีย ให้เลือกเครือข่ายเอง',
    ],
    'zh-cn': ['按规定一本护照最多登记 3 张预付卡', '靠近柔佛海峡时手机可能跳到马来西亚网络，请手动选网'],
  },
  alt: {
    en: 'Three SIM cards in front of the lit towers of a city on the bay at night',
    th: 'ซิมการ์ดสามใบตั้งอยู่หน้าตึกสูงริมอ่าวที่เปิดไฟยามค่ำคืน',
    'zh-cn': '夜里，三张 SIM 卡立在海湾边亮灯的高楼前',
  },
  options: [
    {
      code: '7-days',
      name: { en: '7 days, 50 GB', th: '7 วัน 50 GB', 'zh-cn': '7 天 50 GB' },
      summary: {
        en: 'Singtel 5G; at 50 GB the data stops',
        th: 'เครือข่าย Singtel 5G ครบ 50 GB เน็ตหยุด',
        'zh-cn': 'Singtel 5G；用满 50 GB 即停',
      },
      window: 'DATE',
      inventory: 'STOCK',
      capacity: 120,
      cutoffMinutes: 0,
      maxUnits: 3,
      policy: 'free-until-24h',
      questions: ['full_name'],
      fulfilment: ['pickup'],
      plan: { gigabytes: 50, days: 7, networks: ['Singtel'], hotspot: true, validityStarts: 'pickup' },
      units: [{ code: 'ITEM', label: { en: 'SIM card', th: 'ซิมการ์ด', 'zh-cn': 'SIM 卡' }, price: 12 }],
    },
    {
      code: '14-days',
      name: { en: '14 days, 100 GB', th: '14 วัน 100 GB', 'zh-cn': '14 天 100 GB' },
      summary: {
        en: 'Singtel 5G; at 100 GB the data stops',
        th: 'เครือข่าย Singtel 5G ครบ 100 GB เน็ตหยุด',
        'zh-cn': 'Singtel 5G；用满 100 GB 即停',
      },
      window: 'DATE',
      inventory: 'STOCK',
      capacity: 80,
      cutoffMinutes: 0,
      maxUnits: 3,
      policy: 'free-until-24h',
      questions: ['full_name'],
      fulfilment: ['pickup'],
      plan: { gigabytes: 100, days: 14, networks: ['Singtel'], hotspot: true, validityStarts: 'pickup' },
      units: [{ code: 'ITEM', label: { en: 'SIM card', th: 'ซิมการ์ด', 'zh-cn': 'SIM 卡' }, price: 18 }],
    },
  ],
}
