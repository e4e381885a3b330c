import { course } from './course'

const EGG = ['Seasoned egg', 'ไข่ดองโชยุ', '溏心蛋'] as const
const MORE = [
  'A second helping of noodles, and water or cold barley tea',
  'เพิ่มเส้นได้หนึ่งครั้ง และน้ำหรือชาข้าวบาร์เลย์เย็น',
  '可加面一次，水或冰大麦茶',
] as const
const BOWL = ['The bowl', 'ชามหลัก', '主食'] as const
const WITH = ['With it', 'เสิร์ฟคู่กัน', '搭配'] as const

export const soyRamen = [
  course(BOWL, [
    'Soy ramen: broth of chicken and dried sardine, pork, bamboo shoots, spring onion',
    'ราเม็งโชยุ น้ำซุปไก่และปลาซาร์ดีนแห้ง หมูชาชู หน่อไม้ ต้นหอม',
    '酱油拉面：鸡与小鱼干汤底、叉烧、笋干、葱',
  ]),
  course(WITH, EGG, ['Small bowl of rice with pork', 'ข้าวหน้าหมูถ้วยเล็ก', '小份叉烧饭'], MORE),
]

export const threeHalfBowls = [
  course(
    ['Three half bowls', 'ครึ่งชามสามแบบ', '三款半份'],
    ['Soy ramen with pork', 'ราเม็งโชยุใส่หมูชาชู', '叉烧酱油拉面'],
    ['Salt ramen with chicken', 'ราเม็งชิโอะใส่ไก่', '鸡肉盐味拉面'],
    ['Cold noodles to dip in hot broth', 'เส้นเย็นจุ่มน้ำซุปร้อน', '凉面蘸热汤'],
  ),
  course(WITH, EGG, MORE),
]

export const vegetableRamen = [
  course(BOWL, [
    'Ramen in kelp and shiitake broth with grilled vegetables; the noodles contain egg',
    'ราเม็งน้ำซุปคอมบุและเห็ดหอม ผักย่าง เส้นมีไข่',
    '昆布香菇汤拉面配烤蔬菜，面条含蛋',
  ]),
  course(WITH, EGG, MORE),
]
