import { atTheStart } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const blueMountainsDay: ProductSeed = {
  id: 'blue-mountains-day',
  vertical: 'tour',
  category: 'CATEGORY_020',
  areas: ['sydney'],
  operator: 'Gumtree Day Trips',
  currency: 'AUD',
  durationMinutes: 600,
  languages: ['en', 'zh'],
  wheelchair: false,
  picture: { subject: 'threepillars', mood: 'noon', seed: 'blue-mountains-day-2' },
  gallery: [
    { subject: 'threepillars', mood: 'dawn', flip: true, view: 'people' },
    { subject: 'threepillars', mood: 'noon', flip: true, view: 'detail' },
    { subject: 'threepillars', mood: 'dawn', view: 'trail' },
    { subject: 'threepillars', mood: 'noon', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'Blue Mountains from Sydney: early bus, wild kangaroos, cliff walk',
    th: 'บลูเมาน์เทนส์จากซิดนีย์ ออกเช้า ดูจิงโจ้ป่า เดินเลียบหน้าผา',
    'zh-cn': '悉尼出发蓝山一日：早班车、野生袋鼠与悬崖步道',
  },
  summary: {
    en: 'Out of the city around seven on the small bus, ahead of the big coaches, to look for kangaroos in a clearing before they lie down. Then waterfalls, lunch in Leura and the Three Sisters from the quiet side. Some winter days the valley is full of cloud and you see nothing for an hour; the walk is lovely all the same.',
    th: 'มินิบัสออกจากเมืองราวเจ็ดโมง ก่อนรถคันใหญ่ ไปหาจิงโจ้ในลานโล่งก่อนมันหลบนอน แล้วต่อด้วยน้ำตก มื้อกลางวันที่ลูรา และเขาสามพี่น้องจากมุมที่คนน้อย หน้าหนาวบางวันหมอกเต็มหุบเขามองไม่เห็นอะไรเป็นชั่วโมง แต่ทางเดินยังน่าเดิน',
    'zh-cn':
      '小巴早上七点左右出城，赶在大巴前面，到林间空地找还没躺下的袋鼠。接着看瀑布、在卢拉吃午饭，从人少的一侧看三姐妹峰。冬天有时山谷灌满云雾，一小时什么也看不见，不过步道照样值得走。',
  },
  highlights: {
    en: [
      'Wild grey kangaroos in the national park, not in a zoo',
      'A 3 km cliff-edge walk with a guide who knows the birds',
      'Three Sisters from two lookouts, one of them empty',
      'Twenty guests at most, back in the city by early evening',
    ],
    th: [
      'จิงโจ้เทาป่าในอุทยาน ไม่ใช่ในสวนสัตว์',
      'เดินเลียบผา 3 กม. กับไกด์ที่รู้เรื่องนก',
      'เขาสามพี่น้องจากสองจุดชมวิว จุดหนึ่งแทบไม่มีคน',
      'ไม่เกินยี่สิบคน กลับถึงเมืองช่วงเย็น',
    ],
    'zh-cn': [
      '国家公园里的野生灰袋鼠，不是动物园',
      '3 公里悬崖步道，向导认得沿路的鸟',
      '从两处观景台看三姐妹峰，其中一处几乎没人',
      '最多 20 人，傍晚回到市区',
    ],
  },
  inclusions: {
    en: [
      'Minibus or private car, with a guide',
      'National park entry',
      'Morning tea with a biscuit',
      'Sunscreen, and ponchos if it rains',
    ],
    th: ['รถมินิบัสหรือรถส่วนตัวพร้อมไกด์', 'ค่าเข้าอุทยาน', 'ชายามสายกับบิสกิต', 'ครีมกันแดด และเสื้อกันฝนถ้าฝนตก'],
    'zh-cn': ['小巴或专车，配导游', '国家公园入园费', '上午茶和饼干', '防晒霜，下雨备雨披'],
  },
  exclusions: {
    en: ['Lunch in Leura (from A$20)', 'The railway and cable car at Katoomba'],
    th: ['มื้อกลางวันที่ลูรา (เริ่มราว 20 ดอลลาร์ออสเตรเลีย)', 'รถไฟและกระเช้าที่คาทูมบา'],
    'zh-cn': ['卢拉的午餐（20 澳元起）', '卡通巴的观光火车和缆车'],
  },
  itinerary: [
    {
      minutes: 120,
      title: { en: 'Glenbrook clearing', th: 'ลานโล่งเกลนบรูก', 'zh-cn': '格伦布鲁克林间空地' },
      text: {
        en: 'An hour’s drive, then a quiet half hour with the kangaroos if they are in; on most mornings they are.',
        th: 'ขับหนึ่งชั่วโมง แล้วเดินเงียบ ๆ ครึ่งชั่วโมงดูจิงโจ้ เช้าส่วนใหญ่จะเจอ',
        'zh-cn': '车程一小时，再安静地看半小时袋鼠。多数早晨它们都在。',
      },
    },
    {
      minutes: 120,
      title: {
        en: 'Wentworth Falls cliff walk',
        th: 'ทางเลียบผาเวนต์เวิร์ทฟอลส์',
        'zh-cn': '温特沃斯瀑布悬崖步道',
      },
      text: {
        en: 'Three kilometres with about 250 steps; those with sore knees wait at the lookout with tea.',
        th: 'สามกิโลเมตร บันไดราว 250 ขั้น ใครเข่าไม่ดีรอจิบชาที่จุดชมวิวได้',
        'zh-cn': '三公里，约 250 级台阶；膝盖不好的，可以在观景台喝茶等。',
      },
    },
    {
      minutes: 90,
      title: { en: 'Leura', th: 'ลูรา', 'zh-cn': '卢拉' },
      text: {
        en: 'Lunch on your own in a village street of cherry trees and bakeries.',
        th: 'มื้อกลางวันเลือกร้านเองในหมู่บ้านที่มีต้นซากุระและร้านขนมปัง',
        'zh-cn': '在种着樱树、开着面包店的小街上自由午餐。',
      },
    },
    {
      minutes: 150,
      title: {
        en: 'Three Sisters and Blackheath',
        th: 'เขาสามพี่น้องและแบล็กฮีท',
        'zh-cn': '三姐妹峰与布莱克希思',
      },
      text: {
        en: 'Echo Point for the famous view, then Govetts Leap, which is higher and has room.',
        th: 'เอคโคพอยต์สำหรับภาพที่คุ้นตา แล้วต่อที่โกเวตส์ลีป สูงกว่าและไม่แออัด',
        'zh-cn': '先到回音角看名景，再到更高、更空的戈维特观景台。',
      },
    },
    {
      minutes: 120,
      title: { en: 'Back to Sydney', th: 'กลับซิดนีย์', 'zh-cn': '返回悉尼' },
      text: {
        en: 'The small bus reaches Central Station around 17:00; on Sundays allow an hour more for traffic.',
        th: 'มินิบัสถึงสถานีเซ็นทรัลราว 17:00 วันอาทิตย์เผื่อรถติดอีกหนึ่งชั่วโมง',
        'zh-cn': '小巴约 17:00 到中央车站；周日堵车，请多留一小时。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Central Station, Pitt Street coach bays',
      th: 'สถานีเซ็นทรัล ชานจอดรถโค้ช ถนนพิตต์',
      'zh-cn': '中央车站 Pitt Street 大巴停靠处',
    },
    directions: {
      en: 'Leave the station towards Railway Square and walk to the coach bays on Pitt Street. A cream minibus with a gum leaf on the door; be there ten minutes before the start on your voucher. A private car comes to your door.',
      th: 'ออกจากสถานีทางเรลเวย์สแควร์แล้วเดินไปชานรถโค้ชถนนพิตต์ มองหามินิบัสสีครีมรูปใบยูคาลิปตัสที่ประตู มาถึงก่อนเวลาเริ่มในวอเชอร์สิบนาที ส่วนรถส่วนตัวไปรับถึงที่พัก',
      'zh-cn':
        '从 Railway Square 方向出站，走到 Pitt Street 的大巴停靠处。米色小巴，车门上有桉树叶，请比凭证上的出发时间早 10 分钟到。专车上门接。',
    },
    latitude: -33.8837,
    longitude: 151.2052,
  },
  howToUse: {
    en: 'Show the code on your phone to the driver. Seats are free to choose.',
    th: 'เปิดโค้ดในโทรศัพท์ให้คนขับดู เลือกที่นั่งได้ตามใจ',
    'zh-cn': '向司机出示手机上的凭证码，座位先到先选。',
  },
  goodToKnow: {
    en: [
      'Five to eight degrees colder than Sydney: bring a layer, also in summer',
      'On days of total fire ban or heavy smoke the park closes; you change the date or get your money back',
      'Do not feed the kangaroos: bread makes them ill',
    ],
    th: [
      'เย็นกว่าซิดนีย์ห้าถึงแปดองศา พกเสื้ออีกตัวแม้หน้าร้อน',
      'วันที่เสี่ยงไฟป่าหรือควันหนา อุทยานปิด เลือกวันใหม่หรือรับเงินคืน',
      'อย่าให้อาหารจิงโจ้ ขนมปังทำให้มันป่วย',
    ],
    'zh-cn': [
      '比悉尼低五到八度，夏天也要带外套',
      '全面禁火或浓烟天公园关闭，可改期或全额退款',
      '别喂袋鼠，面包会让它们生病',
    ],
  },
  alt: {
    en: 'Three sandstone pillars above a valley of blue forest at noon, a kangaroo at the lookout',
    th: 'แท่งหินทรายสามแท่งเหนือหุบเขาป่าไม้สีฟ้าหม่นยามเที่ยงวัน มีจิงโจ้ยืนตรงจุดชมวิว',
    'zh-cn': '正午，泛着蓝色的林谷之上立着三座砂岩石柱，观景台边有一只袋鼠',
  },
  options: [
    {
      code: 'small-bus',
      name: { en: 'Small bus', th: 'มินิบัสร่วมกับผู้อื่น', 'zh-cn': '小巴拼团' },
      summary: {
        en: 'Up to 20 guests with a driver-guide, in English',
        th: 'ไม่เกิน 20 คน คนขับเป็นไกด์ ภาษาอังกฤษ',
        'zh-cn': '最多 20 人，司机兼导游，英语讲解',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:00'],
      capacity: 20,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 149, minAge: 13 },
        { code: 'CHILD', price: 109, minAge: 4, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
      lastSeats: { day: 2, left: 3 },
    },
    {
      code: 'mandarin',
      name: { en: 'Small bus in Mandarin', th: 'มินิบัสบรรยายภาษาจีน', 'zh-cn': '中文小巴拼团' },
      summary: {
        en: 'The same day with a Mandarin-speaking guide, Wednesdays and weekends',
        th: 'เส้นทางเดียวกัน ไกด์พูดจีนกลาง วันพุธและเสาร์อาทิตย์',
        'zh-cn': '同样的行程，中文讲解，每周三和周末',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:15'],
      weekdays: [3, 6, 7],
      capacity: 20,
      cutoffMinutes: 1440,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 159, minAge: 13 },
        { code: 'CHILD', price: 119, minAge: 4, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'private',
      name: { en: 'Private car and guide', th: 'รถและไกด์ส่วนตัว', 'zh-cn': '专车专导' },
      summary: {
        en: 'Car and guide for up to 6, from your door, walks as long as you like',
        th: 'รถและไกด์ไม่เกิน 6 คน รับจากที่พัก เดินสั้นยาวตามใจ',
        'zh-cn': '专车和导游，最多 6 人，上门接，步道长短随你',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['06:30', '08:00'],
      capacity: 2,
      cutoffMinutes: 1440,
      maxUnits: 1,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_pickup_place'],
      pickup: atTheStart,
      units: [
        {
          code: 'GROUP',
          group: { people: 6 },
          label: { en: 'Car for up to 6', th: 'รถสำหรับไม่เกิน 6 คน', 'zh-cn': '专车（最多 6 人）' },
          price: 890,
        },
      ],
    },
  ],
}
