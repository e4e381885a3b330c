import type { ProductSeed } from '@/lib/server/db/seed/types'

export const kyotoMapleMatchaWalk: ProductSeed = {
  id: 'kyoto-maple-matcha-walk',
  vertical: 'tour',
  category: 'CATEGORY_021',
  areas: ['kyoto'],
  operator: 'Higashiyama Footpath Guides',
  currency: 'JPY',
  durationMinutes: 210,
  languages: ['en', 'ja', 'zh'],
  picture: { subject: 'pagoda', mood: 'dawn', seed: 'kyoto-maple-matcha-walk' },
  gallery: [
    { subject: 'pagoda', mood: 'noon', view: 'people' },
    { subject: 'matcha', mood: 'noon', flip: true },
    { subject: 'pagoda', mood: 'dusk', view: 'detail' },
    { subject: 'pagoda', mood: 'dawn', flip: true, view: 'map' },
  ],
  name: {
    en: 'Kyoto maple and matcha walk: Nanzen-ji to the Philosopher’s Path',
    th: 'เดินชมเมเปิลและจิบมัทฉะในเกียวโต จากวัดนันเซ็นจิถึงทางสายนักปราชญ์',
    'zh-cn': '京都枫叶与抹茶漫步：从南禅寺到哲学之道',
  },
  summary: {
    en: 'Four kilometres along the foot of the eastern hills: a brick aqueduct, a temple known for its maples, a canal path, and a bowl of matcha you whisk yourself. Red in late November, bright green in May, quiet in between. Eight guests, one guide who lives in the neighbourhood.',
    th: 'เดินสี่กิโลเมตรเลียบเชิงเขาตะวันออก ผ่านสะพานส่งน้ำอิฐแดง วัดที่ขึ้นชื่อเรื่องเมเปิล ทางเลียบคลอง จบด้วยมัทฉะที่ตีเองหนึ่งถ้วย ปลายพฤศจิกายนใบแดง พฤษภาคมเขียวสด ระหว่างนั้นเงียบสบาย กลุ่มละแปดคน ไกด์เป็นคนย่านนี้',
    'zh-cn':
      '沿东山脚下走 4 公里：红砖水路阁、以枫叶闻名的寺院、水渠边的小路，最后亲手点一碗抹茶。11 月下旬是红的，5 月是鲜绿的，其余时候清静。一团 8 人，导游就住在附近。',
  },
  highlights: {
    en: [
      'Eikan-do, Kyoto’s old favourite for maples, with entry paid',
      'The brick aqueduct of Nanzen-ji and the story of the canal',
      'Whisk your own matcha in a tatami room, with a seasonal sweet',
    ],
    th: [
      'วัดเอคันโด วัดเมเปิลที่คนเกียวโตรักมานาน รวมค่าเข้าแล้ว',
      'สะพานส่งน้ำอิฐแดงในวัดนันเซ็นจิและเรื่องเล่าของคลอง',
      'ตีมัทฉะเองในห้องเสื่อทาทามิ พร้อมขนมตามฤดู',
    ],
    'zh-cn': [
      '京都人自古偏爱的赏枫寺院永观堂，已含门票',
      '南禅寺的红砖水路阁与琵琶湖疏水的故事',
      '在榻榻米茶室亲手点抹茶，配当季和果子',
    ],
  },
  inclusions: {
    en: [
      'Guide for three and a half hours',
      'Entry to Eikan-do',
      'Matcha session with one sweet',
      'Insurance',
    ],
    th: ['ไกด์สามชั่วโมงครึ่ง', 'ค่าเข้าวัดเอคันโด', 'กิจกรรมตีมัทฉะพร้อมขนมหนึ่งชิ้น', 'ประกันภัย'],
    'zh-cn': ['3.5 小时导游服务', '永观堂门票', '抹茶体验和一份和果子', '保险'],
  },
  exclusions: {
    en: ['The Nanzen-ji gate tower and garden', 'Evening illumination at Eikan-do', 'Transport to Keage'],
    th: ['ค่าขึ้นซุ้มประตูและสวนของวัดนันเซ็นจิ', 'รอบชมไฟกลางคืนที่วัดเอคันโด', 'ค่าเดินทางมาสถานีเคอาเกะ'],
    'zh-cn': ['南禅寺三门登楼和方丈庭园门票', '永观堂夜间点灯', '前往蹴上站的交通'],
  },
  itinerary: [
    {
      minutes: 45,
      title: { en: 'Keage and Nanzen-ji', th: 'เคอาเกะและวัดนันเซ็นจิ', 'zh-cn': '蹴上与南禅寺' },
      text: {
        en: 'Through the twisted brick tunnel to the temple grounds and the aqueduct, which still carries water.',
        th: 'ลอดอุโมงค์อิฐบิดเกลียวเข้าเขตวัด แล้วไปดูสะพานส่งน้ำที่ยังมีน้ำไหลอยู่',
        'zh-cn': '穿过螺旋砌法的砖隧道进入寺域，看至今仍在通水的水路阁。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Eikan-do', th: 'วัดเอคันโด', 'zh-cn': '永观堂' },
      text: {
        en: 'Maples around the pond and up the hill, and a Buddha who looks back over his shoulder.',
        th: 'เมเปิลรอบสระและขึ้นไปตามเนินเขา กับพระพุทธรูปที่เหลียวมองข้ามไหล่',
        'zh-cn': '枫树从池边一直长到山坡，殿中供着回首的阿弥陀佛。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Philosopher’s Path', th: 'ทางสายนักปราชญ์', 'zh-cn': '哲学之道' },
      text: {
        en: 'Along the canal to the thatched gate of Honen-in, where most people do not turn in.',
        th: 'เลียบคลองไปถึงซุ้มประตูหลังคาฟางของวัดโฮเน็นอิน ที่คนส่วนมากเดินเลยไป',
        'zh-cn': '沿水渠走到法然院的茅草山门，大多数人会径直走过。',
      },
    },
    {
      minutes: 60,
      title: { en: 'Matcha', th: 'มัทฉะ', 'zh-cn': '抹茶' },
      text: {
        en: 'A small house near Honen-in: how to hold the whisk, how to drink, when to be quiet. The walk ends here; buses run from Ginkakuji-michi.',
        th: 'บ้านหลังเล็กใกล้วัดโฮเน็นอิน เรียนจับแปรงตีชา วิธีดื่ม และจังหวะที่ควรเงียบ จบทริปที่นี่ ขึ้นรถเมล์ต่อได้ที่ป้ายกินคาคุจิมิจิ',
        'zh-cn':
          '在法然院附近的小屋里，学怎么拿茶筅、怎么喝、何时安静。行程在此结束，可到银阁寺道站乘公交车。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Keage Station, exit 1 (Tozai Line)',
      th: 'สถานีเคอาเกะ ทางออก 1 (สายโทไซ)',
      'zh-cn': '地铁东西线蹴上站 1 号出口',
    },
    directions: {
      en: 'At street level outside exit 1. The guide holds a dark red umbrella and leaves on the minute.',
      th: 'ด้านนอกทางออก 1 ระดับถนน ไกด์ถือร่มสีแดงเข้มและออกเดินตรงเวลา',
      'zh-cn': '1 号出口外的路面上。导游撑深红色的伞，准点出发。',
    },
    latitude: 35.0091,
    longitude: 135.7887,
  },
  howToUse: {
    en: 'Show the code on your phone to the guide. No printing.',
    th: 'เปิดโค้ดในโทรศัพท์ให้ไกด์ดู ไม่ต้องพิมพ์',
    'zh-cn': '向导游出示手机上的凭证码即可，无需打印。',
  },
  goodToKnow: {
    en: [
      'The leaves usually turn between 15 November and 5 December; nobody can promise the week',
      'In those weeks Eikan-do is crowded, and the morning start is the calmer one',
      'Shoes come off twice, and there are stone steps: no prams or wheelchairs',
    ],
    th: [
      'ใบไม้มักเปลี่ยนสีช่วง 15 พฤศจิกายนถึง 5 ธันวาคม แต่ไม่มีใครรับประกันสัปดาห์ได้',
      'ช่วงนั้นวัดเอคันโดคนแน่น รอบเช้าเดินสบายกว่า',
      'ต้องถอดรองเท้าสองครั้งและมีบันไดหิน รถเข็นเด็กและวีลแชร์ไปไม่ได้',
    ],
    'zh-cn': [
      '红叶一般在 11 月 15 日到 12 月 5 日之间，哪一周最好谁也说不准',
      '那几周永观堂人多，早上那场清静些',
      '途中要脱两次鞋，还有石阶，婴儿车和轮椅不便',
    ],
  },
  alt: {
    en: 'A five-storey pagoda at dawn among red maples, with a mountain behind',
    th: 'เจดีย์ห้าชั้นยามรุ่งเช้าท่ามกลางเมเปิลสีแดง มีภูเขาอยู่ด้านหลัง',
    'zh-cn': '黎明时红枫环绕的五重塔，背后是一座山',
  },
  options: [
    {
      code: 'shared',
      name: { en: 'Small group', th: 'ร่วมกลุ่มเล็ก', 'zh-cn': '小团' },
      summary: {
        en: 'Up to 8 guests, entry and matcha included; not on Wednesdays',
        th: 'ไม่เกิน 8 คน รวมค่าเข้าและมัทฉะ งดวันพุธ',
        'zh-cn': '最多 8 人，含门票和抹茶，周三休息',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['09:00', '13:00'],
      weekdays: [1, 2, 4, 5, 6, 7],
      capacity: 8,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 9800, minAge: 13 },
        { code: 'CHILD', price: 6200, minAge: 6, maxAge: 12, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 5, accompaniedBy: 'ADULT', max: 2 },
      ],
      lastSeats: { day: 5, left: 2 },
    },
    {
      code: 'private',
      name: { en: 'Private walk', th: 'ทริปส่วนตัว', 'zh-cn': '私人团' },
      summary: {
        en: 'Your own guide for up to 6, at your own pace',
        th: 'ไกด์ส่วนตัวไม่เกิน 6 คน เดินตามจังหวะของคุณ',
        'zh-cn': '专属导游，最多 6 人，节奏由你定',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:30', '09:30', '13:30'],
      weekdays: [1, 2, 4, 5, 6, 7],
      capacity: 1,
      cutoffMinutes: 1440,
      maxUnits: 1,
      policy: 'free-until-48h',
      questions: ['full_name'],
      units: [
        {
          code: 'GROUP',
          group: { people: 6 },
          label: { en: 'Group of up to 6', th: 'กลุ่มไม่เกิน 6 คน', 'zh-cn': '一组（最多 6 人）' },
          price: 58000,
        },
      ],
    },
  ],
}
