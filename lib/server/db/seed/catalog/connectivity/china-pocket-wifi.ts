import { EVERY_DAY } from '@/lib/server/db/seed/catalog/weekdays'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const chinaPocketWifi: ProductSeed = {
  id: 'china-pocket-wifi',
  vertical: 'connectivity',
  category: 'CATEGORY_081',
  areas: ['beijing'],
  operator: 'Hutong Link Rental',
  currency: 'CNY',
  languages: ['zh', 'en'],
  picture: { subject: 'greatwall', mood: 'dawn', seed: 'W-china3', view: 'router' },
  gallery: [
    { subject: 'wifi', mood: 'dawn', flip: true },
    { subject: 'palace', mood: 'noon', view: 'people' },
    { subject: 'greatwall', mood: 'noon', flip: true, view: 'trail' },
    { subject: 'greatwall', mood: 'dawn', view: 'gate' },
  ],
  name: { en: 'Pocket Wi-Fi for China', th: 'พ็อกเก็ต Wi-Fi จีน', 'zh-cn': '中国随身 Wi-Fi' },
  alsoCalled: { en: ['Portable hotspot'], th: ['ไวไฟพกพา'], 'zh-cn': ['无线网络'] },
  summary: {
    en: 'A router with a roaming line on China Unicom, so your phone behaves as it would when roaming on your home number. Good for groups and for phones without eSIM. Speeds are lower than on a local SIM, and nobody can promise every app.',
    th: 'เครื่อง Wi-Fi ที่ใช้สายโรมมิ่งบนเครือข่าย China Unicom โทรศัพท์จึงใช้งานได้เหมือนเปิดโรมมิ่งจากเบอร์เดิมของคุณ เหมาะกับกลุ่มและโทรศัพท์ที่ไม่รองรับ eSIM ความเร็วต่ำกว่าซิมท้องถิ่น และไม่มีใครรับรองได้ทุกแอป',
    'zh-cn':
      '走中国联通的漫游线路，用起来和境外号码在内地漫游一样。适合多人同行，或手机不支持 eSIM 的旅客。速度比本地卡慢一些，也没法保证每个应用都能用。',
  },
  highlights: {
    en: [
      'Up to 5 devices at once',
      'No Chinese phone number and no local registration needed',
      'Staff at the airport who speak English and Chinese',
    ],
    th: ['ต่อได้พร้อมกันสูงสุด 5 เครื่อง', 'ไม่ต้องมีเบอร์จีนและไม่ต้องลงทะเบียนซิมในจีน', 'พนักงานที่สนามบินพูดอังกฤษและจีน'],
    'zh-cn': ['最多 5 台设备同时连接', '不需要内地手机号，也不用办本地卡实名', '机场柜台有中英文服务'],
  },
  inclusions: {
    en: [
      'Router, USB-C cable and pouch',
      'Roaming data in mainland China',
      'Help by chat from 08:00 to 23:00 Beijing time',
    ],
    th: ['เครื่อง Wi-Fi สาย USB-C และซองเก็บ', 'ดาต้าโรมมิ่งในจีนแผ่นดินใหญ่', 'สอบถามทางแชต 08:00–23:00 ตามเวลาปักกิ่ง'],
    'zh-cn': ['随身 Wi-Fi、USB-C 数据线和收纳袋', '中国内地漫游流量', '北京时间 08:00–23:00 在线客服'],
  },
  exclusions: {
    en: ['Hong Kong, Macao and Taiwan', 'Lost router CNY 500'],
    th: ['ฮ่องกง มาเก๊า และไต้หวัน', 'ทำเครื่องหาย 500 หยวน'],
    'zh-cn': ['港澳台地区', '遗失主机赔 500 元'],
  },
  meeting: {
    name: {
      en: 'Beijing Capital Airport Terminal 3, arrivals, level 2',
      th: 'สนามบินปักกิ่งแคปิตอล อาคาร 3 ชั้น 2 ผู้โดยสารขาเข้า',
      'zh-cn': '北京首都国际机场 3 号航站楼 2 层到达厅',
    },
    directions: {
      en: 'Opposite the international exit, on the way to the airport train. Open 06:30–24:00. Give it back at the same counter.',
      th: 'อยู่ตรงข้ามทางออกระหว่างประเทศ ระหว่างทางไปรถไฟสนามบิน เปิด 06:30–24:00 คืนที่เคาน์เตอร์เดิม',
      'zh-cn': '国际到达出口对面，去机场快轨的路上。06:30–24:00 营业，在同一柜台归还。',
    },
    latitude: 40.0558,
    longitude: 116.6145,
  },
  handover: {
    points: [{ code: 'capital-t3', hours: [{ days: EVERY_DAY, opens: '06:30', closes: '24:00' }] }],
  },
  howToUse: {
    en: 'Show the code and your passport at the counter. Connect once in the hall, while the staff are there to help.',
    th: 'แสดงโค้ดพร้อมหนังสือเดินทางที่เคาน์เตอร์ แล้วลองต่อให้ใช้ได้ก่อนออกจากโถง พนักงานจะช่วยดูให้',
    'zh-cn': '在柜台出示凭证码和护照。建议当场连上试一下，有问题工作人员可以马上帮忙。',
  },
  goodToKnow: {
    en: [
      'Not enough for long video calls in the evening, when the line is busy',
      'Set up your payment app before you fly: it wants a text to your own number',
      'The pick-up day and the return day both count',
    ],
    th: [
      'ช่วงค่ำสายแน่น วิดีโอคอลนาน ๆ อาจสะดุด',
      'ตั้งแอปจ่ายเงินให้เสร็จก่อนบิน เพราะต้องรับรหัสทาง SMS ที่เบอร์ของคุณ',
      'นับทั้งวันรับและวันคืน',
    ],
    'zh-cn': [
      '晚高峰线路拥挤，长时间视频通话会卡',
      '支付应用请在出发前绑定好，验证短信会发到你自己的号码',
      '取机日和还机日都计入天数',
    ],
  },
  alt: {
    en: 'A pocket Wi-Fi router and a passport in front of the Great Wall at dawn',
    th: 'เครื่องพ็อกเก็ต Wi-Fi กับหนังสือเดินทางหน้ากำแพงเมืองจีนยามเช้าตรู่',
    'zh-cn': '清晨，随身 Wi-Fi 与护照摆在长城前',
  },
  options: [
    {
      code: 'daily-3gb',
      name: { en: '3 GB a day', th: 'วันละ 3 GB', 'zh-cn': '每天 3 GB' },
      summary: {
        en: 'China Unicom 4G; after 3 GB a day 512 kbit/s until midnight',
        th: 'เครือข่าย China Unicom 4G เกินวันละ 3 GB เหลือ 512 kbit/s จนถึงเที่ยงคืน',
        'zh-cn': '中国联通 4G；当天用满 3 GB 后降至 512 kbit/s，次日零点恢复',
      },
      window: 'DATE_RANGE',
      inventory: 'STOCK',
      capacity: 30,
      cutoffMinutes: 1440,
      maxUnits: 3,
      policy: 'free-until-24h',
      questions: ['full_name'],
      fulfilment: ['pickup'],
      units: [{ code: 'DEVICE', price: 32 }],
      extras: [
        {
          code: 'deposit',
          name: {
            en: 'Deposit, returned with the device',
            th: 'เงินมัดจำ คืนเมื่อคืนเครื่อง',
            'zh-cn': '押金，归还设备后退回',
          },
          price: 300,
          deposit: true,
        },
      ],
    },
  ],
}
