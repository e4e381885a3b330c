import type { Localized } from '@/lib/domain/locale'
import type { ImageSeed } from '@/lib/server/db/seed/types'

type Mood = ImageSeed['mood']

/** The hour, as a phrase that can follow (in Chinese: precede). */
export const moodAlts: Record<Mood, Localized> = {
  dawn: { en: 'at dawn', th: 'ยามเช้าตรู่', 'zh-cn': '清晨' },
  noon: { en: 'at noon', th: 'ยามเที่ยงวัน', 'zh-cn': '正午' },
  dusk: { en: 'at dusk', th: 'ยามเย็น', 'zh-cn': '黄昏' },
  night: { en: 'at night', th: 'ยามค่ำคืน', 'zh-cn': '夜里' },
  monsoon: { en: 'in the rain', th: 'ท่ามกลางสายฝน', 'zh-cn': '雨中' },
  snow: { en: 'in the snow', th: 'ท่ามกลางหิมะ', 'zh-cn': '雪中' },
}

/** Still lifes have no hour, only its light. */
export const lightAlts: Record<Mood, Localized> = {
  dawn: { en: 'in dawn light', th: 'ในแสงยามเช้าตรู่', 'zh-cn': '清晨的光线里' },
  noon: { en: 'in noon light', th: 'ในแสงยามเที่ยงวัน', 'zh-cn': '正午的光线里' },
  dusk: { en: 'in dusk light', th: 'ในแสงยามเย็น', 'zh-cn': '黄昏的光线里' },
  night: { en: 'in lamplight', th: 'ในแสงไฟยามค่ำคืน', 'zh-cn': '夜里的灯光下' },
  monsoon: { en: 'in the grey light of rain', th: 'ในแสงหม่นวันฝนตก', 'zh-cn': '雨天的光线里' },
  snow: { en: 'in cold winter light', th: 'ในแสงเยือกเย็นของฤดูหนาว', 'zh-cn': '冬日的冷光里' },
}
