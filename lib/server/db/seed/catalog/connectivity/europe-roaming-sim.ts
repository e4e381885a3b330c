import { EUROPE } from '@/lib/server/db/seed/catalog/coverage'
import { MONDAY_TO_SATURDAY } from '@/lib/server/db/seed/catalog/weekdays'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const europeRoamingSim: ProductSeed = {
  id: 'europe-roaming-sim',
  vertical: 'connectivity',
  category: 'CATEGORY_082',
  areas: ['paris', 'rome', 'amsterdam', 'london'],
  coverage: EUROPE,
  operator: 'Ponte Mobile Cards',
  currency: 'EUR',
  languages: ['en', 'fr', 'it'],
  picture: { subject: 'amphitheatre', mood: 'noon', seed: 'S-europe', view: 'sim' },
  gallery: [
    { subject: 'ironcity', mood: 'dawn', view: 'gate' },
    { subject: 'amphitheatre', mood: 'dusk', flip: true, view: 'map' },
    { subject: 'simpack', mood: 'dawn', flip: true },
    { subject: 'canal', mood: 'dawn', view: 'people' },
  ],
  name: {
    en: 'Roaming SIM for 32 countries of Europe',
    th: 'ซิมโรมมิ่งยุโรป 32 ประเทศ',
    'zh-cn': '欧洲 32 国漫游 SIM 卡',
  },
  alsoCalled: { en: ['Prepaid SIM card'], th: ['ซิมการ์ด', 'ซิมเน็ต'], 'zh-cn': ['电话卡', '上网卡'] },
  summary: {
    en: 'One card for the whole trip, from London to Rome, posted to you before you leave. Put it in on the plane; it starts by itself on the first network it meets. Order ten days ahead: the post is the slow part.',
    th: 'ซิมใบเดียวตลอดทริป จากลอนดอนถึงโรม ส่งถึงบ้านก่อนเดินทาง ใส่บนเครื่องบินได้เลย พอเจอเครือข่ายแรกก็เริ่มใช้งานเอง ควรสั่งล่วงหน้าสิบวัน เพราะช้าที่ไปรษณีย์',
    'zh-cn':
      '从伦敦到罗马，一张卡走到底，出发前寄到家。飞机上就能换好，连上第一个网络便自动开通。请提前十天下单，慢的是邮寄。',
  },
  highlights: {
    en: [
      'The EU, the United Kingdom, Switzerland and Norway in one card',
      'No registration, no shop to find',
      'Hotspot allowed, within your data',
    ],
    th: [
      'ใบเดียวครอบคลุมอียู สหราชอาณาจักร สวิตเซอร์แลนด์ และนอร์เวย์',
      'ไม่ต้องลงทะเบียน ไม่ต้องหาร้าน',
      'แชร์ฮอตสปอตได้ตามปริมาณเน็ต',
    ],
    'zh-cn': ['一卡覆盖欧盟、英国、瑞士和挪威', '无需实名，不用找门店', '可开热点，计入套餐流量'],
  },
  inclusions: {
    en: [
      'SIM card in all three sizes and a pin',
      'Data as in the chosen plan',
      'Post with tracking to Thailand, Singapore and Hong Kong',
    ],
    th: ['ซิมการ์ดตัดได้สามขนาดพร้อมเข็มจิ้ม', 'เน็ตตามแพ็กเกจ', 'ค่าส่งแบบติดตามได้ ไปไทย สิงคโปร์ และฮ่องกง'],
    'zh-cn': ['三合一尺寸 SIM 卡和取卡针', '所选套餐的流量', '可追踪邮寄，送至泰国、新加坡和中国香港'],
  },
  exclusions: {
    en: ['Calls and text messages: data only', 'Turkey, Serbia and Andorra'],
    th: ['การโทรและ SMS (ซิมนี้ใช้เน็ตอย่างเดียว)', 'ตุรกี เซอร์เบีย และอันดอร์รา'],
    'zh-cn': ['通话与短信：纯流量卡', '土耳其、塞尔维亚和安道尔'],
  },
  handover: {
    points: [],
    delivery: { lead_days: 10, days: MONDAY_TO_SATURDAY },
  },
  howToUse: {
    en: 'Put the card in before landing and switch data roaming on. The first network can take five minutes; if nothing comes, restart the phone once.',
    th: 'ใส่ซิมก่อนเครื่องลงและเปิดดาต้าโรมมิ่ง ครั้งแรกอาจใช้เวลาห้านาที ถ้ายังไม่ขึ้นให้ปิดเปิดเครื่องหนึ่งครั้ง',
    'zh-cn': '落地前换卡并打开数据漫游。首次连接可能要 5 分钟，还没信号就重启一次手机。',
  },
  goodToKnow: {
    en: [
      'Delivery takes 3–6 working days; the tracking number comes by mail',
      'While it is in the tray your own number gets no messages, so bank codes do not arrive',
      'On ferries and planes the phone may find a ship or satellite network: stay in flight mode there',
    ],
    th: [
      'จัดส่ง 3–6 วันทำการ เลขติดตามส่งทางอีเมล',
      'ระหว่างใส่ซิมนี้ เบอร์เดิมรับข้อความไม่ได้ รหัสจากธนาคารจะไม่เข้า',
      'บนเรือและเครื่องบิน โทรศัพท์อาจไปจับเครือข่ายของเรือหรือดาวเทียม ให้เปิดโหมดเครื่องบินไว้',
    ],
    'zh-cn': [
      '配送 3–6 个工作日，运单号发到邮箱',
      '换卡期间原号码收不到短信，银行验证码也收不到',
      '在渡轮和飞机上可能连到船载或卫星网络，请开飞行模式',
    ],
  },
  alt: {
    en: 'Three SIM cards in front of a Roman amphitheatre at noon',
    th: 'ซิมการ์ดสามใบตั้งอยู่หน้าอัฒจันทร์โรมันยามเที่ยงวัน',
    'zh-cn': '正午，三张 SIM 卡立在古罗马圆形竞技场前',
  },
  options: [
    {
      code: '15-days-10gb',
      name: { en: '15 days, 10 GB', th: '15 วัน 10 GB', 'zh-cn': '15 天 10 GB' },
      summary: { en: 'At 10 GB the data stops', th: 'ครบ 10 GB เน็ตหยุด', 'zh-cn': '用满 10 GB 即停' },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 140,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      questions: ['lead_delivery_address'],
      fulfilment: ['delivery'],
      plan: {
        gigabytes: 10,
        days: 15,
        networks: ['Orange', 'TIM', 'KPN', 'EE'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'ITEM', label: { en: 'SIM card', th: 'ซิมการ์ด', 'zh-cn': 'SIM 卡' }, price: 19.9 }],
    },
    {
      code: '30-days-30gb',
      name: { en: '30 days, 30 GB', th: '30 วัน 30 GB', 'zh-cn': '30 天 30 GB' },
      summary: { en: 'At 30 GB the data stops', th: 'ครบ 30 GB เน็ตหยุด', 'zh-cn': '用满 30 GB 即停' },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 90,
      cutoffMinutes: 0,
      maxUnits: 5,
      policy: 'free-until-used',
      questions: ['lead_delivery_address'],
      fulfilment: ['delivery'],
      plan: {
        gigabytes: 30,
        days: 30,
        networks: ['Orange', 'TIM', 'KPN', 'EE'],
        hotspot: true,
        validityStarts: 'first_use',
      },
      units: [{ code: 'ITEM', label: { en: 'SIM card', th: 'ซิมการ์ด', 'zh-cn': 'SIM 卡' }, price: 36.9 }],
    },
  ],
}
