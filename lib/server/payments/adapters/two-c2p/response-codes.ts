import type { PaymentResult } from '../../port'

/** The payment state by response code. Unlisted codes leave the payment pending. */
const STATES: Record<string, PaymentResult['state']> = {
  '0000': 'paid',
  '0003': 'cancelled',
  // Declined by the bank, timeout, wrong details, funds, closed by the customer, 3-D Secure, duplicate.
  '4001': 'failed',
  '4005': 'failed',
  '4051': 'failed',
  '4054': 'failed',
  '4080': 'cancelled',
  '4081': 'failed',
  '4094': 'failed',
  '4110': 'paid',
  // Paid and refunded, so it does not pay for the order.
  '4120': 'failed',
  '9020': 'failed',
}

export function stateOf(respCode: string): PaymentResult['state'] {
  return Object.hasOwn(STATES, respCode) ? (STATES[respCode] ?? 'pending') : 'pending'
}
