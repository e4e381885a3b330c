import { isCompanyTaxId, isThaiTaxId } from './thai-tax-id'

/** Maximum length as typed, with spaces and hyphens. */
export const MAX_TYPED_NATIONAL_ID_LENGTH = 40

const CHINESE_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHINESE_CHECK_DIGITS = '10X98765432'

/** Whether a text is a Chinese resident identity number (GB 11643): region, date of birth, order and check digit. */
function isChineseId(number: string): boolean {
  const [, year, month, day] = /^\d{6}(\d{4})(\d\d)(\d\d)\d{3}[\dX]$/.exec(number) ?? []
  if (!year) return false
  const born = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(born.getTime()) || born.getUTCDate() !== Number(day)) return false
  const sum = CHINESE_WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return CHINESE_CHECK_DIGITS[sum % 11] === number.at(-1)
}

/** A person's tax id in Thailand is the number of the ID card. */
const isThaiId = (number: string) => isThaiTaxId(number) && !isCompanyTaxId(number)

/** Countries whose numbers are checked exactly. */
const CHECKS: Partial<Record<string, (number: string) => boolean>> = { CN: isChineseId, TH: isThaiId }

const ANY_NUMBER = /^[A-Z0-9]{4,20}$/

/** Normalizes the number of a national ID card: upper case, without spaces and hyphens. */
export function tidyNationalId(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\s-]+/g, '')
    .toUpperCase()
}

/** Whether a normalized text can be the number of a national ID card of a country. */
export function isNationalId(number: string, country: string): boolean {
  return CHECKS[country]?.(number) ?? ANY_NUMBER.test(number)
}
