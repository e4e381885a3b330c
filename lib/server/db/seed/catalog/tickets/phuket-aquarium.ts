import type { ProductSeed } from '@/lib/server/db/seed/types'

export const phuketAquarium: ProductSeed = {
  id: 'phuket-aquarium',
  vertical: 'ticket',
  category: 'CATEGORY_005',
  areas: ['phuket'],
  operator: 'Cape Panwa Sea Tickets',
  currency: 'THB',
  durationMinutes: 90,
  languages: ['en', 'th', 'zh'],
  wheelchair: true,
  picture: { subject: 'aquarium', mood: 'noon', seed: 'phuket-aquarium-2' },
  gallery: [
    { subject: 'aquarium', mood: 'dusk', seed: 'phuket-aquarium-1b', view: 'detail' },
    { subject: 'aquarium', mood: 'noon', seed: 'phuket-aquarium-2a', view: 'ticket' },
    { subject: 'reef', mood: 'night' },
    { subject: 'karst', mood: 'dusk', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'Phuket Aquarium at Cape Panwa',
    th: 'บัตรเข้าชมพิพิธภัณฑ์สัตว์น้ำภูเก็ต แหลมพันวา',
    'zh-cn': '普吉攀瓦角水族馆门票',
  },
  alsoCalled: {
    en: ['Oceanarium', 'For kids and families'],
    th: ['อควาเรียม', 'พิพิธภัณฑ์สัตว์น้ำ', 'สำหรับเด็กและครอบครัว'],
    'zh-cn': ['水族馆', '海洋馆', '亲子'],
  },
  summary: {
    en: 'A small public aquarium on the point south of Phuket Town: Andaman reef fish, a short tunnel tank, and a sea-turtle pool outside. It fills a rainy morning well; do not expect the giant tanks of Bangkok or Singapore.',
    th: 'พิพิธภัณฑ์สัตว์น้ำขนาดกะทัดรัดปลายแหลมพันวา มีปลาแนวปะการังอันดามัน อุโมงค์ปลาสั้น ๆ และบ่อเต่าทะเลด้านนอก เหมาะกับเช้าวันฝนตก แต่อย่าคาดหวังตู้ยักษ์แบบกรุงเทพฯ หรือสิงคโปร์',
    'zh-cn':
      '普吉镇以南海角上的一座小型公立水族馆：安达曼海的珊瑚鱼、一段不长的海底隧道，户外还有海龟池。雨天的上午来正合适，但别期待曼谷或新加坡那种巨型水缸。',
  },
  highlights: {
    en: [
      'Reef fish and rays of the Andaman Sea',
      'A walk-through tunnel that small children love',
      'Sea turtles in the pool by the shore',
    ],
    th: ['ปลาแนวปะการังและกระเบนจากทะเลอันดามัน', 'อุโมงค์ปลาที่เด็กเล็กชอบ', 'เต่าทะเลในบ่อริมชายฝั่ง'],
    'zh-cn': ['安达曼海的珊瑚鱼和鳐鱼', '小朋友喜欢的海底隧道', '海边池子里的海龟'],
  },
  inclusions: {
    en: ['Entry on the chosen day', 'Tunnel tank', 'Turtle pool and the path along the shore'],
    th: ['ค่าเข้าในวันที่เลือก', 'อุโมงค์ปลา', 'บ่อเต่าทะเลและทางเดินเลียบทะเล'],
    'zh-cn': ['所选日期入馆', '海底隧道', '海龟池和海边步道'],
  },
  exclusions: {
    en: ['Transport to Cape Panwa', 'Fish food for the outdoor ponds'],
    th: ['ค่ารถไปแหลมพันวา', 'อาหารปลาสำหรับบ่อด้านนอก'],
    'zh-cn': ['前往攀瓦角的交通', '户外鱼池的鱼食'],
  },
  meeting: {
    name: {
      en: 'Phuket Aquarium, end of Sakdidet Road',
      th: 'พิพิธภัณฑ์สัตว์น้ำภูเก็ต สุดถนนศักดิเดช',
      'zh-cn': '普吉水族馆（萨迪德路尽头）',
    },
    directions: {
      en: 'Where road 4129 ends at Cape Panwa, 10 km from Phuket Town. Blue songthaews leave from Ranong Road market until mid-afternoon; for the way back, arrange a car.',
      th: 'สุดทางหลวง 4129 ที่แหลมพันวา ห่างตัวเมืองภูเก็ต 10 กม. มีสองแถวสีฟ้าจากตลาดถนนระนองถึงช่วงบ่าย ขากลับควรนัดรถไว้ก่อน',
      'zh-cn':
        '4129 号公路尽头的攀瓦角，距普吉镇 10 公里。拉廊路市场有蓝色双条车，午后就少了，回程最好提前约车。',
    },
    latitude: 7.8034,
    longitude: 98.4077,
  },
  howToUse: {
    en: 'Show the code at the ticket window and walk in. Open 08:30 to 16:30, last entry 16:00.',
    th: 'แสดงโค้ดที่ช่องขายบัตรแล้วเข้าได้เลย เปิด 08:30–16:30 เข้าได้ถึง 16:00',
    'zh-cn': '在售票窗口出示凭证码即可入馆。开放时间 08:30 至 16:30，最晚 16:00 入馆。',
  },
  goodToKnow: {
    en: [
      'An hour is enough; combine it with lunch on the Cape Panwa seafront',
      'Labels are in Thai and English; Chinese only at the main tanks',
    ],
    th: ['ใช้เวลาราวหนึ่งชั่วโมง ต่อด้วยมื้อเที่ยงริมทะเลแหลมพันวาได้พอดี', 'ป้ายเป็นภาษาไทยและอังกฤษ ภาษาจีนมีเฉพาะตู้หลัก'],
    'zh-cn': ['一个小时就够，可以顺路在攀瓦角海边吃午饭', '说明牌以泰文和英文为主，只有大水缸旁有中文'],
  },
  alt: {
    en: 'Visitors in a glass tunnel with a shark and bright fish above them',
    th: 'ผู้ชมในอุโมงค์กระจก มีฉลามและปลาสีสดว่ายเหนือศีรษะ',
    'zh-cn': '玻璃海底隧道里的游客，头顶游过鲨鱼与彩色的鱼',
  },
  options: [
    {
      code: 'visitor',
      name: { en: 'International visitor', th: 'นักท่องเที่ยวต่างชาติ', 'zh-cn': '外国游客票' },
      summary: {
        en: 'Entry for guests without a Thai ID card',
        th: 'สำหรับผู้ที่ไม่มีบัตรประชาชนไทย',
        'zh-cn': '适用于没有泰国身份证的游客',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 300,
      cutoffMinutes: 0,
      maxUnits: 15,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 180, minAge: 13 },
        { code: 'CHILD', price: 100, minAge: 4, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
      ],
    },
    {
      code: 'thai-national',
      name: { en: 'Thai national', th: 'คนไทย', 'zh-cn': '泰国公民票' },
      summary: {
        en: 'Bring your Thai ID card to the window',
        th: 'แสดงบัตรประชาชนที่ช่องขายบัตร',
        'zh-cn': '入馆时需出示泰国身份证',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 300,
      cutoffMinutes: 0,
      maxUnits: 15,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 100, minAge: 13 },
        { code: 'CHILD', price: 50, minAge: 4, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
      ],
    },
  ],
}
