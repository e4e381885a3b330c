import type { UnitType } from '@/lib/domain/catalog'
import type { Localized } from '@/lib/domain/locale'

/** Singular, as printed on a ticket. */
export const unitLabels: Record<UnitType, Localized> = {
  ADULT: { en: 'Adult', th: 'ผู้ใหญ่', 'zh-cn': '成人' },
  CHILD: { en: 'Child', th: 'เด็ก', 'zh-cn': '儿童' },
  INFANT: { en: 'Infant', th: 'เด็กเล็ก', 'zh-cn': '婴幼儿' },
  YOUTH: { en: 'Youth', th: 'เยาวชน', 'zh-cn': '青少年' },
  STUDENT: { en: 'Student', th: 'นักเรียน นักศึกษา', 'zh-cn': '学生' },
  SENIOR: { en: 'Senior', th: 'ผู้สูงอายุ', 'zh-cn': '长者' },
  FAMILY: { en: 'Family', th: 'ครอบครัว', 'zh-cn': '家庭' },
  PERSON: { en: 'Person', th: 'ผู้เดินทาง', 'zh-cn': '旅客' },
  GROUP: { en: 'Group', th: 'กลุ่ม', 'zh-cn': '团体' },
  VEHICLE: { en: 'Vehicle', th: 'รถ', 'zh-cn': '车辆' },
  ROOM: { en: 'Room', th: 'ห้องพัก', 'zh-cn': '客房' },
  DEVICE: { en: 'Device', th: 'อุปกรณ์', 'zh-cn': '设备' },
  ITEM: { en: 'Item', th: 'สินค้า', 'zh-cn': '商品' },
  BAG: { en: 'Bag', th: 'กระเป๋า', 'zh-cn': '行李' },
  PROFILE: { en: 'eSIM profile', th: 'โปรไฟล์ eSIM', 'zh-cn': 'eSIM 配置' },
}
