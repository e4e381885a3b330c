import type { ProductSeed } from '@/lib/server/db/seed/types'

export const tripInsuranceWorld: ProductSeed = {
  id: 'trip-insurance-world',
  vertical: 'service',
  category: 'CATEGORY_088',
  areas: ['bangkok', 'tokyo', 'paris', 'new-york'],
  operator: 'Harbourline Trip Cover',
  currency: 'USD',
  languages: ['en', 'th', 'zh'],
  picture: { subject: 'umbrella', mood: 'noon', seed: 'trip-insurance-world-4' },
  gallery: [
    { subject: 'umbrella', mood: 'dawn', view: 'detail' },
    { subject: 'planewindow', mood: 'noon' },
    { subject: 'luggage', mood: 'dusk' },
    { subject: 'road', mood: 'dawn' },
  ],
  name: { en: 'Trip insurance, worldwide', th: 'ประกันเดินทางทั่วโลก', 'zh-cn': '全球旅行保险' },
  alsoCalled: { en: ['Travel insurance'], th: ['ประกันการเดินทาง'], 'zh-cn': ['旅游保险', '旅游险'] },
  summary: {
    en: 'Doctors, hospital and the flight home if something happens on the way, plus lost bags and long delays. You pay by the day, for the days you choose. Read the list of what it does not pay for; it is short on purpose, and it is meant.',
    th: 'ค่าหมอ ค่าโรงพยาบาล และค่าเดินทางกลับเมื่อเกิดเหตุระหว่างทริป รวมกระเป๋าหายและเที่ยวบินล่าช้านาน คิดเป็นรายวันตามวันที่เลือก อ่านรายการที่ไม่คุ้มครองก่อน เราเขียนให้สั้น และหมายความตามนั้นจริง',
    'zh-cn':
      '路上出事时的门诊、住院和送返费用，外加行李丢失和长时间延误。按天计费，选几天付几天。请先看看哪些情况不赔：清单写得短，但条条算数。',
  },
  highlights: {
    en: [
      'Hospital bills are paid directly where the hospital agrees',
      'A doctor on the phone day and night in English, Thai and Chinese',
      'A voucher with your days comes at once, also as a PDF',
    ],
    th: [
      'จ่ายโรงพยาบาลโดยตรงในแห่งที่รับ',
      'ปรึกษาแพทย์ทางโทรศัพท์ได้ทุกเวลา ภาษาอังกฤษ ไทย และจีน',
      'ได้วอเชอร์ที่ระบุวันทันที ดาวน์โหลดเป็น PDF ได้',
    ],
    'zh-cn': [
      '医院同意时可直接付费，不用垫付',
      '全天候医生电话，中英泰三语',
      '凭证写明日期，即时到手，可下载 PDF',
    ],
  },
  inclusions: {
    en: [
      'Sudden illness and accidents, up to the sum of the plan',
      'Transport to hospital and back home, up to USD 300,000',
      'Lost or stolen bags, up to USD 1,000',
      'Flights more than 6 hours late: USD 100 a person',
      'Damage you do to others, up to USD 50,000',
    ],
    th: [
      'เจ็บป่วยกะทันหันและอุบัติเหตุ ตามวงเงินของแผน',
      'ส่งโรงพยาบาลและส่งกลับบ้าน ไม่เกิน 300,000 ดอลลาร์สหรัฐ',
      'กระเป๋าหายหรือถูกขโมย ไม่เกิน 1,000 ดอลลาร์สหรัฐ',
      'เที่ยวบินช้าเกิน 6 ชั่วโมง คนละ 100 ดอลลาร์สหรัฐ',
      'ความเสียหายต่อผู้อื่น ไม่เกิน 50,000 ดอลลาร์สหรัฐ',
    ],
    'zh-cn': [
      '突发疾病与意外，以所选方案保额为限',
      '送医与送返，最高 300,000 美元',
      '行李丢失或被盗，最高 1,000 美元',
      '航班延误超过 6 小时，每人 100 美元',
      '对他人造成的损害，最高 50,000 美元',
    ],
  },
  exclusions: {
    en: [
      'Illnesses you had before, pregnancy after week 24, planned treatment',
      'Motorbikes without licence or helmet, diving below 18 m, off-piste skiing, anything after drinking or drugs',
      'Cancelling because you change your mind; phones and cash left out of sight; places your government warns against',
    ],
    th: [
      'โรคที่เป็นอยู่ก่อน การตั้งครรภ์หลังสัปดาห์ที่ 24 และการรักษาที่นัดไว้',
      'ขี่มอเตอร์ไซค์ไม่มีใบขับขี่หรือไม่สวมหมวก ดำน้ำลึกเกิน 18 เมตร สกีนอกเส้นทาง และเหตุหลังดื่มหรือใช้ยาเสพติด',
      'ยกเลิกเพราะเปลี่ยนใจ โทรศัพท์และเงินสดที่วางไว้ไกลตา และพื้นที่ที่รัฐบาลของคุณเตือนไม่ให้ไป',
    ],
    'zh-cn': [
      '既往病症、怀孕 24 周以后、事先安排的治疗',
      '无证或不戴头盔骑摩托、潜水深于 18 米、道外滑雪，以及酒后或吸毒后发生的一切',
      '自己改主意取消行程；无人看管的手机和现金；你所在国家劝阻前往的地区',
    ],
  },
  howToUse: {
    en: 'Keep the voucher on your phone: its code shows the insurer that you are covered. In an emergency tell the insurer before you go to hospital, or within 24 hours; for small bills keep the receipts and send them in.',
    th: 'เก็บวอเชอร์ไว้ในโทรศัพท์ โค้ดในวอเชอร์บอกบริษัทประกันว่าคุณมีความคุ้มครอง เหตุฉุกเฉินแจ้งบริษัทประกันก่อนไปโรงพยาบาล หรือภายใน 24 ชั่วโมง ค่ารักษาเล็กน้อยเก็บใบเสร็จแล้วส่งเบิก',
    'zh-cn':
      '把凭证存在手机里，保险公司凭上面的码确认你的保障。紧急情况请在去医院前或 24 小时内通知保险公司；小额费用保留收据，事后报销。',
  },
  goodToKnow: {
    en: [
      'Buy before you leave home: it cannot be bought when already on the way',
      'The first USD 50 of each medical claim is yours to pay',
      'Choose every day of the trip, from leaving home to being back; a gap is a day without cover',
    ],
    th: [
      'ต้องซื้อก่อนออกจากบ้าน ซื้อระหว่างทริปไม่ได้',
      'ค่ารักษา 50 ดอลลาร์สหรัฐแรกของแต่ละครั้ง คุณจ่ายเอง',
      'เลือกให้ครบทุกวัน ตั้งแต่ออกจากบ้านจนกลับถึง วันที่ขาดคือวันที่ไม่มีความคุ้มครอง',
    ],
    'zh-cn': [
      '须在离家前购买，已在途中不能投保',
      '每次医疗索赔的前 50 美元由你自付',
      '请选满从离家到回家的每一天，漏掉的那天没有保障',
    ],
  },
  alt: {
    en: 'A big umbrella keeps the rain off a globe and a suitcase with a heart on it',
    th: 'ร่มคันใหญ่กางกันฝนให้ลูกโลกกับกระเป๋าเดินทางที่มีรูปหัวใจ',
    'zh-cn': '一把大伞为地球仪和画着爱心的行李箱挡雨',
  },
  options: [
    {
      code: 'world-without-usa',
      name: {
        en: 'World except the USA and Canada',
        th: 'ทั่วโลก ยกเว้นสหรัฐฯ และแคนาดา',
        'zh-cn': '全球（不含美国和加拿大）',
      },
      summary: {
        en: 'Medical cover up to USD 150,000; price per day',
        th: 'ค่ารักษาไม่เกิน 150,000 ดอลลาร์สหรัฐ ราคาต่อวัน',
        'zh-cn': '医疗保额 150,000 美元；按天计价',
      },
      window: 'DATE_RANGE',
      inventory: 'FREESALE',
      capacity: 1000,
      cutoffMinutes: 60,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'age', 'passport_number'],
      units: [
        { code: 'PERSON', price: 3.2, minAge: 18, maxAge: 69 },
        { code: 'CHILD', price: 1.9, maxAge: 17, accompaniedBy: 'PERSON' },
        { code: 'SENIOR', price: 7.4, minAge: 70, maxAge: 80 },
      ],
    },
    {
      code: 'world-with-usa',
      name: {
        en: 'World with the USA and Canada',
        th: 'ทั่วโลก รวมสหรัฐฯ และแคนาดา',
        'zh-cn': '全球（含美国和加拿大）',
      },
      summary: {
        en: 'Medical cover up to USD 500,000; price per day',
        th: 'ค่ารักษาไม่เกิน 500,000 ดอลลาร์สหรัฐ ราคาต่อวัน',
        'zh-cn': '医疗保额 500,000 美元；按天计价',
      },
      window: 'DATE_RANGE',
      inventory: 'FREESALE',
      capacity: 1000,
      cutoffMinutes: 60,
      maxUnits: 8,
      policy: 'free-until-24h',
      questions: ['full_name', 'age', 'passport_number'],
      units: [
        { code: 'PERSON', price: 5.9, minAge: 18, maxAge: 69 },
        { code: 'CHILD', price: 3.6, maxAge: 17, accompaniedBy: 'PERSON' },
        { code: 'SENIOR', price: 14.8, minAge: 70, maxAge: 80 },
      ],
    },
  ],
}
