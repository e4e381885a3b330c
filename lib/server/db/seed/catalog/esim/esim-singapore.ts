import type { ProductSeed } from '@/lib/server/db/seed/types'

export const esimSingapore: ProductSeed = {
  id: 'esim-singapore',
  vertical: 'esim',
  areas: ['singapore'],
  operator: 'Kitefoot Mobile Data',
  currency: 'SGD',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'skyline', mood: 'dusk', seed: 'E-singapore', view: 'phone' },
  name: { en: 'eSIM for Singapore', th: 'eSIM สิงคโปร์', 'zh-cn': '新加坡 eSIM' },
  alsoCalled: { en: ['e-SIM'], th: ['อีซิม'], 'zh-cn': ['电子 SIM 卡', '手机流量'] },
  summary: {
    en: 'Small plans for a small country: a long weekend needs about 3 GB. Good everywhere, the MRT tunnels included. If you also cross to Johor, take the Asia plan, which has Malaysia; neither covers Batam.',
    th: 'แพ็กเกจเล็กสำหรับประเทศเล็ก วันหยุดยาวใช้ราว 3 GB ก็พอ สัญญาณดีทุกที่รวมอุโมงค์ MRT ถ้าจะข้ามไปยะโฮร์ด้วย แพ็กเกจเอเชียที่รวมมาเลเซียเหมาะกว่า ส่วนบาตัมไม่รวมทั้งสองแบบ',
    'zh-cn':
      '小国家用小套餐：过个长周末 3 GB 左右就够。全岛信号都好，地铁隧道里也行。想顺路去新山，请选含马来西亚的亚洲套餐；巴淡岛两款都不含。',
  },
  highlights: {
    en: ['Singtel and StarHub, 4G and 5G', 'Ready minutes after paying', 'Hotspot in all plans'],
    th: ['Singtel และ StarHub ทั้ง 4G และ 5G', 'ใช้ได้ภายในไม่กี่นาทีหลังชำระเงิน', 'แชร์ฮอตสปอตได้ทุกแพ็กเกจ'],
    'zh-cn': ['Singtel 与 StarHub，4G / 5G', '付款后几分钟就能装', '所有套餐都能开热点'],
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
    en: ['A phone number: no calls, no text messages', 'Malaysia and Indonesia'],
    th: ['เบอร์โทรศัพท์ โทรออกและรับ SMS ไม่ได้', 'มาเลเซียและอินโดนีเซีย'],
    'zh-cn': ['电话号码：不能打电话、收发短信', '马来西亚和印度尼西亚'],
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
      'Near the Johor strait choose the network by hand, or the phone may hang on one from Malaysia',
    ],
    th: [
      'โทรศัพท์ต้องรองรับ eSIM และไม่ล็อกเครือข่าย กด *#06# แล้วดูว่ามีเลข EID ก่อนซื้อ',
      'ติดตั้งได้ครั้งเดียวในเครื่องเดียว อย่าลบก่อนจบทริป',
      'ใกล้ช่องแคบยะโฮร์ให้เลือกเครือข่ายเอง ไม่อย่างนั้นโทรศัพท์อาจค้างที่เครือข่ายมาเลเซีย',
    ],
    'zh-cn': [
      '手机须支持 eSIM 且无网络锁：下单前拨 *#06#，能看到 EID 才可用；国行手机大多不支持',
      '只能在一台手机上安装一次，行程结束前不要删除',
      '靠近柔佛海峡时请手动选网，否则手机可能卡在马来西亚网络上',
    ],
  },
  alt: {
    en: 'A phone with full reception in front of the lit towers of a city on the bay at dusk',
    th: 'โทรศัพท์สัญญาณเต็มตั้งอยู่หน้าตึกสูงริมอ่าวที่เปิดไฟยามเย็น',
    'zh-cn': '黄昏时，信号满格的手机立在海湾边亮灯的高楼前',
  },
  options: [
    {
      code: '5-days-3gb',
      name: { en: '3 GB, 5 days', th: '3 GB 5 วัน', 'zh-cn': '3 GB，5 天' },
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
        days: 5,
        networks: ['Singtel', 'StarHub'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 6 }],
    },
    {
      code: '10-days-10gb',
      name: { en: '10 GB, 10 days', th: '10 GB 10 วัน', 'zh-cn': '10 GB，10 天' },
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
        days: 10,
        networks: ['Singtel', 'StarHub'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 11 }],
    },
    {
      code: '30-days-30gb',
      name: { en: '30 GB, 30 days', th: '30 GB 30 วัน', 'zh-cn': '30 GB，30 天' },
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
        days: 30,
        networks: ['Singtel', 'StarHub'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'PROFILE', price: 22 }],
    },
  ],
}
