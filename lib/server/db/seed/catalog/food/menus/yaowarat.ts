import { course } from './course'

const HERBAL = ['Chrysanthemum or roselle drink', 'น้ำเก๊กฮวยหรือน้ำกระเจี๊ยบ', '菊花茶或洛神花茶'] as const

export const nineTastings = [
  course(
    ['On the main road', 'บนถนนใหญ่', '大街上'],
    ['Peppery rolled noodles with pork', 'ก๋วยจั๊บน้ำใส', '胡椒粿条卷汤'],
    ['Oyster omelette', 'หอยทอด', '蚝煎'],
    ['Grilled squid with lime and chilli', 'ปลาหมึกย่างน้ำจิ้มซีฟู้ด', '青柠辣椒烤鱿鱼'],
    ['Pork satay', 'หมูสะเต๊ะ', '猪肉沙爹'],
  ),
  course(
    ['In the lanes', 'ในตรอก', '小巷里'],
    ['Chive cakes from the griddle', 'ขนมกุยช่ายทอด', '煎韭菜粿'],
    ['Curry of fish balls on rice noodles', 'ขนมจีนแกงเขียวหวานลูกชิ้นปลา', '鱼丸青咖喱米线'],
    ['Roast duck with pickled ginger', 'เป็ดย่างกับขิงดอง', '烤鸭配腌姜'],
  ),
  course(
    ['Sweet', 'ของหวาน', '甜食'],
    ['Sesame dumplings in ginger', 'บัวลอยน้ำขิง', '姜汤芝麻汤圆'],
    ['Toasted bread with custard', 'ขนมปังปิ้งสังขยา', '斑斓卡仕达烤面包'],
    HERBAL,
  ),
]

export const sevenVegan = [
  course(
    ['Savoury, from jay kitchens', 'ของคาวจากร้านเจ', '斋菜馆'],
    ['Rolled noodles in mushroom broth', 'ก๋วยจั๊บเจน้ำซุปเห็ด', '蘑菇汤粿条卷'],
    ['Tofu and mushroom satay', 'สะเต๊ะเต้าหู้และเห็ด', '豆腐蘑菇沙爹'],
    ['Taro cakes from the griddle', 'เผือกทอด', '煎芋头糕'],
    ['Rice with five-spice tofu', 'ข้าวหน้าพะโล้เจ', '五香豆腐饭'],
  ),
  course(
    ['Sweet, from beside the temple', 'ของหวานข้างศาลเจ้า', '庙口甜点'],
    ['Sesame dumplings in ginger', 'บัวลอยน้ำขิง', '姜汤芝麻汤圆'],
    ['Peanut brittle', 'ถั่วตัด', '花生糖'],
    ['Chilled ginkgo and barley', 'แปะก๊วยลูกเดือยเย็น', '冰镇白果薏米'],
    HERBAL,
  ),
]
