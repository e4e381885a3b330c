import type { ProductSeed } from '@/lib/server/db/seed/types'

export const esimAustralia: ProductSeed = {
  id: 'esim-australia',
  vertical: 'esim',
  areas: ['sydney'],
  operator: 'Kitefoot Mobile Data',
  currency: 'AUD',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'sails', mood: 'dawn', seed: 'E-australia', view: 'phone' },
  name: { en: 'eSIM for Australia', th: 'eSIM ออสเตรเลีย', 'zh-cn': '澳大利亚 eSIM' },
  alsoCalled: { en: ['e-SIM'], th: ['อีซิม'], 'zh-cn': ['电子 SIM 卡', '手机流量'] },
  summary: {
    en: 'In the cities any network will do; an hour inland only one or two are left, and this plan has them. Most of the country is still without any signal at all. If you drive the outback, rent a satellite beacon as well.',
    th: 'ในเมืองเครือข่ายไหนก็ได้ แต่ขับเข้าไปหนึ่งชั่วโมงเหลือแค่หนึ่งหรือสองราย ซึ่งแพ็กเกจนี้มีครบ ถึงอย่างนั้นพื้นที่ส่วนใหญ่ของประเทศก็ยังไม่มีสัญญาณ ถ้าขับเข้าเอาต์แบ็ก ควรเช่าเครื่องส่งสัญญาณดาวเทียมด้วย',
    'zh-cn':
      '城里哪家网都行，往内陆开一小时就只剩一两家，这个套餐都有。不过全国大部分地方仍然没有信号；自驾内陆请另租卫星求救信标。',
  },
  highlights: {
    en: [
      'Telstra and Optus, 4G and 5G',
      'Holds a signal on the coast roads from Sydney',
      'Your own SIM stays in for bank codes',
    ],
    th: [
      'Telstra และ Optus ทั้ง 4G และ 5G',
      'มีสัญญาณเกือบตลอดถนนเลียบทะเลจากซิดนีย์',
      'ซิมเดิมยังอยู่ในเครื่อง รับรหัสธนาคารได้',
    ],
    'zh-cn': ['Telstra 与 Optus，4G / 5G', '悉尼出发的海岸公路沿线信号好', '原卡留在手机里，银行验证码照收'],
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
    en: ['A phone number: no calls, no text messages', 'New Zealand'],
    th: ['เบอร์โทรศัพท์ โทรออกและรับ SMS ไม่ได้', 'นิวซีแลนด์'],
    'zh-cn': ['电话号码：不能打电话、收发短信', '新西兰'],
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
      'Australia has no 3G any more: an older phone may find no network even with this plan',
    ],
    th: [
      'โทรศัพท์ต้องรองรับ eSIM และไม่ล็อกเครือข่าย กด *#06# แล้วดูว่ามีเลข EID ก่อนซื้อ',
      'ติดตั้งได้ครั้งเดียวในเครื่องเดียว อย่าลบก่อนจบทริป',
      'ออสเตรเลียปิด 3G แล้ว โทรศัพท์รุ่นเก่าอาจไม่เจอเครือข่ายเลย',
    ],
    'zh-cn': [
      '手机须支持 eSIM 且无网络锁：下单前拨 *#06#，能看到 EID 才可用；国行手机大多不支持',
      '只能在一台手机上安装一次，行程结束前不要删除',
      '澳大利亚已关闭 3G，较旧的手机可能搜不到网络',
    ],
  },
  alt: {
    en: 'A phone with full reception in front of a harbour bridge and a hall with roofs like sails at dawn',
    th: 'โทรศัพท์สัญญาณเต็มตั้งอยู่หน้าสะพานอ่าวและอาคารหลังคารูปใบเรือยามเช้าตรู่',
    'zh-cn': '清晨，信号满格的手机立在海港大桥与帆形屋顶前',
  },
  options: [
    {
      code: '10-days-5gb',
      name: { en: '5 GB, 10 days', th: '5 GB 10 วัน', 'zh-cn': '5 GB，10 天' },
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
        days: 10,
        networks: ['Telstra', 'Optus'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 14 }],
    },
    {
      code: '30-days-20gb',
      name: { en: '20 GB, 30 days', th: '20 GB 30 วัน', 'zh-cn': '20 GB，30 天' },
      summary: {
        en: 'Full speed; at 20 GB the data stops. Hotspot works',
        th: 'ความเร็วเต็ม ครบ 20 GB เน็ตหยุด แชร์ฮอตสปอตได้',
        'zh-cn': '全程不降速，用满 20 GB 即停；可开热点',
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
        networks: ['Telstra', 'Optus'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 34 }],
    },
    {
      code: '15-days-unlimited',
      name: { en: 'Unlimited, 15 days', th: 'ไม่จำกัด 15 วัน', 'zh-cn': '不限量，15 天' },
      summary: {
        en: '2 GB a day at full speed, then 1 Mbit/s until the day is over. No hotspot',
        th: 'ความเร็วเต็มวันละ 2 GB จากนั้น 1 Mbit/s จนหมดวัน แชร์ฮอตสปอตไม่ได้',
        'zh-cn': '每天 2 GB 高速，之后 1 Mbit/s，次日恢复；不能开热点',
      },
      window: 'NONE',
      inventory: 'SERIAL',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      plan: {
        gigabytes: null,
        days: 15,
        networks: ['Telstra', 'Optus'],
        fairUse: { gigabytesPerDay: 2, kilobitsPerSecond: 1024 },
        hotspot: false,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 52 }],
    },
  ],
}
