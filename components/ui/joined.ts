import type { Locale } from '@/lib/domain/locale'

const SEPARATOR: Record<Locale, string> = { en: ', ', th: ', ', 'zh-cn': '，' }

/** Facts after one another, without a word between them. */
export function joined(facts: string[], locale: Locale): string {
  return facts.join(SEPARATOR[locale])
}
