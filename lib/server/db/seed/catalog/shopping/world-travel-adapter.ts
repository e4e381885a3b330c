import type { ProductSeed } from '@/lib/server/db/seed/types'

export const worldTravelAdapter: ProductSeed = {
  id: 'world-travel-adapter',
  vertical: 'shopping',
  category: 'CATEGORY_092',
  areas: ['bangkok', 'tokyo', 'london'],
  operator: 'Kilo Travel Goods',
  currency: 'THB',
  languages: ['en', 'th', 'zh', 'ja'],
  picture: { subject: 'adapter', mood: 'noon', seed: 'world-travel-adapter-3' },
  gallery: [
    { subject: 'adapter', mood: 'dawn', view: 'detail' },
    { subject: 'room', mood: 'noon', flip: true },
    { subject: 'crossing', mood: 'dusk', view: 'hotel' },
    { subject: 'opencase', mood: 'dawn' },
  ],
  name: {
    en: 'World travel adapter with USB-C',
    th: 'ปลั๊กแปลงทั่วโลกพร้อม USB-C',
    'zh-cn': '带 USB-C 的全球旅行转换插头',
  },
  summary: {
    en: 'Plugs for some 150 countries in a block the size of a bar of soap, with USB-C ports for phone and laptop. It changes the plug, not the voltage: check that your hair dryer says 100–240 V. Brought to your hotel in Bangkok, Tokyo or London.',
    th: 'หัวปลั๊กใช้ได้ราว 150 ประเทศในขนาดเท่าก้อนสบู่ มีช่อง USB-C ชาร์จโทรศัพท์และโน้ตบุ๊ก เปลี่ยนเฉพาะหัวปลั๊ก ไม่แปลงแรงดัน ตรวจว่าเครื่องเป่าผมระบุ 100–240 V ส่งถึงโรงแรมในกรุงเทพฯ โตเกียว หรือลอนดอน',
    'zh-cn':
      '一块肥皂大小，适用约 150 个国家和地区，带 USB-C 口，手机和笔记本都能充。它只换插头、不变电压，吹风机请先看是否标着 100–240 V。可送到曼谷、东京或伦敦的酒店。',
  },
  highlights: {
    en: [
      'UK, EU, US/Japan and Australia plugs in one',
      'Replaceable fuse, spare inside',
      'Charges a phone and a laptop together',
    ],
    th: [
      'หัวปลั๊กอังกฤษ ยุโรป อเมริกา/ญี่ปุ่น และออสเตรเลียในชิ้นเดียว',
      'ฟิวส์เปลี่ยนได้ มีสำรองในตัว',
      'ชาร์จโทรศัพท์และโน้ตบุ๊กพร้อมกัน',
    ],
    'zh-cn': ['英标、欧标、美标/日标、澳标一体', '保险丝可换，内附备用', '手机和笔记本可同时充'],
  },
  inclusions: {
    en: ['Adapter', 'Spare fuse', 'Soft pouch', 'Two years of warranty'],
    th: ['ปลั๊กแปลง', 'ฟิวส์สำรอง', 'ถุงผ้า', 'รับประกันสองปี'],
    'zh-cn': ['转换插头', '备用保险丝', '收纳袋', '两年质保'],
  },
  exclusions: {
    en: ['Cables', 'Voltage conversion', 'Plug for South Africa and India (large round pins)'],
    th: ['สายชาร์จ', 'การแปลงแรงดันไฟ', 'หัวปลั๊กแอฟริกาใต้และอินเดีย (ขากลมใหญ่)'],
    'zh-cn': ['数据线', '变压功能', '南非、印度大圆脚插头'],
  },
  howToUse: {
    en: 'Give the hotel’s address in Bangkok, Tokyo or London and the name on the booking. It is at the front desk within two days, and the code tells the desk it is yours.',
    th: 'ใส่ที่อยู่โรงแรมในกรุงเทพฯ โตเกียว หรือลอนดอน และชื่อผู้เข้าพัก ของถึงเคาน์เตอร์ภายในสองวัน ใช้โค้ดยืนยันรับของ',
    'zh-cn': '填写曼谷、东京或伦敦的酒店地址和入住人姓名，两天内送到前台，凭码领取。',
  },
  goodToKnow: {
    en: [
      'Not earthed: use it for chargers, not for kettles',
      'Return it unused within 14 days for your money back',
    ],
    th: ['ไม่มีสายดิน ใช้กับที่ชาร์จ ไม่ใช้กับกาต้มน้ำ', 'คืนของที่ยังไม่ใช้ภายใน 14 วัน รับเงินคืน'],
    'zh-cn': ['无接地，适合充电器，别接电水壶', '未使用可在 14 天内退货退款'],
  },
  alt: {
    en: 'A travel adapter on a map charging a phone',
    th: 'หัวแปลงปลั๊กสำหรับเดินทางวางบนแผนที่ กำลังชาร์จโทรศัพท์',
    'zh-cn': '地图上的旅行转换插头，正给手机充电',
  },
  options: [
    {
      code: 'usb-c-35w',
      name: { en: '35 W, two USB-C', th: '35 W, USB-C สองช่อง', 'zh-cn': '35 W，双 USB-C' },
      summary: {
        en: 'For phone and tablet, 130 g',
        th: 'สำหรับโทรศัพท์และแท็บเล็ต 130 กรัม',
        'zh-cn': '适合手机和平板，130 克',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 120,
      cutoffMinutes: 0,
      maxUnits: 6,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['delivery'],
      units: [{ code: 'ITEM', price: 690 }],
    },
    {
      code: 'usb-c-65w',
      name: { en: '65 W, three USB-C', th: '65 W, USB-C สามช่อง', 'zh-cn': '65 W，三 USB-C' },
      summary: {
        en: 'Charges most laptops, 190 g',
        th: 'ชาร์จโน้ตบุ๊กส่วนใหญ่ได้ 190 กรัม',
        'zh-cn': '能充大多数笔记本，190 克',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 60,
      cutoffMinutes: 0,
      maxUnits: 4,
      policy: 'free-until-used',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['delivery'],
      units: [{ code: 'ITEM', price: 1290 }],
    },
  ],
}
