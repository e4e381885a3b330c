import type { Locale } from '@/lib/domain/locale'
import type { CrawledPage } from './read-page'

/** Returns the faults of a page. */
export type Rule = (page: CrawledPage, locale: Locale) => string[]

export const unless = (holds: boolean, fault: string) => (holds ? [] : [fault])

/** Texts of a page have elements within, which keep words of Thai together. */
export const unspaced = (text: string) => text.replaceAll(/\s+/g, '')
