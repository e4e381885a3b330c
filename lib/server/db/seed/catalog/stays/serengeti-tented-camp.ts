import type { ProductSeed } from '@/lib/server/db/seed/types'

export const serengetiTentedCamp: ProductSeed = {
  id: 'serengeti-tented-camp',
  vertical: 'stay',
  category: 'CATEGORY_203',
  areas: ['serengeti'],
  operator: 'Acacia Line Camps',
  currency: 'USD',
  languages: ['en', 'fr', 'de'],
  wheelchair: false,
  picture: { subject: 'tentcamp', mood: 'night', seed: 'serengeti-tented-camp-3' },
  name: {
    en: 'Tented camp in the central Serengeti, full board',
    th: 'แคมป์เต็นท์กลางเซเรงเกติ รวมอาหารทุกมื้อ',
    'zh-cn': '塞伦盖蒂中部帐篷营地，全食宿',
  },
  alsoCalled: {
    en: ['Safari camp', 'Glamping'],
    th: ['ซาฟารี', 'แคมป์ซาฟารี'],
    'zh-cn': ['野奢帐篷', '萨法里'],
  },
  summary: {
    en: 'Ten canvas tents with real beds and bucket showers in the Seronera valley, where lions and leopards stay all year. No fence: after dark a guard walks you to your tent. Solar light, no pool, and the nearest shop is half a day away.',
    th: 'เต็นท์ผ้าใบสิบหลังพร้อมเตียงจริงและฝักบัวแบบถัง ในหุบเขาเซโรเนราที่มีสิงโตและเสือดาวตลอดปี ไม่มีรั้ว หลังมืดมียามเดินไปส่งถึงเต็นท์ ใช้ไฟโซลาร์ ไม่มีสระ และร้านค้าใกล้สุดห่างครึ่งวัน',
    'zh-cn':
      '塞罗内拉谷地里的 10 顶帆布帐篷，有正经的床和吊桶淋浴，狮子和花豹终年在附近。营地没有围栏，天黑后由守卫送你回帐篷。太阳能照明，没有泳池，最近的商店在半天车程外。',
  },
  highlights: {
    en: [
      'Resident cats all year, not only in the migration',
      'Sundowners at the fire with the plains in front',
      'Two guides of the camp who grew up beside the park',
    ],
    th: [
      'เห็นสิงโตและเสือดาวได้ทั้งปี ไม่ต้องรอฤดูอพยพ',
      'จิบเครื่องดื่มรอบกองไฟยามเย็นหน้าทุ่งกว้าง',
      'ไกด์ประจำแคมป์สองคนโตมาริมอุทยาน',
    ],
    'zh-cn': [
      '不必等大迁徙，全年都有大猫出没',
      '傍晚围着篝火，面对草原喝一杯',
      '两位营地向导从小在公园边长大',
    ],
  },
  inclusions: {
    en: [
      'All meals, tea, coffee and drinking water',
      'Transfer to and from Seronera Airstrip',
      'Park concession fee for the night, VAT',
      'Laundry, except underwear',
    ],
    th: [
      'อาหารทุกมื้อ ชา กาแฟ และน้ำดื่ม',
      'รถรับส่งสนามบินเล็กเซโรเนรา',
      'ค่าธรรมเนียมพักแรมในอุทยานและภาษีมูลค่าเพิ่ม',
      'บริการซักผ้า ยกเว้นชุดชั้นใน',
    ],
    'zh-cn': [
      '全部餐食、茶、咖啡和饮用水',
      '塞罗内拉简易机场接送',
      '公园内过夜特许费和增值税',
      '洗衣（内衣除外）',
    ],
  },
  exclusions: {
    en: ['Park entry fee, paid to the park at the gate', 'Game drives (can be added)', 'Flights to Seronera'],
    th: ['ค่าเข้าอุทยาน ชำระกับอุทยานที่ประตู', 'การนั่งรถชมสัตว์ (เลือกเพิ่มได้)', 'เที่ยวบินไปเซโรเนรา'],
    'zh-cn': ['公园门票，在入口向公园缴纳', '乘车观兽（可加购）', '前往塞罗内拉的航班'],
  },
  meeting: {
    name: { en: 'Seronera Airstrip', th: 'สนามบินเล็กเซโรเนรา', 'zh-cn': '塞罗内拉简易机场' },
    directions: {
      en: 'A green camp vehicle waits at the airstrip hut. With your own driver: 9 km north-east of the airstrip, position in the booking mail.',
      th: 'รถแคมป์สีเขียวรอที่อาคารสนามบิน หากมีคนขับเอง แคมป์อยู่ห่างไปทางตะวันออกเฉียงเหนือ 9 กม. พิกัดอยู่ในอีเมลการจอง',
      'zh-cn': '绿色营地车在机场小屋旁等候。自带司机的话，营地在机场东北 9 公里，坐标见预订邮件。',
    },
    latitude: -2.4581,
    longitude: 34.8225,
  },
  howToUse: {
    en: 'Show the code to the driver or at the mess tent. Save it offline: there is no signal on the road.',
    th: 'แสดงโค้ดให้คนขับหรือที่เต็นท์อาหาร บันทึกไว้แบบออฟไลน์เพราะระหว่างทางไม่มีสัญญาณ',
    'zh-cn': '向司机或在餐厅帐篷出示凭证码。路上没有信号，请提前存到手机里。',
  },
  goodToKnow: {
    en: [
      'Arrive before 18:00: driving in the park after dark is not allowed',
      'Children from 6 years; nobody walks alone at night',
      'Bring a warm layer, June to August nights fall to about 13 °C',
    ],
    th: [
      'ต้องถึงก่อน 18:00 เพราะห้ามขับรถในอุทยานหลังมืด',
      'รับเด็กอายุ 6 ปีขึ้นไป และห้ามเดินคนเดียวตอนกลางคืน',
      'พกเสื้อกันหนาว มิถุนายนถึงสิงหาคมกลางคืนลงถึงราว 13 °C',
    ],
    'zh-cn': [
      '请在 18:00 前到达，公园内禁止夜间行车',
      '接待 6 岁以上儿童，夜里不可单独走动',
      '带件保暖衣物，6–8 月夜间降到 13 °C 左右',
    ],
  },
  alt: {
    en: 'A lit safari tent and a camp fire under the moon',
    th: 'เต็นท์ซาฟารีเปิดไฟกับกองไฟใต้แสงจันทร์',
    'zh-cn': '月光下亮着灯的营地帐篷与篝火',
  },
  options: [
    {
      code: 'plains-tent-flexible',
      name: { en: 'Plains tent, free cancellation', th: 'เต็นท์ริมทุ่ง ยกเลิกฟรี', 'zh-cn': '草原帐篷，可免费取消' },
      summary: {
        en: 'Double or twin beds, own shower and toilet, full board for 2 guests',
        th: 'เตียงใหญ่หรือเตียงคู่ ห้องน้ำในตัว อาหารทุกมื้อสำหรับ 2 คน',
        'zh-cn': '大床或双床，独立淋浴和厕所，2 人全食宿',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 6,
      cutoffMinutes: 4320,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'passport_number', 'lead_arrival_time', 'lead_diet'],
      seasons: [
        { from: '06-15', to: '10-31', percent: 130 },
        { from: '04-01', to: '05-31', percent: 70 },
      ],
      units: [
        {
          code: 'ROOM',
          price: 690,
          pax: 2,
          label: { en: 'Tent for up to 2', th: 'เต็นท์สำหรับไม่เกิน 2 คน', 'zh-cn': '帐篷（最多 2 人）' },
        },
      ],
      extras: [
        {
          code: 'game-drive',
          name: {
            en: 'Game drive of 4 hours, vehicle for your party',
            th: 'นั่งรถชมสัตว์ 4 ชั่วโมง เหมาคัน',
            'zh-cn': '包车观兽 4 小时',
          },
          price: 260,
        },
      ],
    },
    {
      code: 'plains-tent-non-refundable',
      name: { en: 'Plains tent, non-refundable', th: 'เต็นท์ริมทุ่ง ไม่คืนเงิน', 'zh-cn': '草原帐篷，不可退款' },
      summary: {
        en: 'The same tent and meals for less; no money back',
        th: 'เต็นท์และอาหารเหมือนกันในราคาถูกกว่า ไม่คืนเงิน',
        'zh-cn': '帐篷和餐食相同，价格更低，不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 4,
      cutoffMinutes: 4320,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'passport_number', 'lead_arrival_time', 'lead_diet'],
      seasons: [
        { from: '06-15', to: '10-31', percent: 130 },
        { from: '04-01', to: '05-31', percent: 70 },
      ],
      units: [
        {
          code: 'ROOM',
          price: 598,
          pax: 2,
          label: { en: 'Tent for up to 2', th: 'เต็นท์สำหรับไม่เกิน 2 คน', 'zh-cn': '帐篷（最多 2 人）' },
        },
      ],
    },
    {
      code: 'family-tent-flexible',
      name: {
        en: 'Family tent, free cancellation',
        th: 'เต็นท์ครอบครัว ยกเลิกฟรี',
        'zh-cn': '家庭帐篷，可免费取消',
      },
      summary: {
        en: 'Two sleeping tents under one roof, full board for 4 guests',
        th: 'สองห้องนอนใต้หลังคาเดียวกัน อาหารทุกมื้อสำหรับ 4 คน',
        'zh-cn': '一个顶棚下两间睡帐，4 人全食宿',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 2,
      cutoffMinutes: 4320,
      maxUnits: 3,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'passport_number', 'lead_arrival_time', 'lead_diet'],
      seasons: [
        { from: '06-15', to: '10-31', percent: 130 },
        { from: '04-01', to: '05-31', percent: 70 },
      ],
      units: [
        {
          code: 'ROOM',
          price: 1180,
          pax: 4,
          label: { en: 'Tent for up to 4', th: 'เต็นท์สำหรับไม่เกิน 4 คน', 'zh-cn': '帐篷（最多 4 人）' },
        },
      ],
      extras: [
        {
          code: 'game-drive',
          name: {
            en: 'Game drive of 4 hours, vehicle for your party',
            th: 'นั่งรถชมสัตว์ 4 ชั่วโมง เหมาคัน',
            'zh-cn': '包车观兽 4 小时',
          },
          price: 260,
        },
      ],
    },
  ],
}
