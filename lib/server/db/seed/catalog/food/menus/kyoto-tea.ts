import { course } from './course'

export const teaHour = [
  course(
    ['Sweet', 'ขนม', '和果子'],
    [
      'One fresh sweet of the season, shaped that morning',
      'ขนมสดตามฤดูหนึ่งชิ้น ปั้นเช้าวันนั้น',
      '当天早上捏制的应季生果子一份',
    ],
  ),
  course(
    ['First bowl', 'ถ้วยแรก', '第一碗'],
    ['Matcha from Uji, prepared by the host', 'มัทฉะจากอุจิ เจ้าบ้านชงให้', '宇治抹茶，主人点茶'],
  ),
  course(
    ['Second bowl', 'ถ้วยที่สอง', '第二碗'],
    ['The same tea, whisked by yourself', 'ชาเดียวกัน ตีเองกับมือ', '同一款茶，自己来打'],
  ),
]
