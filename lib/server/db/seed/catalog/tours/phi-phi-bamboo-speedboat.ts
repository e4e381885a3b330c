import type { ProductSeed } from '@/lib/server/db/seed/types'

export const phiPhiBambooSpeedboat: ProductSeed = {
  id: 'phi-phi-bamboo-speedboat',
  vertical: 'tour',
  category: 'CATEGORY_019',
  areas: ['phuket'],
  operator: 'Andaman Lantern Boats',
  currency: 'THB',
  durationMinutes: 510,
  languages: ['en', 'th', 'zh'],
  recommended: 2,
  picture: { subject: 'speedboat', mood: 'noon', seed: 'phi-phi-bamboo-speedboat-3' },
  gallery: [
    { subject: 'karst', mood: 'dusk', flip: true, view: 'deck' },
    { subject: 'speedboat', mood: 'dawn', flip: true, view: 'detail' },
    { subject: 'reef', mood: 'noon', flip: true },
    { subject: 'speedboat', mood: 'noon', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'Phi Phi and Bamboo Island by speedboat, small group',
    th: 'ทริปเกาะพีพีและเกาะไม้ไผ่ด้วยสปีดโบ๊ต กลุ่มเล็ก',
    'zh-cn': '快艇游皮皮岛与竹子岛（小团）',
  },
  summary: {
    en: 'The shared boat is out of Chalong at eight, so you stand on Maya Bay before most of the big boats from the north. Then the green water of Pileh Lagoon, lunch on Phi Phi Don and an hour and a half of white sand on Bamboo Island. Twenty guests on a boat built for thirty-five.',
    th: 'เรือร่วมกลุ่มออกจากฉลองแปดโมง ถึงอ่าวมาหยาก่อนเรือใหญ่จากทางเหนือส่วนมาก จากนั้นลงน้ำสีมรกตที่ปิเละลากูน กินมื้อเที่ยงบนพีพีดอน และนอนเล่นหาดทรายขาวเกาะไม้ไผ่อีกชั่วโมงครึ่ง เรือสำหรับ 35 คน เรารับแค่ 20 คน',
    'zh-cn':
      '小团 8 点从查龙出发，赶在北边的大船之前踏上玛雅湾。接着下到皮莱泻湖的碧水里，在大皮皮岛吃午饭，再到竹子岛的白沙滩待一个半小时。能坐 35 人的船，我们只坐 20 人。',
  },
  highlights: {
    en: [
      'Maya Bay with the national park fee already paid, early on the shared boat',
      'Swimming and snorkelling in Pileh Lagoon',
      'A long stop on Bamboo Island, not just a photo',
      'Twenty guests at most, two crew in the water with you',
    ],
    th: [
      'อ่าวมาหยา จ่ายค่าอุทยานให้แล้ว เรือร่วมกลุ่มถึงแต่เช้า',
      'ว่ายน้ำและดำน้ำตื้นในปิเละลากูน',
      'อยู่เกาะไม้ไผ่นานพอ ไม่ใช่แค่แวะถ่ายรูป',
      'ไม่เกิน 20 คน มีลูกเรือสองคนลงน้ำไปด้วย',
    ],
    'zh-cn': [
      '玛雅湾，国家公园费已含在内，小团一早就到',
      '在皮莱泻湖游泳、浮潜',
      '竹子岛停留够久，不只是拍张照',
      '最多 20 人，有两名船员陪同下水',
    ],
  },
  inclusions: {
    en: [
      'Speedboat, captain, guide and crew',
      'National park fees',
      'Buffet lunch on Phi Phi Don, with a vegetarian table',
      'Mask and snorkel, life jackets in all sizes',
      'Water, fruit and insurance',
    ],
    th: [
      'เรือสปีดโบ๊ต กัปตัน ไกด์ และลูกเรือ',
      'ค่าธรรมเนียมอุทยานแห่งชาติ',
      'มื้อเที่ยงแบบบุฟเฟต์บนเกาะพีพีดอน มีโต๊ะมังสวิรัติ',
      'หน้ากากและท่อหายใจ เสื้อชูชีพทุกขนาด',
      'น้ำดื่ม ผลไม้ และประกันภัย',
    ],
    'zh-cn': [
      '快艇、船长、导游和船员',
      '国家公园费',
      '大皮皮岛自助午餐，备有素食',
      '面镜和呼吸管，各种尺码的救生衣',
      '饮用水、水果和保险',
    ],
  },
  exclusions: {
    en: ['Transfer to Chalong Pier', 'Fins', 'Tips for the crew'],
    th: ['รถรับส่งมาท่าเรือฉลอง', 'ตีนกบ', 'ทิปลูกเรือ'],
    'zh-cn': ['前往查龙码头的交通', '脚蹼', '船员小费'],
  },
  itinerary: [
    {
      minutes: 60,
      title: { en: 'Chalong Pier to Phi Phi Leh', th: 'ท่าเรือฉลองถึงพีพีเล', 'zh-cn': '查龙码头到小皮皮岛' },
      text: {
        en: 'About an hour across open sea. It bumps; the back seats are the soft ones.',
        th: 'ข้ามทะเลเปิดราวหนึ่งชั่วโมง เรือกระแทกบ้าง นั่งด้านหลังจะนุ่มกว่า',
        'zh-cn': '横渡开阔海面约 1 小时，船会颠，坐后排稳一些。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Maya Bay', th: 'อ่าวมาหยา', 'zh-cn': '玛雅湾' },
      text: {
        en: 'Landing at Loh Samah on the back side, then a short boardwalk to the beach. Swimming is not allowed here: the young sharks have the bay to themselves.',
        th: 'ขึ้นฝั่งที่อ่าวโละซามะด้านหลัง เดินสะพานไม้สั้น ๆ ไปถึงหาด ที่นี่ห้ามว่ายน้ำ อ่าวนี้ยกให้ลูกฉลามครีบดำ',
        'zh-cn': '从背面的罗萨玛湾上岸，走一小段栈道到沙滩。这里禁止游泳，海湾留给了小鲨鱼。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Pileh Lagoon and Viking Cave', th: 'ปิเละลากูนและถ้ำไวกิ้ง', 'zh-cn': '皮莱泻湖与维京洞' },
      text: {
        en: 'Into the water between the cliffs, then slowly past the cave where swiftlet nests are gathered.',
        th: 'ลงเล่นน้ำกลางหน้าผา แล้วแล่นช้า ๆ ผ่านถ้ำที่คนขึ้นไปเก็บรังนก',
        'zh-cn': '在峭壁环抱的水里游一会儿，再缓缓驶过采燕窝的山洞。',
      },
    },
    {
      minutes: 75,
      title: { en: 'Lunch on Phi Phi Don', th: 'มื้อเที่ยงบนพีพีดอน', 'zh-cn': '大皮皮岛午餐' },
      text: {
        en: 'Thai and southern dishes by the beach, then half an hour to walk the village lanes.',
        th: 'อาหารไทยและอาหารใต้ริมหาด แล้วมีเวลาครึ่งชั่วโมงเดินเล่นในหมู่บ้าน',
        'zh-cn': '在海边吃泰餐和泰南菜，之后有半小时逛逛村里的小巷。',
      },
    },
    {
      minutes: 90,
      title: { en: 'Bamboo Island', th: 'เกาะไม้ไผ่', 'zh-cn': '竹子岛' },
      text: {
        en: 'Flat, white and ringed by shallow reef. Take the shade at the north end first; it goes quickly. The shared boat is back at Chalong around half past four.',
        th: 'เกาะเตี้ย ทรายขาว มีแนวปะการังตื้นล้อม รีบจองร่มไม้ทางเหนือก่อน เพราะหมดเร็ว เรือร่วมกลุ่มถึงฉลองราวสี่โมงครึ่ง',
        'zh-cn': '地势平，沙子白，四周是浅礁。先去北端占树荫，去晚就没了。小团约 16:30 回到查龙。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Chalong Pier, ticket hall at the head of the pier',
      th: 'ท่าเรืออ่าวฉลอง อาคารผู้โดยสารหัวสะพาน',
      'zh-cn': '查龙码头，栈桥入口的候船厅',
    },
    directions: {
      en: 'Five minutes on foot from Chalong Circle, at the sea end of the road. Check in at the counter with the blue lantern at least half an hour before the start on your voucher.',
      th: 'เดินห้านาทีจากห้าแยกฉลอง สุดถนนด้านทะเล เช็กอินที่เคาน์เตอร์ป้ายโคมสีฟ้าก่อนเวลาเริ่มในวอเชอร์อย่างน้อยครึ่งชั่วโมง',
      'zh-cn':
        '从查龙环岛步行 5 分钟，路尽头靠海处。请比凭证上的出发时间至少提前半小时，到挂蓝灯笼的柜台报到。',
    },
    latitude: 7.8214,
    longitude: 98.3432,
  },
  howToUse: {
    en: 'Show the code on your phone at the counter and take your wristband. No printing.',
    th: 'เปิดโค้ดในโทรศัพท์ที่เคาน์เตอร์แล้วรับสายรัดข้อมือ ไม่ต้องพิมพ์',
    'zh-cn': '在柜台出示手机上的凭证码并领取手环，无需打印。',
  },
  goodToKnow: {
    en: [
      'Maya Bay closes every year from 1 August to 30 September; the boat then stops longer at Pileh and Loh Samah',
      'Not for pregnant guests, babies under one or bad backs: the sea is rough from May to October',
      'If the harbour office stops the boats, you choose another day or your money back',
    ],
    th: [
      'อ่าวมาหยาปิดทุกปี 1 สิงหาคมถึง 30 กันยายน ช่วงนั้นจะจอดที่ปิเละและโละซามะนานขึ้น',
      'ไม่เหมาะกับผู้ตั้งครรภ์ เด็กต่ำกว่าหนึ่งขวบ และคนปวดหลัง คลื่นแรงช่วงพฤษภาคมถึงตุลาคม',
      'ถ้าเจ้าท่าสั่งงดออกเรือ เลือกวันใหม่หรือรับเงินคืนได้',
    ],
    'zh-cn': [
      '玛雅湾每年 8 月 1 日至 9 月 30 日关闭，其间会在皮莱泻湖和罗萨玛湾多停一会儿',
      '不适合孕妇、未满 1 岁的婴儿和腰背不好的人，5 月到 10 月浪大',
      '如港务部门下令停航，你可以改期或全额退款',
    ],
  },
  alt: {
    en: 'A speedboat with guests in orange vests between limestone islands at noon',
    th: 'สปีดโบ๊ตพาผู้โดยสารสวมชูชีพสีส้มแล่นระหว่างเกาะหินปูนยามเที่ยงวัน',
    'zh-cn': '正午，载着穿橙色救生衣游客的快艇驶过石灰岩小岛',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Small group', th: 'ร่วมกลุ่มเล็ก', 'zh-cn': '小团' },
      summary: {
        en: 'Up to 20 guests, lunch and park fees included',
        th: 'ไม่เกิน 20 คน รวมมื้อเที่ยงและค่าอุทยาน',
        'zh-cn': '最多 20 人，含午餐和公园费',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:00'],
      capacity: 20,
      cutoffMinutes: 720,
      maxUnits: 10,
      policy: 'free-until-24h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 2690, minAge: 12 },
        { code: 'CHILD', price: 1790, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, minAge: 1, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
      soldOutDays: [6],
      lastSeats: { day: 3, left: 2 },
    },
    {
      code: 'private',
      name: { en: 'Private boat', th: 'เหมาลำ', 'zh-cn': '包船' },
      summary: {
        en: 'The whole boat for up to 12 guests, stops in your order',
        th: 'ทั้งลำสำหรับไม่เกิน 12 คน เลือกลำดับจุดแวะเองได้',
        'zh-cn': '整条船最多坐 12 人，停靠顺序由你定',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:30', '09:00'],
      capacity: 2,
      cutoffMinutes: 1440,
      maxUnits: 2,
      policy: 'free-until-72h',
      questions: ['full_name'],
      units: [
        {
          code: 'GROUP',
          group: { people: 12 },
          label: { en: 'Boat for up to 12', th: 'เรือสำหรับไม่เกิน 12 คน', 'zh-cn': '包船（最多 12 人）' },
          price: 29500,
        },
      ],
    },
  ],
}
