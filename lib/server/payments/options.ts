import type { PaymentOption } from '@/lib/contract/orders'
import type { Currency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'
import type { PaymentKey } from '@/lib/domain/payment'
import { translator } from '@/lib/i18n/translate'

/** A payment option without its label, which depends on the language. */
export type PaymentOptionRow = Omit<PaymentOption, 'label'>

/** The seven payment options of the specification, and after them those that a shop adds by its settings. */
const TABLE: ReadonlyArray<Omit<PaymentOptionRow, 'image'>> = [
  { key: 'gb_prime_pay_credit_card', payment_option: 'card_payment', payment_method: 'gb_prime_pay' },
  { key: 'ktc_credit_card', payment_option: 'card_payment', payment_method: 'ktc_pay' },
  { key: 'ktc_alipay', payment_option: 'alipay', payment_method: 'ktc_pay' },
  { key: 'pay_later', payment_option: 'pay_later', payment_method: 'pay_later' },
  { key: 'gb_prime_pay_qr_cash', payment_option: 'qr_payment', payment_method: 'gb_prime_pay' },
  { key: 'gb_prime_pay_qr_credit', payment_option: 'qr_payment', payment_method: 'gb_prime_pay' },
  { key: 'two_c2p', payment_option: 'two_c2p', payment_method: 'two_c2p' },
  { key: 'stripe', payment_option: 'stripe', payment_method: 'stripe' },
]

export const PAYMENT_OPTIONS: readonly PaymentOptionRow[] = TABLE.map((option) => ({
  ...option,
  image: `/payments/${option.key}.svg`,
}))

/** Returns the label of a payment option; in English that of the specification. */
export function paymentLabel(key: string, locale: Locale): string {
  if (!PAYMENT_OPTIONS.some((option) => option.key === key))
    throw new RangeError(`unknown payment option: ${key}`)
  return translator(locale)(`paymentMethods.${key}`)
}

const TWO_C2P_CURRENCIES: readonly Currency[] = ['THB', 'USD', 'EUR', 'SGD']

/** Returns the currency in which a payment option charges an order. */
export function chargeCurrency(key: PaymentKey, currency: Currency): Currency {
  // Stripe takes cards in all of them, and shows the other ways to pay that suit the currency.
  if (key === 'pay_later' || key === 'stripe') return currency
  if (key === 'two_c2p' && TWO_C2P_CURRENCIES.includes(currency)) return currency
  return 'THB'
}
