import type { Locale } from '@/lib/domain/locale'

const SEPARATOR: Record<Locale, string> = { en: ', ', th: ', ', 'zh-cn': '，' }

/** Joins facts with the language's separator, without a conjunction. */
export function joined(facts: string[], locale: Locale): string {
  return facts.join(SEPARATOR[locale])
}
