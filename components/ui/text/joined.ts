import { factsOf, type Locale } from '@/lib/domain/locale'

/** Joins facts with the language's separator, without a conjunction. */
export function joined(facts: string[], locale: Locale): string {
  return facts.join(factsOf(locale).factSeparator)
}
