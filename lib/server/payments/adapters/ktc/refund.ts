import { type Money, majorUnits } from '@/lib/domain/money'
import type { PaymentReference, Refunded } from '../../port'
import type { KtcConfiguration } from './configuration'
import { stateOf } from './inquiry'
import { moneyOfWords } from './money'
import { type KtcRecord, recordsOf, requestGatewayRefund } from './order-api'

const ACCEPTED = '0'

function isWhole({ amt, cur }: KtcRecord, amount: Money): boolean {
  const taken = moneyOfWords(amt, cur)
  return taken?.currency === amount.currency && taken.amount === amount.amount
}

/**
 * Gives the whole of a payment back. KTC knows no key that makes a refund safe to repeat: so its books are asked
 * first, and only what still stands there as paid is asked back. It is done once the books say so.
 * @throws ApiError UNAVAILABLE where it is not known whether the refund was taken up
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
  if (refunded) return { state: 'done', gatewayReference: refunded.payref }
  const paid = own.find((record) => stateOf(record) === 'paid' && record.payref !== '')
  if (!paid || !isWhole(paid, amount)) return { state: 'pending' }
  const { payref: payRef } = paid
  const code = await requestGatewayRefund(configuration, { actionType, payRef, amount: majorUnits(amount) })
  return { state: 'pending', ...(code === ACCEPTED && { gatewayReference: payRef }) }
}
