import type { ProductSeed } from '@/lib/server/db/seed/types'

export const esimUsa: ProductSeed = {
  id: 'esim-usa',
  vertical: 'esim',
  areas: ['new-york', 'arizona'],
  operator: 'Kitefoot Mobile Data',
  currency: 'USD',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'canyon', mood: 'noon', seed: 'E-usa2', view: 'phone' },
  name: { en: 'eSIM for the United States', th: 'eSIM สหรัฐอเมริกา', 'zh-cn': '美国 eSIM' },
  alsoCalled: { en: ['e-SIM'], th: ['อีซิม'], 'zh-cn': ['电子 SIM 卡', '手机流量'] },
  summary: {
    en: 'Two networks in one plan, which matters once you leave the interstate. In New York it works down to most subway platforms, though not in every tunnel. In the canyons of Arizona there is no network for any plan: load your maps before.',
    th: 'สองเครือข่ายในแพ็กเกจเดียว เห็นผลชัดเมื่อออกนอกทางหลวง ในนิวยอร์กใช้ได้ถึงชานชาลาใต้ดินส่วนใหญ่ แต่ไม่ใช่ทุกอุโมงค์ ส่วนในหุบผาแอริโซนาไม่มีเครือข่ายไหนถึง โหลดแผนที่ไว้ก่อน',
    'zh-cn':
      '一个套餐两家网络，离开州际公路后差别就出来了。纽约多数地铁站台有信号，但隧道里不一定。亚利桑那的峡谷里哪家都没网，请先下载地图。',
  },
  highlights: {
    en: [
      'T-Mobile and AT&T, 4G and 5G',
      'All fifty states, Hawaii and Alaska included',
      'Your own SIM stays in for bank codes',
    ],
    th: [
      'T-Mobile และ AT&T ทั้ง 4G และ 5G',
      'ใช้ได้ทั้งห้าสิบรัฐ รวมฮาวายและอะแลสกา',
      'ซิมเดิมยังอยู่ในเครื่อง รับรหัสธนาคารได้',
    ],
    'zh-cn': [
      'T-Mobile 与 AT&T，4G / 5G',
      '五十个州都能用，含夏威夷和阿拉斯加',
      '原卡留在手机里，银行验证码照收',
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
    en: ['A phone number: no calls, no text messages', 'Canada, Mexico and Guam'],
    th: ['เบอร์โทรศัพท์ โทรออกและรับ SMS ไม่ได้', 'แคนาดา เม็กซิโก และกวม'],
    'zh-cn': ['电话号码：不能打电话、收发短信', '加拿大、墨西哥和关岛'],
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
      'At the rims of the Grand Canyon the signal comes and goes; below the rim there is none',
    ],
    th: [
      'โทรศัพท์ต้องรองรับ eSIM และไม่ล็อกเครือข่าย กด *#06# แล้วดูว่ามีเลข EID ก่อนซื้อ',
      'ติดตั้งได้ครั้งเดียวในเครื่องเดียว อย่าลบก่อนจบทริป',
      'ที่ขอบแกรนด์แคนยอนสัญญาณมา ๆ หาย ๆ ต่ำกว่าขอบลงไปไม่มีเลย',
    ],
    'zh-cn': [
      '手机须支持 eSIM 且无网络锁：下单前拨 *#06#，能看到 EID 才可用；国行手机大多不支持',
      '只能在一台手机上安装一次，行程结束前不要删除',
      '大峡谷边缘信号时有时无，下到谷里完全没有',
    ],
  },
  alt: {
    en: 'A phone with full reception in front of red rock towers and a desert river at noon',
    th: 'โทรศัพท์สัญญาณเต็มตั้งอยู่หน้าแท่งหินสีแดงและแม่น้ำกลางทะเลทรายยามเที่ยงวัน',
    'zh-cn': '正午，信号满格的手机立在红色岩柱与荒漠河流前',
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
        networks: ['T-Mobile', 'AT&T'],
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
        networks: ['T-Mobile', 'AT&T'],
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
        networks: ['T-Mobile', 'AT&T'],
        fairUse: { gigabytesPerDay: 2, kilobitsPerSecond: 1024 },
        hotspot: false,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 46 }],
    },
  ],
}
