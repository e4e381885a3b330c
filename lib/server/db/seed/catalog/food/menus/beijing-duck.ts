import { course } from './course'

const PANCAKES = [
  'Pancakes, cucumber, spring onion and sweet bean sauce',
  'แผ่นแป้ง แตงกวา ต้นหอม และซอสเต้าเจี้ยวหวาน',
  '荷叶饼、黄瓜条、葱丝、甜面酱',
] as const
const CUCUMBER = ['Smashed cucumber with garlic', 'แตงกวาทุบยำกระเทียม', '蒜泥拍黄瓜'] as const
const FUNGUS = ['Wood-ear mushrooms in black vinegar', 'เห็ดหูหนูยำน้ำส้มสายชูดำ', '老醋木耳'] as const
const LOTUS = [
  'Lotus root filled with sticky rice and osmanthus',
  'รากบัวสอดไส้ข้าวเหนียวราดน้ำหวานดอกหอมหมื่นลี้',
  '桂花糯米藕',
] as const
const TOFU_SKIN = ['Tofu skin with coriander', 'ฟองเต้าหู้คลุกผักชี', '香菜拌腐竹'] as const
const GREENS = ['Greens of the season with garlic', 'ผักตามฤดูผัดกระเทียม', '蒜蓉时蔬'] as const
const TEA = ['Jasmine tea', 'ชามะลิ', '茉莉花茶'] as const

const COLD = ['Cold plates', 'จานเย็น', '凉菜'] as const
const OVEN = ['From the oven', 'จากเตา', '出炉'] as const
const HOT = ['Hot dishes', 'จานร้อน', '热菜'] as const
const END = ['To finish', 'ปิดท้าย', '收尾'] as const

const DUCK_SOUP = ['Soup of the duck’s bones with cabbage', 'ซุปโครงเป็ดใส่ผักกาดขาว', '白菜鸭架汤'] as const

export const duckSet = [
  course(COLD, CUCUMBER, FUNGUS, LOTUS, TOFU_SKIN),
  course(
    OVEN,
    [
      'Half a roast duck for each diner, the skin first, with sugar to dip it in',
      'เป็ดย่างคนละครึ่งตัว เริ่มจากหนังจิ้มน้ำตาล',
      '每人半只烤鸭，先上鸭皮蘸白糖',
    ],
    PANCAKES,
  ),
  course(HOT, GREENS),
  course(END, DUCK_SOUP, TEA),
]

export const duckFeast = [
  course(
    COLD,
    ['Boned duck feet with mustard', 'ตีนเป็ดเลาะกระดูกคลุกมัสตาร์ด', '芥末鸭掌'],
    CUCUMBER,
    FUNGUS,
    LOTUS,
  ),
  course(OVEN, ['Roast duck, carved at the table', 'เป็ดย่างแล่ข้างโต๊ะ', '桌边现片烤鸭'], PANCAKES),
  course(HOT, ['Prawns in sugar and vinegar', 'กุ้งผัดเปรี้ยวหวาน', '糖醋虾'], GREENS),
  course(END, DUCK_SOUP, TEA),
]

export const vegetarianSet = [
  course(COLD, CUCUMBER, FUNGUS, LOTUS, TOFU_SKIN),
  course(
    HOT,
    ['Roast king oyster mushrooms, sliced like the duck', 'เห็ดออรินจิย่างแล่แบบเป็ด', '烤杏鲍菇片'],
    PANCAKES,
    GREENS,
  ),
  course(END, ['Clear vegetable soup with tofu', 'แกงจืดผักใส่เต้าหู้', '豆腐蔬菜清汤'], TEA),
]
