import type { ProductSeed } from '@/lib/server/db/seed/types'

export const sugarloafCableCar: ProductSeed = {
  id: 'sugarloaf-cable-car',
  vertical: 'ticket',
  category: 'CATEGORY_004',
  areas: ['rio'],
  operator: 'Praia Vermelha Tickets',
  currency: 'USD',
  durationMinutes: 150,
  languages: ['en', 'pt', 'es'],
  wheelchair: true,
  picture: { subject: 'sugarloaf', mood: 'dawn', seed: 'sugarloaf-cable-car-3' },
  name: {
    en: 'Sugarloaf cable car, both stages, Rio de Janeiro',
    th: 'กระเช้าขึ้นเขาชูการ์โลฟ ทั้งสองช่วง รีโอเดจาเนโร',
    'zh-cn': '里约面包山缆车往返票（两段）',
  },
  alsoCalled: { en: ['Pão de Açúcar'], 'zh-cn': ['糖面包山'] },
  summary: {
    en: 'Two cable cars lift you from Praia Vermelha to Urca Hill and on to the summit at 396 metres. Go up two hours before sunset, see the bay in both lights, and accept a wait of half an hour on the way down.',
    th: 'กระเช้าสองช่วงจากหาดเวร์เมลยาขึ้นเขาอูร์กา แล้วต่อถึงยอดสูง 396 เมตร ขึ้นก่อนอาทิตย์ตกสองชั่วโมงจะได้เห็นอ่าวทั้งสองแสง และเผื่อรอขาลงราวครึ่งชั่วโมง',
    'zh-cn':
      '两段缆车从红沙滩先到乌尔卡山，再到 396 米的山顶。日落前两小时上山，白天和黄昏的海湾都能看到，只是下山要排大约半小时。',
  },
  highlights: {
    en: [
      'Guanabara Bay, Copacabana and Christ the Redeemer in one view',
      'Glass cabins all the way round',
      'Marmosets on the forest path at the top',
    ],
    th: ['เห็นอ่าวกวานาบารา โคปาคาบานา และรูปปั้นพระเยซูในมุมเดียว', 'กระเช้ากระจกรอบด้าน', 'ลิงมาร์โมเซตตามทางป่าบนยอด'],
    'zh-cn': ['一眼看尽瓜纳巴拉湾、科帕卡瓦纳和基督像', '四面玻璃的缆车厢', '山顶林间小径上的狨猴'],
  },
  inclusions: {
    en: ['Return ride on both stages', 'Viewpoints on Urca Hill and Sugarloaf', 'Small cable car museum'],
    th: ['กระเช้าไปกลับทั้งสองช่วง', 'จุดชมวิวบนเขาอูร์กาและชูการ์โลฟ', 'พิพิธภัณฑ์กระเช้าขนาดเล็ก'],
    'zh-cn': ['两段缆车往返', '乌尔卡山和面包山的观景台', '小型缆车博物馆'],
  },
  exclusions: {
    en: ['Transfer to Praia Vermelha', 'Food at the top'],
    th: ['รถไปหาดเวร์เมลยา', 'อาหารบนยอดเขา'],
    'zh-cn': ['前往红沙滩的交通', '山顶餐饮'],
  },
  meeting: {
    name: {
      en: 'Cable car base, Praia Vermelha, Urca',
      th: 'สถานีกระเช้าด้านล่าง หาดเวร์เมลยา ย่านอูร์กา',
      'zh-cn': '乌尔卡区红沙滩缆车站',
    },
    directions: {
      en: 'Avenida Pasteur 520. A taxi from Copacabana takes 15 minutes; from Botafogo metro it is a 30-minute walk, better by day.',
      th: 'Avenida Pasteur 520 แท็กซี่จากโคปาคาบานา 15 นาที จากรถไฟใต้ดินโบตาโฟกูเดิน 30 นาที ควรเดินตอนกลางวัน',
      'zh-cn': 'Avenida Pasteur 520 号。从科帕卡瓦纳打车 15 分钟；从博塔弗戈地铁站步行 30 分钟，建议白天走。',
    },
    latitude: -22.9553,
    longitude: -43.1655,
  },
  howToUse: {
    en: 'Scan the code at the turnstile, 08:30 to 20:00, and keep it for the way down: it is read again.',
    th: 'สแกนโค้ดที่ประตูหมุน 08:30–20:00 และเก็บไว้ใช้ตอนลงด้วย',
    'zh-cn': '08:30 至 20:00 在闸机扫码，下山时还要再扫一次，请保留。',
  },
  goodToKnow: {
    en: [
      'In cloud you see nothing from the top: check the webcam, and cancel free until 24 hours before',
      'Strong wind stops the cabins for a while',
      'Zip up your bags: the marmosets open packets',
    ],
    th: [
      'วันเมฆคลุมยอดจะไม่เห็นอะไร ดูกล้องสดก่อน และยกเลิกฟรีได้จนถึง 24 ชั่วโมงก่อน',
      'ลมแรงกระเช้าหยุดชั่วคราว',
      'รูดซิปกระเป๋าให้ดี ลิงแกะห่อขนมเก่ง',
    ],
    'zh-cn': [
      '云雾天山顶什么也看不见，先看实时画面；提前 24 小时可免费取消',
      '大风时缆车会暂停',
      '拉好背包拉链，狨猴会拆零食',
    ],
  },
  alt: {
    en: 'The steep peak over the bay with its cable car at dawn',
    th: 'ยอดเขาสูงชันเหนืออ่าวกับกระเช้ายามเช้าตรู่',
    'zh-cn': '清晨，海湾上的陡峭山峰与缆车',
  },
  options: [
    {
      code: 'standard',
      name: { en: 'Return ticket', th: 'บัตรไปกลับ', 'zh-cn': '往返票' },
      summary: {
        en: 'Both stages, any time of the day',
        th: 'ทั้งสองช่วง เวลาใดก็ได้ของวัน',
        'zh-cn': '两段往返，当天任意时间',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 500,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 38, minAge: 13 },
        { code: 'CHILD', price: 19, minAge: 3, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 2, accompaniedBy: 'ADULT', max: 2 },
      ],
    },
    {
      code: 'priority',
      name: { en: 'Priority queue', th: 'ช่องด่วน', 'zh-cn': '优先通道' },
      summary: {
        en: 'Shorter line up and down; worth it at weekends',
        th: 'แถวสั้นกว่าทั้งขาขึ้นและลง คุ้มในวันหยุดสุดสัปดาห์',
        'zh-cn': '上下山排队更短，周末值得',
      },
      window: 'DATE',
      inventory: 'SLOT',
      capacity: 60,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'free-until-24h',
      units: [
        { code: 'ADULT', price: 69, minAge: 13 },
        { code: 'CHILD', price: 45, minAge: 3, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 2, accompaniedBy: 'ADULT', max: 2 },
      ],
      soldOutDays: [8],
    },
  ],
}
