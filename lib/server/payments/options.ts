import type { PaymentOption } from '@/lib/contract/orders'
import type { Currency } from '@/lib/domain/currency'
import type { PaymentKey } from '@/lib/domain/payment'

/** The seven payment options of the specification, and after them those that a shop adds by its settings. */
const TABLE: ReadonlyArray<Omit<PaymentOption, 'image'>> = [
  {
    key: 'gb_prime_pay_credit_card',
    label: 'Credit Card',
    payment_option: 'card_payment',
    payment_method: 'gb_prime_pay',
  },
  {
    key: 'ktc_credit_card',
    label: 'Credit Card (KTC)',
    payment_option: 'card_payment',
    payment_method: 'ktc_pay',
  },
  { key: 'ktc_alipay', label: 'Alipay', payment_option: 'alipay', payment_method: 'ktc_pay' },
  { key: 'pay_later', label: 'Pay Later', payment_option: 'pay_later', payment_method: 'pay_later' },
  {
    key: 'gb_prime_pay_qr_cash',
    label: 'QR Code Payment',
    payment_option: 'qr_payment',
    payment_method: 'gb_prime_pay',
  },
  {
    key: 'gb_prime_pay_qr_credit',
    label: 'QR Code Payment',
    payment_option: 'qr_payment',
    payment_method: 'gb_prime_pay',
  },
  { key: 'two_c2p', label: '2C2P', payment_option: 'two_c2p', payment_method: 'two_c2p' },
  { key: 'stripe', label: 'Stripe', payment_option: 'stripe', payment_method: 'stripe' },
]

export const PAYMENT_OPTIONS: readonly PaymentOption[] = TABLE.map((option) => ({
  ...option,
  image: `/payments/${option.key}.svg`,
}))

export function paymentOption(key: string): PaymentOption {
  const option = PAYMENT_OPTIONS.find((candidate) => candidate.key === key)
  if (!option) throw new RangeError(`unknown payment option: ${key}`)
  return option
}

const TWO_C2P_CURRENCIES: readonly Currency[] = ['THB', 'USD', 'EUR', 'SGD']

/** Returns the currency in which a payment option charges an order. */
export function chargeCurrency(key: PaymentKey, currency: Currency): Currency {
  // Stripe takes cards in all of them, and shows the other ways to pay that suit the currency.
  if (key === 'pay_later' || key === 'stripe') return currency
  if (key === 'two_c2p' && TWO_C2P_CURRENCIES.includes(currency)) return currency
  return 'THB'
}
