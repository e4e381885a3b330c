import { EVERY_DAY } from '@/lib/server/db/seed/catalog/weekdays'
import type { ProductSeed } from '@/lib/server/db/seed/types'

export const japanPocketWifi: ProductSeed = {
  id: 'japan-pocket-wifi',
  vertical: 'connectivity',
  category: 'CATEGORY_081',
  areas: ['tokyo', 'kyoto'],
  operator: 'Hinata Rental Line',
  currency: 'JPY',
  languages: ['en', 'ja', 'zh'],
  picture: { subject: 'torii', mood: 'dawn', seed: 'W-japan2', view: 'router' },
  gallery: [
    { subject: 'wifi', mood: 'noon' },
    { subject: 'torii', mood: 'dusk', flip: true, view: 'people' },
    { subject: 'pagoda', mood: 'noon', flip: true, view: 'map' },
    { subject: 'crossing', mood: 'dusk', flip: true, view: 'gate' },
  ],
  name: { en: 'Pocket Wi-Fi for Japan', th: 'พ็อกเก็ต Wi-Fi ญี่ปุ่น', 'zh-cn': '日本随身 Wi-Fi' },
  alsoCalled: { en: ['Portable hotspot'], th: ['ไวไฟพกพา'], 'zh-cn': ['无线网络'] },
  summary: {
    en: 'One small router keeps a family of five online from the airport to the ryokan. It is charged when you get it, and it goes back in any red postbox. It is one more thing to carry and charge every night; alone, an eSIM is simpler.',
    th: 'เครื่องเล็กเครื่องเดียวใช้ได้ทั้งบ้าน ตั้งแต่สนามบินจนถึงเรียวกัง รับเครื่องแบบชาร์จเต็ม คืนด้วยการหย่อนตู้ไปรษณีย์แดงตู้ไหนก็ได้ แต่ต้องพกและชาร์จทุกคืน ถ้าเดินทางคนเดียว eSIM สะดวกกว่า',
    'zh-cn':
      '一台小机器，从机场到温泉旅馆，够一家五口上网。拿到手就是满电，还机时投进任意一个红色邮筒即可。缺点是多带一样东西、每晚要充电；如果你一个人走，eSIM 更省事。',
  },
  highlights: {
    en: [
      'Up to 10 phones, tablets and laptops at once',
      'Battery for about 9 hours, power bank in the pouch',
      'Return in any red postbox, also at the airport',
    ],
    th: [
      'ต่อได้พร้อมกันสูงสุด 10 เครื่อง ทั้งโทรศัพท์ แท็บเล็ต และโน้ตบุ๊ก',
      'แบตเตอรี่ใช้ได้ราว 9 ชั่วโมง มีพาวเวอร์แบงก์ให้ในซอง',
      'คืนที่ตู้ไปรษณีย์แดงตู้ไหนก็ได้ รวมถึงในสนามบิน',
    ],
    'zh-cn': [
      '手机、平板、电脑最多 10 台同时连接',
      '电池约用 9 小时，收纳袋里配有充电宝',
      '任意红色邮筒都能还，机场里也有',
    ],
  },
  inclusions: {
    en: [
      'Router, USB-C cable and Japanese plug',
      'Power bank of 5,000 mAh',
      'Prepaid return envelope',
      'Help by chat from 08:00 to 22:00 Japan time',
    ],
    th: [
      'เครื่อง Wi-Fi สาย USB-C และปลั๊กแบบญี่ปุ่น',
      'พาวเวอร์แบงก์ 5,000 mAh',
      'ซองส่งคืนที่จ่ายค่าไปรษณีย์แล้ว',
      'สอบถามทางแชต 08:00–22:00 ตามเวลาญี่ปุ่น',
    ],
    'zh-cn': [
      '随身 Wi-Fi、USB-C 数据线和日本插头',
      '5,000 mAh 充电宝',
      '已付邮资的回邮信封',
      '日本时间 08:00–22:00 在线客服',
    ],
  },
  exclusions: {
    en: ['Lost router JPY 15,000, lost power bank JPY 3,000', 'Late days, at the day price'],
    th: ['ทำเครื่องหาย 15,000 เยน ทำพาวเวอร์แบงก์หาย 3,000 เยน', 'วันที่คืนช้า คิดตามราคาต่อวัน'],
    'zh-cn': ['遗失主机赔 15,000 日元，遗失充电宝赔 3,000 日元', '逾期归还按日价补收'],
  },
  meeting: {
    name: {
      en: 'Haneda Airport Terminal 3, arrivals, level 2',
      th: 'สนามบินฮาเนดะ อาคาร 3 ชั้น 2 ผู้โดยสารขาเข้า',
      'zh-cn': '羽田机场 3 号航站楼 2 层到达厅',
    },
    directions: {
      en: 'Leave customs and turn right; the counter with the yellow sun is beside the lifts, open 06:00–23:30. For a hotel in Tokyo or Kyoto choose delivery: the front desk keeps the parcel for you.',
      th: 'ออกจากศุลกากรแล้วเลี้ยวขวา เคาน์เตอร์รูปดวงอาทิตย์สีเหลืองอยู่ข้างลิฟต์ เปิด 06:00–23:30 ถ้าพักในโตเกียวหรือเกียวโตเลือกแบบจัดส่งได้ แผนกต้อนรับจะรับพัสดุไว้ให้',
      'zh-cn':
        '出海关后右转，电梯旁有黄色太阳标志的柜台，06:00–23:30 营业。住东京或京都的酒店可以选配送，前台会替你收好包裹。',
    },
    latitude: 35.5446,
    longitude: 139.7687,
  },
  handover: {
    points: [{ code: 'haneda-t3', hours: [{ days: EVERY_DAY, opens: '06:00', closes: '23:30' }] }],
    delivery: { lead_days: 2, days: EVERY_DAY },
    use: {
      pickup: {
        en: 'Show the code and your passport at the counter. The password is on the back of the router.',
        th: 'แสดงโค้ดพร้อมหนังสือเดินทางที่เคาน์เตอร์ รหัสผ่านอยู่ด้านหลังเครื่อง',
        'zh-cn': '在柜台出示凭证码和护照。密码印在机器背面。',
      },
      delivery: {
        en: 'Take the parcel from your hotel’s front desk; it bears your name. The password is on the back of the router.',
        th: 'รับพัสดุที่มีชื่อคุณจากแผนกต้อนรับของโรงแรม รหัสผ่านอยู่ด้านหลังเครื่อง',
        'zh-cn': '到酒店前台领取写有你姓名的包裹。密码印在机器背面。',
      },
    },
  },
  howToUse: {
    en: 'Show the code and your passport at the counter, or take the parcel from your front desk. The password is on the back of the router.',
    th: 'แสดงโค้ดพร้อมหนังสือเดินทางที่เคาน์เตอร์ หรือรับพัสดุจากแผนกต้อนรับ รหัสผ่านอยู่ด้านหลังเครื่อง',
    'zh-cn': '在柜台出示凭证码和护照，或到酒店前台取包裹。密码印在机器背面。',
  },
  goodToKnow: {
    en: [
      'In mountain valleys and long tunnels the signal drops',
      'A flat or private house without a front desk cannot take the delivery',
      'The pick-up day and the return day both count',
    ],
    th: ['ในหุบเขาและอุโมงค์ยาวสัญญาณจะหลุด', 'จัดส่งไปห้องเช่าหรือบ้านที่ไม่มีแผนกต้อนรับไม่ได้', 'นับทั้งวันรับและวันคืน'],
    'zh-cn': ['山谷和长隧道里会断网', '没有前台的民宿公寓无法收件', '取机日和还机日都计入天数'],
  },
  alt: {
    en: 'A pocket Wi-Fi router and a passport in front of a red gate in the water at dawn',
    th: 'เครื่องพ็อกเก็ต Wi-Fi กับหนังสือเดินทางหน้าเสาโทริอิสีแดงกลางน้ำยามเช้าตรู่',
    'zh-cn': '清晨，随身 Wi-Fi 与护照摆在水中的红色鸟居前',
  },
  options: [
    {
      code: 'daily-5gb',
      name: { en: '5 GB a day', th: 'วันละ 5 GB', 'zh-cn': '每天 5 GB' },
      summary: {
        en: 'SoftBank 4G; after 5 GB a day 1 Mbit/s until midnight',
        th: 'เครือข่าย SoftBank 4G เกินวันละ 5 GB เหลือ 1 Mbit/s จนถึงเที่ยงคืน',
        'zh-cn': 'SoftBank 4G 网络；当天用满 5 GB 后降至 1 Mbit/s，次日零点恢复',
      },
      window: 'DATE_RANGE',
      inventory: 'STOCK',
      capacity: 60,
      cutoffMinutes: 2880,
      maxUnits: 3,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'DEVICE', price: 690 }],
      extras: [
        {
          code: 'deposit',
          name: {
            en: 'Deposit, returned with the device',
            th: 'เงินมัดจำ คืนเมื่อคืนเครื่อง',
            'zh-cn': '押金，归还设备后退回',
          },
          price: 5000,
          deposit: true,
        },
      ],
    },
    {
      code: 'daily-10gb-5g',
      name: { en: '10 GB a day, 5G', th: 'วันละ 10 GB แบบ 5G', 'zh-cn': '每天 10 GB，5G' },
      summary: {
        en: 'NTT Docomo 5G and 4G; after 10 GB a day 2 Mbit/s',
        th: 'เครือข่าย NTT Docomo 5G และ 4G เกินวันละ 10 GB เหลือ 2 Mbit/s',
        'zh-cn': 'NTT Docomo 5G / 4G 网络；当天用满 10 GB 后降至 2 Mbit/s',
      },
      window: 'DATE_RANGE',
      inventory: 'STOCK',
      capacity: 25,
      cutoffMinutes: 2880,
      maxUnits: 3,
      policy: 'free-until-48h',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'DEVICE', price: 1090 }],
      extras: [
        {
          code: 'deposit',
          name: {
            en: 'Deposit, returned with the device',
            th: 'เงินมัดจำ คืนเมื่อคืนเครื่อง',
            'zh-cn': '押金，归还设备后退回',
          },
          price: 5000,
          deposit: true,
        },
      ],
    },
  ],
}
