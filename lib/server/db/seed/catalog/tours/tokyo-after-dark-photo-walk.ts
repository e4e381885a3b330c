import type { ProductSeed } from '@/lib/server/db/seed/types'

export const tokyoAfterDarkPhotoWalk: ProductSeed = {
  id: 'tokyo-after-dark-photo-walk',
  vertical: 'tour',
  category: 'CATEGORY_021',
  areas: ['tokyo'],
  operator: 'Blue Hour Tokyo',
  currency: 'JPY',
  durationMinutes: 180,
  languages: ['en', 'ja', 'zh'],
  picture: { subject: 'crossing', mood: 'night', seed: 'tokyo-after-dark-photo-walk-2' },
  gallery: [
    { subject: 'crossing', mood: 'dusk', view: 'detail' },
    { subject: 'crossing', mood: 'monsoon', view: 'people' },
    { subject: 'crossing', mood: 'dusk', view: 'arch' },
    { subject: 'crossing', mood: 'monsoon', view: 'postcard' },
  ],
  name: {
    en: 'Tokyo after dark: a photo walk through Shinjuku',
    th: 'โตเกียวหลังมืด เดินถ่ายภาพในชินจูกุ',
    'zh-cn': '入夜的东京：新宿摄影漫步',
  },
  summary: {
    en: 'Three hours of neon, steam and wet asphalt with a working street photographer. You learn to read light, ask for a portrait and hold a slow shutter without a tripod. A phone is enough; six people at most, two at least.',
    th: 'สามชั่วโมงกับแสงนีออน ไอน้ำ และถนนเปียก เดินไปกับช่างภาพสตรีทตัวจริง เรียนอ่านแสง ขอถ่ายคน และใช้ชัตเตอร์ช้าโดยไม่ต้องมีขาตั้ง ใช้โทรศัพท์ก็พอ กลุ่มละสองถึงหกคน',
    'zh-cn':
      '跟一位职业街拍摄影师走 3 小时，拍霓虹、蒸汽和湿漉漉的马路。学着看光、开口请人入镜、不用三脚架也拍慢门。手机就够用，2 人成团，最多 6 人。',
  },
  highlights: {
    en: [
      'The smoke and lanterns of Omoide Yokocho',
      'Kabukicho’s signs from the spots where they line up',
      'Hands-on help with your own camera or phone',
      'Feedback on five of your pictures within a week',
    ],
    th: [
      'ควันและโคมไฟในตรอกโอโมอิเดะโยโกโจ',
      'ป้ายไฟคาบูกิโจจากมุมที่เรียงกันพอดี',
      'สอนจับมือทำกับกล้องหรือโทรศัพท์ของคุณเอง',
      'ส่งภาพให้วิจารณ์ได้ห้าภาพ ตอบกลับในหนึ่งสัปดาห์',
    ],
    'zh-cn': [
      '回忆横丁的炭烟与灯笼',
      '从招牌层叠得恰到好处的角度拍歌舞伎町',
      '用你自己的相机或手机，手把手教',
      '结束后可交 5 张作品，一周内收到点评',
    ],
  },
  inclusions: {
    en: [
      'Photographer as guide for three hours',
      'A hot or cold drink halfway',
      'Written feedback on five pictures',
      'Insurance',
    ],
    th: ['ช่างภาพนำเดินสามชั่วโมง', 'เครื่องดื่มร้อนหรือเย็นระหว่างทาง', 'คำวิจารณ์ภาพห้าภาพ', 'ประกันภัย'],
    'zh-cn': ['摄影师全程带队 3 小时', '中途一杯热饮或冷饮', '5 张作品的书面点评', '保险'],
  },
  exclusions: {
    en: ['Food and bar seats in the alleys', 'Camera (can be added)', 'Transport'],
    th: ['อาหารและค่านั่งในร้านตามตรอก', 'กล้อง (เพิ่มได้)', 'ค่าเดินทาง'],
    'zh-cn': ['小巷里的餐饮和座位费', '相机（可加租）', '交通'],
  },
  itinerary: [
    {
      minutes: 30,
      title: { en: 'East side of Shinjuku', th: 'ชินจูกุฝั่งตะวันออก', 'zh-cn': '新宿东口' },
      text: {
        en: 'Settings for the night, then the crossing and its screens.',
        th: 'ตั้งค่ากล้องสำหรับกลางคืน แล้วลองถ่ายทางม้าลายกับจอยักษ์',
        'zh-cn': '先调好夜拍设置，再去拍路口和大屏幕。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Omoide Yokocho', th: 'โอโมอิเดะโยโกโจ', 'zh-cn': '回忆横丁' },
      text: {
        en: 'Grill smoke in lamplight. How to photograph people who are working, and when to put the camera down.',
        th: 'ควันปิ้งย่างใต้แสงโคม เรียนวิธีถ่ายคนที่กำลังทำงาน และรู้ว่าเมื่อไรควรเก็บกล้อง',
        'zh-cn': '灯下的炭火烟。怎么拍正在干活的人，什么时候该放下相机。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Kabukicho', th: 'คาบูกิโจ', 'zh-cn': '歌舞伎町' },
      text: {
        en: 'Layers of signs, reflections and moving crowds. The group stays together; touts are ignored.',
        th: 'ชั้นของป้ายไฟ เงาสะท้อน และฝูงชน เดินด้วยกันตลอด ไม่สนใจคนเรียกแขก',
        'zh-cn': '层层招牌、倒影和人流。全组一起走，不理会拉客的人。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Golden Gai', th: 'โกลเด้นไก', 'zh-cn': '黄金街' },
      text: {
        en: 'Two hundred tiny bars. The lanes are private and photos need permission, so we shoot where a bar has agreed. The walk ends here, five minutes from Shinjuku-sanchome Station.',
        th: 'บาร์จิ๋วราวสองร้อยร้าน ตรอกเป็นที่ส่วนบุคคลและต้องขออนุญาตก่อนถ่าย เราถ่ายเฉพาะร้านที่ตกลงไว้ จบทริปที่นี่ ห่างสถานีชินจูกุซันโจเมะห้านาที',
        'zh-cn':
          '约 200 家迷你酒吧。巷子是私有地，拍照要先获准，我们只在谈好的店拍。行程在此结束，步行 5 分钟到新宿三丁目站。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Shinjuku Station, East Exit, by the police box',
      th: 'สถานีชินจูกุ ทางออกตะวันออก ข้างป้อมตำรวจ',
      'zh-cn': '新宿站东口，派出所旁',
    },
    directions: {
      en: 'Take the JR East Exit up to street level; the police box is on the plaza. The guide wears a yellow camera strap. The station is huge: allow ten minutes from your platform.',
      th: 'ออกทาง JR East Exit ขึ้นมาระดับถนน ป้อมตำรวจอยู่ที่ลานหน้าสถานี ไกด์คล้องสายกล้องสีเหลือง สถานีใหญ่มาก เผื่อเวลาจากชานชาลาสิบนาที',
      'zh-cn': '从 JR 东口上到地面，派出所就在广场边。领队背黄色相机带。车站很大，从站台出来请预留 10 分钟。',
    },
    latitude: 35.6918,
    longitude: 139.7013,
  },
  howToUse: {
    en: 'Show the code on your phone to the guide. No printing.',
    th: 'เปิดโค้ดในโทรศัพท์ให้ไกด์ดู ไม่ต้องพิมพ์',
    'zh-cn': '向领队出示手机上的凭证码即可，无需打印。',
  },
  goodToKnow: {
    en: [
      'Needs at least two people per booking; alone, choose the private walk',
      'No tripods and no flash in the alleys',
      'We walk in light rain, because the reflections are better; in a typhoon you get your money back',
    ],
    th: [
      'จองอย่างน้อยสองคนต่อครั้ง ถ้ามาคนเดียวให้เลือกแบบส่วนตัว',
      'ในตรอกห้ามใช้ขาตั้งกล้องและแฟลช',
      'ฝนปรอยยังเดินเพราะเงาสะท้อนสวยกว่า ถ้าไต้ฝุ่นเข้าคืนเงินเต็มจำนวน',
    ],
    'zh-cn': [
      '每单至少 2 人，独自出行请选私人团',
      '小巷里不能用三脚架和闪光灯',
      '小雨照走，倒影更好看；遇台风全额退款',
    ],
  },
  alt: {
    en: 'People on a great street crossing at night between lit signs, a lattice tower behind',
    th: 'ผู้คนข้ามแยกใหญ่ยามค่ำคืนท่ามกลางป้ายไฟ มีหอโครงเหล็กด้านหลัง',
    'zh-cn': '夜里，霓虹招牌之间的大路口人来人往，远处是铁塔',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Small group', th: 'ร่วมกลุ่มเล็ก', 'zh-cn': '小团' },
      summary: {
        en: 'Two to six people, one photographer',
        th: 'สองถึงหกคน ช่างภาพหนึ่งคน',
        'zh-cn': '2 至 6 人，1 位摄影师',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['19:00'],
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 6,
      cutoffMinutes: 360,
      minUnits: 2,
      maxUnits: 6,
      policy: 'free-until-24h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 12500, minAge: 16 },
        { code: 'YOUTH', price: 8500, minAge: 10, maxAge: 15, accompaniedBy: 'ADULT' },
      ],
      extras: [
        {
          code: 'camera-hire',
          name: {
            en: 'Mirrorless camera for the evening',
            th: 'เช่ากล้องมิเรอร์เลสสำหรับทริปนี้',
            'zh-cn': '租用微单相机一晚',
          },
          price: 3500,
        },
      ],
      soldOutDays: [11],
    },
    {
      code: 'private',
      name: { en: 'Private walk', th: 'ทริปส่วนตัว', 'zh-cn': '私人团' },
      summary: {
        en: 'A photographer to yourselves, up to 4 people',
        th: 'ช่างภาพส่วนตัว ไม่เกิน 4 คน',
        'zh-cn': '摄影师只带你们，最多 4 人',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['18:00', '20:00'],
      capacity: 1,
      cutoffMinutes: 1440,
      maxUnits: 1,
      policy: 'free-until-48h',
      questions: ['full_name'],
      units: [
        {
          code: 'GROUP',
          group: { people: 4 },
          label: { en: 'Group of up to 4', th: 'กลุ่มไม่เกิน 4 คน', 'zh-cn': '一组（最多 4 人）' },
          price: 46000,
        },
      ],
      extras: [
        {
          code: 'camera-hire',
          name: {
            en: 'Mirrorless camera for the evening',
            th: 'เช่ากล้องมิเรอร์เลสสำหรับทริปนี้',
            'zh-cn': '租用微单相机一晚',
          },
          price: 3500,
        },
      ],
    },
  ],
}
