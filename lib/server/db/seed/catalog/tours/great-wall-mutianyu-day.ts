import type { ProductSeed } from '@/lib/server/db/seed/types'

export const greatWallMutianyuDay: ProductSeed = {
  id: 'great-wall-mutianyu-day',
  vertical: 'tour',
  category: 'CATEGORY_020',
  areas: ['beijing'],
  operator: 'North Gate Outings',
  currency: 'CNY',
  durationMinutes: 510,
  languages: ['en', 'zh'],
  picture: { subject: 'greatwall', mood: 'noon', seed: 'great-wall-mutianyu-day' },
  gallery: [
    { subject: 'greatwall', mood: 'dawn', view: 'detail' },
    { subject: 'greatwall', mood: 'noon', view: 'people' },
    { subject: 'greatwall', mood: 'noon', flip: true, view: 'arch' },
    { subject: 'greatwall', mood: 'dawn', flip: true, view: 'trail' },
  ],
  name: {
    en: 'Great Wall at Mutianyu: an unhurried day from Beijing',
    th: 'กำแพงเมืองจีนมู่เถียนอวี้ เที่ยวไม่เร่งหนึ่งวันจากปักกิ่ง',
    'zh-cn': '慕田峪长城一日：从北京出发，不赶路',
  },
  summary: {
    en: 'Three hours on the Wall itself and no jade shop, tea shop or silk shop on the way. With the shared coach you leave Dongzhimen at half past seven, ride up over the chestnut trees, and walk between the watchtowers while most groups are still on the road. Entry, shuttle and lift are paid.',
    th: 'อยู่บนกำแพงเต็ม ๆ สามชั่วโมง ไม่แวะร้านหยก ร้านชา หรือร้านผ้าไหม ถ้าไปกับรถโค้ชรวม จะออกจากตงจื๋อเหมินเจ็ดโมงครึ่ง นั่งกระเช้าข้ามป่าเกาลัด แล้วเดินระหว่างหอสังเกตการณ์ตอนที่กลุ่มส่วนใหญ่ยังอยู่บนถนน รวมค่าเข้า รถรับส่งในเขต และกระเช้าแล้ว',
    'zh-cn':
      '在长城上待足 3 小时，途中不进玉器店、茶庄和丝绸店。拼团大巴 7:30 从东直门出发，乘缆车越过栗树林，趁多数团还在路上，先把敌楼之间走一遍。门票、摆渡车和缆车都含在内。',
  },
  highlights: {
    en: [
      'On the Wall around half past nine with the shared coach, ahead of most groups',
      'Up by lift, so your legs are for the Wall and not for the stairs to it',
      'No shopping stops, in writing',
    ],
    th: [
      'รถโค้ชรวมถึงกำแพงราวเก้าโมงครึ่ง ก่อนกลุ่มส่วนใหญ่',
      'ขึ้นด้วยกระเช้า เก็บแรงขาไว้เดินบนกำแพง',
      'ไม่พาเข้าร้านขายของ ระบุไว้เป็นลายลักษณ์อักษร',
    ],
    'zh-cn': ['拼团约 9:30 登城，比多数团早', '乘索道上山，把腿力留给长城本身', '不进购物店，白纸黑字写明'],
  },
  inclusions: {
    en: [
      'Return ride from Dongzhimen',
      'Guide in English or Chinese',
      'Entry to Mutianyu and the shuttle bus',
      'Cable car, or chairlift and toboggan, as chosen',
      'Water and insurance',
    ],
    th: [
      'รถไปกลับจากตงจื๋อเหมิน',
      'ไกด์ภาษาอังกฤษหรือจีน',
      'ค่าเข้ามู่เถียนอวี้และรถรับส่งในเขต',
      'กระเช้า หรือเก้าอี้ลอยฟ้ากับรถเลื่อน (toboggan) ตามที่เลือก',
      'น้ำดื่มและประกันภัย',
    ],
    'zh-cn': [
      '东直门往返车辆',
      '中文或英文导游',
      '慕田峪门票和摆渡车',
      '按所选项目：缆车，或索道加滑道',
      '饮用水和保险',
    ],
  },
  exclusions: {
    en: ['Lunch (noodle and dumpling places in the village, about ¥50)', 'Tips'],
    th: ['มื้อเที่ยง (ร้านบะหมี่และเกี๊ยวในหมู่บ้าน ราว 50 หยวน)', 'ทิป'],
    'zh-cn': ['午餐（村里有面馆和饺子馆，约 ¥50）', '小费'],
  },
  itinerary: [
    {
      minutes: 100,
      title: { en: 'Beijing to Mutianyu', th: 'ปักกิ่งถึงมู่เถียนอวี้', 'zh-cn': '北京到慕田峪' },
      text: {
        en: 'About 70 km north-east through Huairou. The guide keeps the history to twenty minutes and then lets you sleep.',
        th: 'ราว 70 กม. ไปทางตะวันออกเฉียงเหนือผ่านเขตหวยโหรว ไกด์เล่าประวัติยี่สิบนาทีแล้วปล่อยให้หลับ',
        'zh-cn': '往东北约 70 公里，途经怀柔。导游只讲 20 分钟历史，之后让你补觉。',
      },
    },
    {
      minutes: 30,
      title: { en: 'Shuttle and lift', th: 'รถในเขตและกระเช้า', 'zh-cn': '摆渡车与索道' },
      text: {
        en: 'Cable car to tower 14 for the long view, or chairlift to tower 6 for the toboggan.',
        th: 'กระเช้าไปหอที่ 14 วิวยาวสุดตา หรือเก้าอี้ลอยฟ้าไปหอที่ 6 สำหรับคนเล่นรถเลื่อน',
        'zh-cn': '缆车到 14 号敌楼，视野开阔；索道到 6 号敌楼，下山可玩滑道。',
      },
    },
    {
      minutes: 180,
      title: { en: 'On the Wall', th: 'บนกำแพง', 'zh-cn': '长城上' },
      text: {
        en: 'Walk with the guide or alone. Tower 20 is the end of the restored part and the steepest climb; tower 6 is the gentle direction.',
        th: 'เดินกับไกด์หรือเดินเองก็ได้ หอที่ 20 คือสุดช่วงบูรณะและชันที่สุด ส่วนทางไปหอที่ 6 เดินง่ายกว่า',
        'zh-cn': '跟导游走或自己走都行。20 号敌楼是修缮段尽头，也最陡；往 6 号敌楼方向平缓些。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Lunch in the village', th: 'มื้อเที่ยงในหมู่บ้าน', 'zh-cn': '村里午餐' },
      text: {
        en: 'Free choice near the gate; the guide has a list with prices.',
        th: 'เลือกร้านเองแถวทางเข้า ไกด์มีรายชื่อร้านพร้อมราคา',
        'zh-cn': '在景区门口自选，导游有一份带价格的单子。',
      },
    },
    {
      minutes: 120,
      title: { en: 'Back to Dongzhimen', th: 'กลับตงจื๋อเหมิน', 'zh-cn': '返回东直门' },
      text: {
        en: 'The shared coach is back around four o’clock on most days, later on a Sunday.',
        th: 'รถโค้ชรวมถึงราวสี่โมงเย็น วันอาทิตย์อาจช้ากว่า',
        'zh-cn': '拼团大巴一般 16:00 左右到，周日会晚一些。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Dongzhimen Station, exit C (Lines 2 and 13)',
      th: 'สถานีตงจื๋อเหมิน ทางออก C (สาย 2 และ 13)',
      'zh-cn': '地铁 2 号线、13 号线东直门站 C 口',
    },
    directions: {
      en: 'At street level outside exit C. The shared coach is white, with a green north arrow in the window; a private car waits there with your name. Both leave sharp at the start on your voucher.',
      th: 'ด้านนอกทางออก C ระดับถนน รถโค้ชรวมเป็นคันสีขาวติดลูกศรเหนือสีเขียวที่กระจก ส่วนรถส่วนตัวจอดรอที่เดียวกันพร้อมป้ายชื่อคุณ ออกตรงตามเวลาเริ่มในวอเชอร์',
      'zh-cn':
        'C 口外地面处，拼团找车窗上贴着绿色指北箭头的白色大巴；专车司机在同一处举着你的名字等候。均按凭证上的出发时间准时发车。',
    },
    latitude: 39.9411,
    longitude: 116.4341,
  },
  howToUse: {
    en: 'Show the code on your phone to the guide, and bring the passport you booked with: the gate checks it.',
    th: 'เปิดโค้ดในโทรศัพท์ให้ไกด์ดู และพกหนังสือเดินทางเล่มที่ใช้จอง เพราะมีการตรวจที่ประตู',
    'zh-cn': '向导游出示手机上的凭证码，并带上预订时所用的证件，入园要核验。',
  },
  goodToKnow: {
    en: [
      'In the first week of October and at the May holiday the queues for the lifts can take over an hour',
      'The Wall has no shade and uneven steps: hat, water, real shoes',
      'Wind or rain can stop the toboggan; you then come down by chairlift and get the difference back',
    ],
    th: [
      'สัปดาห์แรกของตุลาคมและวันหยุดเดือนพฤษภาคม คิวกระเช้าอาจนานกว่าหนึ่งชั่วโมง',
      'บนกำแพงไม่มีร่มเงาและขั้นบันไดไม่เท่ากัน เตรียมหมวก น้ำ และรองเท้าผ้าใบ',
      'ลมหรือฝนอาจทำให้รถเลื่อนหยุด ช่วงนั้นลงด้วยเก้าอี้ลอยฟ้าและคืนส่วนต่าง',
    ],
    'zh-cn': [
      '国庆和五一假期，索道排队可能超过 1 小时',
      '长城上没有树荫，台阶高低不一：帽子、水、合脚的鞋都要有',
      '刮风下雨时滑道会停，改乘索道下山并退差价',
    ],
  },
  alt: {
    en: 'The Great Wall over green hills at midday, three walkers on their way to a watchtower',
    th: 'กำแพงเมืองจีนบนเนินเขาเขียวยามเที่ยง คนสามคนกำลังเดินไปหอสังเกตการณ์',
    'zh-cn': '正午的长城蜿蜒在青山上，三个行人正走向敌楼',
  },
  options: [
    {
      code: 'cable-car',
      name: { en: 'Cable car up and down', th: 'ขึ้นลงด้วยกระเช้า', 'zh-cn': '缆车往返' },
      summary: {
        en: 'Closed cabins to tower 14, the easy way for all ages',
        th: 'กระเช้าปิดไปหอที่ 14 สบายสำหรับทุกวัย',
        'zh-cn': '封闭轿厢直达 14 号敌楼，老少皆宜',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:30'],
      capacity: 18,
      cutoffMinutes: 900,
      maxUnits: 9,
      policy: 'free-until-24h',
      questions: ['full_name', 'passport_number'],
      units: [
        { code: 'ADULT', price: 468, minAge: 18 },
        { code: 'CHILD', price: 368, minAge: 4, maxAge: 17, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'toboggan',
      name: { en: 'Chairlift up, toboggan down', th: 'ขึ้นเก้าอี้ลอยฟ้า ลงรถเลื่อน', 'zh-cn': '索道上，滑道下' },
      summary: {
        en: 'Open chairlift to tower 6, then 1.5 km of metal slide; ages 8 to 59',
        th: 'เก้าอี้ลอยฟ้าไปหอที่ 6 แล้วไถลลงตามรางโลหะ 1.5 กม. อายุ 8–59 ปี',
        'zh-cn': '敞开式索道到 6 号敌楼，下山滑道约 1.5 公里，限 8–59 岁',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:30'],
      capacity: 12,
      cutoffMinutes: 900,
      maxUnits: 9,
      policy: 'free-until-24h',
      questions: ['full_name', 'passport_number'],
      units: [
        { code: 'ADULT', price: 478, minAge: 18, maxAge: 59 },
        { code: 'CHILD', price: 388, minAge: 8, maxAge: 17, accompaniedBy: 'ADULT' },
      ],
    },
    {
      code: 'private',
      name: { en: 'Private car and guide', th: 'รถและไกด์ส่วนตัว', 'zh-cn': '专车专导' },
      summary: {
        en: 'Car and guide for up to 5, tickets and cable car included',
        th: 'รถและไกด์สำหรับไม่เกิน 5 คน รวมค่าเข้าและกระเช้า',
        'zh-cn': '专车和导游，最多 5 人，含门票和缆车',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['06:30', '08:30'],
      capacity: 2,
      cutoffMinutes: 1440,
      maxUnits: 2,
      policy: 'free-until-48h',
      questions: ['full_name', 'passport_number'],
      units: [
        {
          code: 'GROUP',
          group: { people: 5 },
          label: { en: 'Car for up to 5', th: 'รถสำหรับไม่เกิน 5 คน', 'zh-cn': '专车（最多 5 人）' },
          price: 2680,
        },
      ],
    },
  ],
}
