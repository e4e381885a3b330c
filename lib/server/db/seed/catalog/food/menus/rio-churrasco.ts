import { course } from './course'

const SALAD_BAR = course(
  ['Salad bar', 'สลัดบาร์', '沙拉台'],
  [
    'Hearts of palm, tomatoes, leaves and potato salad',
    'ยอดมะพร้าว มะเขือเทศ ผักใบ และสลัดมันฝรั่ง',
    '棕榈心、番茄、生菜和土豆沙拉',
  ],
  ['Black beans, rice and farofa', 'ถั่วดำ ข้าว และฟาโรฟา', '黑豆、米饭和炒木薯粉'],
  ['Cheese bread', 'ขนมปังชีส', '奶酪面包球'],
)
const DESSERT = course(['Dessert', 'ของหวาน', '甜点'], ['Passion fruit mousse', 'มูสเสาวรส', '百香果慕斯'])

export const fullGrill = [
  SALAD_BAR,
  course(
    ['From the skewer, as much as you like', 'จากไม้เสียบ เติมได้ไม่จำกัด', '烤签不限量'],
    [
      'Beef: picanha, rump, flank, short ribs, hump',
      'เนื้อวัว: พิกันญา สะโพก ชายโครง ซี่โครง และโหนก',
      '牛肉：臀盖肉、臀肉、腹肉、牛小排、牛峰肉',
    ],
    [
      'Pork: ribs, loin with parmesan, fresh sausage',
      'หมู: ซี่โครง สันนอกโรยพาร์เมซาน และไส้กรอกสด',
      '猪肉：肋排、帕玛森里脊、鲜肠',
    ],
    [
      'Chicken: thighs, wings, hearts, breast in bacon',
      'ไก่: สะโพก ปีก หัวใจ และอกห่อเบคอน',
      '鸡肉：鸡腿、鸡翅、鸡心、培根鸡胸',
    ],
    ['Pineapple with cinnamon', 'สับปะรดย่างโรยอบเชย', '肉桂烤菠萝'],
  ),
  DESSERT,
]

export const saladAndCheese = [
  SALAD_BAR,
  course(
    ['From the skewer', 'จากไม้เสียบ', '烤签'],
    ['Coalho cheese with oregano', 'ชีสโกอัลโยย่างโรยออริกาโน', '牛至烤凝乳奶酪'],
    ['Pineapple with cinnamon', 'สับปะรดย่างโรยอบเชย', '肉桂烤菠萝'],
  ),
  DESSERT,
]
