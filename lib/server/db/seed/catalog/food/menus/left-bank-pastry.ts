import { course } from './course'

export const sevenTastings = [
  course(
    ['From the oven', 'จากเตาอบ', '刚出炉'],
    ['Butter croissant', 'ครัวซองต์เนยสด', '黄油可颂'],
    ['Sourdough bread with salted butter', 'ขนมปังซาวโดว์กับเนยเค็ม', '酸面包配咸黄油'],
    ['Apple turnover', 'พายแอปเปิลพับ', '苹果酥'],
  ),
  course(
    ['From the pastry cook', 'จากเชฟขนมหวาน', '甜点师之手'],
    ['Coffee éclair', 'เอแคลร์กาแฟ', '咖啡闪电泡芙'],
    ['Slice of lemon tart', 'ทาร์ตเลมอนหนึ่งชิ้น', '柠檬挞一块'],
    ['Macaron of the month', 'มาการงประจำเดือน', '当月口味马卡龙'],
  ),
  course(
    ['To finish', 'ปิดท้าย', '收尾'],
    ['Filled chocolate with hazelnut', 'ช็อกโกแลตสอดไส้เฮเซลนัต', '榛子夹心巧克力'],
    ['Coffee or hot chocolate', 'กาแฟหรือช็อกโกแลตร้อน', '咖啡或热巧克力'],
  ),
]
