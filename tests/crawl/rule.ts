import type { Locale } from '@/lib/domain/locale'
import type { CrawledPage } from './read-page'

/** Returns the faults of a page. */
export type Rule = (page: CrawledPage, locale: Locale) => string[]

export const unless = (holds: boolean, fault: string) => (holds ? [] : [fault])
