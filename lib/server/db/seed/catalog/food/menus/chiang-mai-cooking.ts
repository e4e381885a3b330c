import { course } from './course'

const COOK = ['You cook', 'สี่เมนูที่คุณทำเอง', '亲手做的四道'] as const
const RICE = ['Mango sticky rice with coconut cream', 'ข้าวเหนียวมะม่วงราดกะทิ', '椰浆芒果糯米饭'] as const
const TABLE = ['On the table besides', 'เสิร์ฟคู่กัน', '另外上桌'] as const
const SIDES = [
  'Steamed sticky rice, raw vegetables and drinking water',
  'ข้าวเหนียวนึ่ง ผักสด และน้ำดื่ม',
  '蒸糯米饭、生鲜蔬菜和饮用水',
] as const

export const northernDishes = [
  course(
    COOK,
    [
      'Khao soi with chicken, the paste pounded by yourself',
      'ข้าวซอยไก่ ตำพริกแกงเอง',
      '鸡肉咖喱面，咖喱酱自己舂',
    ],
    ['Green papaya salad with peanuts and dried shrimp', 'ส้มตำไทยใส่ถั่วลิสงและกุ้งแห้ง', '花生虾米青木瓜沙拉'],
    ['Northern laap of pork with roasted spices', 'ลาบหมูคั่วแบบเหนือ', '泰北香料凉拌猪肉碎'],
    RICE,
  ),
  course(TABLE, SIDES),
]

export const veganDishes = [
  course(
    COOK,
    ['Khao soi with tofu and pickled greens', 'ข้าวซอยเต้าหู้ใส่ผักกาดดอง', '豆腐酸菜咖喱面'],
    ['Green papaya salad with soy instead of fish sauce', 'ส้มตำใส่ซีอิ๊วแทนน้ำปลา', '以酱油代鱼露的青木瓜沙拉'],
    ['Laap of oyster mushrooms', 'ลาบเห็ดนางฟ้า', '凉拌平菇碎'],
    RICE,
  ),
  course(TABLE, SIDES),
]
