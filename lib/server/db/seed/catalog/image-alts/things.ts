import type { Localized } from '@/lib/domain/locale'

/** What stands on a table or a stage, without the light. */
export const things: Record<string, Localized> = {
  noodles: {
    en: 'A steaming bowl of noodles with egg, chopsticks lifting the strands',
    th: 'ก๋วยเตี๋ยวใส่ไข่ควันกรุ่น ตะเกียบคีบเส้นขึ้นจากชาม',
    'zh-cn': '一碗热气腾腾的鸡蛋面，筷子正挑起面条',
  },
  cafe: {
    en: 'A three-tier cake stand, a teapot and a steaming cup',
    th: 'ขนมชิ้นเล็กบนถาดสามชั้น กาน้ำชา และถ้วยชาควันกรุ่น',
    'zh-cn': '三层点心架、茶壶与一杯热茶',
  },
  esim: {
    en: 'A phone with a travel plan on the screen and a SIM chip beside it',
    th: 'โทรศัพท์เปิดหน้าแพ็กเกจเน็ตเดินทาง มีชิปซิมวางข้าง ๆ',
    'zh-cn': '屏幕上显示旅行流量套餐的手机，旁边是 SIM 芯片',
  },
  wifi: {
    en: 'A pocket Wi-Fi router next to a passport',
    th: 'เครื่องพ็อกเก็ต Wi-Fi วางข้างหนังสือเดินทาง',
    'zh-cn': '护照旁的一台随身 Wi-Fi',
  },
  spa: {
    en: 'Hot stones, a candle, rolled towels and a potted orchid in front of bamboo',
    th: 'หินร้อน เทียน ผ้าขนหนูม้วน และกระถางกล้วยไม้หน้ากอไผ่',
    'zh-cn': '竹丛前的热石、蜡烛、毛巾卷与一盆兰花',
  },
  luggage: {
    en: 'Two suitcases with stickers, a sun hat and a camera',
    th: 'กระเป๋าเดินทางติดสติกเกอร์สองใบ หมวก และกล้อง',
    'zh-cn': '两只贴着贴纸的行李箱、一顶草帽和一台相机',
  },
  opencase: {
    en: 'An open, empty suitcase on a beach, a straw hat hanging on its lid',
    th: 'กระเป๋าเดินทางว่างเปล่าเปิดฝาอยู่บนหาดทราย มีหมวกสานแขวนที่มุมฝา',
    'zh-cn': '沙滩上敞开着一只空行李箱，箱盖一角挂着草帽',
  },
  ticket: {
    en: 'Two paper tickets, one over the other',
    th: 'บัตรกระดาษสองใบวางซ้อนกัน',
    'zh-cn': '两张叠放的纸质门票',
  },
  dimsum: {
    en: 'Steamed dumplings in a bamboo basket, tea beside it',
    th: 'ติ่มซำร้อน ๆ ในเข่งไม้ไผ่กับถ้วยชา',
    'zh-cn': '竹笼里的蒸点心，旁边一杯茶',
  },
  mango: {
    en: 'Mango sticky rice with a small bowl of coconut cream',
    th: 'ข้าวเหนียวมะม่วงกับถ้วยกะทิ',
    'zh-cn': '芒果糯米饭配一小碗椰浆',
  },
  bags: {
    en: 'Shopping bags, a wrapped gift and a small bottle',
    th: 'ถุงช้อปปิ้ง กล่องของขวัญ และขวดใบเล็ก',
    'zh-cn': '购物袋、礼物盒和一只小瓶子',
  },
  simpack: {
    en: 'Three SIM cards and the pin that opens the tray',
    th: 'ซิมการ์ดสามใบกับเข็มจิ้มถาดซิม',
    'zh-cn': '三张 SIM 卡和一枚取卡针',
  },
  camera: {
    en: 'A camera with two prints leaning against it',
    th: 'กล้องถ่ายรูปที่มีภาพถ่ายสองใบพิงอยู่',
    'zh-cn': '一台相机，旁边靠着两张照片',
  },
  duck: {
    en: 'A whole roast duck on a platter with pancakes and sauce',
    th: 'เป็ดย่างทั้งตัวบนจานใหญ่ พร้อมแผ่นแป้งและน้ำจิ้ม',
    'zh-cn': '大盘里的一整只烤鸭，配着荷叶饼和蘸酱',
  },
  pasta: {
    en: 'Ribbons of fresh pasta drying on a rack above dough and eggs in flour',
    th: 'เส้นพาสตาสดแขวนตากเหนือแผ่นแป้งและไข่ในกองแป้ง',
    'zh-cn': '晾在架上的鲜意面，案板上是面团与打进面粉的鸡蛋',
  },
  grill: {
    en: 'Skewers of meat over the flames of a grill, a bay behind',
    th: 'เนื้อเสียบไม้เหนือเปลวไฟบนเตาย่าง มีอ่าวเป็นฉากหลัง',
    'zh-cn': '烤架火焰上的一串串烤肉，身后是海湾',
  },
  cooking: {
    en: 'Vegetables and prawns tossed in a wok over a clay stove',
    th: 'ผักและกุ้งลอยขึ้นจากกระทะบนเตาดิน',
    'zh-cn': '泥炉上的炒锅里翻动着蔬菜和虾',
  },
  matcha: {
    en: 'A bowl of matcha with whisk, scoop and an open tin',
    th: 'ชามมัทฉะกับแปรงตีชา ช้อนไม้ไผ่ และกระป๋องเปิดฝา',
    'zh-cn': '一碗抹茶，旁边是茶筅、茶勺和打开的茶罐',
  },
  teaset: {
    en: 'A celadon teapot with a cane handle and three filled cups',
    th: 'กาศิลาดลหูหวายกับถ้วยชาสามใบ',
    'zh-cn': '藤提梁青瓷壶和三只斟满的茶杯',
  },
  waffles: {
    en: 'A tin painted with canal houses and a stack of stroopwafels',
    th: 'กระป๋องลายบ้านริมคลองกับสโตรปวาฟเฟิลซ้อนเป็นตั้ง',
    'zh-cn': '画着运河老屋的铁罐与一叠焦糖华夫饼',
  },
  chocolate: {
    en: 'An open box of chocolates with snowy peaks on its lid',
    th: 'กล่องช็อกโกแลตเปิดฝา บนฝามีภาพยอดเขาหิมะ',
    'zh-cn': '打开的巧克力礼盒，盒盖上画着雪峰',
  },
  silk: {
    en: 'A woven silk scarf over a wooden bar, reels of silk beside it',
    th: 'ผ้าพันคอไหมทอลายพาดบนราวไม้ ข้าง ๆ มีหลอดไหม',
    'zh-cn': '搭在木架上的织纹丝巾，旁边是丝线轴',
  },
  leatherbag: {
    en: 'A leather bag with a tooled star in front of a horseshoe arch',
    th: 'กระเป๋าหนังตอกลายดาวหน้าซุ้มประตูโค้งเกือกม้า',
    'zh-cn': '马蹄形拱门前一只压着星纹的皮包',
  },
  adapter: {
    en: 'A travel adapter on a map, charging a phone',
    th: 'หัวแปลงปลั๊กสำหรับเดินทางบนแผนที่ กำลังชาร์จโทรศัพท์',
    'zh-cn': '地图上的旅行转换插头，正给手机充电',
  },
  umbrella: {
    en: 'A big umbrella over a globe and a suitcase with a heart on it',
    th: 'ร่มคันใหญ่กางเหนือลูกโลกกับกระเป๋าเดินทางที่มีรูปหัวใจ',
    'zh-cn': '大伞下，一只画着爱心的行李箱和一个地球仪',
  },
  hawker: {
    en: 'A tray with laksa, satay, chicken rice and a lime drink',
    th: 'ถาดลักซา สะเต๊ะ ข้าวมันไก่ และน้ำมะนาว',
    'zh-cn': '托盘里的叻沙、沙爹、鸡饭和青柠水',
  },
}
