import { isCurrency, MINOR_UNIT } from '@/lib/domain/currency'
import type { PaymentResult } from './port'

const DECIMAL = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/**
 * Parses a gateway's decimal in major units, e.g. '1290.50000'. Returns undefined if it is not such a
 * decimal, has fractions of a minor unit, or the currency is unknown.
 */
export function moneyOfDecimal(decimal: string, currency: string): PaymentResult['money'] {
  const [, whole = '', fraction = ''] = DECIMAL.exec(decimal) ?? []
  if (whole === '' || !isCurrency(currency)) return undefined
  const digits = MINOR_UNIT[currency]
  if (!/^0*$/.test(fraction.slice(digits))) return undefined
  return { amount: Number(whole + fraction.slice(0, digits).padEnd(digits, '0')), currency }
}
