import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'

/** What stands before a country's code: '+', '00' or '(+'. */
const INTERNATIONAL = /^\s*\(?\s*(\+|00)/

function parse(text: string, country?: CountryCode) {
  const number = parsePhoneNumberFromString(text.replace(INTERNATIONAL, '+'), {
    defaultCountry: country,
    extract: false,
  })
  return number?.isValid() ? number : undefined
}

/** Whether a code in capitals is a country whose phones and addresses the shop knows. */
export function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code)
}

/** The E.164 form of a number of a country in any usual notation; null where it is none of that country. */
export function phoneOf(text: string, country: CountryCode): string | null {
  const number = parse(text, country)
  return number?.countryCallingCode === getCountryCallingCode(country) ? number.number : null
}

/** An E.164 number as its owner may type it: with its country's code, and the national way. */
export function phoneSpellings(phone: string | null): string[] {
  if (!phone) return []
  const national = parse(phone)?.formatNational()
  return national ? [phone, national] : [phone]
}

/** The E.164 form of a number in international notation; null where it is none. */
export function internationalPhone(text: string): string | null {
  return INTERNATIONAL.test(text) ? (parse(text)?.number ?? null) : null
}

/**
 * The E.164 numbers that a text without a country may mean: one for an international notation, for a national
 * one those of every country that has such a number, beginning with the country given.
 */
export function candidatePhones(text: string, first: CountryCode): string[] {
  if (!/^[\s\d().+/-]{6,32}$/.test(text)) return []
  if (INTERNATIONAL.test(text)) {
    const number = internationalPhone(text)
    return number ? [number] : []
  }
  const meant = new Set<string>()
  for (const country of [first, ...getCountries()]) {
    const number = parse(text, country)
    if (number) meant.add(number.number)
  }
  const bare = parse(`+${text}`)
  if (bare) meant.add(bare.number)
  return [...meant]
}
