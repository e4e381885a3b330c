import { EVERY_DAY, MONDAY_TO_SATURDAY } from '@/lib/server/db/seed/catalog/weekdays'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const usTravelSim: ProductSeed = {
  id: 'us-travel-sim',
  vertical: 'connectivity',
  category: 'CATEGORY_082',
  areas: ['new-york', 'arizona'],
  operator: 'Longroad Wireless Goods',
  currency: 'USD',
  languages: ['en', 'es', 'zh'],
  picture: { subject: 'bridgecity', mood: 'noon', seed: 'S-usa5', view: 'sim' },
  gallery: [
    { subject: 'bridgecity', mood: 'noon', flip: true, view: 'postcard' },
    { subject: 'simpack', mood: 'dusk', flip: true },
    { subject: 'canyon', mood: 'dusk', flip: true, view: 'gate' },
    { subject: 'bridgecity', mood: 'noon', view: 'map' },
  ],
  name: { en: 'Travel SIM for the United States', th: 'ซิมท่องเที่ยวสหรัฐอเมริกา', 'zh-cn': '美国旅游 SIM 卡' },
  alsoCalled: { en: ['Prepaid SIM card'], th: ['ซิมการ์ด', 'ซิมเน็ต'], 'zh-cn': ['电话卡', '上网卡'] },
  summary: {
    en: 'An American number with calls, texts and data, so a motel or a tour office can ring you back. Strong in cities and along the interstates. In the canyons of Arizona there are hours without any bar: load the map before you drive.',
    th: 'เบอร์อเมริกันพร้อมโทร ข้อความ และเน็ต โมเต็ลหรือบริษัททัวร์โทรกลับหาได้ สัญญาณดีในเมืองและตามทางหลวงระหว่างรัฐ แต่ในหุบผาแอริโซนาอาจไม่มีสัญญาณเป็นชั่วโมง โหลดแผนที่ไว้ก่อนออกรถ',
    'zh-cn':
      '带美国号码，通话、短信、流量都有，汽车旅馆或旅行社能回电给你。城市和州际公路沿线信号好；亚利桑那的峡谷里可能几小时没信号，上路前先下载离线地图。',
  },
  highlights: {
    en: [
      'Unlimited calls and texts inside the United States',
      'Post to any address in the country, or pick up at JFK',
      'No contract, ends by itself',
    ],
    th: ['โทรและส่งข้อความในสหรัฐฯ ไม่จำกัด', 'ส่งถึงที่อยู่ในสหรัฐฯ หรือรับที่สนามบิน JFK', 'ไม่มีสัญญา หมดแล้วหยุดเอง'],
    'zh-cn': ['美国境内通话短信不限量', '可寄到美国境内地址，或在肯尼迪机场自取', '无合约，到期自动停'],
  },
  inclusions: {
    en: ['SIM card in all three sizes', 'American phone number', 'Data as in the chosen plan'],
    th: ['ซิมการ์ดตัดได้สามขนาด', 'เบอร์โทรศัพท์สหรัฐฯ', 'เน็ตตามแพ็กเกจ'],
    'zh-cn': ['三合一尺寸 SIM 卡', '美国手机号码', '所选套餐的流量'],
  },
  exclusions: {
    en: ['Canada and Mexico', 'Calls abroad'],
    th: ['แคนาดาและเม็กซิโก', 'โทรต่างประเทศ'],
    'zh-cn': ['加拿大和墨西哥', '国际长途'],
  },
  meeting: {
    name: {
      en: 'JFK Airport Terminal 4, arrivals',
      th: 'สนามบิน JFK อาคาร 4 ผู้โดยสารขาเข้า',
      'zh-cn': '肯尼迪机场 4 号航站楼到达厅',
    },
    directions: {
      en: 'Right after customs, the kiosk beside the AirTrain sign, 07:00–23:00. If you fly to Phoenix choose delivery to your first hotel.',
      th: 'ออกจากศุลกากรแล้วเลี้ยวขวา คีออสก์ข้างป้าย AirTrain เปิด 07:00–23:00 ถ้าบินลงฟีนิกซ์ ให้เลือกจัดส่งไปโรงแรมแรก',
      'zh-cn': '出海关右转，AirTrain 指示牌旁的小柜台，07:00–23:00。飞凤凰城的旅客请选配送到第一晚的酒店。',
    },
    latitude: 40.6437,
    longitude: -73.7822,
  },
  handover: {
    points: [{ code: 'jfk-t4', hours: [{ days: EVERY_DAY, opens: '07:00', closes: '23:00' }] }],
    delivery: { lead_days: 4, days: MONDAY_TO_SATURDAY },
    use: {
      pickup: {
        en: 'Show the code at the kiosk. Put the card in, restart, and call the number on the leaflet to switch it on; it takes two minutes.',
        th: 'แสดงโค้ดที่คีออสก์ ใส่ซิม ปิดเปิดเครื่อง แล้วโทรเบอร์ในใบแนบเพื่อเปิดใช้ ใช้เวลาสองนาที',
        'zh-cn': '在柜台出示凭证码。装卡重启，拨打说明书上的号码开通，两分钟就好。',
      },
      delivery: {
        en: 'Open the parcel, put the card in, restart, and call the number on the leaflet to switch it on; it takes two minutes.',
        th: 'เปิดพัสดุ ใส่ซิม ปิดเปิดเครื่อง แล้วโทรเบอร์ในใบแนบเพื่อเปิดใช้ ใช้เวลาสองนาที',
        'zh-cn': '拆开包裹，装卡重启，拨打说明书上的号码开通，两分钟就好。',
      },
    },
  },
  howToUse: {
    en: 'Show the code at the kiosk, or open the parcel. Put the card in, restart, and call the number on the leaflet to switch it on; it takes two minutes.',
    th: 'แสดงโค้ดที่คีออสก์ หรือเปิดพัสดุ ใส่ซิม ปิดเปิดเครื่อง แล้วโทรเบอร์ในใบแนบเพื่อเปิดใช้ ใช้เวลาสองนาที',
    'zh-cn': '在柜台出示凭证码，或拆开包裹。装卡重启，拨打说明书上的号码开通，两分钟就好。',
  },
  goodToKnow: {
    en: [
      'At the South Rim of the Grand Canyon the signal is patchy; below the rim there is none',
      'Delivery in the United States takes 2–4 working days',
      'Phones made for one Asian network may lack the band that carries far in the country: check for band 71',
    ],
    th: [
      'ที่เซาท์ริมของแกรนด์แคนยอนสัญญาณมาบ้างไม่มาบ้าง ต่ำกว่าขอบลงไปไม่มีเลย',
      'จัดส่งในสหรัฐฯ 2–4 วันทำการ',
      'โทรศัพท์บางรุ่นจากเอเชียไม่มีย่านความถี่ที่ส่งไกลในชนบท ตรวจดูว่ารองรับ band 71',
    ],
    'zh-cn': [
      '大峡谷南缘信号时有时无，下到谷里完全没有',
      '美国境内配送 2–4 个工作日',
      '部分亚洲版手机缺少乡村地区覆盖远的频段，请查看是否支持 B71 频段',
    ],
  },
  alt: {
    en: 'Three SIM cards in front of a suspension bridge and city towers at noon',
    th: 'ซิมการ์ดสามใบตั้งอยู่หน้าสะพานแขวนและตึกสูงของเมืองยามเที่ยงวัน',
    'zh-cn': '正午，三张 SIM 卡立在悬索桥与城市高楼前',
  },
  options: [
    {
      code: '10-days-10gb',
      name: { en: '10 days, 10 GB', th: '10 วัน 10 GB', 'zh-cn': '10 天 10 GB' },
      summary: {
        en: '10 GB at full speed, then the data stops',
        th: 'ความเร็วเต็ม 10 GB ใช้ครบแล้วเน็ตหยุด',
        'zh-cn': '10 GB 高速流量，用完即停',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 90,
      cutoffMinutes: 0,
      maxUnits: 4,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      plan: { gigabytes: 10, days: 10, networks: ['T-Mobile'], hotspot: true, validityStarts: 'first_use' },
      units: [{ code: 'ITEM', label: { en: 'SIM card', th: 'ซิมการ์ด', 'zh-cn': 'SIM 卡' }, price: 29 }],
    },
    {
      code: '30-days-unlimited',
      name: { en: '30 days, unlimited', th: '30 วัน ไม่จำกัด', 'zh-cn': '30 天不限量' },
      summary: {
        en: '2 GB a day at full speed, then 1 Mbit/s; no hotspot',
        th: 'ความเร็วเต็มวันละ 2 GB จากนั้น 1 Mbit/s แชร์ฮอตสปอตไม่ได้',
        'zh-cn': '每天 2 GB 高速，之后 1 Mbit/s；不能开热点',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 60,
      cutoffMinutes: 0,
      maxUnits: 4,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      plan: {
        gigabytes: null,
        days: 30,
        networks: ['T-Mobile'],
        fairUse: { gigabytesPerDay: 2, kilobitsPerSecond: 1024 },
        hotspot: false,
        validityStarts: 'first_use',
      },
      units: [{ code: 'ITEM', label: { en: 'SIM card', th: 'ซิมการ์ด', 'zh-cn': 'SIM 卡' }, price: 59 }],
    },
  ],
}
