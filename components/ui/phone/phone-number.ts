import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export { type Country, countriesIn } from './countries'
export type { CountryCode }

/** A number as shown in the field. */
export interface PhoneText {
  country: CountryCode
  /** In national format; international while the country is unknown. */
  text: string
  /** E.164 of what was typed so far, e.g. '+66812345678'; empty if there is none. */
  value: string
}

export function isCountryCode(code: string | undefined): code is CountryCode {
  return code !== undefined && isSupportedCountry(code)
}

/** Whether an E.164 number is valid. */
export function isPhoneNumber(value: string): boolean {
  return parsePhoneNumberFromString(value)?.isValid() ?? false
}

/** Returns an international number in its national format; null if it is incomplete. */
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

/** Parses digits with or without calling code; a complete international number determines the country. */
export function readPhone(characters: string, country: CountryCode): PhoneText {
  const e164 = characters.startsWith('00') ? `+${characters.slice(2)}` : characters
  if (e164.startsWith('+')) {
    const settled = international(e164, country)
    if (settled) return settled
  }
  const typing = new AsYouType(country)
  const text = typing.input(characters)
  return { country, text, value: typing.getNumber()?.number ?? '' }
}

/** Formats an external value; without calling code it is read as a national number. */
export function showPhone(value: string, country: CountryCode): PhoneText {
  if (!value.startsWith('+')) return readPhone(value, country)
  const typing = new AsYouType()
  const text = typing.input(value)
  const settled = international(value, typing.getCountry() ?? country)
  return { ...(settled ?? { country: typing.getCountry() ?? country, text }), value }
}
