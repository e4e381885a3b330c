import type { ProductSeed } from '@/lib/server/db/seed/types'
import { bothWays } from './both-ways'

export const phuketPhiPhiFerry: ProductSeed = {
  id: 'phuket-phi-phi-ferry',
  vertical: 'transport',
  category: 'CATEGORY_058',
  areas: ['phuket'],
  operator: 'Rassada Andaman Ferries',
  currency: 'THB',
  durationMinutes: 120,
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'ferry', mood: 'dawn' },
  gallery: [
    { subject: 'karst', mood: 'dawn', flip: true, view: 'deck' },
    { subject: 'karst', mood: 'noon' },
    { subject: 'ferry', mood: 'dusk', view: 'detail' },
    { subject: 'ferry', mood: 'dawn', view: 'map' },
  ],
  name: {
    en: 'Ferry from Phuket (Rassada Pier) to Phi Phi Don',
    th: 'เรือเฟอร์รี่ภูเก็ต (ท่าเรือรัษฎา)–เกาะพีพีดอน',
    'zh-cn': '普吉岛（拉萨达码头）至大皮皮岛渡轮',
  },
  alsoCalled: { en: ['Boat to Phi Phi'], th: ['เรือไปเกาะพีพี'], 'zh-cn': ['皮皮岛船票'] },
  summary: {
    en: 'Two hours from Rassada Pier to Tonsai Bay on a large boat with a sun deck. Slower than a speedboat, and much steadier on the stomach. From May to October the sea is rough on some days and a sailing may be cancelled.',
    th: 'สองชั่วโมงจากท่าเรือรัษฎาถึงอ่าวต้นไทร ด้วยเรือลำใหญ่มีดาดฟ้า ช้ากว่าสปีดโบ๊ตแต่โคลงน้อยกว่ามาก ช่วงพฤษภาคมถึงตุลาคมบางวันคลื่นแรงและอาจงดเที่ยว',
    'zh-cn':
      '大船从拉萨达码头到通赛湾约两小时，有露天甲板。比快艇慢，但稳得多，不容易晕。5 月到 10 月有时浪大，个别班次会取消。',
  },
  highlights: {
    en: [
      'Past the cliffs of Phi Phi Leh before landing',
      'Sun deck and an air-conditioned saloon',
      'Three sailings a day, so a late breakfast is possible',
    ],
    th: ['ผ่านหน้าผาเกาะพีพีเลก่อนเทียบท่า', 'มีดาดฟ้าและห้องโดยสารปรับอากาศ', 'วันละสามเที่ยว ไม่ต้องรีบตื่น'],
    'zh-cn': ['靠岸前经过小皮皮岛的悬崖', '有露天甲板和空调客舱', '每天三班，不必赶早'],
  },
  inclusions: {
    en: [
      'One crossing to Tonsai Pier',
      'One suitcase and one small bag',
      'Life jacket and passenger insurance',
    ],
    th: ['ค่าเรือหนึ่งเที่ยวถึงท่าต้นไทร', 'กระเป๋าเดินทางหนึ่งใบและกระเป๋าเล็กหนึ่งใบ', 'เสื้อชูชีพและประกันผู้โดยสาร'],
    'zh-cn': ['至通赛码头的单程船票', '一件行李箱和一件随身小包', '救生衣和乘客保险'],
  },
  exclusions: {
    en: ['Pier fee on Phi Phi, 20 baht in cash', 'Transfer to Rassada Pier'],
    th: ['ค่าธรรมเนียมท่าเรือเกาะพีพี 20 บาท จ่ายเงินสด', 'รถไปท่าเรือรัษฎา'],
    'zh-cn': ['皮皮岛码头费 20 泰铢（现金）', '前往拉萨达码头的交通'],
  },
  itinerary: [
    {
      title: { en: 'Rassada Pier, Phuket', th: 'ท่าเรือรัษฎา ภูเก็ต', 'zh-cn': '普吉拉萨达码头' },
      text: {
        en: 'Swap the code for a boarding sticker, leave the suitcase with the crew, board by the stern.',
        th: 'แลกโค้ดเป็นสติกเกอร์ ฝากกระเป๋ากับลูกเรือ แล้วขึ้นทางท้ายเรือ',
        'zh-cn': '用凭证码换登船贴纸，把箱子交给船员，从船尾上船。',
      },
    },
    {
      minutes: 100,
      title: { en: 'Open sea', th: 'กลางทะเล', 'zh-cn': '海上航行' },
      text: {
        en: 'The deck on the left has shade in the morning.',
        th: 'ช่วงเช้าดาดฟ้าฝั่งซ้ายมีร่มเงา',
        'zh-cn': '上午坐左侧甲板有阴凉。',
      },
    },
    {
      minutes: 20,
      title: { en: 'Phi Phi Leh to Tonsai', th: 'พีพีเลถึงต้นไทร', 'zh-cn': '小皮皮岛至通赛' },
      text: {
        en: 'Cliffs close by, then the pier in the middle of the village. There are no cars: hotel porters meet you with handcarts.',
        th: 'เลียบหน้าผาแล้วเทียบท่ากลางหมู่บ้าน บนเกาะไม่มีรถ พนักงานโรงแรมมารับด้วยรถเข็น',
        'zh-cn': '贴着悬崖驶过，在村子中央靠岸。岛上没有汽车，酒店的人会推手推车来接。',
      },
    },
  ],
  meeting: {
    name: { en: 'Rassada Pier, passenger hall', th: 'ท่าเรือรัษฎา อาคารผู้โดยสาร', 'zh-cn': '拉萨达码头候船厅' },
    directions: {
      en: 'East of Phuket Town. Allow 50 minutes from Patong, 60 from the airport, and be there 45 minutes before sailing.',
      th: 'ทางตะวันออกของตัวเมืองภูเก็ต จากป่าตองเผื่อ 50 นาที จากสนามบิน 60 นาที และถึงก่อนเรือออก 45 นาที',
      'zh-cn': '在普吉镇东边。从芭东过来留 50 分钟，从机场留 60 分钟，开船前 45 分钟到。',
    },
    latitude: 7.8573,
    longitude: 98.4015,
  },
  howToUse: {
    en: 'Show the code at the ferry desk for a sticker with your sailing. The desk closes 20 minutes before departure.',
    th: 'แสดงโค้ดที่เคาน์เตอร์เรือเพื่อรับสติกเกอร์ เคาน์เตอร์ปิดก่อนเรือออก 20 นาที',
    'zh-cn': '在渡轮柜台出示凭证码领取登船贴纸，开船前 20 分钟停止办理。',
  },
  goodToKnow: {
    en: [
      'If the harbour office stops a sailing for weather, you get all your money back or another day',
      'Take a sea-sickness tablet an hour before in the monsoon months',
    ],
    th: ['ถ้าเจ้าท่าสั่งงดเรือเพราะอากาศ คืนเงินเต็มจำนวนหรือเปลี่ยนวันได้', 'หน้ามรสุมควรกินยาแก้เมาเรือล่วงหน้าหนึ่งชั่วโมง'],
    'zh-cn': ['因天气被港务部门停航时，全额退款或改期', '季风月份请提前一小时吃晕船药'],
  },
  alt: {
    en: 'A white ferry among limestone islands at dawn',
    th: 'เรือเฟอร์รี่สีขาวท่ามกลางเกาะหินปูนยามเช้าตรู่',
    'zh-cn': '清晨，石灰岩群岛间的白色渡轮',
  },
  options: bothWays(
    {
      from: { en: 'Phuket (Rassada Pier)', th: 'ภูเก็ต (ท่าเรือรัษฎา)', 'zh-cn': '普吉岛（拉萨达码头）' },
      to: { en: 'Phi Phi Don (Tonsai Pier)', th: 'เกาะพีพีดอน (ท่าเรือต้นไทร)', 'zh-cn': '大皮皮岛（通赛码头）' },
      bags: { included: 1, maxKg: 20, maxCm: null },
      meetingBack: {
        name: { en: 'Tonsai Pier, Phi Phi Don', th: 'ท่าเรือต้นไทร เกาะพีพีดอน', 'zh-cn': '大皮皮岛通赛码头' },
        directions: {
          en: 'In the middle of the village, where every path leads; the ferry desk is at the head of the pier. From Long Beach take a longtail boat, 10 minutes. Be there 45 minutes before sailing.',
          th: 'อยู่กลางหมู่บ้าน ทางเดินทุกสายมาถึง เคาน์เตอร์เรืออยู่หัวท่า จากหาดยาวนั่งเรือหางยาว 10 นาที มาถึงก่อนเรือออก 45 นาที',
          'zh-cn':
            '在村子中央，条条小路都通到这里，渡轮柜台在码头入口。从长滩坐长尾船 10 分钟，请在开船前 45 分钟到。',
        },
        latitude: 7.7402,
        longitude: 98.7728,
      },
      timesBack: {
        'main-deck': ['09:00', '11:00', '14:30'],
        'upper-deck': ['09:00', '11:00', '14:30'],
      },
    },
    [
      {
        code: 'main-deck',
        name: { en: 'Main deck', th: 'ชั้นล่าง', 'zh-cn': '主甲板' },
        summary: {
          en: 'Free seating in the saloon or on the sun deck',
          th: 'นั่งอิสระในห้องโดยสารหรือดาดฟ้า',
          'zh-cn': '客舱或露天甲板自由入座',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['08:30', '11:00', '13:30'],
        capacity: 120,
        cutoffMinutes: 120,
        maxUnits: 12,
        policy: 'free-until-24h',
        questions: ['full_name'],
        extras: [
          {
            code: 'extra-bag',
            name: {
              en: 'One more bag, up to 20 kg',
              th: 'กระเป๋าเพิ่มหนึ่งใบ ไม่เกิน 20 กก.',
              'zh-cn': '加一件行李（不超过 20 公斤）',
            },
            price: 100,
          },
        ],
        units: [
          { code: 'ADULT', price: 600, minAge: 12 },
          { code: 'CHILD', price: 400, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
        ],
      },
      {
        code: 'upper-deck',
        name: { en: 'Upper deck, numbered seat', th: 'ชั้นบน ระบุที่นั่ง', 'zh-cn': '上层对号座' },
        summary: {
          en: 'Air-conditioned front saloon, wider seats, first off',
          th: 'ห้องปรับอากาศด้านหน้า ที่นั่งกว้าง ลงก่อน',
          'zh-cn': '前部空调舱，座位更宽，先下船',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['08:30', '11:00', '13:30'],
        capacity: 24,
        cutoffMinutes: 120,
        maxUnits: 8,
        policy: 'free-until-24h',
        questions: ['full_name'],
        extras: [
          {
            code: 'extra-bag',
            name: {
              en: 'One more bag, up to 20 kg',
              th: 'กระเป๋าเพิ่มหนึ่งใบ ไม่เกิน 20 กก.',
              'zh-cn': '加一件行李（不超过 20 公斤）',
            },
            price: 100,
          },
        ],
        units: [
          { code: 'ADULT', price: 900, minAge: 12 },
          { code: 'CHILD', price: 700, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
        ],
        lastSeats: { day: 4, left: 2 },
      },
    ],
  ),
}
