import type { ProductSeed } from '@/lib/server/db/seed/types'

export const naeroyfjordDayCruise: ProductSeed = {
  id: 'naeroyfjord-day-cruise',
  vertical: 'tour',
  category: 'CATEGORY_020',
  areas: ['bergen'],
  operator: 'Vestland Dagsturer',
  currency: 'EUR',
  durationMinutes: 630,
  languages: ['en', 'no', 'de', 'zh'],
  wheelchair: false,
  picture: { subject: 'fjord', mood: 'noon', seed: 'naeroyfjord-day-cruise' },
  gallery: [
    { subject: 'fjord', mood: 'dawn', view: 'people' },
    { subject: 'fjord', mood: 'snow', flip: true, view: 'detail' },
    { subject: 'fjord', mood: 'dusk', view: 'deck' },
    { subject: 'fjord', mood: 'dawn', flip: true, view: 'trail' },
  ],
  name: {
    en: 'Nærøyfjord by electric ship, a day from Bergen',
    th: 'ล่องเรือไฟฟ้าในแนเรยฟยอร์ด ไปเช้าเย็นกลับจากแบร์เกน',
    'zh-cn': '卑尔根出发：纳柔依峡湾电动船一日游',
  },
  alsoCalled: { en: ['Cruise'], th: ['ล่องเรือ', 'ครูซ'], 'zh-cn': ['游轮', '游船'] },
  summary: {
    en: 'Coach over Voss to Gudvangen, then two silent hours on the narrowest arm of the Sognefjord, 250 m wide with walls of over 1,000 m. You land in Flåm with time for lunch. It rains here on more than half of all days, which is where the waterfalls come from.',
    th: 'นั่งรถผ่านวอสส์ไปกุดวังเงิน แล้วล่องเรือเงียบ ๆ สองชั่วโมงในแขนงที่แคบที่สุดของซอกเนอฟยอร์ด ช่วงแคบสุด 250 เมตร ผาสูงกว่า 1,000 เมตร ขึ้นฝั่งที่ฟลัมมีเวลากินมื้อกลางวัน แถวนี้ฝนตกเกินครึ่งปี น้ำตกจึงเยอะ',
    'zh-cn':
      '乘大巴经沃斯到居德旺恩，再坐两小时安静的电动船，穿过松恩峡湾最窄的一支：最窄处 250 米，两岸崖壁超过 1,000 米。在弗洛姆上岸，有时间吃午饭。这里一年过半的日子下雨，瀑布就是这么来的。',
  },
  highlights: {
    en: [
      'The narrows of a World Heritage fjord, without engine noise',
      'Tvindefossen waterfall, 110 m, close enough to get wet',
      'Farms on ledges that were once reached by ladder',
      'Option to ride the Flåm Railway back up',
    ],
    th: [
      'ช่วงแคบของฟยอร์ดมรดกโลกแบบไร้เสียงเครื่องยนต์',
      'น้ำตกทวินเดฟอสเซน สูง 110 เมตร ใกล้จนโดนละอองน้ำ',
      'ฟาร์มบนชะง่อนผาที่เคยต้องปีนบันไดขึ้นไป',
      'เลือกกลับด้วยรถไฟสายฟลัมได้',
    ],
    'zh-cn': [
      '没有马达声地穿过世界遗产峡湾的最窄处',
      '110 米高的特温德瀑布，近到会被溅湿',
      '崖台上的农庄，从前要靠梯子爬上去',
      '回程可选弗洛姆铁路',
    ],
  },
  inclusions: {
    en: [
      'Coach from and to Bergen (or coach out and trains back)',
      'Two-hour cruise Gudvangen to Flåm',
      'Tour leader until Flåm',
      'About two hours free in Flåm',
    ],
    th: [
      'รถโค้ชไปกลับแบร์เกน (หรือขาไปรถโค้ช ขากลับรถไฟ)',
      'เรือสองชั่วโมง กุดวังเงินถึงฟลัม',
      'หัวหน้าทัวร์ถึงฟลัม',
      'เวลาว่างในฟลัมราวสองชั่วโมง',
    ],
    'zh-cn': [
      '卑尔根往返大巴（或去程大巴、回程火车）',
      '居德旺恩至弗洛姆两小时游船',
      '领队陪同至弗洛姆',
      '弗洛姆约两小时自由活动',
    ],
  },
  exclusions: {
    en: ['Lunch (soup or a burger in Flåm is about €22)', 'Hotel pick-up'],
    th: ['มื้อกลางวัน (ซุปหรือเบอร์เกอร์ในฟลัมราว 22 ยูโร)', 'รถรับจากที่พัก'],
    'zh-cn': ['午餐（弗洛姆一份汤或汉堡约 22 欧元）', '酒店接送'],
  },
  itinerary: [
    {
      minutes: 180,
      title: { en: 'Bergen to Gudvangen', th: 'แบร์เกนถึงกุดวังเงิน', 'zh-cn': '卑尔根到居德旺恩' },
      text: {
        en: 'Along the fjord road and over Voss, with 20 minutes at Tvindefossen.',
        th: 'เลียบฟยอร์ดผ่านเมืองวอสส์ แวะน้ำตกทวินเดฟอสเซน 20 นาที',
        'zh-cn': '沿峡湾公路过沃斯，在特温德瀑布停 20 分钟。',
      },
    },
    {
      minutes: 120,
      title: {
        en: 'Nærøyfjord and Aurlandsfjord',
        th: 'แนเรยฟยอร์ดและเอาร์ลันด์ฟยอร์ด',
        'zh-cn': '纳柔依峡湾与艾于兰峡湾',
      },
      text: {
        en: 'Big windows inside, walkways outside. Stand at the front for the first half hour.',
        th: 'ในเรือกระจกบานใหญ่ นอกเรือมีทางเดินรอบลำ ครึ่งชั่วโมงแรกให้ยืนหัวเรือ',
        'zh-cn': '舱内是大窗，舱外有步道。头半小时请站到船头。',
      },
    },
    {
      minutes: 120,
      title: { en: 'Flåm', th: 'ฟลัม', 'zh-cn': '弗洛姆' },
      text: {
        en: 'Lunch, the small railway museum, or a flat walk up the valley. Busy when a cruise ship is in.',
        th: 'มื้อกลางวัน พิพิธภัณฑ์รถไฟเล็ก ๆ หรือเดินราบเข้าหุบเขา วันที่มีเรือสำราญจอดคนจะเยอะ',
        'zh-cn': '吃午饭，看小小的铁路博物馆，或往山谷里平路散步。有邮轮停靠时人会多。',
      },
    },
    {
      minutes: 180,
      title: { en: 'Back to Bergen', th: 'กลับแบร์เกน', 'zh-cn': '返回卑尔根' },
      text: {
        en: 'By coach through the tunnels, or by the Flåm Railway to Myrdal and the Bergen Line from there.',
        th: 'รถโค้ชผ่านอุโมงค์ หรือรถไฟสายฟลัมไปมีร์ดาลแล้วต่อสายแบร์เกน',
        'zh-cn': '大巴穿隧道返回，或乘弗洛姆铁路到米达尔，再换卑尔根线。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Festplassen, Bergen',
      th: 'จัตุรัสเฟสต์พลัสเซิน เมืองแบร์เกน',
      'zh-cn': '卑尔根节日广场（Festplassen）',
    },
    directions: {
      en: 'The square between the lake and Byparken light rail stop, eight minutes on foot from the railway station. The coach is white with a blue wave; it leaves at the minute.',
      th: 'จัตุรัสริมทะเลสาบติดป้ายรถรางเบา Byparken เดินแปดนาทีจากสถานีรถไฟ รถสีขาวลายคลื่นสีฟ้า ออกตรงเวลา',
      'zh-cn': '湖边广场，紧邻轻轨 Byparken 站，从火车站步行 8 分钟。白色大巴，车身有蓝色波浪，准点发车。',
    },
    latitude: 60.3903,
    longitude: 5.3262,
  },
  howToUse: {
    en: 'Show the code at the coach door; it also holds your ship and, where chosen, train tickets.',
    th: 'เปิดโค้ดที่ประตูรถ โค้ดเดียวใช้กับเรือ และรถไฟถ้าเลือกไว้',
    'zh-cn': '上大巴时出示凭证码；船票和所选的火车票都在这一个码里。',
  },
  goodToKnow: {
    en: [
      'Rain jacket and a warm layer, also in July: the deck is windy',
      'From November to March part of the trip is in the dark, and the Gudvangen road can close for snow; you then get another day or your money back',
      'The coach stops once for toilets; the ship has its own',
    ],
    th: [
      'เตรียมเสื้อกันฝนและเสื้ออุ่น แม้เดือนกรกฎาคม บนดาดฟ้าลมแรง',
      'พฤศจิกายนถึงมีนาคมบางช่วงเดินทางในความมืด และถนนอาจปิดเพราะหิมะ ถ้าปิดเลือกวันใหม่หรือรับเงินคืน',
      'รถแวะเข้าห้องน้ำหนึ่งครั้ง บนเรือมีห้องน้ำ',
    ],
    'zh-cn': [
      '七月也要带雨衣和保暖层，甲板风大',
      '11 月到 3 月有一段路在天黑后，公路可能因雪封闭；封路可改期或全额退款',
      '大巴途中停一次上厕所，船上有厕所',
    ],
  },
  alt: {
    en: 'A small ship at midday on a fjord between steep mountains',
    th: 'เรือลำเล็กยามเที่ยงในฟยอร์ดระหว่างภูเขาสูงชัน',
    'zh-cn': '正午，陡峭山峰之间的峡湾里有一艘小船',
  },
  options: [
    {
      code: 'coach-return',
      name: { en: 'Coach both ways', th: 'รถโค้ชไปกลับ', 'zh-cn': '大巴往返' },
      summary: {
        en: 'No changes, back in Bergen at about 18:30',
        th: 'ไม่ต้องต่อรถ ถึงแบร์เกนราว 18:30',
        'zh-cn': '不用换乘，约 18:30 回到卑尔根',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:00'],
      capacity: 44,
      cutoffMinutes: 720,
      maxUnits: 9,
      policy: 'free-until-24h',
      questions: ['full_name'],
      seasons: [{ from: '06-01', to: '08-31', percent: 112 }],
      units: [
        { code: 'ADULT', price: 209, minAge: 16 },
        { code: 'CHILD', price: 119, minAge: 4, maxAge: 15, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'flam-railway',
      name: { en: 'Back by Flåm Railway', th: 'กลับด้วยรถไฟสายฟลัม', 'zh-cn': '弗洛姆铁路回程' },
      summary: {
        en: 'The 20 km climb to Myrdal, then the Bergen Line on your own; back at about 20:00',
        th: 'ไต่เขา 20 กม. ไปมีร์ดาล แล้วต่อรถไฟสายแบร์เกนเอง ถึงราว 20:00',
        'zh-cn': '爬坡 20 公里到米达尔，再自行换卑尔根线，约 20:00 到',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:00'],
      capacity: 20,
      cutoffMinutes: 1440,
      maxUnits: 9,
      policy: 'free-until-48h',
      questions: ['full_name'],
      seasons: [{ from: '06-01', to: '08-31', percent: 112 }],
      units: [
        { code: 'ADULT', price: 279, minAge: 16 },
        { code: 'CHILD', price: 155, minAge: 4, maxAge: 15, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
      soldOutDays: [7],
      lastSeats: { day: 3, left: 3 },
    },
  ],
}
