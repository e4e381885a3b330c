import { mergePaymentResults } from '@/lib/server/payments/merge-payment-results'
import type { PaymentReference, PaymentResult } from '../../port'
import type { KtcConfiguration } from './configuration'
import { moneyOfWords } from './money'
import { type KtcRecord, recordsOf } from './order-api'

const STATES: Record<string, PaymentResult['state']> = {
  accepted: 'paid',
  rejected: 'failed',
  cancelled: 'cancelled',
  voided: 'cancelled',
  pending: 'pending',
  authorized: 'pending',
  // Paid, and on its way back: it does not pay for the order.
  refunded: 'failed',
  requestrefund: 'failed',
}

/** Returns the state of a record; unknown for a status that the documentation does not list. */
export function stateOf({ orderstatus }: KtcRecord): PaymentResult['state'] {
  const status = orderstatus.toLowerCase()
  return (Object.hasOwn(STATES, status) ? STATES[status] : undefined) ?? 'unknown'
}

function resultOf(record: KtcRecord): PaymentResult {
  const money = moneyOfWords(record.amt, record.cur)
  return {
    state: stateOf(record),
    ...(money && { money }),
    ...(record.payref && { gatewayReference: record.payref }),
  }
}

/** Returns the result of a payment. @throws ApiError UNAVAILABLE */
export async function inquireOrder(
  configuration: KtcConfiguration,
  { invoice }: PaymentReference,
): Promise<PaymentResult> {
  return mergePaymentResults((await recordsOf(configuration, invoice)).map(resultOf))
}
