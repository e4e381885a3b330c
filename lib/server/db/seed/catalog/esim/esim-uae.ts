import type { ProductSeed } from '@/lib/server/db/seed/types'

export const esimUae: ProductSeed = {
  id: 'esim-uae',
  vertical: 'esim',
  areas: ['dubai'],
  operator: 'Kitefoot Mobile Data',
  currency: 'AED',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'supertall', mood: 'dawn', seed: 'E-uae2', view: 'phone' },
  name: { en: 'eSIM for the United Arab Emirates', th: 'eSIM สหรัฐอาหรับเอมิเรตส์', 'zh-cn': '阿联酋 eSIM' },
  alsoCalled: { en: ['e-SIM'], th: ['อีซิม'], 'zh-cn': ['电子 SIM 卡', '手机流量'] },
  summary: {
    en: 'Fast 5G in Dubai and Abu Dhabi and along the roads between. One thing to know first: voice and video calls in many chat apps are restricted in the country, on this line as on others. Messages, maps and ride apps work.',
    th: '5G เร็วทั้งในดูไบ อาบูดาบี และตามถนนระหว่างเมือง สิ่งที่ควรรู้ก่อนคือการโทรเสียงและวิดีโอในแอปแชตหลายตัวถูกจำกัดในประเทศนี้ ใช้สายไหนก็เหมือนกัน ส่วนข้อความ แผนที่ และแอปเรียกรถใช้ได้',
    'zh-cn':
      '迪拜、阿布扎比和沿途公路都有高速 5G。先说清楚一点：当地限制许多聊天应用的语音和视频通话，用哪条线路都一样。发消息、看地图、打车不受影响。',
  },
  highlights: {
    en: [
      'e& and du, 4G and 5G',
      'No counter and no passport copy after a night flight',
      'Works in the desert camps near Dubai, though not deep in the dunes',
    ],
    th: [
      'e& และ du ทั้ง 4G และ 5G',
      'ลงเครื่องดึกก็ไม่ต้องหาเคาน์เตอร์หรือถ่ายสำเนาหนังสือเดินทาง',
      'ใช้ได้ที่แคมป์ทะเลทรายใกล้ดูไบ แต่ลึกเข้าไปในเนินทรายไม่มีสัญญาณ',
    ],
    'zh-cn': [
      'e& 与 du，4G / 5G',
      '夜航落地不用找柜台，也不用复印护照',
      '迪拜近郊的沙漠营地能用，沙丘深处不行',
    ],
  },
  inclusions: {
    en: [
      'One eSIM profile as QR code and LPA code',
      'Data as in the chosen plan',
      'Help by chat, day and night, in three languages',
    ],
    th: ['โปรไฟล์ eSIM หนึ่งชุด เป็นคิวอาร์โค้ดและรหัส LPA', 'เน็ตตามแพ็กเกจที่เลือก', 'ช่วยเหลือทางแชตตลอดวันตลอดคืน สามภาษา'],
    'zh-cn': ['eSIM 配置一份（二维码与 LPA 激活码）', '所选套餐的流量', '全天候三语在线客服'],
  },
  exclusions: {
    en: ['A phone number: no calls, no text messages', 'Oman, also on a day trip to Musandam'],
    th: ['เบอร์โทรศัพท์ โทรออกและรับ SMS ไม่ได้', 'โอมาน รวมถึงทริปมูซันดัมแบบวันเดียว'],
    'zh-cn': ['电话号码：不能打电话、收发短信', '阿曼（去穆桑代姆一日游也不含）'],
  },
  howToUse: {
    en: 'As soon as you have paid, your order page shows the QR code and the LPA code when you ask for them; from then on the eSIM can no longer be cancelled. The days count from installation, so install it over Wi-Fi on the day you fly, not before. After landing switch the line on, with data roaming.',
    th: 'ชำระเงินแล้ว เปิดดูคิวอาร์โค้ดและรหัส LPA ได้ทันทีในหน้าคำสั่งซื้อ เมื่อเปิดดูแล้วจะยกเลิกไม่ได้ วันใช้งานนับตั้งแต่ติดตั้ง จึงควรติดตั้งผ่าน Wi-Fi ในวันที่บิน ไม่ใช่ก่อนหน้านั้น ถึงแล้วเปิดสายนี้พร้อมดาต้าโรมมิ่ง',
    'zh-cn':
      '付款后，可在订单页随时查看二维码和 LPA 激活码；一经查看便不能再取消。天数从安装时起算，请在出发当天连 Wi-Fi 安装，不要提前装。落地后打开这条线路和数据漫游。',
  },
  goodToKnow: {
    en: [
      'Your phone must take eSIM and have no network lock: dial *#06# and look for an EID number before you buy',
      'Calls in chat apps: do not count on them',
      'It installs once, on one phone: do not delete it before the trip is over',
    ],
    th: [
      'โทรศัพท์ต้องรองรับ eSIM และไม่ล็อกเครือข่าย กด *#06# แล้วดูว่ามีเลข EID ก่อนซื้อ',
      'อย่าหวังพึ่งการโทรผ่านแอปแชต',
      'ติดตั้งได้ครั้งเดียวในเครื่องเดียว อย่าลบก่อนจบทริป',
    ],
    'zh-cn': [
      '手机须支持 eSIM 且无网络锁：下单前拨 *#06#，能看到 EID 才可用；国行手机大多不支持',
      '不要指望用聊天应用打电话',
      '只能在一台手机上安装一次，行程结束前不要删除',
    ],
  },
  alt: {
    en: 'A phone with full reception in front of a very tall tower and its fountains at dawn',
    th: 'โทรศัพท์สัญญาณเต็มตั้งอยู่หน้าตึกสูงเสียดฟ้าและน้ำพุยามเช้าตรู่',
    'zh-cn': '清晨，信号满格的手机立在摩天高塔与喷泉前',
  },
  options: [
    {
      code: '7-days-3gb',
      name: { en: '3 GB, 7 days', th: '3 GB 7 วัน', 'zh-cn': '3 GB，7 天' },
      summary: {
        en: 'Full speed; at 3 GB the data stops. Hotspot works',
        th: 'ความเร็วเต็ม ครบ 3 GB เน็ตหยุด แชร์ฮอตสปอตได้',
        'zh-cn': '全程不降速，用满 3 GB 即停；可开热点',
      },
      window: 'NONE',
      inventory: 'SERIAL',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      plan: { gigabytes: 3, days: 7, networks: ['e&', 'du'], hotspot: true, validityStarts: 'installation' },
      units: [{ code: 'PROFILE', price: 45 }],
    },
    {
      code: '15-days-10gb',
      name: { en: '10 GB, 15 days', th: '10 GB 15 วัน', 'zh-cn': '10 GB，15 天' },
      summary: {
        en: 'Full speed; at 10 GB the data stops. Hotspot works',
        th: 'ความเร็วเต็ม ครบ 10 GB เน็ตหยุด แชร์ฮอตสปอตได้',
        'zh-cn': '全程不降速，用满 10 GB 即停；可开热点',
      },
      window: 'NONE',
      inventory: 'SERIAL',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      plan: {
        gigabytes: 10,
        days: 15,
        networks: ['e&', 'du'],
        hotspot: true,
        validityStarts: 'installation',
      },
      units: [{ code: 'PROFILE', price: 109 }],
    },
    {
      code: '30-days-20gb',
      name: { en: '20 GB, 30 days', th: '20 GB 30 วัน', 'zh-cn': '20 GB，30 天' },
      summary: {
        en: 'Full speed; at 20 GB the data stops. No hotspot',
        th: 'ความเร็วเต็ม ครบ 20 GB เน็ตหยุด แชร์ฮอตสปอตไม่ได้',
        'zh-cn': '全程不降速，用满 20 GB 即停；不能开热点',
      },
      window: 'NONE',
      inventory: 'SERIAL',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      plan: {
        gigabytes: 20,
        days: 30,
        networks: ['e&', 'du'],
        hotspot: false,
        validityStarts: 'installation',
      },
      units: [{ code: 'PROFILE', price: 169 }],
    },
  ],
}
