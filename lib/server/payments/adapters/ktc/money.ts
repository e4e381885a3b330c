import { isCurrency } from '@/lib/domain/currency'
import { currencyOfNumber } from '@/lib/domain/currency-number'
import { moneyOfDecimal } from '../../major-units'
import type { PaymentResult } from '../../port'

/** Money as KTC says it: a decimal, and a currency by its number, or by its letters. */
export function moneyOfWords(amount: string, currency: string): PaymentResult['money'] {
  const known = isCurrency(currency) ? currency : currencyOfNumber(currency)
  return known ? moneyOfDecimal(amount, known) : undefined
}
