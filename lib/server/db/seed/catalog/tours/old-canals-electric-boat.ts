import type { ProductSeed } from '@/lib/server/db/seed/types'

export const oldCanalsElectricBoat: ProductSeed = {
  id: 'old-canals-electric-boat',
  vertical: 'tour',
  category: 'CATEGORY_019',
  areas: ['amsterdam'],
  operator: 'Stille Sloep Amsterdam',
  currency: 'EUR',
  durationMinutes: 60,
  languages: ['en', 'nl', 'de', 'zh'],
  wheelchair: false,
  recommended: 7,
  picture: { subject: 'canal', mood: 'noon', seed: 'old-canals-electric-boat' },
  gallery: [
    { subject: 'canal', mood: 'night', flip: true, view: 'deck' },
    { subject: 'canal', mood: 'noon', view: 'people' },
    { subject: 'canal', mood: 'dawn', view: 'detail' },
    { subject: 'canal', mood: 'noon', view: 'postcard' },
  ],
  name: {
    en: 'Amsterdam’s old canals by electric boat, one hour',
    th: 'ล่องเรือไฟฟ้าชมคลองเก่าอัมสเตอร์ดัม หนึ่งชั่วโมง',
    'zh-cn': '乘电动小船游阿姆斯特丹老运河，1 小时',
  },
  alsoCalled: { en: ['Canal cruise'], th: ['ล่องเรือ', 'ล่องคลอง'], 'zh-cn': ['游船', '运河游船'] },
  summary: {
    en: 'An open boat for twelve, so quiet that the skipper talks without a microphone. You pass under bridges the big glass boats cannot take and see the crooked gables from the water, where they lean most. There is no roof: dress for the wind.',
    th: 'เรือเปิดประทุนสิบสองที่นั่ง เงียบจนกัปตันเล่าเรื่องได้โดยไม่ต้องใช้ไมค์ ลอดสะพานต่ำที่เรือกระจกลำใหญ่เข้าไม่ได้ และเห็นบ้านหน้าจั่วเอียง ๆ จากระดับน้ำ เรือไม่มีหลังคา เตรียมเสื้อกันลมมาด้วย',
    'zh-cn':
      '12 人的敞篷小船，安静得船长不用话筒也听得清。大玻璃船钻不过的矮桥它都能过，从水面抬头看，那些歪斜的山墙歪得最明显。船没有顶，请按有风的天气穿衣。',
  },
  highlights: {
    en: [
      'Prinsengracht, Brouwersgracht and the Golden Bend in one loop',
      'Low bridges, narrow side canals and lived-in houseboats',
      'No engine noise, no loudspeaker, twelve guests',
      'A skipper who answers questions as you go',
    ],
    th: [
      'ปรินเซินครัคต์ เบราเวอร์สครัคต์ และโค้งทองคำในรอบเดียว',
      'สะพานต่ำ คลองซอย และเรือบ้านที่มีคนอยู่จริง',
      'ไม่มีเสียงเครื่อง ไม่มีลำโพง รับเพียงสิบสองคน',
      'ถามกัปตันได้ตลอดทาง',
    ],
    'zh-cn': [
      '一圈走完王子运河、酿酒商运河和绅士运河的“黄金弯”',
      '钻矮桥、进窄水道，看真正有人住的船屋',
      '没有马达声，没有喇叭，只坐 12 人',
      '想到什么，随时可以问船长',
    ],
  },
  inclusions: {
    en: [
      'One hour on an open electric boat',
      'Skipper and guide',
      'Cushions and fleece blankets',
      'City passenger tax',
    ],
    th: ['ล่องเรือไฟฟ้าเปิดประทุนหนึ่งชั่วโมง', 'กัปตันที่เป็นไกด์ในตัว', 'เบาะรองนั่งและผ้าห่มฟลีซ', 'ภาษีผู้โดยสารของเมือง'],
    'zh-cn': ['敞篷电动船 1 小时', '船长兼导游', '坐垫和抓绒毯', '市政游客税'],
  },
  exclusions: {
    en: ['Drinks, unless you choose that option', 'Entry to museums along the way'],
    th: ['เครื่องดื่ม ยกเว้นเลือกแบบที่รวมไว้', 'ค่าเข้าพิพิธภัณฑ์ระหว่างทาง'],
    'zh-cn': ['饮品（选含饮品的船票除外）', '沿途博物馆门票'],
  },
  itinerary: [
    {
      minutes: 15,
      title: {
        en: 'Westerkerk and Brouwersgracht',
        th: 'เวสเตอร์แคร์กและเบราเวอร์สครัคต์',
        'zh-cn': '西教堂与酿酒商运河',
      },
      text: {
        en: 'North past the church tower and the queue at the Anne Frank House, then the warehouses with their coloured shutters.',
        th: 'ขึ้นเหนือผ่านหอโบสถ์และแถวคิวหน้าบ้านแอนน์ แฟรงก์ แล้วเลี้ยวเข้าแนวโกดังเก่าบานหน้าต่างสีสด',
        'zh-cn': '向北经过教堂钟楼和安妮之家，转进一排彩色百叶窗的老仓库。',
      },
    },
    {
      minutes: 25,
      title: {
        en: 'Herengracht and the Golden Bend',
        th: 'แฮเรินครัคต์และโค้งทองคำ',
        'zh-cn': '绅士运河与黄金弯',
      },
      text: {
        en: 'Merchants’ houses twice as wide as their neighbours, and why the others are so narrow.',
        th: 'บ้านพ่อค้าที่กว้างเป็นสองเท่าของบ้านข้าง ๆ และเหตุผลที่หลังอื่นแคบนัก',
        'zh-cn': '富商的宅子比邻居宽一倍；也讲讲别家为什么都那么窄。',
      },
    },
    {
      minutes: 20,
      title: {
        en: 'Reguliersgracht and back',
        th: 'เรกูลีเยร์สครัคต์แล้ววนกลับ',
        'zh-cn': '七桥水道与归程',
      },
      text: {
        en: 'The corner where seven bridges line up, then home along the houseboats of the Prinsengracht.',
        th: 'มุมที่มองเห็นสะพานเจ็ดแห่งเรียงกัน แล้วกลับตามแนวเรือบ้านในปรินเซินครัคต์',
        'zh-cn': '在能望见七座桥连成一线的拐角停一停，再沿王子运河的船屋返回。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Jetty on the Prinsengracht, beside Westerkerk',
      th: 'ท่าเรือริมคลองปรินเซินครัคต์ ข้างโบสถ์เวสเตอร์แคร์ก',
      'zh-cn': '西教堂旁的王子运河码头',
    },
    directions: {
      en: 'Tram 13 or 17 to Westermarkt, then one minute to the water. Look for the green boat with the white rope and be there 10 minutes early.',
      th: 'นั่งรถรางสาย 13 หรือ 17 ลงป้าย Westermarkt เดินหนึ่งนาทีถึงริมคลอง มองหาเรือสีเขียวเชือกขาว และมาก่อนเวลา 10 นาที',
      'zh-cn': '乘 13 或 17 路电车到 Westermarkt 站，走 1 分钟到水边。找系白缆绳的绿船，请提前 10 分钟到。',
    },
    latitude: 52.3743,
    longitude: 4.8838,
  },
  howToUse: {
    en: 'Show the code on your phone to the skipper. The boat leaves on time because the jetty is shared.',
    th: 'เปิดโค้ดในโทรศัพท์ให้กัปตันดู เรือออกตรงเวลาเพราะต้องใช้ท่าร่วมกับลำอื่น',
    'zh-cn': '上船时向船长出示手机上的凭证码。码头是共用的，船准点开。',
  },
  goodToKnow: {
    en: [
      'No toilet on board; the nearest is in the cafés on Westermarkt',
      'The boat sails in drizzle with umbrellas; in a storm you choose another time or your money back',
      'One high step down into the boat: not possible with a wheelchair',
    ],
    th: [
      'บนเรือไม่มีห้องน้ำ ใกล้สุดอยู่ในคาเฟ่แถว Westermarkt',
      'ฝนปรอยเรือยังออก มีร่มให้ ถ้าพายุเข้าเลือกเวลาใหม่หรือรับเงินคืน',
      'ต้องก้าวลงเรือหนึ่งขั้นสูง วีลแชร์ลงไม่ได้',
    ],
    'zh-cn': [
      '船上没有厕所，最近的在 Westermarkt 的咖啡馆里',
      '小雨照常开船并备伞；遇大风暴可改时间或全额退款',
      '上船要跨下一级高台阶，轮椅无法登船',
    ],
  },
  alt: {
    en: 'Gabled canal houses at midday with a tour boat on the water',
    th: 'บ้านหน้าจั่วริมคลองยามเที่ยงกับเรือนำเที่ยวบนผืนน้ำ',
    'zh-cn': '正午的运河边是一排山墙老屋，水上有一艘游船',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Shared boat', th: 'เรือร่วมกับผู้อื่น', 'zh-cn': '拼船' },
      summary: {
        en: 'A seat on a boat for 12, blankets included',
        th: 'หนึ่งที่นั่งบนเรือสิบสองคน มีผ้าห่มให้',
        'zh-cn': '12 人小船的一个座位，含毛毯',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:30', '12:00', '13:30', '15:00', '16:30'],
      capacity: 12,
      cutoffMinutes: 30,
      maxUnits: 8,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 24.5, minAge: 13 },
        { code: 'CHILD', price: 14.5, minAge: 4, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
      lastSeats: { day: 2, left: 2 },
    },
    {
      code: 'drinks-and-cheese',
      name: {
        en: 'Shared boat with drinks and cheese',
        th: 'เรือร่วมพร้อมเครื่องดื่มและชีส',
        'zh-cn': '拼船，含饮品和奶酪',
      },
      summary: {
        en: 'Two drinks each and a board of Dutch cheese, evening boats, adults only',
        th: 'เครื่องดื่มคนละสองแก้วและชีสดัตช์ รอบเย็น เฉพาะผู้ใหญ่',
        'zh-cn': '每人两杯饮品，配荷兰奶酪拼盘，傍晚班次，限成人',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['17:45', '19:15'],
      capacity: 12,
      cutoffMinutes: 120,
      maxUnits: 8,
      policy: 'free-until-24h',
      units: [{ code: 'ADULT', price: 39.5, minAge: 18 }],
    },
    {
      code: 'private',
      name: { en: 'Private boat', th: 'เหมาลำ', 'zh-cn': '包船' },
      summary: {
        en: 'A smaller boat of your own for up to 8, any route the hour allows',
        th: 'เรือเล็กส่วนตัวไม่เกิน 8 คน เลือกเส้นทางได้ตามเวลา',
        'zh-cn': '独享一条小船，最多 8 人，一小时内路线任选',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['11:00', '14:00', '17:00', '20:00'],
      capacity: 2,
      cutoffMinutes: 720,
      maxUnits: 2,
      policy: 'free-until-48h',
      units: [
        {
          code: 'GROUP',
          group: { people: 8 },
          label: { en: 'Boat for up to 8', th: 'เรือสำหรับไม่เกิน 8 คน', 'zh-cn': '包船（最多 8 人）' },
          price: 195,
        },
      ],
    },
  ],
}
