import type { ProductSeed } from '@/lib/server/db/seed/types'

export const gardenDomesSingapore: ProductSeed = {
  id: 'garden-domes-singapore',
  vertical: 'ticket',
  category: 'CATEGORY_005',
  areas: ['singapore'],
  operator: 'Marina South Garden Tickets',
  currency: 'SGD',
  durationMinutes: 180,
  languages: ['en', 'zh'],
  wheelchair: true,
  recommended: 3,
  picture: { subject: 'glassdomes', mood: 'noon', seed: 'garden-domes-singapore-2' },
  name: {
    en: 'Flower Dome and Cloud Forest at Marina Bay',
    th: 'บัตรเข้าชมโดมดอกไม้ Flower Dome และ Cloud Forest ริมมารีน่าเบย์',
    'zh-cn': '滨海湾花园花穹与云雾林门票',
  },
  summary: {
    en: 'Two glass houses by the bay: one dry and cool with olive trees and a changing flower show, one misty with a 35-metre planted mountain. Allow an hour and a half for each, and stay for the free light show outside.',
    th: 'เรือนกระจกสองหลังริมอ่าว หลังหนึ่งอากาศเย็นแห้ง มีต้นมะกอกเก่าแก่และสวนดอกไม้ที่เปลี่ยนธีมตลอดปี อีกหลังเป็นภูเขาสูง 35 เมตรในม่านหมอก เผื่อเวลาหลังละชั่วโมงครึ่ง แล้วอยู่ต่อดูไฟกลางสวนที่ชมได้ฟรี',
    'zh-cn':
      '海湾边的两座玻璃冷室：花穹干爽凉快，有老橄榄树和四季轮换的花展；云雾林里藏着一座 35 米高的植物山。每座大约逛一个半小时，傍晚还可以留下来看户外的免费灯光秀。',
  },
  highlights: {
    en: [
      'A 35-metre indoor waterfall at the door of the Cloud Forest',
      'Walk down the mountain on a path through the treetops',
      'Flower displays that change with the season',
      '23 to 25 °C inside, a relief at midday',
    ],
    th: [
      'น้ำตกในร่มสูง 35 เมตรตั้งแต่ก้าวแรกของ Cloud Forest',
      'ทางเดินลอยฟ้าวนลงจากยอดเขาผ่านเรือนยอดไม้',
      'สวนดอกไม้เปลี่ยนธีมตามฤดู',
      'อุณหภูมิ 23–25 °C เหมาะหลบแดดเที่ยง',
    ],
    'zh-cn': [
      '一进云雾林就是 35 米高的室内瀑布',
      '从山顶沿空中步道穿过树冠一路走下来',
      '花展随季节换主题',
      '室内 23 至 25 °C，正午避暑正好',
    ],
  },
  inclusions: {
    en: ['Entry to the Flower Dome', 'Entry to the Cloud Forest', 'The flower display of the season'],
    th: ['ค่าเข้า Flower Dome', 'ค่าเข้า Cloud Forest', 'นิทรรศการดอกไม้ประจำฤดู'],
    'zh-cn': ['花穹门票', '云雾林门票', '当季花展'],
  },
  exclusions: {
    en: ['Garden shuttle', 'Food and drink'],
    th: ['รถรับส่งภายในสวน', 'อาหารและเครื่องดื่ม'],
    'zh-cn': ['园内接驳车', '餐饮'],
  },
  meeting: {
    name: {
      en: 'Flower Dome entrance, Gardens by the Bay',
      th: 'ทางเข้า Flower Dome สวน Gardens by the Bay',
      'zh-cn': '滨海湾花园花穹入口',
    },
    directions: {
      en: 'MRT Gardens by the Bay (Thomson–East Coast Line), exit 1, then about 10 minutes on foot. From Bayfront, exit B, it is 15 minutes.',
      th: 'MRT สถานี Gardens by the Bay (สาย Thomson–East Coast) ทางออก 1 เดินต่อราว 10 นาที หรือจากสถานี Bayfront ทางออก B ราว 15 นาที',
      'zh-cn': '地铁汤申—东海岸线滨海湾花园站 1 号出口，步行约 10 分钟；从海湾舫站 B 出口步行约 15 分钟。',
    },
    latitude: 1.2847,
    longitude: 103.8646,
  },
  howToUse: {
    en: 'Scan the code on your phone at the gate of each dome, any time from 09:00 to 20:30 on the day you chose. Each dome can be entered once.',
    th: 'สแกนโค้ดในโทรศัพท์ที่ประตูของแต่ละโดม เวลาใดก็ได้ระหว่าง 09:00–20:30 ของวันที่เลือก เข้าได้โดมละหนึ่งครั้ง',
    'zh-cn': '在所选日期的 09:00 至 20:30 之间，到每座冷室门口扫手机上的凭证码入场，每座限进一次。',
  },
  goodToKnow: {
    en: [
      'Bring a thin jacket: the mist in the Cloud Forest is cold after the street',
      'Each dome closes for maintenance about one day a month, announced a few weeks ahead; if it hits your day, you choose another or get your money back',
      'The free light show among the Supertrees is at 19:45 and 20:45',
    ],
    th: [
      'พกเสื้อคลุมบาง ๆ เพราะละอองหมอกใน Cloud Forest เย็นกว่าที่คิด',
      'แต่ละโดมปิดซ่อมบำรุงราวเดือนละหนึ่งวัน ประกาศล่วงหน้าไม่กี่สัปดาห์ หากตรงกับวันของคุณ เลือกวันใหม่หรือรับเงินคืนได้',
      'การแสดงไฟฟรีที่ลาน Supertree มีรอบ 19:45 และ 20:45',
    ],
    'zh-cn': [
      '带件薄外套，从街上走进云雾林会觉得冷',
      '每座冷室每月大约闭馆维护一天，提前几周公布；如果正好碰上，你可以改期或退款',
      '擎天树丛的免费灯光秀在 19:45 和 20:45',
    ],
  },
  alt: {
    en: 'Two glass garden domes and tall metal trees by the water at noon',
    th: 'โดมกระจกสองหลังกับต้นไม้เหล็กสูงริมน้ำยามเที่ยงวัน',
    'zh-cn': '正午的水边，两座玻璃温室与高大的金属树',
  },
  options: [
    {
      code: 'two-domes',
      name: { en: 'Two domes', th: 'สองโดม', 'zh-cn': '双馆票' },
      summary: {
        en: 'Flower Dome and Cloud Forest on one day',
        th: 'Flower Dome และ Cloud Forest ในวันเดียวกัน',
        'zh-cn': '同一天游览花穹和云雾林',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 400,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 46, minAge: 13 },
        { code: 'CHILD', price: 32, minAge: 3, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 2, accompaniedBy: 'ADULT', max: 3 },
      ],
      soldOutDays: [23],
    },
    {
      code: 'two-domes-skyway',
      name: { en: 'Two domes and treetop bridge', th: 'สองโดมและสะพานลอยฟ้า', 'zh-cn': '双馆加空中步道' },
      summary: {
        en: 'Also the bridge 22 metres up between the Supertrees; it closes in rain and lightning',
        th: 'รวมสะพานสูง 22 เมตรระหว่าง Supertree ปิดเมื่อฝนตกหรือมีฟ้าผ่า',
        'zh-cn': '另含擎天树之间离地 22 米的步道，雨天和雷电时关闭',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 200,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 59, minAge: 13 },
        { code: 'CHILD', price: 41, minAge: 3, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 2, accompaniedBy: 'ADULT', max: 3 },
      ],
    },
  ],
}
