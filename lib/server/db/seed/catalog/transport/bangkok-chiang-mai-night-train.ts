import type { ProductSeed } from '@/lib/server/db/seed/types'
import { bothWays } from './both-ways'

export const bangkokChiangMaiNightTrain: ProductSeed = {
  id: 'bangkok-chiang-mai-night-train',
  vertical: 'transport',
  category: 'CATEGORY_056',
  areas: ['bangkok', 'chiang-mai'],
  operator: 'Northern Sleeper Desk',
  currency: 'THB',
  durationMinutes: 755,
  languages: ['en', 'th', 'zh'],
  wheelchair: true,
  picture: { subject: 'nighttrain', mood: 'night' },
  name: {
    en: 'Night train from Bangkok to Chiang Mai',
    th: 'รถไฟตู้นอนกรุงเทพฯ–เชียงใหม่',
    'zh-cn': '曼谷至清迈夜卧火车',
  },
  summary: {
    en: 'Leave Krung Thep Aphiwat at 18:40 and wake up in the hills, in Chiang Mai at 07:15; the train back leaves at 18:00. Clean sheets, a curtain, a socket. The air conditioning is cold and it often arrives half an hour late, so book nothing for 08:00.',
    th: 'ออกจากสถานีกลางกรุงเทพอภิวัฒน์ 18:40 ตื่นมาเห็นภูเขา ถึงเชียงใหม่ 07:15 ขากลับออกจากเชียงใหม่ 18:00 มีผ้าปูสะอาด ม่านกั้น และปลั๊กไฟ แอร์เย็นจัดและมักช้าราวครึ่งชั่วโมง อย่าเพิ่งนัดใครตอนแปดโมง',
    'zh-cn':
      '18:40 从曼谷阿披瓦中央车站出发，醒来已在群山之间，07:15 到清迈；返程 18:00 从清迈发车。床单干净，有帘子和插座。空调很冷，也常晚点半小时，早上 8 点别安排事。',
  },
  highlights: {
    en: [
      'Saves a hotel night and a morning',
      'The Khun Tan range at sunrise, about an hour before Chiang Mai',
      'Staff make up the bed for you at about 20:00',
    ],
    th: [
      'ประหยัดค่าโรงแรมหนึ่งคืนและได้เช้าเต็มวัน',
      'เห็นเทือกเขาขุนตานยามรุ่งเช้า ก่อนถึงเชียงใหม่ราวหนึ่งชั่วโมง',
      'พนักงานปูเตียงให้ราว 20:00',
    ],
    'zh-cn': [
      '省一晚酒店，也多出一个上午',
      '到清迈前约一小时，看坤丹山脉日出',
      '晚上 8 点左右，乘务员会帮你铺床',
    ],
  },
  inclusions: {
    en: ['Your numbered berth', 'Sheets, pillow and blanket', 'Luggage in the rack by the berth'],
    th: ['เตียงตามหมายเลข', 'ผ้าปู หมอน และผ้าห่ม', 'ที่วางกระเป๋าข้างเตียง'],
    'zh-cn': ['对号铺位', '床单、枕头和毯子', '铺位旁行李架'],
  },
  exclusions: {
    en: ['Dinner and breakfast, sold on board', 'Transfer to the stations'],
    th: ['อาหารเย็นและเช้า มีขายบนรถ', 'รถรับส่งสถานี'],
    'zh-cn': ['晚餐和早餐（车上有售）', '往返车站的交通'],
  },
  itinerary: [
    {
      title: { en: '18:40 Krung Thep Aphiwat', th: '18:40 กรุงเทพอภิวัฒน์', 'zh-cn': '18:40 曼谷阿披瓦中央车站' },
      text: {
        en: 'Boarding opens about 20 minutes before; the upper hall has food stalls for the road.',
        th: 'เปิดขึ้นรถก่อนราว 20 นาที ในสถานีมีร้านอาหารให้ซื้อติดตัว',
        'zh-cn': '发车前约 20 分钟开始检票，站内有吃的可以带上车。',
      },
    },
    {
      minutes: 680,
      title: { en: 'Night on board', th: 'ค้างคืนบนรถไฟ', 'zh-cn': '车上过夜' },
      text: {
        en: 'Ayutthaya after dark, Phitsanulok past midnight, then the forest climbs. Alcohol is not allowed on the train.',
        th: 'ผ่านอยุธยาหลังมืด พิษณุโลกหลังเที่ยงคืน แล้วไต่ขึ้นป่าเขา ห้ามดื่มแอลกอฮอล์บนรถไฟ',
        'zh-cn': '天黑后经过大城，午夜后到彭世洛，随后爬上林间山路。列车上禁止饮酒。',
      },
    },
    {
      minutes: 75,
      title: { en: '07:15 Chiang Mai', th: '07:15 เชียงใหม่', 'zh-cn': '07:15 清迈' },
      text: {
        en: 'The tunnel at Khun Tan, then down to the plain. Red songthaews wait outside.',
        th: 'ลอดอุโมงค์ขุนตานแล้วลงสู่ที่ราบ มีรถแดงรออยู่หน้าสถานี',
        'zh-cn': '穿过坤丹隧道，驶入平原，站外有红色双条车等客。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Krung Thep Aphiwat Central Terminal, Bangkok',
      th: 'สถานีกลางกรุงเทพอภิวัฒน์',
      'zh-cn': '曼谷阿披瓦中央车站',
    },
    directions: {
      en: 'MRT Blue Line to Bang Sue, inside the station building. Be at the long-distance gate 30 minutes early. It is not the old Hua Lamphong station.',
      th: 'MRT สายสีน้ำเงินลงบางซื่อ อยู่ในอาคารเดียวกัน ถึงประตูรถทางไกลก่อน 30 นาที ไม่ใช่สถานีหัวลำโพงเดิม',
      'zh-cn': '地铁蓝线到邦苏站，站就在楼内。请提前 30 分钟到长途检票口。注意不是旧的华南蓬车站。',
    },
    latitude: 13.8033,
    longitude: 100.542,
  },
  howToUse: {
    en: 'Show the code and your passport to the staff at the gate and again on the train. Coach and berth number are on the ticket.',
    th: 'แสดงโค้ดและหนังสือเดินทางที่ประตูและบนรถ หมายเลขตู้และเตียงอยู่บนบัตร',
    'zh-cn': '检票口和车上都要出示凭证码与护照，车厢号和铺位号写在票上。',
  },
  goodToKnow: {
    en: [
      'Upper berths are narrower and get the ceiling light; choose lower if you are tall',
      'Around Songkran and New Year berths go weeks ahead',
      'Bring a jumper and earplugs',
    ],
    th: [
      'เตียงบนแคบกว่าและอยู่ใกล้ไฟ คนตัวสูงควรเลือกเตียงล่าง',
      'ช่วงสงกรานต์และปีใหม่เตียงเต็มล่วงหน้าหลายสัปดาห์',
      'พกเสื้อกันหนาวและที่อุดหู',
    ],
    'zh-cn': [
      '上铺更窄，还对着顶灯，个子高的选下铺',
      '宋干节和新年前后，铺位提前几周就卖光',
      '带一件外套和耳塞',
    ],
  },
  alt: {
    en: 'A sleeper train with lit windows through flooded rice fields under the moon',
    th: 'รถไฟตู้นอนหน้าต่างเปิดไฟแล่นผ่านนาน้ำขังใต้แสงจันทร์',
    'zh-cn': '月光下，亮着车窗的卧铺列车驶过水田',
  },
  options: bothWays(
    {
      from: {
        en: 'Bangkok (Krung Thep Aphiwat)',
        th: 'กรุงเทพฯ (กรุงเทพอภิวัฒน์)',
        'zh-cn': '曼谷（阿披瓦中央站）',
      },
      to: { en: 'Chiang Mai', th: 'เชียงใหม่', 'zh-cn': '清迈' },
      bags: { included: 2, maxKg: 20, maxCm: null },
      meetingBack: {
        name: { en: 'Chiang Mai railway station', th: 'สถานีรถไฟเชียงใหม่', 'zh-cn': '清迈火车站' },
        directions: {
          en: 'On Charoen Muang Road, 3 km east of the old town; red songthaews know it. Be there 30 minutes early: the train starts here.',
          th: 'ถนนเจริญเมือง ห่างจากตัวเมืองเก่าไปทางตะวันออก 3 กม. รถแดงไปถึง มาก่อนเวลา 30 นาที ขบวนนี้ตั้งต้นที่นี่',
          'zh-cn':
            '在 Charoen Muang 路，古城以东 3 公里，坐红色双条车可到。列车从这里始发，请提前 30 分钟到。',
        },
        latitude: 18.7834,
        longitude: 99.0166,
      },
      timesBack: {
        'second-class-lower': ['18:00'],
        'second-class-upper': ['18:00'],
        'first-class-cabin': ['18:00'],
      },
    },
    [
      {
        code: 'second-class-lower',
        name: { en: 'Second class, lower berth', th: 'ชั้นสอง เตียงล่าง', 'zh-cn': '二等卧铺（下铺）' },
        summary: {
          en: 'Wider bed with a window; an infant may share it',
          th: 'เตียงกว้างกว่าและมีหน้าต่าง เด็กเล็กนอนร่วมได้',
          'zh-cn': '床更宽，有窗；婴儿可同铺',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['18:40'],
        capacity: 20,
        cutoffMinutes: 720,
        maxUnits: 6,
        policy: 'half-until-48h',
        questions: ['full_name', 'passport_number'],
        units: [
          { code: 'ADULT', price: 1190, minAge: 12 },
          { code: 'CHILD', price: 990, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
          { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
        ],
        soldOutDays: [5],
        lastSeats: { day: 2, left: 1 },
      },
      {
        code: 'second-class-upper',
        name: { en: 'Second class, upper berth', th: 'ชั้นสอง เตียงบน', 'zh-cn': '二等卧铺（上铺）' },
        summary: {
          en: 'Narrower bed, no window, cheaper; not for infants',
          th: 'เตียงแคบกว่า ไม่มีหน้าต่าง ถูกกว่า ไม่รับเด็กเล็ก',
          'zh-cn': '床较窄，没有窗，便宜些；不适合婴儿',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['18:40'],
        capacity: 20,
        cutoffMinutes: 720,
        maxUnits: 6,
        policy: 'half-until-48h',
        questions: ['full_name', 'passport_number'],
        units: [
          { code: 'ADULT', price: 1090, minAge: 12 },
          { code: 'CHILD', price: 890, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        ],
      },
      {
        code: 'first-class-cabin',
        name: { en: 'First class, two-berth cabin', th: 'ชั้นหนึ่ง ห้องสองเตียง', 'zh-cn': '一等双人包厢' },
        summary: {
          en: 'A lockable cabin for two with a washbasin; sold for two travellers or more',
          th: 'ห้องล็อกได้สำหรับสองคน มีอ่างล้างหน้า จองตั้งแต่สองคนขึ้นไป',
          'zh-cn': '可上锁的双人包厢，带洗手池；2 人起订',
        },
        window: 'DATE_TIME',
        inventory: 'SLOT',
        times: ['18:40'],
        capacity: 12,
        cutoffMinutes: 720,
        minUnits: 2,
        maxUnits: 4,
        policy: 'half-until-48h',
        questions: ['full_name', 'passport_number'],
        units: [
          { code: 'ADULT', price: 1890, minAge: 12 },
          { code: 'CHILD', price: 1690, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        ],
      },
    ],
  ),
}
