import type { ProductSeed } from '@/lib/server/db/seed/types'
import { bothWays } from './both-ways'

export const jungfraujochRailway: ProductSeed = {
  id: 'jungfraujoch-railway',
  vertical: 'transport',
  category: 'CATEGORY_056',
  areas: ['interlaken'],
  operator: 'Bödeli Mountain Tickets',
  currency: 'CHF',
  durationMinutes: 135,
  languages: ['en', 'de', 'fr', 'zh'],
  wheelchair: true,
  picture: { subject: 'alprail', mood: 'snow' },
  gallery: [
    { subject: 'chalet', mood: 'noon', view: 'train' },
    { subject: 'alprail', mood: 'dawn', view: 'detail' },
    { subject: 'alprail', mood: 'snow', view: 'people' },
    { subject: 'alprail', mood: 'noon', view: 'trail' },
  ],
  name: {
    en: 'Mountain railway between Interlaken Ost and Jungfraujoch',
    th: 'รถไฟขึ้นเขาระหว่างอินเทอร์ลาเคินโอสต์กับยุงเฟราย็อค',
    'zh-cn': '因特拉肯东站与少女峰站之间的山地铁路',
  },
  summary: {
    en: 'From Interlaken Ost to the railway station at 3,454 metres, up through the Eiger, and down by another valley if you like. It is dear, and in cloud you see nothing but snow: look at the summit camera at breakfast, then decide.',
    th: 'จากอินเทอร์ลาเคินโอสต์ถึงสถานีรถไฟที่ความสูง 3,454 เมตร ลอดภูเขาไอเกอร์ขึ้นไป ขาลงเลือกอีกหุบเขาได้ ราคาสูง และวันเมฆมากจะเห็นแต่หิมะ เช็กกล้องยอดเขาตอนเช้าก่อนตัดสินใจ',
    'zh-cn':
      '从因特拉肯东站出发，穿过艾格峰山体，抵达海拔 3,454 米的车站，下山可以换另一条山谷。票价不便宜，阴天只看得到雪，早餐时先看山顶实时画面再决定。',
  },
  highlights: {
    en: [
      'The Aletsch Glacier from the terrace, 20 km and more of ice',
      'Up one valley and down the other with a ticket each way',
      'Snow under your feet in August',
    ],
    th: [
      'ธารน้ำแข็งอาเลทช์ยาวกว่า 20 กม. จากระเบียงชมวิว',
      'ซื้อตั๋วไปกลับ ขึ้นหุบเขาหนึ่งแล้วลงอีกหุบเขาหนึ่งได้',
      'ได้เหยียบหิมะแม้ในเดือนสิงหาคม',
    ],
    'zh-cn': ['从平台俯瞰 20 多公里长的阿莱奇冰川', '买往返票，一条山谷上、另一条山谷下', '8 月也能踩到雪'],
  },
  inclusions: {
    en: [
      'The ride between Interlaken Ost and Jungfraujoch, each way that you choose',
      'Seat reserved from Eigergletscher to the top',
      'Viewing terrace, ice palace and plateau',
    ],
    th: [
      'ค่าโดยสารระหว่างอินเทอร์ลาเคินโอสต์กับยุงเฟราย็อคตามเที่ยวที่เลือก',
      'สำรองที่นั่งให้ช่วงไอเกอร์เกลตเชอร์ถึงยอด',
      'ระเบียงชมวิว ถ้ำน้ำแข็ง และลานหิมะ',
    ],
    'zh-cn': [
      '因特拉肯东站与少女峰站之间所选的单程或往返车票',
      '艾格冰川站至山顶段的预留座位',
      '观景台、冰宫与雪原',
    ],
  },
  exclusions: {
    en: ['Lunch at the top', 'Snow fun park and zip line'],
    th: ['อาหารกลางวันบนยอด', 'สวนสนุกหิมะและซิปไลน์'],
    'zh-cn': ['山顶午餐', '雪上乐园与滑索'],
  },
  itinerary: [
    {
      minutes: 35,
      title: { en: 'Interlaken Ost', th: 'อินเทอร์ลาเคินโอสต์', 'zh-cn': '因特拉肯东站' },
      text: {
        en: 'Board the rear or front half as the signs say: the train divides on the way for Grindelwald and Lauterbrunnen.',
        th: 'ขึ้นตู้ตามป้าย เพราะรถแยกขบวนไปกรินเดลวัลด์และเลาเทอร์บรุนเนน',
        'zh-cn': '按标志上前半列或后半列，列车途中会拆分，分别开往格林德瓦和劳特布伦嫩。',
      },
    },
    {
      minutes: 25,
      title: {
        en: 'Grindelwald to Eigergletscher',
        th: 'กรินเดลวัลด์–ไอเกอร์เกลตเชอร์',
        'zh-cn': '格林德瓦至艾格冰川站',
      },
      text: {
        en: 'A large gondola along the north face of the Eiger; sit on the right.',
        th: 'กระเช้าใหญ่เลียบหน้าผาเหนือของไอเกอร์ นั่งฝั่งขวา',
        'zh-cn': '大型缆车沿艾格峰北壁而上，坐右侧。',
      },
    },
    {
      minutes: 210,
      title: { en: 'Jungfraujoch, 3,454 m', th: 'ยุงเฟราย็อค 3,454 เมตร', 'zh-cn': '少女峰站 3,454 米' },
      text: {
        en: 'Half an hour through the mountain, then about three hours at the top. Walk slowly: the air is thin.',
        th: 'ลอดภูเขาครึ่งชั่วโมง แล้วอยู่บนยอดราวสามชั่วโมง เดินช้า ๆ เพราะอากาศบาง',
        'zh-cn': '列车在山体里行驶半小时，然后在山顶停留约三小时。空气稀薄，慢慢走。',
      },
    },
    {
      minutes: 150,
      title: {
        en: 'Down by Kleine Scheidegg',
        th: 'ลงทางไคลเนอ ไชเดกก์',
        'zh-cn': '经小沙伊德格下山',
      },
      text: {
        en: 'The cog railway through Wengen and Lauterbrunnen with its waterfalls, back at Interlaken Ost.',
        th: 'รถไฟฟันเฟืองผ่านเวงเงินและเลาเทอร์บรุนเนนที่มีน้ำตก กลับถึงอินเทอร์ลาเคินโอสต์',
        'zh-cn': '乘齿轨火车经温根和瀑布之乡劳特布伦嫩，回到因特拉肯东站。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Interlaken Ost station',
      th: 'สถานีอินเทอร์ลาเคินโอสต์ (Interlaken Ost)',
      'zh-cn': '因特拉肯东站',
    },
    directions: {
      en: 'The eastern of the two stations in Interlaken, platforms 2A and 2B. Be there 15 minutes before.',
      th: 'สถานีฝั่งตะวันออกของเมือง ชานชาลา 2A และ 2B มาถึงก่อน 15 นาที',
      'zh-cn': '因特拉肯两座车站中靠东的一座，2A 和 2B 站台，请提前 15 分钟到。',
    },
    latitude: 46.6906,
    longitude: 7.8695,
  },
  howToUse: {
    en: 'Show the code on the train and at the gates in Grindelwald Terminal and Eigergletscher. No printing.',
    th: 'แสดงโค้ดบนรถไฟ และที่ประตูกรินเดลวัลด์เทอร์มินอลกับไอเกอร์เกลตเชอร์ ไม่ต้องพิมพ์',
    'zh-cn': '在车上以及格林德瓦枢纽站、艾格冰川站的闸机出示凭证码，无需打印。',
  },
  goodToKnow: {
    en: [
      'It is below freezing at the top on most days: coat, sunglasses, shoes with grip',
      'Headache and short breath are usual at this height; not advised for infants with a cold or after recent heart trouble',
      'A half-fare pass for Switzerland may make a ticket at the counter cheaper',
    ],
    th: [
      'บนยอดติดลบเกือบทุกวัน เตรียมเสื้อหนา แว่นกันแดด และรองเท้าพื้นกันลื่น',
      'ปวดหัวและหายใจถี่เป็นเรื่องปกติที่ความสูงนี้ ไม่เหมาะกับทารกที่เป็นหวัดหรือผู้ที่เพิ่งป่วยโรคหัวใจ',
      'ถ้ามีบัตรลดครึ่งราคาของสวิส ซื้อที่เคาน์เตอร์อาจถูกกว่า',
    ],
    'zh-cn': [
      '山顶大多在零度以下：厚外套、墨镜、防滑鞋',
      '这个海拔头痛、气短很常见；感冒的婴儿和近期有心脏问题的人不建议上山',
      '持瑞士半价卡的话，在窗口买票可能更便宜',
    ],
  },
  alt: {
    en: 'A mountain railway on a viaduct in snow',
    th: 'รถไฟบนสะพานข้ามหุบเขาท่ามกลางหิมะ',
    'zh-cn': '雪中驶过高架桥的山地列车',
  },
  options: bothWays(
    {
      from: { en: 'Interlaken Ost', th: 'อินเทอร์ลาเคินโอสต์', 'zh-cn': '因特拉肯东站' },
      to: { en: 'Jungfraujoch, 3,454 m', th: 'ยุงเฟราย็อค 3,454 เมตร', 'zh-cn': '少女峰站（3,454 米）' },
      bags: { included: 1, maxKg: null, maxCm: null },
      meetingBack: {
        name: { en: 'Jungfraujoch station', th: 'สถานียุงเฟราย็อค', 'zh-cn': '少女峰站' },
        directions: {
          en: 'The trains leave from the hall in the mountain where you came up; from the terrace it is 10 minutes, with lifts. Be there 15 minutes before.',
          th: 'รถออกจากโถงในภูเขาที่เดียวกับตอนขึ้นมา จากระเบียงชมวิวใช้เวลา 10 นาที มีลิฟต์ มาถึงก่อน 15 นาที',
          'zh-cn': '列车从上山时到达的山中站厅发车，从观景平台乘电梯下来约 10 分钟，请提前 15 分钟到。',
        },
        latitude: 46.5475,
        longitude: 7.9853,
      },
      timesBack: {
        'second-class': ['11:17', '12:17', '13:17', '14:17', '15:17', '16:17'],
        'early-train': ['09:17', '10:17', '11:17', '12:17'],
        'first-class': ['11:17', '12:17', '13:17', '14:17', '15:17', '16:17'],
      },
    },
    [
      {
        code: 'second-class',
        name: { en: 'Second class', th: 'ชั้นสอง', 'zh-cn': '二等座' },
        summary: {
          en: 'Seat reserved on the chosen train above Eigergletscher; below it any train',
          th: 'สำรองที่นั่งในขบวนที่เลือกตั้งแต่ไอเกอร์เกลตเชอร์ขึ้นไป ช่วงล่างขึ้นขบวนใดก็ได้',
          'zh-cn': '艾格冰川站以上按所选班次留座，以下任意班次',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['07:35', '08:35', '09:35', '10:35', '11:35'],
        capacity: 60,
        cutoffMinutes: 60,
        maxUnits: 9,
        policy: 'free-until-24h',
        questions: ['full_name'],
        seasons: [{ from: '2026-11-01', to: '2027-04-30', percent: 88 }],
        units: [
          { code: 'ADULT', price: 125, minAge: 16 },
          { code: 'CHILD', price: 62.5, minAge: 6, maxAge: 15, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
        ],
        soldOutDays: [9],
      },
      {
        code: 'early-train',
        name: { en: 'Early train, second class', th: 'ขบวนเช้า ชั้นสอง', 'zh-cn': '早班二等座' },
        summary: {
          en: 'Up at 06:35, down before 13:00; cheaper and emptier',
          th: 'ขึ้น 06:35 ลงก่อน 13:00 ถูกกว่าและคนน้อย',
          'zh-cn': '06:35 上山，13:00 前下山，便宜且人少',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['06:35'],
        capacity: 40,
        cutoffMinutes: 600,
        maxUnits: 9,
        policy: 'free-until-24h',
        questions: ['full_name'],
        seasons: [{ from: '2026-11-01', to: '2027-04-30', percent: 90 }],
        units: [
          { code: 'ADULT', price: 95, minAge: 16 },
          { code: 'CHILD', price: 55, minAge: 6, maxAge: 15, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
        ],
      },
      {
        code: 'first-class',
        name: { en: 'First class', th: 'ชั้นหนึ่ง', 'zh-cn': '一等座' },
        summary: {
          en: 'First class below Grindelwald and Lauterbrunnen; one class above that',
          th: 'ชั้นหนึ่งช่วงล่างถึงกรินเดลวัลด์และเลาเทอร์บรุนเนน ช่วงบนมีชั้นเดียว',
          'zh-cn': '山谷段（格林德瓦、劳特布伦嫩以下）为一等座，以上路段不分等级',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['07:35', '08:35', '09:35', '10:35'],
        capacity: 12,
        cutoffMinutes: 60,
        maxUnits: 6,
        policy: 'free-until-24h',
        questions: ['full_name'],
        seasons: [{ from: '2026-11-01', to: '2027-04-30', percent: 90 }],
        units: [
          { code: 'ADULT', price: 135, minAge: 16 },
          { code: 'CHILD', price: 70, minAge: 6, maxAge: 15, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
        ],
      },
    ],
  ),
}
