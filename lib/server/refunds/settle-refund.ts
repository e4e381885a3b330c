import { database, type Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { mailRefunded, mailRefundFailed } from '@/lib/server/orders/order-mails'
import { lockOrder } from '@/lib/server/orders/repo'
import { hasInvoice } from '@/lib/server/orders/tax-document-repo'
import { TAX_DOCUMENT_DUE } from '@/lib/server/outbox/kinds'
import { insertOutbox } from '@/lib/server/outbox/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { findGateway, paymentLabel } from '@/lib/server/payments'
import type { Refunded } from '@/lib/server/payments/port'
import {
  endPolling,
  type FoundRefund,
  finalizeRefund,
  findRefund,
  markSent,
  type RefundRow,
  setGatewayReference,
} from '@/lib/server/payments/refund-repo'
import { recordReturned } from './returned-refund'
import { coverUnknownRefund, endUnknownRefund, queueUnknownRefund, unknownRefundOf } from './unknown-refund'

/** How a refund has gone on. */
interface RefundResult {
  state: Refunded['state']
  gatewayReference?: string | null
}

/** What staff have recorded about a refund. */
interface RecordedEnd {
  state: 'succeeded' | 'failed'
  gatewayReference: string | null
  /** Whether they have paid it in another way. */
  isElsewhere: boolean
}

async function announceEnd(
  db: Transaction,
  { refund, attempt }: FoundRefund,
  { state, isElsewhere = false }: { state: 'succeeded' | 'failed'; isElsewhere?: boolean },
): Promise<void> {
  const order = await lockOrder(db, attempt.orderId)
  if (state === 'failed') {
    log.error({ refund: refund.id }, 'refund rejected by gateway; manual processing required')
    if (order) await mailRefundFailed(db, order, refund, paymentLabel(attempt.optionKey, order.locale))
    return
  }
  if (order) await mailRefunded(db, order, refund, isElsewhere)
  if (await hasInvoice(attempt.orderId, db))
    await insertOutbox(db, TAX_DOCUMENT_DUE, { refund_id: refund.id })
}

/**
 * Records the end of an open refund as staff state it. A gateway that reports its refunds is asked on about one that it
 * has accepted. The caller must hold the order's lock.
 */
export async function recordEnd(
  db: Transaction,
  found: FoundRefund,
  { state, gatewayReference, isElsewhere }: RecordedEnd,
  now = new Date(),
): Promise<void> {
  const { refund, attempt } = found
  const staysWatched = findGateway(attempt.gateway)?.fetchRefund !== undefined
  await finalizeRefund(db, refund.id, { state, gatewayReference, isElsewhere, staysWatched }, now)
  if (state === 'succeeded' && gatewayReference)
    await coverUnknownRefund(db, unknownRefundOf(found, gatewayReference), now)
  await announceEnd(db, found, { state, isElsewhere })
}

/**
 * Records what the gateway says about a refund, in a transaction that holds the order's lock.
 * @param queried the refund as it was when the gateway was queried, or sent its notification
 */
export async function settleIn(
  db: Transaction,
  queried: FoundRefund,
  { state, gatewayReference = null }: RefundResult,
  now: Date,
): Promise<void> {
  const found = await findRefund(queried.refund.id, db)
  if (!found) return
  const { refund } = found
  // It has failed and was requested again since: the response is about the earlier try.
  const isEarlierTry = queried.refund.state === 'processing' && refund.state === 'pending'
  if (state === 'failed') {
    await recordReturned(db, refund.id, gatewayReference, now)
    if (gatewayReference) await endUnknownRefund(db, unknownRefundOf(found, gatewayReference), now)
  }
  if (isEarlierTry) {
    if (state === 'succeeded' && gatewayReference)
      await queueUnknownRefund(db, unknownRefundOf(found, gatewayReference), now)
    return
  }
  if (state === 'processing') {
    if (!(await markSent(db, refund.id, gatewayReference, now)))
      await reportOtherwise(db, found, { queried: queried.refund, state, gatewayReference }, now)
    return
  }
  if (!(await finalizeRefund(db, refund.id, { state, gatewayReference }, now))) {
    await endPolling(db, refund.id)
    if (state === 'succeeded')
      await reportOtherwise(db, found, { queried: queried.refund, state, gatewayReference }, now)
    return
  }
  // What waited for staff about this reference was this refund.
  if (state === 'succeeded' && gatewayReference)
    await coverUnknownRefund(db, unknownRefundOf(found, gatewayReference), now)
  await announceEnd(db, found, { state })
}

/** Records what the gateway says about a refund. The customer gets a mail once it has succeeded or failed. */
export async function settleRefund(
  queried: FoundRefund,
  result: RefundResult,
  now = new Date(),
): Promise<void> {
  await database().transaction(async (db) => {
    await lockOrder(db, queried.attempt.orderId)
    await settleIn(db, queried, result, now)
  })
  wakeOutbox()
}

/**
 * Queues what a gateway has made, or is making, of a refund that failed, or that staff have paid or recorded by another
 * reference.
 */
async function reportOtherwise(
  db: Transaction,
  found: FoundRefund,
  response: { queried: RefundRow; state: 'processing' | 'succeeded'; gatewayReference: string | null },
  now: Date,
): Promise<void> {
  const { refund } = found
  const { queried, state, gatewayReference } = response
  if (refund.state === 'processing') return
  const known = refund.gatewayReference
  const isSame = gatewayReference === null || known === null || known === gatewayReference
  if (refund.state === 'succeeded' && !refund.paidElsewhere && isSame) {
    // Staff have recorded it without a reference, by which the gateway reports whether it comes back.
    if (state === 'succeeded' && known === null && gatewayReference)
      await setGatewayReference(db, refund.id, gatewayReference)
    return
  }
  // Staff knew of what was under way when they recorded it, unless the request had no response yet.
  const isRequestResponse = queried.state === 'pending' && (known === null || known !== gatewayReference)
  if (state === 'processing' && !isRequestResponse) return
  log.error(
    { refund: refund.id, gatewayReference },
    'the gateway makes a refund that was recorded otherwise: check whether it was paid twice',
  )
  await queueUnknownRefund(db, unknownRefundOf(found, gatewayReference ?? known ?? refund.id), now)
}
