import { type Money, majorUnits } from '@/lib/domain/money'

/** Baht with two decimals. @throws RangeError for another currency, which the gateway does not take */
export function bahtOf(amount: Money): string {
  if (amount.currency !== 'THB') throw new RangeError(`GB Prime Pay takes no ${amount.currency}`)
  return majorUnits(amount)
}

const LONGEST_DETAIL = 250

export function detailOf(description: string): string {
  return [...description].slice(0, LONGEST_DETAIL).join('')
}
