import type { ProductSeed } from '@/lib/server/db/seed/types'

export const esimThailand: ProductSeed = {
  id: 'esim-thailand',
  vertical: 'esim',
  areas: ['bangkok', 'phuket', 'chiang-mai'],
  operator: 'Kitefoot Mobile Data',
  currency: 'THB',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'temple', mood: 'dusk', seed: 'E-thailand3', view: 'phone' },
  gallery: [
    { subject: 'temple', mood: 'noon', view: 'gate' },
    { subject: 'karst', mood: 'noon', view: 'map' },
    { subject: 'lanna', mood: 'dawn', view: 'postcard' },
    { subject: 'temple', mood: 'dusk', view: 'people' },
  ],
  name: { en: 'eSIM for Thailand', th: 'eSIM ไทย', 'zh-cn': '泰国 eSIM' },
  alsoCalled: { en: ['e-SIM'], th: ['อีซิม'], 'zh-cn': ['电子 SIM 卡', '手机流量'] },
  summary: {
    en: 'Data for Thailand with no counter, no photo and no queue at midnight. It reaches the beaches, the night trains and most of the islands. It has no Thai number, so set up your ride app at home, where its code can reach you.',
    th: 'เน็ตสำหรับเที่ยวไทย ไม่ต้องต่อคิว ไม่ต้องถ่ายรูปลงทะเบียน ใช้ได้ทั้งชายหาด รถไฟกลางคืน และเกาะส่วนใหญ่ ไม่มีเบอร์ไทยให้ แอปเรียกรถควรสมัครตั้งแต่ที่บ้านซึ่งรับรหัสได้',
    'zh-cn':
      '不去柜台、不拍照、半夜落地不排队。海滩、夜车和大多数岛上都有网。不带泰国号码，打车应用请在家先注册好，验证码才收得到。',
  },
  highlights: {
    en: [
      'AIS and TrueMove H, 4G and 5G',
      'Works on Phuket, Samui, Phi Phi and the boats between',
      'Ready minutes after paying',
    ],
    th: [
      'AIS และ TrueMove H ทั้ง 4G และ 5G',
      'ใช้ได้ที่ภูเก็ต สมุย พีพี และบนเรือระหว่างเกาะ',
      'ใช้ได้ภายในไม่กี่นาทีหลังชำระเงิน',
    ],
    'zh-cn': ['AIS 与 TrueMove H，4G / 5G', '普吉、苏梅、皮皮岛和岛间船上都能用', '付款后几分钟就能装'],
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
    en: ['A phone number: no calls, no text messages', 'Use in Laos, Cambodia and Malaysia'],
    th: ['เบอร์โทรศัพท์ โทรออกและรับ SMS ไม่ได้', 'การใช้งานในลาว กัมพูชา และมาเลเซีย'],
    'zh-cn': ['电话号码：不能打电话、收发短信', '在老挝、柬埔寨和马来西亚使用'],
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
      'In the national parks of the north and on the Similan Islands there is little or no signal',
    ],
    th: [
      'โทรศัพท์ต้องรองรับ eSIM และไม่ล็อกเครือข่าย กด *#06# แล้วดูว่ามีเลข EID ก่อนซื้อ',
      'ติดตั้งได้ครั้งเดียวในเครื่องเดียว อย่าลบก่อนจบทริป',
      'ในอุทยานทางเหนือและหมู่เกาะสิมิลันแทบไม่มีสัญญาณ',
    ],
    'zh-cn': [
      '手机须支持 eSIM 且无网络锁：下单前拨 *#06#，能看到 EID 才可用；国行手机大多不支持',
      '只能在一台手机上安装一次，行程结束前不要删除',
      '北部国家公园和斯米兰群岛几乎没有信号',
    ],
  },
  alt: {
    en: 'A phone with full reception in front of the spires of a riverside temple at dusk',
    th: 'โทรศัพท์สัญญาณเต็มตั้งอยู่หน้าพระปรางค์ของวัดริมแม่น้ำยามเย็น',
    'zh-cn': '黄昏时，信号满格的手机立在河边寺庙的尖塔前',
  },
  options: [
    {
      code: '7-days-10gb',
      name: { en: '10 GB, 7 days', th: '10 GB 7 วัน', 'zh-cn': '10 GB，7 天' },
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
        days: 7,
        networks: ['AIS', 'TrueMove H'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 199 }],
    },
    {
      code: '15-days-30gb',
      name: { en: '30 GB, 15 days', th: '30 GB 15 วัน', 'zh-cn': '30 GB，15 天' },
      summary: {
        en: 'Full speed; at 30 GB the data stops. Hotspot works',
        th: 'ความเร็วเต็ม ครบ 30 GB เน็ตหยุด แชร์ฮอตสปอตได้',
        'zh-cn': '全程不降速，用满 30 GB 即停；可开热点',
      },
      window: 'NONE',
      inventory: 'SERIAL',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      plan: {
        gigabytes: 30,
        days: 15,
        networks: ['AIS', 'TrueMove H'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 390 }],
    },
    {
      code: '10-days-unlimited',
      name: { en: 'Unlimited, 10 days', th: 'ไม่จำกัด 10 วัน', 'zh-cn': '不限量，10 天' },
      summary: {
        en: '3 GB a day at full speed, then 1 Mbit/s until the day is over. Hotspot works',
        th: 'ความเร็วเต็มวันละ 3 GB จากนั้น 1 Mbit/s จนหมดวัน แชร์ฮอตสปอตได้',
        'zh-cn': '每天 3 GB 高速，之后 1 Mbit/s，次日恢复；可开热点',
      },
      window: 'NONE',
      inventory: 'SERIAL',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      plan: {
        gigabytes: null,
        days: 10,
        networks: ['AIS', 'TrueMove H'],
        fairUse: { gigabytesPerDay: 3, kilobitsPerSecond: 1024 },
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 450 }],
    },
  ],
}
