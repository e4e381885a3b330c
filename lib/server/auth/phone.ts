import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'

/** Prefix of an international number: '+', '00' or '(+'. */
const INTERNATIONAL = /^\s*\(?\s*(\+|00)/

function parse(text: string, country?: CountryCode) {
  const number = parsePhoneNumberFromString(text.replace(INTERNATIONAL, '+'), {
    defaultCountry: country,
    extract: false,
  })
  return number?.isValid() ? number : undefined
}

/** Whether an upper-case code is a country whose phones and addresses the shop supports. */
export function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code)
}

/** Parses a number of a country in any common notation to E.164; null if it is not one of that country. */
export function phoneOf(text: string, country: CountryCode): string | null {
  const number = parse(text, country)
  return number?.countryCallingCode === getCountryCallingCode(country) ? number.number : null
}

/** Returns the notations of an E.164 number that its owner may type: international and national. */
export function phoneSpellings(phone: string | null): string[] {
  if (!phone) return []
  const national = parse(phone)?.formatNational()
  return national ? [phone, national] : [phone]
}

/** Parses a number in international notation to E.164; null if it is not one. */
export function internationalPhone(text: string): string | null {
  return INTERNATIONAL.test(text) ? (parse(text)?.number ?? null) : null
}

/**
 * Returns the E.164 numbers that a text may mean: one for international notation; for national notation one
 * per country where it is valid, starting with the given country.
 */
export function candidatePhones(text: string, first: CountryCode): string[] {
  if (!/^[\s\d().+/-]{6,32}$/.test(text)) return []
  if (INTERNATIONAL.test(text)) {
    const number = internationalPhone(text)
    return number ? [number] : []
  }
  const candidates = new Set<string>()
  for (const country of [first, ...getCountries()]) {
    const number = parse(text, country)
    if (number) candidates.add(number.number)
  }
  const bare = parse(`+${text}`)
  if (bare) candidates.add(bare.number)
  return [...candidates]
}
