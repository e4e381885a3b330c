/** The payment options at checkout. */
export const PAYMENT_KEYS = [
  'gb_prime_pay_credit_card',
  'ktc_credit_card',
  'ktc_alipay',
  'pay_later',
  'gb_prime_pay_qr_cash',
  'gb_prime_pay_qr_credit',
  'two_c2p',
] as const
export type PaymentKey = (typeof PAYMENT_KEYS)[number]

export const PAYMENT_STATES = ['created', 'pending', 'paid', 'failed', 'cancelled', 'expired'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Requested, accepted by the gateway, refunded, or rejected by it and to be handled manually. */
export const REFUND_STATES = ['pending', 'processing', 'succeeded', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Maximum length of an invoice number, in characters: the shortest limit of the gateways. */
export const MAX_INVOICE_LENGTH = 15
