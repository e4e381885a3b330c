import { course } from './course'

const SALADS = course(
  ['Seven salads', 'สลัดเจ็ดอย่าง', '七味沙拉'],
  ['Zaalouk of aubergine and tomato', 'ซาลูกมะเขือม่วงกับมะเขือเทศ', '茄子番茄泥'],
  ['Taktouka of grilled peppers', 'ตักตูกาพริกหวานย่าง', '烤甜椒泥'],
  ['Carrots with cumin', 'แครอตคลุกยี่หร่า', '孜然胡萝卜'],
  ['Beetroot with orange blossom', 'บีตรูตกลิ่นดอกส้ม', '橙花甜菜根'],
  ['Lentils with coriander', 'ถั่วเลนทิลกับผักชี', '香菜小扁豆'],
  ['Courgettes with preserved lemon', 'ซูกินีกับเลมอนดอง', '腌柠檬西葫芦'],
  ['Tomato and cucumber, cut small', 'มะเขือเทศและแตงกวาสับละเอียด', '番茄黄瓜丁'],
)
const SWEET = course(
  ['To finish', 'ปิดท้าย', '收尾'],
  ['Oranges with cinnamon', 'ส้มโรยอบเชย', '肉桂橙子'],
  ['Mint tea', 'ชามินต์', '薄荷茶'],
)

export const tagineMenu = [
  SALADS,
  course(
    ['Tagine, your choice at the table', 'ทาจีน เลือกที่โต๊ะ', '塔吉锅（到店任选）'],
    ['Lamb with prunes and almonds', 'แกะกับลูกพรุนและอัลมอนด์', '羊肉配西梅和杏仁'],
    ['Chicken with preserved lemon and olives', 'ไก่กับเลมอนดองและมะกอก', '鸡肉配腌柠檬和橄榄'],
  ),
  SWEET,
]

export const vegetarianMenu = [
  SALADS,
  course(
    ['Tagine', 'ทาจีน', '塔吉锅'],
    [
      'Seven vegetables and chickpeas, with couscous',
      'ผักเจ็ดอย่างและถั่วชิกพี เสิร์ฟกับคูสคูส',
      '七样蔬菜和鹰嘴豆，配古斯米',
    ],
  ),
  SWEET,
]
