import { EVERY_DAY } from '@/lib/server/db/seed/catalog/weekdays'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const swissPocketWifi: ProductSeed = {
  id: 'swiss-pocket-wifi',
  vertical: 'connectivity',
  category: 'CATEGORY_081',
  areas: ['interlaken'],
  operator: 'Gipfelnetz Verleih',
  currency: 'CHF',
  languages: ['de', 'en', 'fr'],
  picture: { subject: 'alprail', mood: 'noon', seed: 'W-swiss', view: 'router' },
  name: { en: 'Pocket Wi-Fi for Switzerland', th: 'พ็อกเก็ต Wi-Fi สวิตเซอร์แลนด์', 'zh-cn': '瑞士随身 Wi-Fi' },
  alsoCalled: { en: ['Portable hotspot'], th: ['ไวไฟพกพา'], 'zh-cn': ['无线网络'] },
  summary: {
    en: 'Many roaming offers for Europe leave Switzerland out, or charge it by the megabyte. This router stays on the Swiss networks and holds a signal on most trains and summits. Pick it up at Interlaken Ost before the mountain railway.',
    th: 'แพ็กเกจโรมมิ่งยุโรปหลายเจ้าไม่รวมสวิตเซอร์แลนด์ หรือคิดเงินเป็นเมกะไบต์ เครื่องนี้ใช้เครือข่ายในสวิสโดยตรง มีสัญญาณบนรถไฟและยอดเขาส่วนใหญ่ รับเครื่องที่สถานีอินเทอร์ลาเคินโอสต์ก่อนขึ้นรถไฟภูเขา',
    'zh-cn':
      '不少欧洲漫游套餐不含瑞士，或按兆计费。这台机器只走瑞士本地网络，多数列车和山顶都有信号。在因特拉肯东站取机，转身就能上登山火车。',
  },
  highlights: {
    en: [
      'Swisscom 4G and 5G, also at Jungfraujoch',
      'Up to 8 devices at once',
      'Give it back at the station or post it from anywhere in Switzerland',
    ],
    th: [
      'เครือข่าย Swisscom 4G และ 5G ใช้ได้ถึงยุงเฟราย็อค',
      'ต่อได้พร้อมกันสูงสุด 8 เครื่อง',
      'คืนที่สถานี หรือส่งไปรษณีย์จากที่ไหนก็ได้ในสวิส',
    ],
    'zh-cn': [
      'Swisscom 4G / 5G，少女峰站也有信号',
      '最多 8 台设备同时连接',
      '在车站归还，或从瑞士任何地方邮寄归还',
    ],
  },
  inclusions: {
    en: [
      'Router and USB-C cable',
      'Adapter for Swiss sockets (type J)',
      'Padded return envelope, postage paid',
    ],
    th: ['เครื่อง Wi-Fi และสาย USB-C', 'หัวแปลงปลั๊กแบบสวิส (type J)', 'ซองกันกระแทกส่งคืน จ่ายค่าไปรษณีย์แล้ว'],
    'zh-cn': ['随身 Wi-Fi 与 USB-C 数据线', '瑞士插座转换头（J 型）', '已付邮资的防震回邮信封'],
  },
  exclusions: {
    en: ['Use outside Switzerland and Liechtenstein', 'Lost router CHF 120'],
    th: ['การใช้งานนอกสวิตเซอร์แลนด์และลิกเตนสไตน์', 'ทำเครื่องหาย 120 ฟรังก์สวิส'],
    'zh-cn': ['在瑞士和列支敦士登以外使用', '遗失主机赔 120 瑞士法郎'],
  },
  meeting: {
    name: {
      en: 'Interlaken Ost station, luggage hall',
      th: 'สถานีอินเทอร์ลาเคินโอสต์ ห้องรับฝากกระเป๋า',
      'zh-cn': '因特拉肯东站行李厅',
    },
    directions: {
      en: 'On platform 1, next to the ticket office. Open 07:00–19:00; outside these hours ask for a locker code by chat the day before.',
      th: 'อยู่ที่ชานชาลา 1 ข้างห้องขายตั๋ว เปิด 07:00–19:00 ถ้ามานอกเวลา ขอรหัสล็อกเกอร์ทางแชตก่อนหนึ่งวัน',
      'zh-cn': '在 1 号站台，售票处旁边。07:00–19:00 营业；其他时间请提前一天在线索取储物柜密码。',
    },
    latitude: 46.6905,
    longitude: 7.869,
  },
  handover: {
    points: [{ code: 'interlaken-ost', hours: [{ days: EVERY_DAY, opens: '07:00', closes: '19:00' }] }],
  },
  howToUse: {
    en: 'Show the code and an ID at the desk. Switch the router on two minutes before you need it; the password is on its screen.',
    th: 'แสดงโค้ดและบัตรประจำตัวที่เคาน์เตอร์ เปิดเครื่องล่วงหน้าสองนาที รหัสผ่านขึ้นบนหน้าจอ',
    'zh-cn': '在柜台出示凭证码和证件。使用前两分钟开机，密码显示在屏幕上。',
  },
  goodToKnow: {
    en: [
      'In the long tunnel up to Jungfraujoch the line drops for some minutes',
      'In frost the battery lasts about 5 hours, not 8: keep it inside your jacket',
      'The pick-up day and the return day both count',
    ],
    th: [
      'ในอุโมงค์ยาวขึ้นยุงเฟราย็อคสัญญาณหลุดเป็นช่วงหลายนาที',
      'อากาศติดลบแบตเตอรี่อยู่ได้ราว 5 ชั่วโมง ไม่ใช่ 8 เก็บไว้ในเสื้อจะดีกว่า',
      'นับทั้งวันรับและวันคืน',
    ],
    'zh-cn': [
      '上少女峰站的长隧道里会断网几分钟',
      '低温下电池约用 5 小时而不是 8 小时，最好揣在外套里',
      '取机日和还机日都计入天数',
    ],
  },
  alt: {
    en: 'A pocket Wi-Fi router and a passport in front of snowy peaks and a mountain train at noon',
    th: 'เครื่องพ็อกเก็ต Wi-Fi กับหนังสือเดินทางหน้ายอดเขาหิมะและรถไฟภูเขายามเที่ยงวัน',
    'zh-cn': '正午，随身 Wi-Fi 与护照摆在雪峰与登山列车前',
  },
  options: [
    {
      code: 'daily-5gb',
      name: { en: '5 GB a day', th: 'วันละ 5 GB', 'zh-cn': '每天 5 GB' },
      summary: {
        en: 'After 5 GB a day 1 Mbit/s: maps and messages, no video',
        th: 'เกินวันละ 5 GB เหลือ 1 Mbit/s ใช้แผนที่และแชตได้ ดูวิดีโอไม่ลื่น',
        'zh-cn': '当天用满 5 GB 后降至 1 Mbit/s：地图和聊天没问题，看视频会卡',
      },
      window: 'DATE_RANGE',
      inventory: 'STOCK',
      capacity: 20,
      cutoffMinutes: 1440,
      maxUnits: 2,
      policy: 'free-until-24h',
      questions: ['full_name'],
      fulfilment: ['pickup'],
      units: [{ code: 'DEVICE', price: 9.5 }],
      extras: [
        {
          code: 'deposit',
          name: {
            en: 'Deposit, returned with the device',
            th: 'เงินมัดจำ คืนเมื่อคืนเครื่อง',
            'zh-cn': '押金，归还设备后退回',
          },
          price: 80,
          deposit: true,
        },
      ],
    },
  ],
}
