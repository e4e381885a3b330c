import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

export interface Country {
  code: CountryCode
  name: string
  /** e.g. '+66' */
  calling: string
}

/** All countries with a calling code, by their names in a language, in its order. */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, calling: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => compare(a.name, b.name))
}
