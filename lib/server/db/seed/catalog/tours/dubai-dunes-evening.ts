import { halfAnHourOnwards } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const dubaiDunesEvening: ProductSeed = {
  id: 'dubai-dunes-evening',
  vertical: 'tour',
  category: 'CATEGORY_023',
  areas: ['dubai'],
  operator: 'Red Sand Evenings',
  currency: 'AED',
  durationMinutes: 375,
  languages: ['en', 'ar', 'zh'],
  hotelPickup: true,
  picture: { subject: 'dunes', mood: 'dusk', seed: 'dubai-dunes-evening' },
  gallery: [
    { subject: 'dunes', mood: 'dawn', view: 'detail' },
    { subject: 'dunes', mood: 'dusk', view: 'people' },
    { subject: 'dunes', mood: 'dawn', flip: true, view: 'tent' },
    { subject: 'dunes', mood: 'dusk', view: 'trail' },
  ],
  name: {
    en: 'An evening in the red dunes: drive, sunset and dinner',
    th: 'ยามเย็นบนเนินทรายแดงดูไบ นั่งรถลุยทราย ดูพระอาทิตย์ตก และมื้อค่ำ',
    'zh-cn': '迪拜红沙丘之夜：冲沙、日落与晚餐',
  },
  alsoCalled: { en: ['Desert safari'], th: ['ซาฟารีทะเลทราย', 'ทัวร์ทะเลทราย'], 'zh-cn': ['沙漠冲沙'] },
  summary: {
    en: 'Fetched from your hotel, forty minutes of sliding over the Lahbab dunes, then tea on a ridge for the sunset. Dinner is grilled over charcoal in a small camp without loudspeakers, and the lamps go out for ten minutes so you can see the stars. Choose the gentle car if you have small children or a weak stomach.',
    th: 'รับจากที่พัก ไถลไปบนเนินทรายละห์บับสี่สิบนาที แล้วจิบชาบนสันทรายรอพระอาทิตย์ตก มื้อค่ำย่างเตาถ่านในแคมป์เล็กที่ไม่มีลำโพง ดับตะเกียงสิบนาทีให้ดูดาว ถ้ามีเด็กเล็กหรือเมารถง่าย เลือกรถแบบวิ่งเรียบ',
    'zh-cn':
      '从酒店接上你，在拉赫巴卜沙丘上冲 40 分钟，再到沙脊上喝茶等日落。晚餐是小营地里的炭烤，没有高音喇叭，还会熄灯 10 分钟让你看星星。带小孩或容易晕车的话，选平稳线路。',
  },
  highlights: {
    en: [
      'The high red dunes of Lahbab, an hour from the coast',
      'Sunset from a ridge, away from the row of parked cars',
      'A camp for 40 people, with no stage and no loudspeakers',
      'Ten minutes with the lights out',
    ],
    th: [
      'เนินทรายแดงสูงของละห์บับ ห่างชายฝั่งหนึ่งชั่วโมง',
      'ดูพระอาทิตย์ตกจากสันทราย ไม่ต้องเบียดแถวรถ',
      'แคมป์สำหรับ 40 คน ไม่มีเวทีและลำโพง',
      'ดับไฟดูดาวสิบนาที',
    ],
    'zh-cn': [
      '离海岸一小时的拉赫巴卜高大红沙丘',
      '避开成排车辆，在沙脊上看日落',
      '营地只容 40 人，没有舞台和喇叭',
      '熄灯 10 分钟看星空',
    ],
  },
  inclusions: {
    en: [
      'Pickup and return from hotels in Dubai city',
      '4x4 with a licensed desert driver',
      'Arabic coffee, tea and dates at sunset',
      'Charcoal dinner with vegetarian dishes, water',
      'Insurance',
    ],
    th: [
      'รถรับส่งจากที่พักในเมืองดูไบ',
      'รถขับเคลื่อนสี่ล้อพร้อมคนขับที่มีใบอนุญาตขับในทะเลทราย',
      'กาแฟอาหรับ ชา และอินทผลัมตอนพระอาทิตย์ตก',
      'มื้อค่ำย่างเตาถ่าน มีอาหารมังสวิรัติ และน้ำดื่ม',
      'ประกันภัย',
    ],
    'zh-cn': [
      '迪拜市区酒店接送',
      '四驱车和持证沙漠司机',
      '日落时的阿拉伯咖啡、茶和椰枣',
      '炭烤晚餐，含素菜和饮用水',
      '保险',
    ],
  },
  exclusions: {
    en: ['Camel walk (can be added)', 'Quad bikes', 'Alcohol'],
    th: ['ขี่อูฐ (เพิ่มได้)', 'รถเอทีวี', 'เครื่องดื่มแอลกอฮอล์'],
    'zh-cn': ['骑骆驼（可加购）', '沙滩车', '酒类'],
  },
  itinerary: [
    {
      minutes: 75,
      title: { en: 'Hotel to Lahbab', th: 'ที่พักถึงละห์บับ', 'zh-cn': '酒店到拉赫巴卜' },
      text: {
        en: 'South-east on the Hatta road. At the edge of the sand the driver lets air out of the tyres.',
        th: 'ไปทางตะวันออกเฉียงใต้ตามถนนสายฮัตตา ถึงขอบทรายคนขับจะปล่อยลมยาง',
        'zh-cn': '沿哈塔方向公路往东南走，到沙地边缘，司机会给轮胎放气。',
      },
    },
    {
      minutes: 40,
      title: { en: 'Over the dunes', th: 'ลุยเนินทราย', 'zh-cn': '冲沙' },
      text: {
        en: 'Up, sideways and down again. Say the word and the driver slows; nobody minds.',
        th: 'ขึ้น เอียง แล้วลง บอกคนขับให้ช้าลงได้ทุกเมื่อ ไม่มีใครว่า',
        'zh-cn': '上坡、侧滑、俯冲。想慢一点就开口，没人会介意。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Sunset on the ridge', th: 'พระอาทิตย์ตกบนสันทราย', 'zh-cn': '沙脊日落' },
      text: {
        en: 'Coffee, dates and the long shadows. Shoes off: the sand has cooled by now.',
        th: 'กาแฟ อินทผลัม และเงายาวของเนินทราย ถอดรองเท้าได้ ทรายเย็นลงแล้ว',
        'zh-cn': '咖啡、椰枣和拉长的影子。可以脱鞋了，沙子已经凉下来。',
      },
    },
    {
      minutes: 135,
      title: { en: 'Camp and dinner', th: 'แคมป์และมื้อค่ำ', 'zh-cn': '营地与晚餐' },
      text: {
        en: 'Carpets, low tables, an oud player on most evenings, and the stars.',
        th: 'พรม โต๊ะเตี้ย คนดีดอูด (พิณอาหรับ) เกือบทุกคืน และดวงดาว',
        'zh-cn': '地毯、矮桌，多数晚上有乌德琴，还有星空。',
      },
    },
    {
      minutes: 80,
      title: { en: 'Back to your hotel', th: 'กลับที่พัก', 'zh-cn': '返回酒店' },
      text: {
        en: 'You are at the door between nine and ten, depending on the traffic.',
        th: 'ถึงหน้าที่พักราวสามถึงสี่ทุ่ม แล้วแต่รถติด',
        'zh-cn': '视路况 21:00–22:00 送到门口。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Union Metro Station',
      th: 'สถานีเมโทรยูเนียน',
      'zh-cn': 'Union 地铁站',
    },
    directions: {
      en: 'Pickup starts at the time you book and takes up to 30 minutes; wait in the lobby. If you stay in a private home, meet us at street level above Union Station in Deira.',
      th: 'เริ่มรับตามเวลาที่จอง ใช้เวลาไม่เกิน 30 นาที รอที่ล็อบบี้ ถ้าพักบ้านส่วนตัว พบกันที่ระดับถนนเหนือสถานียูเนียน ย่านเดย์รา',
      'zh-cn':
        '从预订时间起 30 分钟内到酒店接，请在大堂等。住在私人住宅的话，请到德拉区 Union 站地面出口集合。',
    },
    latitude: 25.2664,
    longitude: 55.3137,
  },
  howToUse: {
    en: 'Show the code on your phone to the driver. The plate number comes by message two hours before.',
    th: 'เปิดโค้ดในโทรศัพท์ให้คนขับดู ทะเบียนรถจะส่งให้ก่อนสองชั่วโมง',
    'zh-cn': '向司机出示手机上的凭证码。车牌号会在 2 小时前发给你。',
  },
  goodToKnow: {
    en: [
      'The dune drive is not for pregnant guests, children under 4 or bad backs; the gentle car is fine',
      'Eat lightly before, and bring a jacket from December to February',
      'From June to September it is still close to 40 °C at sunset',
    ],
    th: [
      'การลุยเนินทรายไม่เหมาะกับผู้ตั้งครรภ์ เด็กต่ำกว่า 4 ขวบ และคนปวดหลัง เลือกรถวิ่งเรียบแทนได้',
      'กินเบา ๆ ก่อนมา และพกเสื้อกันหนาวช่วงธันวาคมถึงกุมภาพันธ์',
      'มิถุนายนถึงกันยายน ตอนพระอาทิตย์ตกยังร้อนเกือบ 40 องศา',
    ],
    'zh-cn': [
      '冲沙不适合孕妇、4 岁以下儿童和腰背不好的人，可选平稳线路',
      '出发前少吃一点，12 月到 2 月请带外套',
      '6 月到 9 月日落时仍接近 40 °C',
    ],
  },
  alt: {
    en: 'Camels with riders below tall sand dunes at dusk, a low sun in a red sky',
    th: 'ขบวนอูฐกับผู้ขี่ใต้เนินทรายสูงยามเย็น พระอาทิตย์คล้อยต่ำในฟ้าสีแดง',
    'zh-cn': '黄昏时驼队走过高大的沙丘，红色天空中太阳低垂',
  },
  options: [
    {
      code: 'dune-drive',
      name: { en: 'With the dune drive', th: 'แบบลุยเนินทราย', 'zh-cn': '含冲沙' },
      summary: {
        en: 'Shared 4x4 with up to 6, forty minutes over the dunes, dinner',
        th: 'รถร่วมไม่เกิน 6 คน ลุยทราย 40 นาที รวมมื้อค่ำ',
        'zh-cn': '拼车最多 6 人，冲沙 40 分钟，含晚餐',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['15:00'],
      capacity: 24,
      cutoffMinutes: 360,
      maxUnits: 12,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: halfAnHourOnwards,
      units: [
        { code: 'ADULT', price: 275, minAge: 12 },
        { code: 'CHILD', price: 195, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
      ],
      extras: [
        {
          code: 'camel-walk',
          name: { en: 'Camel walk, 20 minutes', th: 'ขี่อูฐ 20 นาที', 'zh-cn': '骑骆驼 20 分钟' },
          price: 60,
        },
      ],
    },
    {
      code: 'gentle',
      name: { en: 'Gentle car, no dune drive', th: 'รถวิ่งเรียบ ไม่ลุยเนิน', 'zh-cn': '平稳线路，不冲沙' },
      summary: {
        en: 'Straight to the ridge on the track, then sunset and dinner',
        th: 'ไปสันทรายตามทางราบ แล้วดูพระอาทิตย์ตกและกินมื้อค่ำ',
        'zh-cn': '沿平路直接上沙脊，看日落、吃晚餐',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['15:30'],
      capacity: 12,
      cutoffMinutes: 360,
      maxUnits: 12,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: halfAnHourOnwards,
      units: [
        { code: 'ADULT', price: 245, minAge: 12 },
        { code: 'CHILD', price: 165, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
      extras: [
        {
          code: 'camel-walk',
          name: { en: 'Camel walk, 20 minutes', th: 'ขี่อูฐ 20 นาที', 'zh-cn': '骑骆驼 20 分钟' },
          price: 60,
        },
      ],
    },
    {
      code: 'private',
      name: { en: 'Private 4x4', th: 'รถขับเคลื่อนสี่ล้อส่วนตัว', 'zh-cn': '四驱包车' },
      summary: {
        en: 'Your own car and driver for up to 6, as wild or calm as you like',
        th: 'รถและคนขับส่วนตัวไม่เกิน 6 คน จะแรงหรือเบาก็เลือกได้',
        'zh-cn': '专属车辆和司机，最多 6 人，刺激还是平稳由你定',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['15:00'],
      capacity: 4,
      cutoffMinutes: 720,
      maxUnits: 3,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_pickup_place', 'lead_diet'],
      pickup: halfAnHourOnwards,
      units: [
        {
          code: 'GROUP',
          group: { people: 6 },
          label: { en: 'Car for up to 6', th: 'รถสำหรับไม่เกิน 6 คน', 'zh-cn': '包车（最多 6 人）' },
          price: 1480,
        },
      ],
    },
  ],
}
