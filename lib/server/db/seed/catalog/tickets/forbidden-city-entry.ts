import type { ProductSeed } from '@/lib/server/db/seed/types'

export const forbiddenCityEntry: ProductSeed = {
  id: 'forbidden-city-entry',
  vertical: 'ticket',
  category: 'CATEGORY_006',
  areas: ['beijing'],
  operator: 'Nanchizi Visitor Desk',
  currency: 'CNY',
  durationMinutes: 240,
  languages: ['en', 'zh'],
  wheelchair: true,
  instantConfirmation: false,
  picture: { subject: 'palace', mood: 'dawn', seed: 'forbidden-city-entry-4' },
  name: {
    en: 'Forbidden City entry with passport booking',
    th: 'บัตรเข้าพระราชวังต้องห้าม ปักกิ่ง จองด้วยหนังสือเดินทาง',
    'zh-cn': '故宫博物院实名预约门票',
  },
  alsoCalled: { en: ['Gugong', 'Palace Museum'], th: ['กู้กง'], 'zh-cn': ['紫禁城'] },
  summary: {
    en: 'Entry is by name and passport, and the day often sells out within minutes of opening. We apply for you the moment tickets are released, seven days ahead, or at once if your day is nearer, and tell you within 24 hours; if we do not get the day, you get all your money back.',
    th: 'บัตรผูกกับชื่อและหนังสือเดินทาง และมักหมดภายในไม่กี่นาทีหลังเปิดจอง เราจองให้ทันทีที่เปิดล่วงหน้าเจ็ดวัน หรือจองเลยหากวันใกล้กว่านั้น แล้วแจ้งผลภายใน 24 ชั่วโมง หากไม่ได้บัตรคืนเงินเต็มจำนวน',
    'zh-cn':
      '故宫实行实名预约，热门日期放票后几分钟就约满。提前 7 天一放票我们就替你预约，日期更近的话立即预约，24 小时内告知结果；约不到全额退款。',
  },
  highlights: {
    en: [
      'Entry through the Meridian Gate without a queue for tickets',
      'The three great halls and the Imperial Garden on one line',
      'The Treasure Gallery and its Nine-Dragon Screen as an option',
    ],
    th: [
      'เข้าทางประตูอู่เหมินโดยไม่ต้องต่อแถวซื้อบัตร',
      'ท้องพระโรงใหญ่สามหลังและอุทยานหลวงบนแนวแกนเดียว',
      'เลือกรวมหอสมบัติและกำแพงเก้ามังกรได้',
    ],
    'zh-cn': ['从午门直接入场，不用排队买票', '沿中轴线走完三大殿与御花园', '可加选珍宝馆与九龙壁'],
  },
  inclusions: {
    en: [
      'Entry to the Palace Museum',
      'The booking in your name',
      'Help by chat on the day, in Thai, English and Chinese',
    ],
    th: ['ค่าเข้าพิพิธภัณฑ์พระราชวัง', 'บริการจองในชื่อของคุณ', 'ช่วยเหลือทางแชตในวันเข้าชม ภาษาไทย อังกฤษ และจีน'],
    'zh-cn': ['故宫博物院门票', '实名预约服务', '参观当天中、英、泰文在线协助'],
  },
  exclusions: {
    en: ['Guide or audio guide', 'Tower and special exhibitions that need a booking of their own'],
    th: ['ไกด์หรือเครื่องบรรยายเสียง', 'หอคอยและนิทรรศการพิเศษที่ต้องจองแยก'],
    'zh-cn': ['导游或语音导览', '需另行预约的城楼与特展'],
  },
  meeting: {
    name: {
      en: 'Meridian Gate (Wumen), south entrance',
      th: 'ประตูอู่เหมิน ทางเข้าด้านใต้',
      'zh-cn': '午门（南门入口）',
    },
    directions: {
      en: 'Metro Line 1 to Tian’anmen East, exit B, then north past the security check. On busy mornings that check alone takes 30 to 40 minutes.',
      th: 'รถไฟใต้ดินสาย 1 สถานีเทียนอันเหมินตะวันออก ทางออก B เดินขึ้นเหนือผ่านจุดตรวจ เช้าวันคนแน่นเฉพาะจุดตรวจใช้เวลา 30–40 นาที',
      'zh-cn': '地铁 1 号线天安门东站 B 口出，向北过安检。人多的早晨，光安检就要 30 至 40 分钟。',
    },
    latitude: 39.9129,
    longitude: 116.3972,
  },
  howToUse: {
    en: 'Bring the very passport you booked with; it is your ticket at the Meridian Gate. Nothing to print.',
    th: 'นำหนังสือเดินทางเล่มที่ใช้จองมาด้วย ใช้แทนบัตรที่ประตูอู่เหมิน ไม่ต้องพิมพ์',
    'zh-cn': '带上预约时填写的证件原件，在午门刷证或人工核验入场，无需打印。',
  },
  goodToKnow: {
    en: [
      'Closed on Mondays, except on public holidays',
      'A wrong digit in the passport number means no entry, so check it twice',
      'The visit runs one way, south to north: you leave by the Gate of Divine Prowess, 20 minutes on foot from the nearest metro',
    ],
    th: [
      'ปิดวันจันทร์ ยกเว้นวันหยุดราชการของจีน',
      'เลขหนังสือเดินทางผิดหลักเดียวก็เข้าไม่ได้ ตรวจให้แน่ใจก่อนจอง',
      'เดินทางเดียวจากใต้ไปเหนือ ออกทางประตูเสินอู่ จากนั้นเดินอีก 20 นาทีถึงรถไฟใต้ดิน',
    ],
    'zh-cn': [
      '周一闭馆（法定节假日除外）',
      '证件号错一位就进不去，提交前请核对两遍',
      '参观由南向北单向进行，从神武门出，走到最近的地铁站约 20 分钟',
    ],
  },
  alt: {
    en: 'A great hall with yellow roofs and red columns on marble terraces at dawn',
    th: 'พระที่นั่งหลังคาเหลืองเสาแดงบนฐานหินอ่อนยามเช้าตรู่',
    'zh-cn': '清晨，汉白玉台基上的黄瓦红柱大殿',
  },
  options: [
    {
      code: 'palace',
      name: { en: 'Palace entry', th: 'บัตรเข้าพระราชวัง', 'zh-cn': '故宫大门票' },
      summary: {
        en: 'Halls, courts and the Imperial Garden; up to CNY 20 of the price is the booking service',
        th: 'ท้องพระโรง ลาน และอุทยานหลวง ราคานี้รวมค่าบริการจองไม่เกิน 20 หยวน',
        'zh-cn': '含三大殿、后三宫与御花园；票价中最多 20 元为预约服务费',
      },
      window: 'DATE',
      inventory: 'SLOT',
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 40,
      cutoffMinutes: 2880,
      maxUnits: 5,
      policy: 'free-until-48h',
      questions: ['full_name', 'passport_number'],
      seasons: [{ from: '2026-11-01', to: '2027-03-31', percent: 75 }],
      units: [
        { code: 'ADULT', price: 80, minAge: 18 },
        { code: 'CHILD', price: 20, maxAge: 17, accompaniedBy: 'ADULT' },
      ],
      soldOutDays: [3, 4, 5, 10],
      lastSeats: { day: 7, left: 2 },
    },
    {
      code: 'palace-and-galleries',
      name: {
        en: 'Palace, Treasure and Clock Galleries',
        th: 'พระราชวัง หอสมบัติ และหอจัดแสดงนาฬิกา',
        'zh-cn': '大门票加珍宝馆、钟表馆',
      },
      summary: {
        en: 'Also the two galleries that are booked separately; allow 90 minutes more',
        th: 'รวมอีกสองหอที่ต้องจองแยก เผื่อเวลาเพิ่ม 90 นาที',
        'zh-cn': '另含两座需单独预约的专馆，多留 90 分钟',
      },
      window: 'DATE',
      inventory: 'SLOT',
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 20,
      cutoffMinutes: 2880,
      maxUnits: 5,
      policy: 'free-until-48h',
      questions: ['full_name', 'passport_number'],
      seasons: [{ from: '2026-11-01', to: '2027-03-31', percent: 80 }],
      units: [
        { code: 'ADULT', price: 100, minAge: 18 },
        { code: 'CHILD', price: 20, maxAge: 17, accompaniedBy: 'ADULT' },
      ],
      soldOutDays: [3, 4],
    },
  ],
}
