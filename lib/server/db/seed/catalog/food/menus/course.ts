import type { Localized } from '@/lib/domain/locale'
import type { Course } from '@/lib/domain/menu'

/** A text in English, Thai and Chinese. */
type Said = readonly [en: string, th: string, zh: string]

const localized = ([en, th, zh]: Said): Localized => ({ en, th, 'zh-cn': zh })

/** A course of a menu with its dishes. */
export const course = (title: Said, ...dishes: Said[]): Course => ({
  title: localized(title),
  dishes: dishes.map(localized),
})
