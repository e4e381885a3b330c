import type { ProductSeed } from '@/lib/server/db/seed/types'

export const londonCanalTownhouse: ProductSeed = {
  id: 'london-canal-townhouse',
  vertical: 'stay',
  category: 'CATEGORY_201',
  areas: ['london'],
  operator: 'Lockkeeper Townhouse',
  currency: 'GBP',
  languages: ['en', 'zh', 'fr'],
  wheelchair: false,
  picture: { subject: 'townhouse', mood: 'dawn', seed: 'london-canal-townhouse-2' },
  name: {
    en: 'Townhouse hotel on the canal, Little Venice',
    th: 'โรงแรมทาวน์เฮาส์ริมคลอง ลิตเติลเวนิส ลอนดอน',
    'zh-cn': '伦敦小威尼斯运河边的联排酒店',
  },
  alsoCalled: { en: ['Hotel'], th: ['โรงแรม'], 'zh-cn': ['酒店'] },
  summary: {
    en: 'A stucco townhouse of 22 rooms where the Regent’s Canal meets the Grand Union, with narrowboats moored across the street. Paddington and its airport trains are ten minutes on foot. Rooms at the front are light, those at the back are small, and there is no air-conditioning.',
    th: 'ทาวน์เฮาส์สีขาว 22 ห้องตรงจุดที่คลองรีเจนต์พบคลองแกรนด์ยูเนียน มีเรือคลองลำแคบ (narrowboat) จอดอยู่ฝั่งตรงข้าม เดินสิบนาทีถึงแพดดิงตันและรถไฟสนามบิน ห้องด้านหน้าสว่าง ห้องด้านหลังเล็ก และไม่มีเครื่องปรับอากาศ',
    'zh-cn':
      '摄政运河与大联盟运河交汇处的白色联排老宅，22 间房，街对面停着窄船。步行 10 分钟到帕丁顿车站和机场列车。前排房间明亮，后排偏小，没有空调。',
  },
  highlights: {
    en: [
      'Canal view with narrowboats from the front rooms',
      'Towpath walk to Camden, 4 km, from the front door',
      'Warwick Avenue Underground 5 minutes away',
    ],
    th: [
      'ห้องด้านหน้ามองเห็นคลองและเรือคลองลำแคบ',
      'เดินเลียบคลองจากหน้าประตูไปแคมเดน 4 กม.',
      'สถานีรถไฟใต้ดินวอริกอเวนิวห่าง 5 นาที',
    ],
    'zh-cn': ['前排客房可看运河和窄船', '出门沿纤道走 4 公里到卡姆登', '步行 5 分钟到沃里克大道地铁站'],
  },
  inclusions: {
    en: ['Breakfast until 10:30', 'Tea and cake at four', 'Wi-Fi', 'Luggage storage on the day you leave'],
    th: ['อาหารเช้าถึง 10:30', 'ชาและเค้กตอนสี่โมงเย็น', 'Wi-Fi', 'ฝากกระเป๋าในวันเช็กเอาต์'],
    'zh-cn': ['早餐，供应到 10:30', '下午 4 点的茶和蛋糕', 'Wi-Fi', '退房当天寄存行李'],
  },
  exclusions: {
    en: ['Trains and transfers', 'Parking: none at the house'],
    th: ['ค่ารถไฟและรถรับส่ง', 'ที่จอดรถ (โรงแรมไม่มีให้)'],
    'zh-cn': ['火车和接送', '停车：酒店没有车位'],
  },
  meeting: {
    name: {
      en: 'Lockkeeper Townhouse, Blomfield Road',
      th: 'ล็อกคีปเปอร์ทาวน์เฮาส์ ถนนบลูมฟีลด์',
      'zh-cn': 'Lockkeeper Townhouse，Blomfield 路',
    },
    directions: {
      en: 'From Warwick Avenue station (Bakerloo line) walk south to the canal bridge and turn right. From Paddington follow the towpath north for ten minutes.',
      th: 'จากสถานีวอริกอเวนิว (สายเบเกอร์ลู) เดินลงใต้ถึงสะพานข้ามคลองแล้วเลี้ยวขวา จากแพดดิงตันเดินเลียบคลองขึ้นเหนือสิบนาที',
      'zh-cn': '从沃里克大道站（贝克卢线）向南走到运河桥右转；从帕丁顿沿纤道向北走 10 分钟。',
    },
    latitude: 51.5222,
    longitude: -0.1834,
  },
  howToUse: {
    en: 'Show the code and your passport at the desk, staffed until 23:00. After that a keypad opens the door; the number is in your mail.',
    th: 'แสดงโค้ดและหนังสือเดินทางที่แผนกต้อนรับซึ่งเปิดถึง 23:00 หลังจากนั้นใช้รหัสประตูในอีเมล',
    'zh-cn': '在前台出示凭证码和护照，前台服务到 23:00。之后请用邮件里的密码开门。',
  },
  goodToKnow: {
    en: [
      'Check-in from 15:00, check-out until 11:00',
      'Clocks change on the last Sunday of March and of October; check-out stays at 11:00 by the new time, so that night is an hour shorter or longer',
      'Four floors, no lift; ground-floor rooms have three steps',
    ],
    th: [
      'เช็กอินตั้งแต่ 15:00 เช็กเอาต์ก่อน 11:00',
      'นาฬิกาเปลี่ยนเวลาในวันอาทิตย์สุดท้ายของมีนาคมและตุลาคม เช็กเอาต์ยังเป็น 11:00 ตามเวลาใหม่ คืนนั้นจึงสั้นลงหรือยาวขึ้นหนึ่งชั่วโมง',
      'สี่ชั้น ไม่มีลิฟต์ ห้องชั้นล่างยังมีบันไดสามขั้น',
    ],
    'zh-cn': [
      '15:00 后入住，11:00 前退房',
      '3 月和 10 月最后一个星期日调整时钟，退房仍按新时间 11:00，当晚会短或长 1 小时',
      '共四层，没有电梯；底层房间也有三级台阶',
    ],
  },
  alt: {
    en: 'White townhouses along a canal at dawn, painted narrowboats moored in front',
    th: 'ตึกแถวสีขาวริมคลองยามเช้าตรู่ เรือแคบทาสีสดจอดอยู่ด้านหน้า',
    'zh-cn': '清晨的运河边，白色联排别墅与彩绘窄船',
  },
  options: [
    {
      code: 'canal-room-flexible',
      name: { en: 'Canal room, free cancellation', th: 'ห้องวิวคลอง ยกเลิกฟรี', 'zh-cn': '运河景房，可免费取消' },
      summary: {
        en: 'Front, double bed, 22 m², breakfast, for 2 guests',
        th: 'ด้านหน้า เตียงใหญ่ 22 ตร.ม. อาหารเช้า สำหรับ 2 คน',
        'zh-cn': '前排，大床，22 平方米，含早餐，住 2 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 8,
      cutoffMinutes: 60,
      maxUnits: 3,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '06-01', to: '08-31', percent: 120 },
        { from: '12-27', to: '12-31', percent: 145 },
        { from: '01-05', to: '02-28', percent: 80 },
      ],
      units: [{ code: 'ROOM', price: 228, pax: 2 }],
    },
    {
      code: 'canal-room-non-refundable',
      name: { en: 'Canal room, non-refundable', th: 'ห้องวิวคลอง ไม่คืนเงิน', 'zh-cn': '运河景房，不可退款' },
      summary: {
        en: 'The same room for less; no changes, no money back',
        th: 'ห้องเดียวกันในราคาถูกกว่า เปลี่ยนวันหรือคืนเงินไม่ได้',
        'zh-cn': '同样的房间，价格更低，不可改期、不退款',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 6,
      cutoffMinutes: 60,
      maxUnits: 3,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '06-01', to: '08-31', percent: 120 },
        { from: '12-27', to: '12-31', percent: 145 },
        { from: '01-05', to: '02-28', percent: 80 },
      ],
      units: [{ code: 'ROOM', price: 196, pax: 2 }],
    },
    {
      code: 'garden-family-flexible',
      name: {
        en: 'Garden family room, free cancellation',
        th: 'ห้องครอบครัวติดสวน ยกเลิกฟรี',
        'zh-cn': '花园家庭房，可免费取消',
      },
      summary: {
        en: 'Lower ground floor at the back, one double and two single beds, for 4 guests',
        th: 'ชั้นกึ่งใต้ดินด้านหลัง เตียงใหญ่หนึ่งและเตียงเดี่ยวสอง สำหรับ 4 คน',
        'zh-cn': '后院半地下层，1 张大床加 2 张单人床，住 4 人',
      },
      window: 'DATE_RANGE',
      inventory: 'NIGHTLY',
      capacity: 3,
      cutoffMinutes: 60,
      maxUnits: 3,
      policy: 'free-until-24h',
      questions: ['full_name', 'lead_arrival_time'],
      seasons: [
        { from: '06-01', to: '08-31', percent: 120 },
        { from: '12-27', to: '12-31', percent: 145 },
        { from: '01-05', to: '02-28', percent: 80 },
      ],
      units: [{ code: 'ROOM', price: 310, pax: 4 }],
      extras: [
        {
          code: 'baby-cot',
          name: { en: 'Baby cot for the stay', th: 'เตียงเด็กอ่อนตลอดการเข้าพัก', 'zh-cn': '住宿期间婴儿床' },
          price: 12,
        },
      ],
    },
  ],
}
