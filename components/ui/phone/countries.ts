import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { factsOf, type Locale } from '@/lib/domain/locale'

export interface Country {
  code: CountryCode
  name: string
  /** e.g. '+66' */
  calling: string
}

/** Returns all countries with a calling code, named and sorted in a language; its home country is first. */
export function countriesIn(locale: Locale): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { homeCountry } = factsOf(locale)
  const { compare } = new Intl.Collator(locale)
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, calling: `+${getCountryCallingCode(code)}` }))
    .sort(
      (a, b) => Number(b.code === homeCountry) - Number(a.code === homeCountry) || compare(a.name, b.name),
    )
}
