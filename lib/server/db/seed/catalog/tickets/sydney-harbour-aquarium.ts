import type { ProductSeed } from '@/lib/server/db/seed/types'

export const sydneyHarbourAquarium: ProductSeed = {
  id: 'sydney-harbour-aquarium',
  vertical: 'ticket',
  category: 'CATEGORY_005',
  areas: ['sydney'],
  operator: 'Cockle Bay Ocean House',
  currency: 'AUD',
  durationMinutes: 120,
  languages: ['en', 'zh'],
  wheelchair: true,
  picture: { subject: 'aquarium', mood: 'night', seed: 'sydney-harbour-aquarium-2' },
  gallery: [
    { subject: 'aquarium', mood: 'noon', seed: 'sydney-harbour-aquarium-1j', flip: true, view: 'detail' },
    { subject: 'sails', mood: 'noon', flip: true, view: 'people' },
    { subject: 'aquarium', mood: 'dusk', seed: 'sydney-harbour-aquarium-3h', view: 'ticket' },
    { subject: 'aquarium', mood: 'noon', seed: 'sydney-harbour-aquarium-4a', view: 'postcard' },
  ],
  name: {
    en: 'Sydney harbour aquarium at Darling Harbour',
    th: 'บัตรเข้าอควาเรียมริมอ่าวซิดนีย์ ย่านดาร์ลิงฮาร์เบอร์',
    'zh-cn': '悉尼达令港海洋馆门票',
  },
  alsoCalled: {
    en: ['Oceanarium', 'For kids and families'],
    th: ['อควาเรียม', 'พิพิธภัณฑ์สัตว์น้ำ', 'สำหรับเด็กและครอบครัว'],
    'zh-cn': ['水族馆', '海洋馆', '亲子'],
  },
  summary: {
    en: 'Australia’s seas under one roof, from the penguins of the cold south to a Great Barrier Reef tank with sharks overhead. Two hours is plenty, and in school holidays the first hour after opening is the only calm one.',
    th: 'ทะเลออสเตรเลียในหลังคาเดียว ตั้งแต่เพนกวินจากน้ำเย็นทางใต้จนถึงตู้เกรตแบร์ริเออร์รีฟที่มีฉลามว่ายเหนือหัว ใช้เวลาสองชั่วโมงก็พอ ช่วงปิดเทอมชั่วโมงแรกหลังเปิดสบายที่สุด',
    'zh-cn':
      '一个屋檐下看遍澳洲海洋：从南方冷水里的企鹅，到头顶有鲨鱼游过的大堡礁水缸。两小时足够；学校放假期间，只有刚开门那一小时比较清静。',
  },
  highlights: {
    en: [
      'Glass tunnels under grey nurse sharks and rays',
      'A penguin colony behind a snow-cold window',
      'Reef tank of over two million litres',
    ],
    th: ['อุโมงค์แก้วใต้ฉลามเกรย์เนิร์สและกระเบน', 'ฝูงเพนกวินหลังกระจกเย็นจัด', 'ตู้แนวปะการังกว่าสองล้านลิตร'],
    'zh-cn': ['玻璃隧道上方游着灰护士鲨和鳐鱼', '隔着冷冰冰的玻璃看企鹅群', '两百多万升水的珊瑚礁水缸'],
  },
  inclusions: {
    en: ['Entry on the chosen day', 'Tunnels and touch pool', 'Feeding talks'],
    th: ['ค่าเข้าในวันที่เลือก', 'อุโมงค์และบ่อสัมผัส', 'ช่วงบรรยายและให้อาหาร'],
    'zh-cn': ['所选日期入馆', '海底隧道与触摸池', '喂食讲解'],
  },
  exclusions: {
    en: ['Penguin boat ride, unless chosen', 'Lockers'],
    th: ['เรือชมเพนกวิน หากไม่ได้เลือก', 'ตู้ล็อกเกอร์'],
    'zh-cn': ['企鹅小船（未选则不含）', '储物柜'],
  },
  meeting: {
    name: {
      en: 'Aquarium entrance, east side of Darling Harbour',
      th: 'ทางเข้าอควาเรียม ฝั่งตะวันออกของดาร์ลิงฮาร์เบอร์',
      'zh-cn': '达令港东侧海洋馆入口',
    },
    directions: {
      en: 'Ten minutes on foot from Town Hall station along Market Street, down the steps just before Pyrmont Bridge.',
      th: 'เดิน 10 นาทีจากสถานี Town Hall ตามถนน Market ลงบันไดก่อนถึงสะพาน Pyrmont',
      'zh-cn': '从 Town Hall 车站沿 Market Street 步行 10 分钟，在皮尔蒙特桥前走下台阶。',
    },
    latitude: -33.8696,
    longitude: 151.2022,
  },
  howToUse: {
    en: 'Scan the code at the door, 10:00 to 16:00 on weekdays and from 09:30 at weekends; the tanks stay open an hour longer.',
    th: 'สแกนโค้ดที่ประตู วันธรรมดา 10:00–16:00 สุดสัปดาห์ตั้งแต่ 09:30 ชมต่อได้อีกหนึ่งชั่วโมงหลังปิดรับ',
    'zh-cn': '平日 10:00 至 16:00、周末 09:30 起在门口扫码入馆，停止入馆后还可参观一小时。',
  },
  goodToKnow: {
    en: [
      'Pushchairs are fine everywhere; on busy days the tunnels jam',
      'The walkways are dark and cool: bring a layer for small children',
    ],
    th: ['รถเข็นเด็กเข้าได้ทุกจุด แต่วันคนมากในอุโมงค์จะเบียดกัน', 'ทางเดินมืดและเย็น เตรียมเสื้อคลุมให้เด็กเล็ก'],
    'zh-cn': ['婴儿车全程可通行，但人多时隧道会堵', '馆内偏暗偏凉，给小朋友带件外套'],
  },
  alt: {
    en: 'Visitors in front of a great aquarium window with sharks and a ray',
    th: 'ผู้ชมหน้าตู้กระจกบานใหญ่ที่มีฉลามและกระเบน',
    'zh-cn': '巨大的水族窗前的游客，里面游着鲨鱼与鳐鱼',
  },
  options: [
    {
      code: 'entry',
      name: { en: 'Entry', th: 'บัตรเข้า', 'zh-cn': '入馆票' },
      summary: {
        en: 'All tanks and tunnels, any time of the day',
        th: 'ทุกตู้และทุกอุโมงค์ เวลาใดก็ได้ของวัน',
        'zh-cn': '全馆参观，当天任意时间入馆',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 400,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 52, minAge: 16 },
        { code: 'CHILD', price: 38, minAge: 3, maxAge: 15, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 2, accompaniedBy: 'ADULT', max: 3 },
      ],
    },
    {
      code: 'entry-and-penguin-boat',
      name: { en: 'Entry and penguin boat', th: 'บัตรเข้าและเรือชมเพนกวิน', 'zh-cn': '入馆加企鹅小船' },
      summary: {
        en: 'Also a ten-minute raft ride past the colony',
        th: 'รวมนั่งเรือเล็กสิบนาทีผ่านฝูงเพนกวิน',
        'zh-cn': '另含十分钟小船，从企鹅群旁驶过',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 80,
      cutoffMinutes: 0,
      maxUnits: 6,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 69, minAge: 16 },
        { code: 'CHILD', price: 55, minAge: 3, maxAge: 15, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 2, accompaniedBy: 'ADULT', max: 3 },
      ],
      soldOutDays: [6],
    },
  ],
}
