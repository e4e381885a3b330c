import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

export interface Country {
  code: CountryCode
  name: string
  /** e.g. '+66' */
  calling: string
}

/** Returns all countries with a calling code, named and sorted in a language. */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, calling: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => compare(a.name, b.name))
}
