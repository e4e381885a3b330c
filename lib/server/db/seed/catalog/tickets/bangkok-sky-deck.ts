import type { ProductSeed } from '@/lib/server/db/seed/types'

export const bangkokSkyDeck: ProductSeed = {
  id: 'bangkok-sky-deck',
  vertical: 'ticket',
  category: 'CATEGORY_004',
  areas: ['bangkok'],
  operator: 'Krungthep Lookout Tickets',
  currency: 'THB',
  durationMinutes: 90,
  languages: ['en', 'th', 'zh'],
  wheelchair: true,
  picture: { subject: 'skydeck', mood: 'dusk', seed: 'bangkok-sky-deck-3' },
  gallery: [
    { subject: 'skydeck', mood: 'noon', seed: 'bangkok-sky-deck-1a', flip: true, view: 'detail' },
    { subject: 'skydeck', mood: 'dawn', seed: 'bangkok-sky-deck-2a', flip: true, view: 'ticket' },
    { subject: 'temple', mood: 'night', view: 'postcard' },
    { subject: 'camera', mood: 'dusk' },
  ],
  name: {
    en: 'Bangkok sky deck: glass floor and rooftop at 314 metres',
    th: 'ชมวิวกรุงเทพฯ จากดาดฟ้าและพื้นกระจก สูง 314 เมตร',
    'zh-cn': '曼谷高空观景台：314 米露天屋顶与玻璃地板',
  },
  alsoCalled: { en: ['Viewpoint'], th: ['จุดชมวิว'], 'zh-cn': ['观景台'] },
  summary: {
    en: 'Fifty seconds in the lift, then the whole bend of the Chao Phraya below and, through the glass under your shoes, the traffic of Sathon. The open roof is the best seat in town for sunset, which is why those two hours cost more. It closes whenever lightning comes near.',
    th: 'ลิฟต์ห้าสิบวินาที แล้วโค้งแม่น้ำเจ้าพระยาทั้งสายก็อยู่ข้างล่าง มองผ่านกระจกใต้เท้าเห็นรถติดบนถนนสาทร ดาดฟ้าเปิดโล่งคือที่ดูพระอาทิตย์ตกที่ดีที่สุดในเมือง สองชั่วโมงนั้นจึงแพงกว่า และดาดฟ้าปิดทุกครั้งที่ฟ้าแลบใกล้เข้ามา',
    'zh-cn':
      '电梯 50 秒，湄南河的大弯就全在脚下，透过玻璃地板还能看到沙吞路上的车流。露天屋顶最适合看日落，所以那两个小时票价更高；一有雷电靠近，屋顶就会关闭。',
  },
  highlights: {
    en: [
      'Open rooftop at 314 metres with a full circle of view',
      'Glass tray beyond the edge, at your own pace and in cloth slippers',
      'Indoor floor with air-conditioning on level 74',
    ],
    th: [
      'ดาดฟ้าเปิดโล่งสูง 314 เมตร มองได้รอบทิศ',
      'พื้นกระจกยื่นพ้นขอบตึก สวมถุงผ้าคลุมรองเท้าแล้วค่อย ๆ ก้าว',
      'ชั้นชมวิวในร่มติดแอร์ที่ชั้น 74',
    ],
    'zh-cn': [
      '314 米高的露天屋顶，四面开阔',
      '探出楼边的玻璃平台，套上布鞋套慢慢走',
      '74 层室内观景厅，有空调',
    ],
  },
  inclusions: {
    en: [
      'Entry in the chosen hour',
      'Indoor deck on level 74 and rooftop on level 78',
      'Glass tray, cloth slippers and locker',
    ],
    th: ['ค่าเข้าในชั่วโมงที่เลือก', 'ชั้นในร่มที่ชั้น 74 และดาดฟ้าชั้น 78', 'พื้นกระจก ถุงผ้าคลุมรองเท้า และล็อกเกอร์'],
    'zh-cn': ['所选时段入场', '74 层室内厅与 78 层屋顶', '玻璃平台、布鞋套和储物柜'],
  },
  exclusions: {
    en: ['Drinks at the rooftop bar', 'Photo prints'],
    th: ['เครื่องดื่มที่บาร์ดาดฟ้า', 'ภาพถ่ายที่ระลึก'],
    'zh-cn': ['屋顶酒吧的饮品', '纪念照片'],
  },
  meeting: {
    name: {
      en: 'Sky deck ticket hall, Naradhiwas Road, Chong Nonsi',
      th: 'โถงจำหน่ายตั๋วจุดชมวิว ถนนนราธิวาสราชนครินทร์ ช่องนนทรี',
      'zh-cn': '观景台票务大厅，那拉提瓦路，Chong Nonsi 站旁',
    },
    directions: {
      en: 'BTS Chong Nonsi, exit 3: the way into the tower is straight from the station, two minutes on foot. A taxi at 17:00 takes longer than the train.',
      th: 'BTS ช่องนนทรี ทางออก 3 มีทางเข้าตึกจากสถานี เดินสองนาที แท็กซี่ช่วง 17:00 ช้ากว่ารถไฟฟ้า',
      'zh-cn': '轻轨 BTS Chong Nonsi 站 3 号出口，出站即是大楼，步行 2 分钟。17:00 打车比轻轨慢。',
    },
    latitude: 13.7234,
    longitude: 100.5283,
  },
  howToUse: {
    en: 'Scan the code at the gate within your hour. Once up, stay as long as you like until closing at midnight.',
    th: 'สแกนโค้ดที่ประตูภายในชั่วโมงที่จอง ขึ้นไปแล้วอยู่ได้จนปิดตอนเที่ยงคืน',
    'zh-cn': '在所订的一小时内扫码进场，上去之后可以待到午夜关门。',
  },
  goodToKnow: {
    en: [
      'If the roof is closed for the whole of your hour, you choose another day or your money back',
      'From January to March haze can hide the river; the evening lights still show',
      'Bags, selfie sticks and loose things in pockets go into the locker before the glass tray',
    ],
    th: [
      'ถ้าดาดฟ้าปิดตลอดชั่วโมงที่จอง เลือกวันใหม่หรือรับเงินคืนได้',
      'มกราคมถึงมีนาคมฝุ่นควันอาจบังแม่น้ำ แต่แสงไฟกลางคืนยังเห็นชัด',
      'กระเป๋า ไม้เซลฟี่ และของในกระเป๋าเสื้อกางเกงต้องฝากล็อกเกอร์ก่อนขึ้นพื้นกระจก',
    ],
    'zh-cn': [
      '如果你的时段内屋顶全程关闭，可改期或退款',
      '1 月到 3 月常有雾霾，河景会模糊，夜里的灯光仍看得清',
      '上玻璃平台前，背包、自拍杆和口袋里的零碎都要存进储物柜',
    ],
  },
  alt: {
    en: 'Visitors on a high deck at dusk, the river bending through the city below',
    th: 'นักท่องเที่ยวบนจุดชมวิวยอดตึกยามเย็น มองแม่น้ำคดโค้งผ่านเมืองเบื้องล่าง',
    'zh-cn': '黄昏，游客站在高空观景台上，脚下的河流弯弯曲曲穿过城市',
  },
  options: [
    {
      code: 'daytime',
      name: { en: 'Daytime', th: 'รอบกลางวัน', 'zh-cn': '白天场' },
      summary: {
        en: 'Entry from 10:00 to 16:00, roof and glass tray included',
        th: 'เข้าชม 10:00–16:00 รวมดาดฟ้าและพื้นกระจก',
        'zh-cn': '10:00 至 16:00 入场，含屋顶和玻璃平台',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'],
      capacity: 80,
      cutoffMinutes: 15,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 850, minAge: 13 },
        { code: 'CHILD', price: 250, minAge: 4, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
      ],
    },
    {
      code: 'sunset-and-night',
      name: { en: 'Sunset and night', th: 'รอบเย็นและกลางคืน', 'zh-cn': '日落与夜场' },
      summary: {
        en: 'Entry from 16:00 to 23:00; sunset falls between 17:50 and 18:50',
        th: 'เข้าชม 16:00–23:00 พระอาทิตย์ตกช่วง 17:50–18:50',
        'zh-cn': '16:00 至 23:00 入场，日落在 17:50 到 18:50 之间',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00'],
      capacity: 80,
      cutoffMinutes: 15,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 1080, minAge: 13 },
        { code: 'CHILD', price: 350, minAge: 4, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
      ],
      lastSeats: { day: 2, left: 6 },
    },
  ],
}
