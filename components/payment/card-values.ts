import validator from 'card-validator'

export interface CardValues {
  number: string
  name: string
  expiry: string
  code: string
}

/** In display order. */
export const CARD_FIELDS = [
  'number',
  'name',
  'expiry',
  'code',
] as const satisfies readonly (keyof CardValues)[]

/** Formats a card number in groups, as printed on the card. */
export function groupedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const gaps = validator.number(digits).card?.gaps ?? [4, 8, 12]
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** A number in groups that no line breaks, for a text. */
export const unbrokenNumber = (number: string): string => groupedNumber(number).replaceAll(' ', '\u00a0')

/** Formats an expiry date while typing as MM/YY; a four-digit year is shortened once complete. */
export function spacedExpiry(typed: string): string {
  const separated = /^\D*([1-9]|\d\d)(\D+)(.*)$/.exec(typed)
  const digits = typed.replace(/\D/g, '')
  const month = separated?.[1]?.padStart(2, '0') ?? digits.slice(0, 2)
  const year = separated ? (separated[3] ?? '').replace(/\D/g, '') : digits.slice(2)
  const short = year.startsWith('20') ? year.slice(year.length < 4 ? 0 : 2, 4) : year.slice(0, 2)
  return separated || short ? `${month}/${short}` : month
}

/** Parses an expiry date into two-digit month and year; null if it is not a date. */
export function expiryOf(typed: string): { month: string; year: string } | null {
  const [, month = '', year = ''] = /^(\d\d|\d(?=\D))\D{0,3}((?:20)?\d\d)$/.exec(typed.trim()) ?? []
  return Number(month) >= 1 && Number(month) <= 12
    ? { month: month.padStart(2, '0'), year: year.slice(-2) }
    : null
}

/** Whether an invalid expiry date is in the past, not too far in the future. */
function isPast({ month, year }: { month: string; year: string }): boolean {
  const now = new Date()
  return 2000 + Number(year) + Number(month) / 100 < now.getFullYear() + (now.getMonth() + 1) / 100
}

type Field = keyof CardValues
type Problem = `missing.${Field}` | 'wrong.number' | 'wrong.expiry' | 'wrong.code' | 'expired'

/** Returns the message key of each invalid card field. */
export function cardProblems(card: CardValues): Partial<Record<Field, Problem>> {
  const problems: Partial<Record<Field, Problem>> = {}
  const number = validator.number(card.number)
  if (!number.isValid) problems.number = 'wrong.number'
  const expiry = expiryOf(card.expiry)
  if (!expiry || !validator.expirationDate(expiry).isValid)
    problems.expiry = expiry && isPast(expiry) ? 'expired' : 'wrong.expiry'
  if (!validator.cvv(card.code.trim(), number.card?.code.size ?? [3, 4]).isValid) problems.code = 'wrong.code'
  for (const field of CARD_FIELDS) if (!card[field].trim()) problems[field] = `missing.${field}`
  return problems
}
