import { course } from './course'

const TIRAMISU = ['Tiramisù', 'ทีรามิสุ', '提拉米苏'] as const
const DRINK = [
  'A glass of house wine, juice for under-18s',
  'เฮาส์ไวน์หนึ่งแก้ว หรือน้ำผลไม้สำหรับผู้อายุต่ำกว่า 18 ปี',
  '餐酒一杯，未满 18 岁为果汁',
] as const
const ROLL = ['You roll and eat', 'คลึงเองและกินเอง', '亲手擀、自己吃'] as const
const END = ['To finish', 'ปิดท้าย', '收尾'] as const

export const twoPastas = [
  course(
    ROLL,
    [
      'Fettuccine with cacio e pepe or amatriciana, as the group decides',
      'เฟตตูชินีซอสกาโชเอเปเปหรืออมาตริชานา ตามที่กลุ่มเลือก',
      '宽面配胡椒奶酪或阿马特里切，由全组决定',
    ],
    ['Ravioli of ricotta with butter and sage', 'ราวิโอลีริคอตตาซอสเนยและใบเสจ', '乳清奶酪方饺配鼠尾草黄油'],
  ),
  course(END, TIRAMISU, DRINK),
]

export const vegetarianPastas = [
  course(
    ROLL,
    ['Fettuccine with cacio e pepe', 'เฟตตูชินีซอสกาโชเอเปเป', '胡椒奶酪宽面'],
    ['Ravioli of spinach and ricotta', 'ราวิโอลีผักโขมและริคอตตา', '菠菜乳清奶酪方饺'],
  ),
  course(END, TIRAMISU, DRINK),
]
