import { ASIA } from '@/lib/server/db/seed/catalog/coverage'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const esimAsia: ProductSeed = {
  id: 'esim-asia',
  vertical: 'esim',
  areas: ['bangkok', 'singapore', 'tokyo', 'beijing'],
  coverage: ASIA,
  operator: 'Kitefoot Mobile Data',
  currency: 'USD',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'crossing', mood: 'dusk', seed: 'E-asia', view: 'phone' },
  gallery: [
    { subject: 'greatwall', mood: 'noon', flip: true, view: 'gate' },
    { subject: 'skyline', mood: 'dawn', view: 'map' },
    { subject: 'crossing', mood: 'dusk', view: 'postcard' },
    { subject: 'palace', mood: 'dusk', flip: true, view: 'people' },
  ],
  name: {
    en: 'eSIM for Asia, 12 countries and regions',
    th: 'eSIM เอเชีย 12 ประเทศและดินแดน',
    'zh-cn': '亚洲 12 个国家和地区 eSIM',
  },
  alsoCalled: { en: ['e-SIM'], th: ['อีซิม'], 'zh-cn': ['电子 SIM 卡', '手机流量'] },
  summary: {
    en: 'For a trip with several stops: land, wait a minute, and the phone has found the next network. In mainland China it runs as a roaming line. For a single country the plan of that country is cheaper and faster.',
    th: 'สำหรับทริปหลายเมือง ลงเครื่อง รอหนึ่งนาที โทรศัพท์ก็เจอเครือข่ายถัดไป ในจีนแผ่นดินใหญ่ใช้เป็นสายโรมมิ่ง ถ้าไปประเทศเดียว แพ็กเกจของประเทศนั้นถูกและเร็วกว่า',
    'zh-cn':
      '适合一次走几站的行程：落地等一分钟，手机就换到下一家网络。在中国内地走漫游线路。只去一个国家的话，买单国套餐更便宜也更快。',
  },
  highlights: {
    en: [
      'Thailand, Singapore, Malaysia, Japan, South Korea, mainland China and six more',
      'Changes networks by itself at each stop',
      'One validity for the whole trip',
    ],
    th: ['ไทย สิงคโปร์ มาเลเซีย ญี่ปุ่น เกาหลีใต้ จีนแผ่นดินใหญ่ และอีกหกแห่ง', 'สลับเครือข่ายเองทุกจุดแวะ', 'นับวันใช้งานรวมทั้งทริป'],
    'zh-cn': [
      '泰国、新加坡、马来西亚、日本、韩国、中国内地等 12 地',
      '每到一站自动换网',
      '全程统一计算有效期',
    ],
  },
  inclusions: {
    en: [
      'One eSIM profile as QR code and LPA code',
      'Data as in the chosen plan',
      'Also in Hong Kong, Macao, Taiwan, Vietnam, Cambodia and the Philippines',
      'Help by chat, day and night, in three languages',
    ],
    th: [
      'โปรไฟล์ eSIM หนึ่งชุด เป็นคิวอาร์โค้ดและรหัส LPA',
      'เน็ตตามแพ็กเกจที่เลือก',
      'รวมฮ่องกง มาเก๊า ไต้หวัน เวียดนาม กัมพูชา และฟิลิปปินส์',
      'ช่วยเหลือทางแชตตลอดวันตลอดคืน สามภาษา',
    ],
    'zh-cn': [
      'eSIM 配置一份（二维码与 LPA 激活码）',
      '所选套餐的流量',
      '另含中国香港、中国澳门、中国台湾、越南、柬埔寨和菲律宾',
      '全天候三语在线客服',
    ],
  },
  exclusions: {
    en: ['A phone number: no calls, no text messages', 'Indonesia, Laos, Myanmar and India'],
    th: ['เบอร์โทรศัพท์ โทรออกและรับ SMS ไม่ได้', 'อินโดนีเซีย ลาว เมียนมา และอินเดีย'],
    'zh-cn': ['电话号码：不能打电话、收发短信', '印度尼西亚、老挝、缅甸和印度'],
  },
  howToUse: {
    en: 'As soon as you have paid, your order page shows the QR code and the LPA code when you ask for them; from then on the eSIM can no longer be cancelled. Install over Wi-Fi before you fly (Settings, Mobile data, Add eSIM) and leave the line switched off. After landing switch it on, with data roaming; the days start to count then.',
    th: 'ชำระเงินแล้ว เปิดดูคิวอาร์โค้ดและรหัส LPA ได้ทันทีในหน้าคำสั่งซื้อ เมื่อเปิดดูแล้วจะยกเลิกไม่ได้ ติดตั้งผ่าน Wi-Fi ก่อนบิน (การตั้งค่า > เซลลูลาร์ > เพิ่ม eSIM) แล้วปิดสายนี้ไว้ก่อน ถึงแล้วค่อยเปิดพร้อมดาต้าโรมมิ่ง วันใช้งานเริ่มนับตอนนั้น',
    'zh-cn':
      '付款后，可在订单页随时查看二维码和 LPA 激活码；一经查看便不能再取消。出发前连 Wi-Fi 装好（设置、蜂窝网络、添加 eSIM），先关着这条线路；落地后打开，并开启数据漫游，天数从这时起算。',
  },
  goodToKnow: {
    en: [
      'Your phone must take eSIM and have no network lock: dial *#06# and look for an EID number before you buy',
      'It installs once, on one phone: do not delete it before the trip is over',
      'The days run on between stops, also while you fly',
    ],
    th: [
      'โทรศัพท์ต้องรองรับ eSIM และไม่ล็อกเครือข่าย กด *#06# แล้วดูว่ามีเลข EID ก่อนซื้อ',
      'ติดตั้งได้ครั้งเดียวในเครื่องเดียว อย่าลบก่อนจบทริป',
      'วันใช้งานนับต่อเนื่องระหว่างเดินทาง แม้อยู่บนเครื่องบิน',
    ],
    'zh-cn': [
      '手机须支持 eSIM 且无网络锁：下单前拨 *#06#，能看到 EID 才可用；国行手机大多不支持',
      '只能在一台手机上安装一次，行程结束前不要删除',
      '途中和飞行期间天数照算',
    ],
  },
  alt: {
    en: 'A phone with full reception in front of a busy crossing with neon signs and a red tower at dusk',
    th: 'โทรศัพท์สัญญาณเต็มตั้งอยู่หน้าทางม้าลายที่มีป้ายไฟนีออนและหอสีแดงยามเย็น',
    'zh-cn': '黄昏时，信号满格的手机立在霓虹路口与红塔前',
  },
  options: [
    {
      code: '15-days-5gb',
      name: { en: '5 GB, 15 days', th: '5 GB 15 วัน', 'zh-cn': '5 GB，15 天' },
      summary: {
        en: 'Full speed; at 5 GB the data stops. Hotspot works',
        th: 'ความเร็วเต็ม ครบ 5 GB เน็ตหยุด แชร์ฮอตสปอตได้',
        'zh-cn': '全程不降速，用满 5 GB 即停；可开热点',
      },
      window: 'NONE',
      inventory: 'SERIAL',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      plan: {
        gigabytes: 5,
        days: 15,
        networks: ['AIS', 'Singtel', 'KDDI', 'China Unicom', 'Maxis', 'SK Telecom'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 13 }],
    },
    {
      code: '30-days-15gb',
      name: { en: '15 GB, 30 days', th: '15 GB 30 วัน', 'zh-cn': '15 GB，30 天' },
      summary: {
        en: 'Full speed; at 15 GB the data stops. Hotspot works',
        th: 'ความเร็วเต็ม ครบ 15 GB เน็ตหยุด แชร์ฮอตสปอตได้',
        'zh-cn': '全程不降速，用满 15 GB 即停；可开热点',
      },
      window: 'NONE',
      inventory: 'SERIAL',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      plan: {
        gigabytes: 15,
        days: 30,
        networks: ['AIS', 'Singtel', 'KDDI', 'China Unicom', 'Maxis', 'SK Telecom'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 29 }],
    },
    {
      code: '14-days-unlimited',
      name: { en: 'Unlimited, 14 days', th: 'ไม่จำกัด 14 วัน', 'zh-cn': '不限量，14 天' },
      summary: {
        en: '1 GB a day at full speed, then 384 kbit/s until the day is over. No hotspot',
        th: 'ความเร็วเต็มวันละ 1 GB จากนั้น 384 kbit/s จนหมดวัน แชร์ฮอตสปอตไม่ได้',
        'zh-cn': '每天 1 GB 高速，之后 384 kbit/s，次日恢复；不能开热点',
      },
      window: 'NONE',
      inventory: 'SERIAL',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      plan: {
        gigabytes: null,
        days: 14,
        networks: ['AIS', 'Singtel', 'KDDI', 'China Unicom', 'Maxis', 'SK Telecom'],
        fairUse: { gigabytesPerDay: 1, kilobitsPerSecond: 384 },
        hotspot: false,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 32 }],
    },
  ],
}
