import { quarterBefore } from '@/lib/server/db/seed/catalog/pickups'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const serengetiGoldenHourDrive: ProductSeed = {
  id: 'serengeti-golden-hour-drive',
  vertical: 'tour',
  category: 'CATEGORY_022',
  areas: ['serengeti'],
  operator: 'Acacia Line Safaris',
  currency: 'USD',
  durationMinutes: 210,
  languages: ['en', 'zh'],
  hotelPickup: true,
  instantConfirmation: false,
  recommended: 5,
  picture: { subject: 'gamedrive', mood: 'dusk', seed: 'serengeti-golden-hour-drive-3' },
  gallery: [
    { subject: 'gamedrive', mood: 'noon', flip: true, view: 'detail' },
    { subject: 'safari', mood: 'dusk', flip: true },
    { subject: 'gamedrive', mood: 'noon', view: 'trail' },
    { subject: 'gamedrive', mood: 'dusk', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'Serengeti golden hour game drive from Seronera',
    th: 'ซาฟารีเซเรงเกติยามแสงทอง ออกจากเซโรเนรา',
    'zh-cn': '塞伦盖蒂金色时刻巡游，塞罗内拉出发',
  },
  alsoCalled: { en: ['Safari'], th: ['ซาฟารี'], 'zh-cn': ['游猎', '萨法里'] },
  summary: {
    en: 'At three the heat lets go and the cats of the Seronera valley begin to stir. The afternoon drive follows the river loops until the light turns copper and is back in camp before the park closes to cars at 19:00; a private vehicle can go at sunrise instead. Six guests to a vehicle, each with a window seat; what you meet is up to the animals.',
    th: 'บ่ายสามแดดเริ่มอ่อน เสือดาวและสิงโตแถบหุบเขาเซโรเนราเริ่มขยับตัว รอบบ่ายขับวนเลียบแม่น้ำจนแสงเป็นสีทองแดง และกลับถึงแคมป์ก่อนอุทยานห้ามรถวิ่งเวลา 19:00 ถ้าเหมาคันจะเลือกรอบเช้ามืดแทนก็ได้ รถหนึ่งคันรับหกคน ได้ที่นั่งริมหน้าต่างทุกคน ส่วนจะเจออะไรนั้นแล้วแต่สัตว์',
    'zh-cn':
      '下午三点暑气松动，塞罗内拉河谷的大猫开始活动。下午场沿河边小路慢慢开，直到天光变成铜色，再赶在 19:00 公园禁止行车前回到营地；包车也可改在日出时出发。一车 6 人，人人靠窗；能遇见什么，由动物说了算。',
  },
  highlights: {
    en: [
      'The Seronera valley, one of the steadiest places in Africa to find leopard',
      'Kopjes where lions warm themselves in the low sun',
      'Pop-up roof, window seats only, a beanbag for your camera',
    ],
    th: [
      'หุบเขาเซโรเนรา จุดที่มีโอกาสเห็นเสือดาวดีที่สุดแห่งหนึ่งในแอฟริกา',
      'เนินหินคอปเปียที่สิงโตขึ้นมานอนรับแดดอ่อน',
      'รถเปิดหลังคา ที่นั่งริมหน้าต่างทุกที่ มีถุงถั่วรองกล้อง',
    ],
    'zh-cn': [
      '塞罗内拉河谷，非洲最容易见到花豹的地方之一',
      '狮子爱趴在石丘上晒低斜的太阳',
      '可升顶越野车，座位全部靠窗，备有相机豆袋',
    ],
  },
  inclusions: {
    en: [
      'Drive of about three and a half hours with a driver-guide',
      'Pick-up at camps and lodges within 20 km of Seronera',
      'Binoculars for each pair, water, ginger biscuits',
      'Vehicle fee of the park',
    ],
    th: [
      'ซาฟารีราวสามชั่วโมงครึ่งพร้อมคนขับที่เป็นไกด์',
      'รับจากแคมป์และลอดจ์ในรัศมี 20 กม. จากเซโรเนรา',
      'กล้องส่องทางไกลสองคนต่อตัว น้ำดื่ม และขนมปังกรอบขิง',
      'ค่าธรรมเนียมรถเข้าอุทยาน',
    ],
    'zh-cn': [
      '约 3.5 小时巡游，司机兼向导',
      '塞罗内拉 20 公里内的营地和旅舍接人',
      '两人一副望远镜、饮用水和姜饼',
      '公园车辆费',
    ],
  },
  exclusions: {
    en: [
      'Park permit per person (about $83 for 24 hours); most camps have already put it on your stay',
      'Tip for the guide',
    ],
    th: ['ค่าเข้าอุทยานรายคน (ราว 83 ดอลลาร์ต่อ 24 ชั่วโมง) แคมป์ส่วนใหญ่รวมไว้ในค่าที่พักแล้ว', 'ทิปไกด์'],
    'zh-cn': ['个人公园许可（约 83 美元 / 24 小时），多数营地已算进住宿费', '向导小费'],
  },
  itinerary: [
    {
      minutes: 30,
      title: { en: 'Pick-up', th: 'รับจากที่พัก', 'zh-cn': '接人' },
      text: {
        en: 'From your camp or the visitor centre; the guide asks what you have seen and what you have not.',
        th: 'รับที่แคมป์หรือศูนย์บริการนักท่องเที่ยว ไกด์จะถามว่าเห็นอะไรมาแล้วและยังไม่เห็นอะไร',
        'zh-cn': '在营地或游客中心上车，向导会先问你看过什么、还想看什么。',
      },
    },
    {
      minutes: 90,
      title: { en: 'Seronera river loops', th: 'เส้นทางริมแม่น้ำเซโรเนรา', 'zh-cn': '塞罗内拉河环线' },
      text: {
        en: 'Hippo pools and sausage trees, the branches where leopards sleep off the day.',
        th: 'แอ่งฮิปโปและต้นไส้กรอก กิ่งใหญ่ที่เสือดาวชอบนอนกลางวัน',
        'zh-cn': '河马池和吊灯树，花豹白天常睡在那些粗枝上。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Kopjes and open plain', th: 'เนินหินและทุ่งโล่ง', 'zh-cn': '石丘与开阔草原' },
      text: {
        en: 'Engine off beside the rocks for the low light. We stay in the car and on the track.',
        th: 'ดับเครื่องข้างเนินหินรอแสงเฉียง ทุกคนอยู่ในรถและรถอยู่บนทาง',
        'zh-cn': '在石丘旁熄火等斜光，人不下车，车不离道。',
      },
    },
    {
      minutes: 30,
      title: { en: 'Back to camp', th: 'กลับแคมป์', 'zh-cn': '回营地' },
      text: {
        en: 'In by 18:45 on the afternoon drive. Often there is one more stop, because an elephant is on the road.',
        th: 'รอบบ่ายถึงก่อน 18:45 มักต้องจอดอีกครั้งเพราะมีช้างยืนขวางทาง',
        'zh-cn': '下午场 18:45 前回到营地，路上常要再停一次，因为有大象挡道。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Seronera Visitor Centre',
      th: 'ศูนย์บริการนักท่องเที่ยวเซโรเนรา',
      'zh-cn': '塞罗内拉游客中心',
    },
    directions: {
      en: 'We collect from 14:45 for the afternoon and from 05:45 for the morning. Guests of camps further out, or just landed at Seronera airstrip, join at the visitor centre, 2 km from the strip.',
      th: 'รอบบ่ายเริ่มรับ 14:45 รอบเช้าเริ่มรับ 05:45 ถ้าพักไกลกว่านั้นหรือเพิ่งลงเครื่องที่สนามบินเซโรเนรา มาขึ้นรถที่ศูนย์บริการ ห่างสนามบินราว 2 กม.',
      'zh-cn':
        '下午场 14:45 起接人，早场 05:45 起接人。住得更远或刚在塞罗内拉机场落地的客人，请到距机场约 2 公里的游客中心上车。',
    },
    latitude: -2.4354,
    longitude: 34.8223,
  },
  howToUse: {
    en: 'We check a vehicle with the guides and confirm within 24 hours; if none is free, all your money goes back. Show the code to the guide, and it works without a network.',
    th: 'เราเช็กรถกับทีมไกด์และยืนยันภายใน 24 ชั่วโมง ถ้าไม่มีรถว่างคืนเงินเต็มจำนวน วันเดินทางเปิดโค้ดให้ไกด์ดู ใช้ได้แม้ไม่มีสัญญาณ',
    'zh-cn': '我们与向导核实车辆，24 小时内确认；若无车则全额退款。上车时出示凭证码，没有网络也能用。',
  },
  goodToKnow: {
    en: [
      'The great herds move: they are usually in the south from December to March and in the north from July to September, not at Seronera',
      'Roads are dusty and rough; not advised in pregnancy or with a bad back',
      'Leave blue and black clothes at camp, tsetse flies like them',
    ],
    th: [
      'ฝูงอพยพย้ายที่ตลอด ธันวาคมถึงมีนาคมมักอยู่ทางใต้ กรกฎาคมถึงกันยายนอยู่ทางเหนือ ไม่ได้อยู่ที่เซโรเนรา',
      'ทางฝุ่นเยอะและกระเทือน ไม่เหมาะกับหญิงตั้งครรภ์และคนปวดหลัง',
      'เลี่ยงเสื้อผ้าสีน้ำเงินและดำ เพราะล่อแมลงวันเซตซี',
    ],
    'zh-cn': [
      '大迁徙的兽群一直在走：12 月到 3 月多在南部，7 月到 9 月多在北部，并不在塞罗内拉',
      '路面颠簸、尘土大，孕妇和腰背不好的人不宜参加',
      '别穿蓝色和黑色衣服，容易招采采蝇',
    ],
  },
  alt: {
    en: 'An open safari car on the plain at dusk, a lion resting on a rock in front',
    th: 'รถซาฟารีเปิดโล่งกลางทุ่งยามเย็น มีสิงโตนอนพักบนหินด้านหน้า',
    'zh-cn': '黄昏的草原上，一辆敞篷越野车，前方岩石上卧着一头狮子',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Seat in a shared vehicle', th: 'ที่นั่งในรถร่วม', 'zh-cn': '拼车' },
      summary: {
        en: 'Six window seats, afternoon drive, two guests or more',
        th: 'หกที่นั่งริมหน้าต่าง รอบบ่าย จองตั้งแต่สองคน',
        'zh-cn': '6 个靠窗座位，下午场，两人起订',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['15:00'],
      capacity: 6,
      cutoffMinutes: 2880,
      minUnits: 2,
      maxUnits: 6,
      policy: 'free-until-72h',
      questions: ['full_name', 'age', 'passport_number', 'lead_pickup_place'],
      pickup: quarterBefore,
      seasons: [
        { from: '01-15', to: '02-28', percent: 110 },
        { from: '06-15', to: '10-15', percent: 120 },
      ],
      units: [
        { code: 'ADULT', price: 95, minAge: 16 },
        { code: 'CHILD', price: 65, minAge: 6, maxAge: 15, accompaniedBy: 'ADULT' },
      ],
      soldOutDays: [6],
      lastSeats: { day: 5, left: 2 },
    },
    {
      code: 'private',
      name: { en: 'Private vehicle', th: 'เหมาคัน', 'zh-cn': '包车' },
      summary: {
        en: 'Vehicle and guide for up to 6, sunrise or afternoon, children of all ages',
        th: 'รถและไกด์สำหรับไม่เกิน 6 คน รอบเช้ามืดหรือบ่าย รับเด็กทุกวัย',
        'zh-cn': '专车和向导，最多 6 人，日出场或下午场，儿童不限年龄',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['06:00', '15:00'],
      capacity: 2,
      cutoffMinutes: 2880,
      maxUnits: 2,
      policy: 'free-until-7d-half-until-2d',
      questions: ['full_name', 'age', 'passport_number', 'lead_pickup_place'],
      pickup: quarterBefore,
      seasons: [
        { from: '01-15', to: '02-28', percent: 110 },
        { from: '06-15', to: '10-15', percent: 120 },
      ],
      units: [
        {
          code: 'GROUP',
          group: { people: 6 },
          label: { en: 'Vehicle for up to 6', th: 'รถสำหรับไม่เกิน 6 คน', 'zh-cn': '包车（最多 6 人）' },
          price: 420,
        },
      ],
    },
  ],
}
