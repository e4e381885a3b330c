import type { ProductSeed } from '@/lib/server/db/seed/types'

export const montmartreMorningWalk: ProductSeed = {
  id: 'montmartre-morning-walk',
  vertical: 'tour',
  category: 'CATEGORY_021',
  areas: ['paris'],
  operator: 'Les Pas Lents',
  currency: 'EUR',
  durationMinutes: 120,
  languages: ['en', 'fr', 'zh'],
  wheelchair: false,
  picture: { subject: 'montmartre', mood: 'dawn', seed: 'montmartre-morning-walk-3' },
  gallery: [
    { subject: 'montmartre', mood: 'noon', view: 'detail' },
    { subject: 'pastry', mood: 'noon' },
    { subject: 'montmartre', mood: 'dusk', flip: true, view: 'postcard' },
    { subject: 'montmartre', mood: 'dawn', view: 'people' },
  ],
  name: {
    en: 'Montmartre before the crowds, a morning walk',
    th: 'เดินเล่นมงมาตร์ยามเช้าก่อนคนเยอะ',
    'zh-cn': '趁人还少：蒙马特清晨漫步',
  },
  summary: {
    en: 'From ten o’clock the Place du Tertre belongs to tour groups. At half past eight, when the small group sets out, it belongs to the baker, the street sweeper and you. Two hours uphill and down with a guide who lives on the hill, ending on the steps of Sacré-Cœur; expect about 300 stairs.',
    th: 'หลังสิบโมง จัตุรัสแตร์ตร์เป็นของกรุ๊ปทัวร์ แต่แปดโมงครึ่งที่กลุ่มเล็กออกเดิน ยังเป็นของคนทำขนมปัง คนกวาดถนน และคุณ สองชั่วโมงขึ้นลงเนินกับไกด์ที่อยู่บนเนินนี้ จบที่บันไดหน้าซาเคร-เกอร์ ต้องขึ้นบันไดรวมราว 300 ขั้น',
    'zh-cn':
      '十点以后，小丘广场是旅行团的；八点半小团出发时，它还属于面包师、扫街的人和你。跟一位住在山上的向导上上下下走两小时，最后到圣心堂的台阶。全程大约 300 级楼梯。',
  },
  highlights: {
    en: [
      'Streets that Utrillo painted, empty before ten',
      'The last vineyard of the hill and two of its windmills',
      'A croissant from the oven, eaten standing',
      'Twelve guests, no headsets',
    ],
    th: [
      'ถนนที่อูตริโยเคยวาด ก่อนสิบโมงยังไม่มีคน',
      'ไร่องุ่นแห่งสุดท้ายบนเนินและกังหันลมสองตัว',
      'ครัวซองต์จากเตา ยืนกินหน้าร้าน',
      'กลุ่มสิบสองคน ไม่ต้องใส่หูฟัง',
    ],
    'zh-cn': [
      '郁特里罗画过的街道，十点前还空着',
      '山上最后一片葡萄园和两座风车',
      '刚出炉的可颂，站着吃最香',
      '每团 12 人，不用戴耳机',
    ],
  },
  inclusions: {
    en: [
      'Two-hour walk with a guide',
      'Croissant and a coffee or hot chocolate',
      'A paper map with places for lunch',
    ],
    th: ['เดินกับไกด์สองชั่วโมง', 'ครัวซองต์และกาแฟหรือช็อกโกแลตร้อน', 'แผนที่กระดาษพร้อมร้านมื้อกลางวันที่แนะนำ'],
    'zh-cn': ['两小时向导步行', '可颂一只，咖啡或热巧克力一杯', '一张标着午餐小店的纸地图'],
  },
  exclusions: {
    en: ['The dome of Sacré-Cœur (the church itself is free)', 'Funicular and metro tickets'],
    th: ['ค่าขึ้นโดมซาเคร-เกอร์ (ตัวโบสถ์เข้าฟรี)', 'ค่ารถรางขึ้นเขาและรถไฟใต้ดิน'],
    'zh-cn': ['圣心堂穹顶门票（教堂本身免费）', '缆车和地铁票'],
  },
  itinerary: [
    {
      minutes: 30,
      title: { en: 'Abbesses and Rue Lepic', th: 'อาแบ็สและถนนเลอปิก', 'zh-cn': '阿贝斯与勒皮克街' },
      text: {
        en: 'The glass metro canopy, the studio house where Picasso was cold, breakfast at the counter.',
        th: 'ซุ้มกระจกสถานีเมโทร บ้านสตูดิโอที่ปิกัสโซเคยนั่งหนาว และมื้อเช้าหน้าเคาน์เตอร์',
        'zh-cn': '地铁站的玻璃顶棚，毕加索挨过冻的画室，在柜台边吃早点。',
      },
    },
    {
      minutes: 45,
      title: { en: 'Windmills and the vineyard', th: 'กังหันลมและไร่องุ่น', 'zh-cn': '风车与葡萄园' },
      text: {
        en: 'Over the quiet north side: Avenue Junot, Rue de l’Abreuvoir, the vines of Rue des Saules.',
        th: 'ฝั่งเหนือที่เงียบกว่า อาเวอนูว์ฌูว์โน ถนนอาเบรอวัวร์ และเถาองุ่นริมถนนโซล',
        'zh-cn': '走安静的北坡：朱诺大道、饮马槽街、柳树街的葡萄架。',
      },
    },
    {
      minutes: 45,
      title: {
        en: 'Place du Tertre and Sacré-Cœur',
        th: 'จัตุรัสแตร์ตร์และซาเคร-เกอร์',
        'zh-cn': '小丘广场与圣心堂',
      },
      text: {
        en: 'The square where the easels go up towards ten, then Paris from the top step.',
        th: 'จัตุรัสที่ขาตั้งวาดรูปเริ่มกางตอนใกล้สิบโมง แล้วมองปารีสจากบันไดขั้นบนสุด',
        'zh-cn': '看临近十点就支起画架的广场，再到最高一级台阶上看巴黎。',
      },
    },
  ],
  meeting: {
    name: {
      en: 'Abbesses metro station, street level',
      th: 'หน้าสถานีเมโทร Abbesses ระดับถนน',
      'zh-cn': '地铁 Abbesses 站地面出口',
    },
    directions: {
      en: 'Line 12, the only exit. Take the lift: the station is 36 m deep. The guide stands under the glass canopy with a blue umbrella.',
      th: 'สาย 12 มีทางออกเดียว ขึ้นลิฟต์ดีกว่า สถานีลึก 36 เมตร ไกด์ยืนใต้ซุ้มกระจกถือร่มสีฟ้า',
      'zh-cn': '12 号线，只有一个出口。站台深 36 米，请乘电梯。向导拿蓝色雨伞站在玻璃顶棚下。',
    },
    latitude: 48.8844,
    longitude: 2.3385,
  },
  howToUse: {
    en: 'Show the code on your phone to the guide. The walk starts at the time printed; ten minutes later the group is up the first stairs.',
    th: 'เปิดโค้ดในโทรศัพท์ให้ไกด์ดู ออกเดินตรงเวลา ช้าไปสิบนาทีกลุ่มจะขึ้นบันไดไปแล้ว',
    'zh-cn': '向向导出示手机上的凭证码。准时出发，晚十分钟队伍就已经上坡了。',
  },
  goodToKnow: {
    en: [
      'Cobbles and stairs all the way: flat shoes; a pushchair is hard work',
      'No walk on Mondays, when the bakery rests',
      'On the steps below the church, keep your hands away from people with string bracelets',
    ],
    th: [
      'ทางหินกับบันไดตลอด ใส่รองเท้าพื้นราบ รถเข็นเด็กลำบาก',
      'ไม่มีรอบวันจันทร์ เพราะร้านขนมปังหยุด',
      'บันไดหน้าโบสถ์มีคนชวนผูกเชือกข้อมือแล้วเรียกเงิน เลี่ยงได้ควรเลี่ยง',
    ],
    'zh-cn': [
      '一路石板和楼梯，请穿平底鞋；推婴儿车会很吃力',
      '周一面包店休息，不开团',
      '教堂下的台阶上有人给你系手绳再要钱，手别伸过去',
    ],
  },
  alt: {
    en: 'White domes above a long stair with lamps at dawn',
    th: 'โดมสีขาวเหนือบันไดยาวที่มีโคมไฟยามเช้าตรู่',
    'zh-cn': '清晨，长长的路灯石阶尽头是白色圆顶',
  },
  options: [
    {
      code: 'small-group',
      name: { en: 'Small group', th: 'กลุ่มเล็ก', 'zh-cn': '小团' },
      summary: {
        en: 'Up to 12 guests, in English or French, croissant included',
        th: 'ไม่เกิน 12 คน ภาษาอังกฤษหรือฝรั่งเศส มีครัวซองต์',
        'zh-cn': '最多 12 人，英语或法语讲解，含可颂',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['08:30'],
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 12,
      cutoffMinutes: 720,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name'],
      units: [
        { code: 'ADULT', price: 34, minAge: 18 },
        { code: 'YOUTH', price: 26, minAge: 12, maxAge: 17 },
        { code: 'CHILD', price: 14, minAge: 4, maxAge: 11, accompaniedBy: 'ADULT' },
        { code: 'INFANT', price: 0, maxAge: 3, accompaniedBy: 'ADULT', max: 2 },
      ],
      soldOutDays: [8],
      lastSeats: { day: 5, left: 2 },
    },
    {
      code: 'private',
      name: { en: 'Private walk', th: 'ทริปส่วนตัว', 'zh-cn': '私人团' },
      summary: {
        en: 'Your own guide for up to 6, also in Chinese, with fewer stairs on request',
        th: 'ไกด์ส่วนตัวไม่เกิน 6 คน มีภาษาจีน ขอเส้นทางบันไดน้อยได้',
        'zh-cn': '专属向导，最多 6 人，可选中文，可少走楼梯',
      },
      window: 'DATE_TIME',
      inventory: 'SLOT',
      times: ['07:30', '08:30', '11:00'],
      weekdays: [2, 3, 4, 5, 6, 7],
      capacity: 2,
      cutoffMinutes: 1440,
      maxUnits: 1,
      policy: 'free-until-48h',
      questions: ['full_name'],
      units: [
        {
          code: 'GROUP',
          group: { people: 6 },
          label: { en: 'Walk for up to 6', th: 'กลุ่มไม่เกิน 6 คน', 'zh-cn': '私人团（最多 6 人）' },
          price: 220,
        },
      ],
    },
  ],
}
