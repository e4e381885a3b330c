import type { PaymentResult } from '../../port'

/** The payment state by response code; see also `DECLINED`. */
const STATES: Record<string, PaymentResult['state']> = {
  '0000': 'paid',
  '0001': 'pending',
  '0003': 'cancelled',
  // What the customer does next.
  '1000': 'pending',
  '1001': 'pending',
  '1002': 'pending',
  '1003': 'pending',
  '1004': 'pending',
  '1005': 'pending',
  // The customer's step is done or in progress, which does not say that the payment is.
  '2000': 'pending',
  '2001': 'pending',
  '2002': 'pending',
  // The bank is still working on it, or answered too late.
  '4009': 'unknown',
  '4068': 'unknown',
  '4080': 'cancelled',
  '4110': 'paid',
  // Paid and refunded, so it does not pay for the order.
  '4120': 'failed',
  '9020': 'failed',
}

/** The bank's refusal: the last two digits are its own response code. */
const DECLINED = /^40\d\d$/

/** Returns the state of a payment. Errors of the inquiry and codes that 2C2P does not document are unknown. */
export function stateOf(respCode: string): PaymentResult['state'] {
  const listed = Object.hasOwn(STATES, respCode) ? STATES[respCode] : undefined
  return listed ?? (DECLINED.test(respCode) ? 'failed' : 'unknown')
}
