import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export { type Country, countriesIn } from './countries'
export type { CountryCode }

/** A number as it stands in the field. */
export interface PhoneText {
  country: CountryCode
  /** Formatted as the country does it; international while its country is not settled. */
  text: string
  /** E.164, e.g. '+66812345678', as far as it was typed; empty where there is none. */
  value: string
}

export function isCountryCode(code: string | undefined): code is CountryCode {
  return code !== undefined && isSupportedCountry(code)
}

/** Whether a number, in E.164, can be called. */
export function isPhoneNumber(value: string): boolean {
  return parsePhoneNumberFromString(value)?.isValid() ?? false
}

/** A whole number with its calling code, in the country's own form; null while it is none. */
function international(characters: string, current: CountryCode): PhoneText | null {
  const number = parsePhoneNumberFromString(characters)
  if (!number?.isValid()) return null
  const same = number.countryCallingCode === getCountryCallingCode(current)
  return {
    country: same ? current : (number.country ?? current),
    text: number.formatNational(),
    value: number.number,
  }
}

/** Reads digits with or without calling code; one that is complete decides the country. */
export function readPhone(characters: string, country: CountryCode): PhoneText {
  const whole = characters.startsWith('00') ? `+${characters.slice(2)}` : characters
  if (whole.startsWith('+')) {
    const settled = international(whole, country)
    if (settled) return settled
  }
  const typing = new AsYouType(country)
  const text = typing.input(characters)
  return { country, text, value: typing.getNumber()?.number ?? '' }
}

/** A value as it came from outside; one without calling code is taken as the country's own. */
export function showPhone(value: string, country: CountryCode): PhoneText {
  if (!value.startsWith('+')) return readPhone(value, country)
  const typing = new AsYouType()
  const text = typing.input(value)
  const settled = international(value, typing.getCountry() ?? country)
  return { ...(settled ?? { country: typing.getCountry() ?? country, text }), value }
}
