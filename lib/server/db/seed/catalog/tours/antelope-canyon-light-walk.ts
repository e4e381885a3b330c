import type { ProductSeed } from '@/lib/server/db/seed/types'

export const antelopeCanyonLightWalk: ProductSeed = {
  id: 'antelope-canyon-light-walk',
  vertical: 'tour',
  category: 'CATEGORY_021',
  areas: ['arizona'],
  operator: 'Red Sand Navajo Guides',
  currency: 'USD',
  durationMinutes: 105,
  languages: ['en'],
  wheelchair: false,
  picture: { subject: 'slotcanyon', mood: 'noon', seed: 'antelope-canyon-light-walk-2' },
  gallery: [
    { subject: 'slotcanyon', mood: 'dusk', flip: true, view: 'detail' },
    { subject: 'canyon', mood: 'dawn' },
    { subject: 'slotcanyon', mood: 'noon', view: 'trail' },
    { subject: 'canyon', mood: 'dusk', flip: true, view: 'postcard' },
  ],
  name: {
    en: 'Upper Antelope Canyon, a walk for the light',
    th: 'เดินตามแสงในอัปเปอร์แอนทิโลปแคนยอน',
    'zh-cn': '上羚羊峡谷：追光漫步',
  },
  summary: {
    en: 'An open truck up a sandy wash, then a flat walk between walls that flow like cloth. From late March to early October, near noon, the sun reaches the floor in beams. That hour is also the fullest: you walk in a line and the guide keeps it moving.',
    th: 'นั่งรถกระบะเปิดข้างไปตามธารทราย แล้วเดินทางราบระหว่างผนังหินที่พลิ้วเหมือนผ้า ปลายมีนาคมถึงต้นตุลาคม ช่วงใกล้เที่ยงแดดส่องถึงพื้นเป็นลำ แต่เป็นชั่วโมงที่คนแน่นที่สุด ต้องเดินเป็นแถวและไกด์จะคอยเร่ง',
    'zh-cn':
      '坐敞篷卡车沿干沙河床进去，再在如布幔般起伏的岩壁间走一段平路。3 月下旬到 10 月初的正午前后，阳光会成束落到谷底。那也是人最多的时候：要排队走，向导会催着往前。',
  },
  highlights: {
    en: [
      'Flat sand all the way, no ladders',
      'A Navajo guide, as the law of the land asks',
      'Help with phone settings and the best corners',
      'Fourteen guests to a guide',
    ],
    th: [
      'พื้นทรายราบตลอด ไม่มีบันไดลิง',
      'ไกด์ชาวนาวาโฮ ตามกฎของเจ้าของพื้นที่',
      'ช่วยตั้งค่ากล้องมือถือและบอกมุมถ่ายรูป',
      'ไกด์หนึ่งคนต่อสิบสี่คน',
    ],
    'zh-cn': [
      '全程平坦沙地，不用爬梯',
      '按当地规定由纳瓦霍向导带领',
      '向导教你调手机，指给你最好的角度',
      '一位向导最多带 14 人',
    ],
  },
  inclusions: {
    en: [
      'Truck from Page to the canyon and back',
      'Navajo guide',
      'Navajo Nation entry permit and taxes',
      'Drinking water',
    ],
    th: ['รถจากเมืองเพจไปกลับแคนยอน', 'ไกด์ชาวนาวาโฮ', 'ค่าใบอนุญาตเข้าเขตนาวาโฮและภาษี', 'น้ำดื่ม'],
    'zh-cn': ['佩吉镇往返峡谷的卡车', '纳瓦霍向导', '纳瓦霍领地入场许可和税费', '饮用水'],
  },
  exclusions: {
    en: ['Tip for the guide (15–20% is usual here)', 'Lower Antelope Canyon, a separate visit'],
    th: ['ทิปไกด์ (แถวนี้ปกติ 15–20%)', 'โลเวอร์แอนทิโลปแคนยอน ซึ่งเป็นอีกแห่ง'],
    'zh-cn': ['向导小费（当地一般 15–20%）', '下羚羊峡谷（需另行参观）'],
  },
  itinerary: [
    {
      minutes: 25,
      title: { en: 'Truck up the wash', th: 'นั่งรถไปตามธารทราย', 'zh-cn': '卡车进沙河床' },
      text: {
        en: 'Road first, then three bumpy kilometres of sand. Bandana on, sunglasses on.',
        th: 'เริ่มจากถนนลาดยาง แล้วเป็นทรายกระเทือนสามกิโลเมตร ใส่แว่นและผ้าปิดจมูก',
        'zh-cn': '先走公路，再颠三公里沙地。戴好墨镜和面巾。',
      },
    },
    {
      minutes: 55,
      title: { en: 'Inside the canyon', th: 'ในแคนยอน', 'zh-cn': '谷中' },
      text: {
        en: 'About 200 m through the rock at walking pace, with stops where the light falls.',
        th: 'ราว 200 เมตรผ่านช่องหิน เดินช้า ๆ หยุดตรงที่แสงตก',
        'zh-cn': '岩缝里约 200 米，边走边停，停在光落下的地方。',
      },
    },
    {
      minutes: 25,
      title: { en: 'Over the top and back', th: 'เดินอ้อมด้านบนแล้วกลับ', 'zh-cn': '绕顶返回' },
      text: {
        en: 'The route is one way: a metal walkway with stairs leads round the outside to the truck.',
        th: 'เส้นทางเดินทางเดียว ขากลับเป็นทางเดินเหล็กมีบันไดอ้อมด้านนอกไปขึ้นรถ',
        'zh-cn': '路线单向：出谷后走外侧带台阶的铁栈道回到卡车。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Tour yard on South Lake Powell Boulevard, Page',
      th: 'ลานรถทัวร์ ถนนเซาท์เลกพาวเวลล์ เมืองเพจ',
      'zh-cn': '佩吉镇 South Lake Powell Boulevard 发车场',
    },
    directions: {
      en: 'In the centre of Page, free parking behind the yard. Check in 30 minutes before the time on your ticket.',
      th: 'ใจกลางเมืองเพจ จอดรถฟรีด้านหลังลาน เช็กอินก่อนเวลาบนตั๋ว 30 นาที',
      'zh-cn': '位于佩吉镇中心，后院可免费停车。请在票面时间前 30 分钟报到。',
    },
    latitude: 36.9139,
    longitude: -111.4588,
  },
  howToUse: {
    en: 'Show the code and a photo ID at the counter. All times are Page time; your phone may jump an hour ahead to Navajo time in summer.',
    th: 'แสดงโค้ดและบัตรที่มีรูปที่เคาน์เตอร์ เวลาทั้งหมดเป็นเวลาเมืองเพจ หน้าร้อนโทรศัพท์อาจเด้งเป็นเวลานาวาโฮที่เร็วกว่าหนึ่งชั่วโมง',
    'zh-cn':
      '在柜台出示凭证码和带照片的证件。所有时间均为佩吉当地时间；夏季手机可能会跳到快一小时的纳瓦霍时间。',
  },
  goodToKnow: {
    en: [
      'No bags, tripods or selfie sticks inside: bring a phone or one camera, and leave the rest in the car',
      'Rain far away can flood the canyon; if the park closes it, you get all of your money back',
      'Children under 8 need a car seat on the truck; say their ages when you book and it is there',
    ],
    th: [
      'ห้ามนำกระเป๋า ขาตั้ง และไม้เซลฟี่เข้าไป พกแค่มือถือหรือกล้องหนึ่งตัว ของอื่นเก็บไว้ในรถ',
      'ฝนตกไกล ๆ ก็ทำให้น้ำป่าเข้าแคนยอนได้ ถ้าอุทยานสั่งปิดจะคืนเงินเต็มจำนวน',
      'เด็กต่ำกว่า 8 ปีต้องใช้เบาะนิรภัยบนรถ แจ้งอายุตอนจองแล้วเราเตรียมให้',
    ],
    'zh-cn': [
      '谷内禁带包、三脚架和自拍杆，只带手机或一台相机',
      '远处下雨也可能引发山洪；公园关闭时全额退款',
      '8 岁以下儿童乘卡车须用安全座椅，预订时填好年龄，我们会备好',
    ],
  },
  alt: {
    en: 'A shaft of midday light falls between waved sandstone walls on two walkers',
    th: 'ลำแสงยามเที่ยงวันส่องลงระหว่างผาหินทรายที่โค้งเป็นคลื่น ส่องต้องนักเดินทางสองคน',
    'zh-cn': '正午的光束落进波浪般的砂岩峡壁，照着两位行人',
  },
  options: [
    {
      code: 'midday-light',
      name: { en: 'Midday light', th: 'รอบแสงเที่ยง', 'zh-cn': '正午光束' },
      summary: {
        en: 'The hours of the beams in summer; soft glow in winter',
        th: 'ชั่วโมงของลำแสงในหน้าร้อน หน้าหนาวเป็นแสงนวล',
        'zh-cn': '夏季的光束时段；冬季是柔和的反光',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['10:30', '11:30', '12:30'],
      capacity: 14,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'half-until-48h',
      questions: ['full_name', 'age'],
      seasons: [{ from: '03-20', to: '10-07', percent: 120 }],
      units: [
        { code: 'ADULT', price: 118, minAge: 13 },
        { code: 'CHILD', price: 98, minAge: 8, maxAge: 12, accompaniedBy: 'ADULT' },
        {
          code: 'INFANT',
          label: { en: 'Child under 8', th: 'เด็กต่ำกว่า 8 ปี', 'zh-cn': '8 岁以下儿童' },
          price: 78,
          maxAge: 7,
          accompaniedBy: 'ADULT',
          max: 3,
        },
      ],
      soldOutDays: [1, 6],
      lastSeats: { day: 4, left: 2 },
    },
    {
      code: 'morning-or-afternoon',
      name: { en: 'Morning or afternoon', th: 'รอบเช้าหรือบ่าย', 'zh-cn': '上午或下午' },
      summary: {
        en: 'No beams, fewer people, purple and orange walls',
        th: 'ไม่มีลำแสง คนน้อยกว่า ผนังสีม่วงและส้ม',
        'zh-cn': '没有光束，人少些，岩壁呈紫色和橙色',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30', '14:30'],
      capacity: 14,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-48h',
      questions: ['full_name', 'age'],
      units: [
        { code: 'ADULT', price: 92, minAge: 13 },
        { code: 'CHILD', price: 76, minAge: 8, maxAge: 12, accompaniedBy: 'ADULT' },
        {
          code: 'INFANT',
          label: { en: 'Child under 8', th: 'เด็กต่ำกว่า 8 ปี', 'zh-cn': '8 岁以下儿童' },
          price: 62,
          maxAge: 7,
          accompaniedBy: 'ADULT',
          max: 3,
        },
      ],
    },
  ],
}
