import { type Money, majorUnits } from '@/lib/domain/money'
import type { PaymentReference, Refunded } from '../../port'
import type { KtcConfiguration } from './configuration'
import { stateOf } from './inquiry'
import { moneyOfWords } from './money'
import { type KtcRecord, recordsOf, requestGatewayRefund } from './order-api'

const ACCEPTED = '0'

function isFullAmount({ amt, cur }: KtcRecord, amount: Money): boolean {
  const captured = moneyOfWords(amt, cur)
  return captured?.currency === amount.currency && captured.amount === amount.amount
}

/**
 * Refunds a payment in full. KTC has no idempotency key for refunds, so its records are queried first, and a
 * refund is requested only for a record that is still paid. The refund has succeeded once the records say so.
 * @throws ApiError UNAVAILABLE if it is unknown whether KTC accepted the refund
 */
export async function refundInFull(
  configuration: KtcConfiguration,
  actionType: string,
  { invoice, gatewayReference }: PaymentReference,
  amount: Money,
): Promise<Refunded> {
  const records = await recordsOf(configuration, invoice)
  const own = records.filter(({ payref }) => !gatewayReference || payref === gatewayReference)
  const refunded = own.find(({ orderstatus }) => orderstatus.toLowerCase() === 'refunded')
  if (refunded) return { state: 'succeeded', gatewayReference: refunded.payref }
  const paid = own.find((record) => stateOf(record) === 'paid' && record.payref !== '')
  if (!paid || !isFullAmount(paid, amount)) return { state: 'processing' }
  const { payref: payRef } = paid
  const code = await requestGatewayRefund(configuration, { actionType, payRef, amount: majorUnits(amount) })
  return { state: 'processing', ...(code === ACCEPTED && { gatewayReference: payRef }) }
}
