import type { ProductSeed } from '@/lib/server/db/seed/types'
import { bothWays } from './both-ways'

const LINE = {
  from: { en: 'Suvarnabhumi Airport', th: 'สนามบินสุวรรณภูมิ', 'zh-cn': '素万那普机场' },
  to: { en: 'Phaya Thai', th: 'พญาไท', 'zh-cn': '帕亚泰' },
  bags: { included: 2, maxKg: null, maxCm: null },
}

export const bangkokAirportExpressTrain: ProductSeed = {
  id: 'bangkok-airport-express-train',
  vertical: 'transport',
  category: 'CATEGORY_057',
  areas: ['bangkok'],
  operator: 'Makkasan Rail Tickets',
  currency: 'THB',
  durationMinutes: 26,
  languages: ['en', 'th', 'zh'],
  wheelchair: true,
  recommended: 8,
  picture: { subject: 'airtrain', mood: 'dusk' },
  name: {
    en: 'Airport train: Suvarnabhumi Airport to Phaya Thai, Bangkok',
    th: 'รถไฟฟ้าสนามบิน สุวรรณภูมิ–พญาไท',
    'zh-cn': '曼谷机场列车：素万那普机场至帕亚泰',
  },
  alsoCalled: { en: ['Airport Rail Link'], th: ['แอร์พอร์ตลิงก์'] },
  summary: {
    en: 'From under the terminal at Suvarnabhumi to the BTS at Phaya Thai in 26 minutes, above the traffic. The non-stop train no longer runs, so every train calls at all eight stations. Between 07:00 and 09:00 you may stand with your suitcase.',
    th: 'จากใต้อาคารสุวรรณภูมิถึง BTS พญาไทใน 26 นาที ไม่ต้องลุ้นรถติด ปัจจุบันไม่มีขบวนด่วนแบบไม่จอดแล้ว ทุกขบวนจอดครบแปดสถานี ช่วง 07:00–09:00 อาจต้องยืนพร้อมกระเป๋า',
    'zh-cn':
      '从素万那普机场航站楼地下出发，26 分钟到帕亚泰换 BTS，不怕堵车。直达列车早已停开，现在每班都停全部 8 站；早上 7 点到 9 点，可能要拉着箱子站一路。',
  },
  highlights: {
    en: [
      'A train every 10 to 15 minutes from early morning to midnight',
      'Change to the MRT at Makkasan and to the BTS at Phaya Thai',
      'A code on your phone in place of the token queue',
    ],
    th: [
      'มีรถทุก 10–15 นาที ตั้งแต่เช้าตรู่ถึงเที่ยงคืน',
      'ต่อ MRT ที่มักกะสัน และต่อ BTS ที่พญาไท',
      'ใช้โค้ดในโทรศัพท์ ไม่ต้องต่อแถวซื้อเหรียญ',
    ],
    'zh-cn': [
      '清晨到午夜，每 10 至 15 分钟一班',
      '玛卡讪站换 MRT，帕亚泰站换 BTS',
      '手机扫码进站，不用排队买代币',
    ],
  },
  inclusions: {
    en: [
      'The ride between Suvarnabhumi and Phaya Thai',
      'Getting off at any station on the way',
      'Your luggage',
    ],
    th: ['ค่าโดยสารระหว่างสุวรรณภูมิและพญาไท', 'ลงสถานีระหว่างทางใดก็ได้', 'กระเป๋าเดินทางของคุณ'],
    'zh-cn': ['素万那普机场与帕亚泰之间的车程', '可在途中任意一站下车', '随身行李'],
  },
  exclusions: {
    en: ['BTS and MRT fares after the change', 'A reserved seat'],
    th: ['ค่าโดยสาร BTS และ MRT หลังเปลี่ยนสาย', 'การสำรองที่นั่ง'],
    'zh-cn': ['换乘后的 BTS、MRT 车费', '预留座位'],
  },
  itinerary: [
    {
      title: { en: 'Suvarnabhumi Airport', th: 'สุวรรณภูมิ', 'zh-cn': '素万那普机场' },
      text: {
        en: 'Take the lift or ramp to level B; the gates are at the end of the hall.',
        th: 'ลงลิฟต์หรือทางลาดไปชั้น B ประตูเข้าอยู่ปลายโถง',
        'zh-cn': '乘电梯或坡道到 B 层，闸机在大厅一端。',
      },
    },
    {
      minutes: 22,
      title: { en: 'Makkasan', th: 'มักกะสัน', 'zh-cn': '玛卡讪' },
      text: {
        en: 'Covered bridge to MRT Phetchaburi for Sukhumvit and Si Lom.',
        th: 'มีสะพานหลังคาคลุมไป MRT เพชรบุรี ต่อไปสุขุมวิทและสีลม',
        'zh-cn': '经有顶天桥换乘 MRT 碧武里站，去素坤逸和是隆。',
      },
    },
    {
      minutes: 4,
      title: { en: 'Phaya Thai', th: 'พญาไท', 'zh-cn': '帕亚泰' },
      text: {
        en: 'Last station. The BTS Sukhumvit Line is one floor away, with a lift.',
        th: 'สถานีปลายทาง ต่อ BTS สายสุขุมวิทได้ทันที มีลิฟต์',
        'zh-cn': '终点站，有电梯，换乘 BTS 素坤逸线就在旁边。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Airport train station, level B, Suvarnabhumi',
      th: 'สถานีรถไฟฟ้าสุวรรณภูมิ ชั้น B',
      'zh-cn': '素万那普机场 B 层列车站',
    },
    directions: {
      en: 'From arrivals on level 2 go down to level B and follow the signs for the train. On the way out to the airport, start at Phaya Thai, next to the BTS.',
      th: 'จากขาเข้าชั้น 2 ลงไปชั้น B แล้วตามป้ายรถไฟ ขาไปสนามบินขึ้นที่สถานีพญาไทซึ่งเชื่อมกับ BTS',
      'zh-cn': '从 2 层到达厅下到 B 层，跟着列车标志走。去机场则从与 BTS 相连的帕亚泰站上车。',
    },
    latitude: 13.6982,
    longitude: 100.7523,
  },
  howToUse: {
    en: 'Scan the code at the gate on the day you chose, any train. Keep it for the gate at the other end.',
    th: 'สแกนโค้ดที่ประตูในวันที่เลือก ขึ้นได้ทุกขบวน และเก็บไว้สแกนตอนออก',
    'zh-cn': '在所选日期到闸机扫码，任意班次都能乘，出站时还要再扫一次。',
  },
  goodToKnow: {
    en: [
      'This is Suvarnabhumi (BKK); Don Mueang (DMK) has a different line',
      'The last train leaves around midnight: after that, take a metered taxi from level 1',
    ],
    th: ['ใช้กับสุวรรณภูมิ (BKK) เท่านั้น ดอนเมือง (DMK) เป็นอีกสาย', 'ขบวนสุดท้ายราวเที่ยงคืน หลังจากนั้นใช้แท็กซี่มิเตอร์ชั้น 1'],
    'zh-cn': [
      '只适用于素万那普机场（BKK），廊曼机场（DMK）是另一条线',
      '末班车在午夜前后，错过请到 1 层乘打表出租车',
    ],
  },
  alt: {
    en: 'An airport train above the city at dusk',
    th: 'รถไฟฟ้าสนามบินเหนือเมืองยามเย็น',
    'zh-cn': '黄昏时驶过城市上空的机场列车',
  },
  options: [
    ...bothWays(
      {
        ...LINE,
        meetingBack: {
          name: {
            en: 'Phaya Thai airport train station',
            th: 'สถานีพญาไท รถไฟฟ้าเชื่อมสนามบิน',
            'zh-cn': '帕亚泰机场列车站',
          },
          directions: {
            en: 'BTS Sukhumvit Line to Phaya Thai, exit 5, then across the covered bridge and one floor up. From MRT Phetchaburi you can board at Makkasan instead.',
            th: 'BTS สายสุขุมวิทลงพญาไท ทางออก 5 ข้ามสะพานมีหลังคาแล้วขึ้นอีกหนึ่งชั้น ถ้ามาจาก MRT เพชรบุรี ขึ้นที่มักกะสันได้เช่นกัน',
            'zh-cn':
              'BTS 素坤逸线到帕亚泰站，5 号出口，过有顶天桥再上一层。从 MRT 碧武里站过来，也可以在玛卡讪站上车。',
          },
          latitude: 13.7567,
          longitude: 100.5348,
        },
      },
      [
        {
          code: 'single',
          name: { en: 'Standard', th: 'ชั้นมาตรฐาน', 'zh-cn': '普通座' },
          summary: {
            en: 'Any train on the chosen day, one class',
            th: 'ขึ้นได้ทุกขบวนในวันที่เลือก ชั้นเดียวทั้งขบวน',
            'zh-cn': '所选日期任意班次，不分等级',
          },
          window: 'DATE',
          inventory: 'FREESALE',
          capacity: 9999,
          cutoffMinutes: 0,
          maxUnits: 10,
          policy: 'free-until-24h',
          units: [
            { code: 'ADULT', price: 45, minAge: 15 },
            { code: 'CHILD', price: 25, minAge: 4, maxAge: 14, accompaniedBy: 'ADULT' },
            { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
          ],
        },
      ],
    ),
    {
      code: 'return',
      name: {
        en: 'Open return within 14 days',
        th: 'ไปกลับภายใน 14 วัน ไม่ระบุวันกลับ',
        'zh-cn': '14 天内往返（返程日期不限）',
      },
      summary: {
        en: 'In on the chosen day, back any day in the next two weeks',
        th: 'เข้าเมืองในวันที่เลือก กลับวันใดก็ได้ในสองสัปดาห์',
        'zh-cn': '所选日期进城，之后两周内任意一天返回',
      },
      route: LINE,
      window: 'DATE',
      inventory: 'FREESALE',
      capacity: 9999,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 85, minAge: 15 },
        { code: 'CHILD', price: 48, minAge: 4, maxAge: 14, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 3 },
      ],
    },
  ],
}
