import { EVERY_DAY } from '@/lib/server/db/seed/catalog/weekdays'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const londonLuggageStorage: ProductSeed = {
  id: 'london-luggage-storage',
  vertical: 'service',
  category: 'CATEGORY_086',
  areas: ['london'],
  operator: 'Copenhagen Street Left Luggage',
  currency: 'GBP',
  languages: ['en'],
  wheelchair: false,
  picture: { subject: 'luggage', mood: 'noon', seed: 'V-london-bags', flip: true },
  gallery: [
    { subject: 'luggage', mood: 'dusk', flip: true, view: 'detail' },
    { subject: 'lockers', mood: 'noon', flip: true },
    { subject: 'clocktower', mood: 'dusk', view: 'people' },
    { subject: 'clocktower', mood: 'dawn' },
  ],
  name: {
    en: 'Luggage storage near King’s Cross, London',
    th: 'รับฝากกระเป๋าใกล้คิงส์ครอส ลอนดอน',
    'zh-cn': '伦敦国王十字车站附近行李寄存',
  },
  alsoCalled: { en: ['Left luggage', 'Locker'], th: ['ฝากสัมภาระ', 'ล็อกเกอร์'], 'zh-cn': ['行李柜', '寄存柜'] },
  summary: {
    en: 'A family-run storeroom six minutes’ walk from King’s Cross and St Pancras, at less than half the price of the left-luggage office in the station. For that you walk a little, and there are four steps down to the door.',
    th: 'ห้องเก็บของของครอบครัวเล็ก ๆ เดินหกนาทีจากคิงส์ครอสและเซนต์แพนคราส ราคาไม่ถึงครึ่งของที่ฝากในสถานี แลกกับเดินอีกนิด และลงบันไดสี่ขั้นหน้าประตู',
    'zh-cn':
      '一家人经营的寄存处，离国王十字和圣潘克拉斯车站步行 6 分钟，价钱不到站内寄存处的一半。代价是多走几步，门口还要下四级台阶。',
  },
  highlights: {
    en: [
      'Any size at one price',
      'Open from 07:00 to 22:30, also on Sundays',
      'Sealed with a numbered tag in front of you',
    ],
    th: ['ทุกขนาดราคาเดียว', 'เปิด 07:00–22:30 รวมวันอาทิตย์', 'ติดซีลมีหมายเลขต่อหน้า'],
    'zh-cn': ['不论大小一个价', '07:00–22:30 营业，周日也开', '当面贴编号封条'],
  },
  inclusions: {
    en: ['Storage as in the chosen option', 'Cover up to GBP 500 a bag', 'Numbered seal'],
    th: ['รับฝากตามตัวเลือก', 'คุ้มครองใบละไม่เกิน 500 ปอนด์', 'ซีลมีหมายเลข'],
    'zh-cn': ['所选时长的寄存', '每件最高赔付 500 英镑', '编号封条'],
  },
  exclusions: {
    en: ['Extra days, GBP 5 each', 'Cash, passports, jewellery'],
    th: ['วันที่เกิน วันละ 5 ปอนด์', 'เงินสด หนังสือเดินทาง เครื่องประดับ'],
    'zh-cn': ['超出天数每天 5 英镑', '现金、护照和首饰'],
  },
  meeting: {
    name: {
      en: 'Copenhagen Street storeroom, near King’s Cross',
      th: 'ห้องรับฝาก ถนนโคเปนเฮเกน ใกล้คิงส์ครอส',
      'zh-cn': '国王十字附近，哥本哈根街寄存处',
    },
    directions: {
      en: 'From King’s Cross walk up Caledonian Road and turn right into Copenhagen Street; the blue door is on the left, down four steps. Ring once.',
      th: 'จากคิงส์ครอสเดินขึ้นถนนคาลิโดเนียน เลี้ยวขวาเข้าถนนโคเปนเฮเกน ประตูสีฟ้าซ้ายมือ ลงบันไดสี่ขั้น กดกริ่งหนึ่งครั้ง',
      'zh-cn': '从国王十字站沿喀里多尼亚路往北，右转进哥本哈根街，左手边下四级台阶的蓝色门，按一次门铃。',
    },
    latitude: 51.5367,
    longitude: -0.1165,
  },
  handover: { points: [{ code: 'counter', hours: [{ days: EVERY_DAY, opens: '07:00', closes: '22:30' }] }] },
  howToUse: {
    en: 'Show the code and a photo ID. The same person collects, or someone to whom you have sent the code.',
    th: 'แสดงโค้ดและบัตรที่มีรูป คนเดิมมารับ หรือส่งโค้ดให้คนอื่นมารับแทนได้',
    'zh-cn': '出示凭证码和带照片的证件。本人来取，或把凭证码转给代取的人。',
  },
  goodToKnow: {
    en: [
      'Bags are looked at before they are sealed',
      'No step-free access; ring and we carry the bag down',
      'On 25 December it is closed',
    ],
    th: ['มีการตรวจกระเป๋าก่อนติดซีล', 'ไม่มีทางลาด กดกริ่งแล้วเรายกกระเป๋าลงให้', 'ปิดวันที่ 25 ธันวาคม'],
    'zh-cn': ['贴封条前会查看行李', '没有无障碍通道，按铃我们帮你搬下去', '12 月 25 日不营业'],
  },
  alt: {
    en: 'Two suitcases with stickers, a sun hat and a camera, in noon light',
    th: 'กระเป๋าเดินทางติดสติกเกอร์สองใบ หมวก และกล้อง ในแสงยามเที่ยงวัน',
    'zh-cn': '正午的光线里，两只贴着贴纸的行李箱、一顶草帽和一台相机',
  },
  options: [
    {
      code: 'one-day',
      name: { en: 'One day', th: 'หนึ่งวัน', 'zh-cn': '1 天' },
      summary: { en: 'Until closing time on the day', th: 'ถึงเวลาปิดของวันนั้น', 'zh-cn': '至当天关门' },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 60,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_drop_off_time', 'lead_collect_time'],
      units: [{ code: 'BAG', price: 6.5 }],
    },
    {
      code: 'three-days',
      name: { en: 'Up to three days', th: 'ไม่เกินสามวัน', 'zh-cn': '最多 3 天' },
      summary: {
        en: 'From the day you choose until closing time two days later',
        th: 'นับจากวันที่เลือก ถึงเวลาปิดของอีกสองวันถัดไป',
        'zh-cn': '从所选日期起，至第三天关门',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 30,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_drop_off_time'],
      units: [{ code: 'BAG', price: 15 }],
    },
  ],
}
