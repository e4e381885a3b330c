/** The seven payment options of the specification. */
export const SPECIFIED_PAYMENT_KEYS = [
  'gb_prime_pay_credit_card',
  'ktc_credit_card',
  'ktc_alipay',
  'pay_later',
  'gb_prime_pay_qr_cash',
  'gb_prime_pay_qr_credit',
  'two_c2p',
] as const

/** The payment options at checkout: those of the specification, and what a shop adds by its settings. */
export const PAYMENT_KEYS = [...SPECIFIED_PAYMENT_KEYS, 'stripe'] as const
export type PaymentKey = (typeof PAYMENT_KEYS)[number]

export const PAYMENT_STATES = ['created', 'pending', 'paid', 'failed', 'cancelled', 'expired'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Requested, accepted by the gateway, refunded, or rejected by it and to be handled manually. */
export const REFUND_STATES = ['pending', 'processing', 'succeeded', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/**
 * What a capture is for: it pays for its order, or goes back because its amount is wrong, the order was already paid, or
 * the order had timed out or ended in another way.
 */
export const CAPTURE_OUTCOMES = ['paid', 'wrong_amount', 'duplicate', 'too_late', 'order_closed'] as const
export type CaptureOutcome = (typeof CAPTURE_OUTCOMES)[number]

/**
 * Why a capture cannot be assigned to an order: the invoice is unknown, the gateway's result has no amount, the
 * same invoice has a capture from which it cannot be distinguished, or it is a refund that the customer's bank returned
 * after it had succeeded. The last reason is of money that went the other way: the gateway has made a refund that no refund
 * of the shop is.
 */
export const UNMATCHED_REASONS = [
  'unknown_invoice',
  'no_amount',
  'ambiguous',
  'returned_refund',
  'unknown_refund',
] as const
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number]

/**
 * How what is unmatched is resolved: at the gateway, where the money is no more or never was, or which the shop has
 * recorded otherwise; by paying the customer in another way; or, of an unknown refund, by granting it, or since it has
 * failed.
 */
export const UNMATCHED_RESOLUTIONS = ['gateway', 'elsewhere', 'goodwill', 'failed'] as const
export type UnmatchedResolution = (typeof UNMATCHED_RESOLUTIONS)[number]

/** Maximum length of an invoice number, in characters: the shortest limit of the gateways. */
export const MAX_INVOICE_LENGTH = 15

/** The addresses that the browser uses for the open payment of an order: of calls by scripts, and of forms. */
export interface PaymentUrls {
  connect?: string
  form?: string
}
