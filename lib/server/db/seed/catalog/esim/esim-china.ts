import type { ProductSeed } from '@/lib/server/db/seed/types'

export const esimChina: ProductSeed = {
  id: 'esim-china',
  vertical: 'esim',
  areas: ['beijing'],
  operator: 'Kitefoot Mobile Data',
  currency: 'CNY',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'palace', mood: 'noon', seed: 'E-china2', view: 'phone' },
  gallery: [
    { subject: 'greatwall', mood: 'dawn', view: 'postcard' },
    { subject: 'palace', mood: 'noon', view: 'map' },
    { subject: 'greatwall', mood: 'dawn', flip: true, view: 'people' },
    { subject: 'palace', mood: 'dusk', view: 'gate' },
  ],
  name: { en: 'eSIM for mainland China', th: 'eSIM จีนแผ่นดินใหญ่', 'zh-cn': '中国内地 eSIM' },
  alsoCalled: { en: ['e-SIM'], th: ['อีซิม'], 'zh-cn': ['电子 SIM 卡', '手机流量'] },
  summary: {
    en: 'A roaming line on Chinese networks: it works as your home number would when roaming, with no local registration. Install it before you leave; over hotel Wi-Fi in China the download may fail. It is slower than a local SIM, and no one can promise every app.',
    th: 'สายโรมมิ่งบนเครือข่ายจีน ใช้งานเหมือนเปิดโรมมิ่งจากเบอร์เดิมของคุณ ไม่ต้องลงทะเบียนในจีน ต้องติดตั้งก่อนเดินทาง เพราะโหลดผ่าน Wi-Fi โรงแรมในจีนอาจไม่สำเร็จ ช้ากว่าซิมท้องถิ่น และรับรองไม่ได้ทุกแอป',
    'zh-cn':
      '走内地网络的漫游线路，用起来和境外号码漫游一样，不用办本地卡实名。请在出发前装好，到了内地连酒店 Wi-Fi 可能下载不成功。速度比本地卡慢，也没法保证每个应用都能用。',
  },
  highlights: {
    en: [
      'China Unicom and China Mobile, 4G and 5G',
      'No registration with a passport',
      'Good in high-speed trains and on the Wall at Mutianyu',
    ],
    th: [
      'China Unicom และ China Mobile ทั้ง 4G และ 5G',
      'ไม่ต้องลงทะเบียนด้วยหนังสือเดินทาง',
      'ใช้ได้บนรถไฟความเร็วสูงและกำแพงเมืองจีนด่านมู่เถียนอวี้',
    ],
    'zh-cn': ['中国联通与中国移动，4G / 5G', '无需护照实名', '高铁上和慕田峪长城都有信号'],
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
    en: ['A phone number: no calls, no text messages', 'Hong Kong, Macao and Taiwan'],
    th: ['เบอร์โทรศัพท์ โทรออกและรับ SMS ไม่ได้', 'ฮ่องกง มาเก๊า และไต้หวัน'],
    'zh-cn': ['电话号码：不能打电话、收发短信', '港澳台地区'],
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
      'Set up your payment app and its card before you fly: the code goes to your own number',
      'Shared bicycles and some ticket sites want a Chinese number: they will not work',
    ],
    th: [
      'โทรศัพท์ต้องรองรับ eSIM และไม่ล็อกเครือข่าย กด *#06# แล้วดูว่ามีเลข EID ก่อนซื้อ',
      'ตั้งแอปจ่ายเงินและผูกบัตรก่อนบิน เพราะรหัสส่งเข้าเบอร์ของคุณ',
      'จักรยานสาธารณะและเว็บขายตั๋วบางแห่งต้องใช้เบอร์จีน จึงใช้ไม่ได้',
    ],
    'zh-cn': [
      '手机须支持 eSIM 且无网络锁：下单前拨 *#06#，能看到 EID 才可用；国行手机大多不支持',
      '支付应用和银行卡请出发前绑好，验证码会发到你自己的号码',
      '共享单车和部分购票网站需要内地手机号，用不了',
    ],
  },
  alt: {
    en: 'A phone with full reception in front of a palace with red columns and a yellow roof at noon',
    th: 'โทรศัพท์สัญญาณเต็มตั้งอยู่หน้าพระราชวังเสาแดงหลังคาเหลืองยามเที่ยงวัน',
    'zh-cn': '正午，信号满格的手机立在红柱黄瓦的宫殿前',
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
      plan: {
        gigabytes: 3,
        days: 7,
        networks: ['China Unicom', 'China Mobile'],
        hotspot: true,
        validityStarts: 'first_use',
      },
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
        networks: ['China Unicom', 'China Mobile'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 109 }],
    },
    {
      code: '10-days-unlimited',
      name: { en: 'Unlimited, 10 days', th: 'ไม่จำกัด 10 วัน', 'zh-cn': '不限量，10 天' },
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
        days: 10,
        networks: ['China Unicom', 'China Mobile'],
        fairUse: { gigabytesPerDay: 1, kilobitsPerSecond: 384 },
        hotspot: false,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 89 }],
    },
  ],
}
