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

/** Month and year with their stroke, while they are typed. */
export function spacedExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  // Autofill writes the year with four digits.
  const short = digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4)
  return short.length > 2 ? `${short.slice(0, 2)}/${short.slice(2)}` : short
}

type Field = keyof CardValues
type Problem = `missing.${Field}` | 'wrong.number' | 'wrong.expiry' | 'wrong.code' | 'expired'

/** What cannot be right of a card, as the keys of messages, by field. */
export function cardProblems(card: CardValues): Partial<Record<Field, Problem>> {
  const problems: Partial<Record<Field, Problem>> = {}
  const number = validator.number(card.number)
  if (!number.isValid) problems.number = 'wrong.number'
  if (!validator.expirationDate(card.expiry).isValid)
    problems.expiry = validator.expirationMonth(card.expiry.slice(0, 2)).isValid ? 'expired' : 'wrong.expiry'
  if (!validator.cvv(card.code.trim(), number.card?.code.size ?? [3, 4]).isValid) problems.code = 'wrong.code'
  for (const field of CARD_FIELDS) if (!card[field].trim()) problems[field] = `missing.${field}`
  return problems
}
