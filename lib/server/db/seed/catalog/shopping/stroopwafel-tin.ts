import type { ProductSeed } from '@/lib/server/db/seed/types'

export const stroopwafelTin: ProductSeed = {
  id: 'stroopwafel-tin',
  vertical: 'shopping',
  category: 'CATEGORY_091',
  areas: ['amsterdam'],
  operator: 'Bakkerij De Gouden Wafel',
  currency: 'EUR',
  languages: ['en', 'nl'],
  picture: { subject: 'waffles', mood: 'dawn', seed: 'stroopwafel-tin-3' },
  gallery: [
    { subject: 'waffles', mood: 'dusk', view: 'detail' },
    { subject: 'canal', mood: 'dawn' },
    { subject: 'canal', mood: 'night', view: 'postcard' },
    { subject: 'canal', mood: 'noon', view: 'arch' },
  ],
  name: {
    en: 'Stroopwafels in a tin, from Amsterdam',
    th: 'สตรูปวาเฟิลในกระป๋อง จากอัมสเตอร์ดัม',
    'zh-cn': '阿姆斯特丹罐装焦糖华夫饼',
  },
  summary: {
    en: 'Two thin wafers with butter caramel between, baked that morning and packed while warm. Lay one over a hot cup for two minutes and it softens. In summer heat the caramel runs, so keep the tin upright.',
    th: 'แป้งบางสองแผ่นประกบคาราเมลเนย อบเช้าวันนั้นและบรรจุขณะอุ่น วางบนปากถ้วยร้อนสองนาทีไส้จะนุ่ม หน้าร้อนคาราเมลเยิ้ม ควรวางกระป๋องตั้งตรง',
    'zh-cn':
      '两片薄饼夹黄油焦糖，当天早上现烤、趁热装罐。搁在热茶杯口上两分钟就会变软。夏天焦糖会化，罐子请竖着放。',
  },
  highlights: {
    en: [
      'Butter caramel, no palm oil',
      'Baked the morning you collect',
      'A tin with a canal print that outlives the waffles',
    ],
    th: ['คาราเมลเนยแท้ ไม่ใช้น้ำมันปาล์ม', 'อบเช้าวันที่คุณมารับ', 'กระป๋องลายคลองเก็บใช้ต่อได้'],
    'zh-cn': ['黄油焦糖，不用棕榈油', '取货当天早上现烤', '运河图案铁罐，吃完还能用'],
  },
  inclusions: {
    en: ['Ten or twenty waffles by the variant', 'Printed tin', 'Ingredients and allergens in English'],
    th: ['สิบหรือยี่สิบชิ้นตามแบบที่เลือก', 'กระป๋องพิมพ์ลาย', 'ส่วนผสมและสารก่อภูมิแพ้ภาษาอังกฤษ'],
    'zh-cn': ['按款式 10 片或 20 片', '印花铁罐', '英文配料与过敏原说明'],
  },
  exclusions: {
    en: ['Delivery outside Amsterdam', 'Gluten-free version'],
    th: ['จัดส่งนอกอัมสเตอร์ดัม', 'สูตรไม่มีกลูเตน'],
    'zh-cn': ['阿姆斯特丹以外的配送', '无麸质版本'],
  },
  meeting: {
    name: { en: 'Bakery in the Jordaan', th: 'ร้านเบเกอรี่ย่านยอร์ดาน', 'zh-cn': '约旦区烘焙坊' },
    directions: {
      en: 'Near the Noordermarkt, 12 minutes on foot from Centraal station. Open 08:30 to 18:00, Sundays from 10:00.',
      th: 'ใกล้ตลาด Noordermarkt เดิน 12 นาทีจากสถานี Centraal เปิด 08:30–18:00 วันอาทิตย์เปิด 10:00',
      'zh-cn': '诺德市场附近，从中央车站步行 12 分钟。8:30 至 18:00 营业，周日 10:00 开门。',
    },
    latitude: 52.3796,
    longitude: 4.8866,
  },
  handover: {
    points: [],
    use: {
      pickup: {
        en: 'Show the code at the counter from the day after your order.',
        th: 'แสดงโค้ดที่เคาน์เตอร์ตั้งแต่วันถัดจากวันสั่ง',
        'zh-cn': '下单次日起在柜台出示凭证码取货。',
      },
      delivery: {
        en: 'It comes to your hotel on the evening of the next day and waits at the front desk under the name on the order.',
        th: 'ส่งถึงโรงแรมเย็นวันถัดไป รออยู่ที่แผนกต้อนรับในชื่อตามคำสั่งซื้อ',
        'zh-cn': '次日傍晚送到酒店，存放在前台，报订单上的姓名领取。',
      },
    },
  },
  howToUse: {
    en: 'Show the code at the counter from the day after ordering, or have it brought to your hotel the next evening.',
    th: 'แสดงโค้ดที่เคาน์เตอร์ตั้งแต่วันถัดไป หรือส่งถึงโรงแรมเย็นวันถัดไป',
    'zh-cn': '次日起在柜台凭码取货，或次日傍晚送到酒店。',
  },
  goodToKnow: {
    en: [
      'Contains wheat, milk, egg and soya',
      'Best within three weeks; not returnable',
      'Fine in hand luggage: the filling is solid',
    ],
    th: ['มีข้าวสาลี นม ไข่ และถั่วเหลือง', 'อร่อยที่สุดภายในสามสัปดาห์ คืนสินค้าไม่ได้', 'ถือขึ้นเครื่องได้ เพราะไส้เป็นของแข็ง'],
    'zh-cn': ['含小麦、牛奶、鸡蛋和大豆', '三周内风味最好，不可退货', '夹心为固体，可随身带上飞机'],
  },
  alt: {
    en: 'A tin painted with canal houses, stroopwafels stacked beside it and one on a steaming cup',
    th: 'กระป๋องลายบ้านริมคลอง สโตรปวาฟเฟิลซ้อนเป็นตั้ง และอีกชิ้นวางบนถ้วยร้อน',
    'zh-cn': '画着运河老屋的铁罐，旁边叠着焦糖华夫饼，一片盖在热杯上',
  },
  options: [
    {
      code: 'ten',
      name: { en: 'Tin of 10', th: 'กระป๋อง 10 ชิ้น', 'zh-cn': '10 片装' },
      summary: {
        en: 'Classic caramel, 390 g',
        th: 'คาราเมลดั้งเดิม 390 กรัม',
        'zh-cn': '经典焦糖，390 克',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 80,
      cutoffMinutes: 0,
      maxUnits: 10,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 12.5 }],
    },
    {
      code: 'twenty',
      name: { en: 'Gift tin of 20', th: 'กระป๋องของขวัญ 20 ชิ้น', 'zh-cn': '礼盒 20 片装' },
      summary: {
        en: 'Ten classic, ten dipped in dark chocolate',
        th: 'ดั้งเดิมสิบชิ้น จุ่มดาร์กช็อกโกแลตสิบชิ้น',
        'zh-cn': '10 片经典，10 片蘸黑巧克力',
      },
      window: 'NONE',
      inventory: 'STOCK',
      capacity: 30,
      cutoffMinutes: 0,
      maxUnits: 6,
      policy: 'non-refundable',
      questions: ['full_name', 'lead_delivery_address'],
      fulfilment: ['pickup', 'delivery'],
      units: [{ code: 'ITEM', price: 23.5 }],
    },
  ],
}
