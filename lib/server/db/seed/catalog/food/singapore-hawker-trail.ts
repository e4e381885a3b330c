import type { ProductSeed } from '@/lib/server/db/seed/types'
import { classicTrail, halalTrail } from './menus/singapore-hawkers'

export const singaporeHawkerTrail: ProductSeed = {
  id: 'singapore-hawker-trail',
  vertical: 'food',
  category: 'CATEGORY_212',
  areas: ['singapore'],
  operator: 'Kopi Trail Singapore',
  currency: 'SGD',
  durationMinutes: 180,
  languages: ['en', 'zh'],
  wheelchair: true,
  picture: { subject: 'hawker', mood: 'noon', seed: 'singapore-hawker-trail-2' },
  gallery: [
    { subject: 'hawker', mood: 'dusk', flip: true, view: 'detail' },
    { subject: 'skyline', mood: 'night', flip: true },
    { subject: 'dimsum', mood: 'noon', flip: true },
    { subject: 'hawker', mood: 'noon', view: 'map' },
  ],
  name: {
    en: 'Three hawker centres and eight tastings in Chinatown',
    th: 'ตระเวนสามศูนย์อาหาร ชิมแปดอย่าง ไชนาทาวน์สิงคโปร์',
    'zh-cn': '新加坡牛车水三处小贩中心，八样小吃',
  },
  summary: {
    en: 'A former stallholder takes you through Maxwell, Chinatown Complex and Amoy Street and tells you why the queue is where it is. Eight tastings, from chicken rice to bak chor mee. Tables are shared and fans, not air-conditioning, do the cooling.',
    th: 'อดีตเจ้าของแผงพาเดินแม็กซ์เวลล์ ไชนาทาวน์คอมเพล็กซ์ และอามอยสตรีต เล่าให้ฟังว่าทำไมคนต่อคิวตรงนั้น ชิมแปดอย่างตั้งแต่ข้าวมันไก่ถึงบะหมี่หมูสับ นั่งโต๊ะร่วมกับคนอื่น มีพัดลมแต่ไม่มีแอร์',
    'zh-cn':
      '一位当过摊主的向导，带你逛麦士威、牛车水大厦和厦门街，讲讲队为什么排在那里。八样小吃，从海南鸡饭到肉脞面。要和人拼桌，只有风扇没有空调。',
  },
  highlights: {
    en: [
      'Eight tastings and one kopi',
      'Stories of the stalls from a man who ran one for 20 years',
      'Step-free route of 1.5 km',
    ],
    th: ['ชิมแปดอย่างและกาแฟโกปี๊หนึ่งแก้ว', 'ฟังเรื่องแผงจากคนที่เคยขายมา 20 ปี', 'เส้นทาง 1.5 กม. ไม่มีขั้นบันได'],
    'zh-cn': ['八样小吃，加一杯南洋咖啡', '听开过 20 年摊子的向导讲摊位的故事', '全程 1.5 公里，无台阶'],
  },
  inclusions: {
    en: [
      'All tastings and one kopi or teh',
      'Guide for three hours',
      'Drinking water',
      'Card with the name and address of each stall',
    ],
    th: ['อาหารชิมทั้งหมดและโกปี๊ (กาแฟ) หรือเตห์ (ชา) หนึ่งแก้ว', 'ไกด์สามชั่วโมง', 'น้ำดื่ม', 'การ์ดชื่อและที่อยู่ของทุกแผง'],
    'zh-cn': ['全部小吃，南洋咖啡或茶一杯', '向导 3 小时', '饮用水', '写有每个摊位名称和地址的卡片'],
  },
  exclusions: {
    en: ['Beer', 'Transport to Chinatown'],
    th: ['เบียร์', 'ค่าเดินทางไปไชนาทาวน์'],
    'zh-cn': ['啤酒', '前往牛车水的交通'],
  },
  meeting: {
    name: { en: 'Maxwell MRT, exit 2', th: 'MRT แม็กซ์เวลล์ ทางออก 2', 'zh-cn': '麦士威地铁站 2 号出口' },
    directions: {
      en: 'At the top of the escalator, opposite Maxwell Food Centre. The guide wears a checked kopi towel over the shoulder.',
      th: 'บนสุดบันไดเลื่อน ตรงข้ามแม็กซ์เวลล์ฟู้ดเซ็นเตอร์ ไกด์พาดผ้าลายตารางไว้ที่ไหล่',
      'zh-cn': '出扶梯的地方，对面就是麦士威熟食中心。向导肩上搭着一条格子毛巾。',
    },
    latitude: 1.2805,
    longitude: 103.8441,
  },
  howToUse: {
    en: 'Show the code to the guide with the checked towel and be there ten minutes early.',
    th: 'แสดงโค้ดให้ไกด์ที่พาดผ้าลายตาราง มาก่อนเวลาสิบนาที',
    'zh-cn': '提前 10 分钟到，向搭格子毛巾的向导出示凭证码。',
  },
  goodToKnow: {
    en: [
      'No tour on Mondays, when many stalls rest',
      'The trail has pork and shellfish; the halal trail is a separate choice',
      'Wear light clothes: 30 °C and humid all year',
    ],
    th: [
      'วันจันทร์งด เพราะหลายแผงหยุด',
      'เส้นทางปกติมีหมูและอาหารทะเล มีเส้นทางฮาลาลให้เลือกแยก',
      'ใส่เสื้อผ้าบาง อากาศ 30 °C และชื้นตลอดปี',
    ],
    'zh-cn': [
      '周一很多摊位休息，不开团',
      '普通路线含猪肉和贝类，清真路线请另选',
      '全年约 30 °C，闷热，穿薄一点',
    ],
  },
  alt: {
    en: 'A tray with laksa, satay, chicken rice and a lime drink in front of painted shophouses',
    th: 'ถาดลักซา สะเต๊ะ ข้าวมันไก่ และน้ำมะนาว หน้าตึกแถวสีสวย',
    'zh-cn': '托盘里的叻沙、沙爹、鸡饭和青柠水，身后是彩色店屋',
  },
  options: [
    {
      code: 'classic',
      name: { en: 'Classic trail', th: 'เส้นทางดั้งเดิม', 'zh-cn': '经典路线' },
      summary: {
        en: 'Three centres, eight tastings, up to 10 guests',
        th: 'สามศูนย์ ชิมแปดอย่าง ไม่เกิน 10 คน',
        'zh-cn': '三处小贩中心，八样小吃，最多 10 人',
      },
      menu: classicTrail,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:30', '17:00'],
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 10,
      cutoffMinutes: 180,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 88, minAge: 13 },
        { code: 'CHILD', price: 58, minAge: 5, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 4, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'halal',
      name: { en: 'Halal trail', th: 'เส้นทางฮาลาล', 'zh-cn': '清真路线' },
      summary: {
        en: 'Six tastings at halal stalls, no pork, no lard',
        th: 'ชิมหกอย่างที่แผงฮาลาล ไม่มีหมูและน้ำมันหมู',
        'zh-cn': '六样清真小吃，无猪肉、猪油',
      },
      menu: halalTrail,
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:30'],
      weekdays: [3, 6],
      capacity: 10,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_diet'],
      units: [
        { code: 'ADULT', price: 78, minAge: 13 },
        { code: 'CHILD', price: 52, minAge: 5, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 4, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
  ],
}
