import { course } from './course'

const KOPI = ['Kopi or teh', 'โกปี๊หรือเตห์', '南洋咖啡或茶'] as const

export const classicTrail = [
  course(
    ['Maxwell', 'แม็กซ์เวลล์', '麦士威'],
    ['Hainanese chicken rice', 'ข้าวมันไก่ไหหลำ', '海南鸡饭'],
    ['Fuzhou oyster cake', 'ขนมหอยนางรมฝูโจว', '福州海蛎饼'],
    ['Peanut and sesame dumplings', 'บัวลอยไส้ถั่วและงา', '花生芝麻汤圆'],
  ),
  course(
    ['Chinatown Complex', 'ไชนาทาวน์คอมเพล็กซ์', '牛车水大厦'],
    ['Bak chor mee, noodles with minced pork', 'บะหมี่หมูสับบักช้อร์หมี่', '肉脞面'],
    ['Satay with peanut sauce', 'สะเต๊ะน้ำจิ้มถั่ว', '沙爹配花生酱'],
    ['Carrot cake of radish and egg', 'ขนมผักกาดผัดไข่', '菜头粿'],
  ),
  course(
    ['Amoy Street', 'อามอยสตรีต', '厦门街'],
    ['Laksa with prawns and cockles', 'ลักซากุ้งและหอยแครง', '鲜虾血蛤叻沙'],
    ['Curry puff', 'กะหรี่ปั๊บ', '咖喱角'],
    KOPI,
  ),
]

export const halalTrail = [
  course(
    ['All six, at halal stalls', 'หกอย่างจากแผงฮาลาล', '六样，全部来自清真摊位'],
    ['Nasi lemak with chicken wing', 'นาซิเลอมักกับปีกไก่', '鸡翅椰浆饭'],
    ['Mutton satay', 'สะเต๊ะแพะ', '羊肉沙爹'],
    ['Roti prata with fish curry', 'โรตีปราตากับแกงปลา', '印度煎饼配鱼咖喱'],
    ['Mee rebus', 'หมี่เรบุส', '马来卤面'],
    ['Vadai with chilli', 'วาไดกับพริกสด', '炸豆饼配青椒'],
    ['Putu piring with palm sugar', 'ปูตูปีริงไส้น้ำตาลโตนด', '椰糖蒸米糕'],
    KOPI,
  ),
]
