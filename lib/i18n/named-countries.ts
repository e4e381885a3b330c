import { COUNTRY_CODES } from '@/lib/domain/country-codes'
import { placeName } from '@/lib/domain/country-names'
import type { Locale } from '@/lib/domain/locale'

/** Returns all countries with their names, in the order of the names. */
export function namedCountries(locale: Locale): Array<{ code: string; name: string }> {
  const { compare } = new Intl.Collator(locale)
  return COUNTRY_CODES.map((code) => ({ code, name: placeName(code, locale) })).sort((a, b) =>
    compare(a.name, b.name),
  )
}
