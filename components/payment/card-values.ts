import validator from 'card-validator'

export interface CardValues {
  number: string
  name: string
  expiry: string
  code: string
}

/** In the order in which they stand. */
export const CARD_FIELDS = [
  'number',
  'name',
  'expiry',
  'code',
] as const satisfies readonly (keyof CardValues)[]

/** A card's number as it stands on the card, in groups. */
export function groupedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  const gaps = validator.number(digits).card?.gaps ?? [4, 8, 12]
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('')
}

/** Month and year with their stroke, while they are typed: a year of four digits gets short once it is whole. */
export function spacedExpiry(typed: string): string {
  const own = /^\D*([1-9]|\d\d)(\D+)(.*)$/.exec(typed)
  const digits = typed.replace(/\D/g, '')
  const month = own?.[1]?.padStart(2, '0') ?? digits.slice(0, 2)
  const year = own ? (own[3] ?? '').replace(/\D/g, '') : digits.slice(2)
  const short = year.startsWith('20') ? year.slice(year.length < 4 ? 0 : 2, 4) : year.slice(0, 2)
  return own || short ? `${month}/${short}` : month
}

/** Month and year of what stands in the field, of two digits each; null where it is no date. */
export function expiryOf(typed: string): { month: string; year: string } | null {
  const [, month = '', year = ''] = /^(\d\d|\d(?=\D))\D{0,3}((?:20)?\d\d)$/.exec(typed.trim()) ?? []
  return Number(month) >= 1 && Number(month) <= 12
    ? { month: month.padStart(2, '0'), year: year.slice(-2) }
    : null
}

/** Whether a date that cannot be a card's is over, and not too far away. */
function isPast({ month, year }: { month: string; year: string }): boolean {
  const now = new Date()
  return 2000 + Number(year) + Number(month) / 100 < now.getFullYear() + (now.getMonth() + 1) / 100
}

type Field = keyof CardValues
type Problem = `missing.${Field}` | 'wrong.number' | 'wrong.expiry' | 'wrong.code' | 'expired'

/** What cannot be right of a card, as the keys of messages, by field. */
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
