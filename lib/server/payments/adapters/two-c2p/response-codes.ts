import type { PaymentResult } from '../../port'

/** What the gateway's codes say of a payment. Codes that are not here say nothing, and it stays pending. */
const STATES: Record<string, PaymentResult['state']> = {
  '0000': 'paid',
  '0003': 'cancelled',
  // Declined by the bank, time-out, wrong details, funds, closed by the customer, 3-D Secure, duplicate.
  '4001': 'failed',
  '4005': 'failed',
  '4051': 'failed',
  '4054': 'failed',
  '4080': 'cancelled',
  '4081': 'failed',
  '4094': 'failed',
  '4110': 'paid',
  // Paid and given back, so that nothing is bought with it.
  '4120': 'failed',
  '9020': 'failed',
}

export function stateOf(respCode: string): PaymentResult['state'] {
  return Object.hasOwn(STATES, respCode) ? (STATES[respCode] ?? 'pending') : 'pending'
}
