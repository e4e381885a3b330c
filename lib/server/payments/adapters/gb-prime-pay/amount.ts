import { type Money, majorUnits } from '@/lib/domain/money'

/** Returns an amount as baht with two decimals. @throws RangeError for a currency other than THB */
export function bahtOf(amount: Money): string {
  if (amount.currency !== 'THB') throw new RangeError(`GB Prime Pay does not support ${amount.currency}`)
  return majorUnits(amount)
}

const MAX_DETAIL_LENGTH = 250

export function detailOf(description: string): string {
  return [...description].slice(0, MAX_DETAIL_LENGTH).join('')
}
