import { isCurrency } from '@/lib/domain/currency'
import { currencyOfNumber } from '@/lib/domain/currency-number'
import { moneyOfDecimal } from '../../major-units'
import type { PaymentResult } from '../../port'

/** Parses money from KTC: a decimal, and an ISO 4217 currency number or code. */
export function moneyOfWords(amount: string, currency: string): PaymentResult['money'] {
  const known = isCurrency(currency) ? currency : currencyOfNumber(currency)
  return known ? moneyOfDecimal(amount, known) : undefined
}
