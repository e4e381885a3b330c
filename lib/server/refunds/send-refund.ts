import { z } from 'zod'
import { isCurrency } from '@/lib/domain/currency'
import { database, type Transaction } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { mailRefunded, mailRefundFailed } from '@/lib/server/orders/order-mails'
import { lockOrder } from '@/lib/server/orders/repo'
import { hasInvoice } from '@/lib/server/orders/tax-document-repo'
import type { OutboxHandler } from '@/lib/server/outbox/handlers'
import { TAX_DOCUMENT_DUE } from '@/lib/server/outbox/kinds'
import { insertOutbox } from '@/lib/server/outbox/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { findGateway, gatewayLanes, isAutomatic, paymentOption } from '@/lib/server/payments'
import { insertEvent, voidUnknownRefund } from '@/lib/server/payments/capture-repo'
import {
  type GatewayCalls,
  type GatewayLane,
  gatewayRound,
  whileAnswering,
} from '@/lib/server/payments/gateway-round'
import type { Refunded } from '@/lib/server/payments/port'
import {
  claimRefund,
  countRefundFailures,
  finalizeRefund,
  findRefund,
  markSent,
  type RefundRow,
  setGatewayReference,
} from '@/lib/server/payments/refund-repo'
import { recordReturned } from './returned-refund'
import { endUnknownRefund, queueUnknownRefund, unknownRefundOf } from './unknown-refund'

const payload = z.object({ refund_id: z.uuid() })

type Row = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/**
 * Refunds through the gateway, or queries a refund under way; null if the gateway cannot refund and the refund needs
 * manual processing. Throws if this server has no such gateway.
 */
async function refundAtGateway(
  { refund, attempt, capture }: Row,
  query: 'request' | 'status',
): Promise<Refunded | null> {
  const gateway = findGateway(attempt.gateway)
  // The server may have been started without its credentials: the refund is tried again.
  if (!gateway) throw new Error(`the gateway ${attempt.gateway} is not configured`)
  if (!isAutomatic(gateway, refund, capture) || !isCurrency(refund.currency)) {
    log.error({ refund: refund.id, gateway: attempt.gateway }, 'refund requires manual processing')
    return null
  }
  const payment = {
    invoice: attempt.invoiceNumber,
    gatewayReference: capture.gatewayReference ?? attempt.gatewayReference,
  }
  if (query === 'status' && gateway.fetchRefund) return gateway.fetchRefund(payment, refund.id)
  const money = { amount: refund.amount, currency: refund.currency }
  return gateway.refund(payment, money, refund.id, await countRefundFailures(refund.id))
}

/** How a refund has gone on. */
interface RefundResult {
  state: Refunded['state']
  gatewayReference?: string | null
  /** Whether staff have paid it in another way. */
  isElsewhere?: boolean
}

/** Records a result in a transaction; see settleRefund(). */
export async function applyRefundResult(
  db: Transaction,
  { refund, attempt }: Row,
  { state, gatewayReference = null, isElsewhere = false }: RefundResult,
  now = new Date(),
): Promise<void> {
  const order = await lockOrder(db, attempt.orderId)
  const isRecorded =
    state === 'processing'
      ? await markSent(db, refund.id, gatewayReference, now)
      : await finalizeRefund(db, refund.id, { state, gatewayReference, isElsewhere }, now)
  if (!isRecorded) return reportOtherwise(db, { refund, state, gatewayReference }, now)
  if (state === 'processing') return
  if (state === 'failed') {
    log.error({ refund: refund.id }, 'refund rejected by gateway; manual processing required')
    if (order) await mailRefundFailed(db, order, refund, paymentOption(attempt.optionKey).label)
    return
  }
  // What waited for staff about this reference was this refund.
  if (gatewayReference) await voidUnknownRefund(db, { gateway: attempt.gateway, gatewayReference }, now)
  if (order) await mailRefunded(db, order, refund, isElsewhere)
  if (await hasInvoice(attempt.orderId, db))
    await insertOutbox(db, TAX_DOCUMENT_DUE, { refund_id: refund.id })
}

/**
 * Records the outcome of a refund. The customer gets a mail once it has succeeded or failed.
 * @param event the notification that reported it, which is processed once
 */
export async function settleRefund(
  row: Row,
  result: RefundResult,
  now = new Date(),
  event?: { gateway: string; eventId: string },
): Promise<void> {
  const { refund, attempt } = row
  await database().transaction(async (db) => {
    await lockOrder(db, attempt.orderId)
    const { invoiceNumber } = attempt
    if (event && !(await insertEvent(db, { ...event, invoiceNumber, verified: true, receivedAt: now })))
      return
    // The failure of a refund that has succeeded; of any other it is the result.
    if (event && result.state === 'failed')
      await recordReturned(db, refund.id, result.gatewayReference ?? null, now)
    if (result.state === 'failed' && result.gatewayReference)
      await endUnknownRefund(db, unknownRefundOf(row, result.gatewayReference), now)
    await applyRefundResult(db, row, result, now)
  })
  wakeOutbox()
}

/**
 * Queues what a gateway has made, or is making, of a refund that failed, or that staff have paid or recorded by another
 * reference.
 * @param answer.refund as it was when the gateway was asked
 */
async function reportOtherwise(
  db: Transaction,
  answer: { refund: RefundRow; state: Refunded['state']; gatewayReference: string | null },
  now: Date,
): Promise<void> {
  const { id } = answer.refund
  const found = await findRefund(id, db)
  if (!found || answer.state === 'failed' || found.refund.state === 'processing') return
  const { refund } = found
  const known = refund.gatewayReference
  const { gatewayReference } = answer
  const isSame = gatewayReference === null || known === null || known === gatewayReference
  if (refund.state === 'succeeded' && !refund.paidElsewhere && isSame) {
    // Staff have recorded it without a reference, by which the gateway reports whether it comes back.
    if (known === null && gatewayReference) await setGatewayReference(db, id, gatewayReference)
    return
  }
  // Staff knew of what was under way when they recorded it, unless the request had not been answered.
  const isRequestAnswer = answer.refund.state === 'pending' && (known === null || known !== gatewayReference)
  if (answer.state === 'processing' && !isRequestAnswer) return
  log.error(
    { refund: id, gatewayReference },
    'the gateway makes a refund that was recorded otherwise: check whether it was paid twice',
  )
  await queueUnknownRefund(db, unknownRefundOf(found, gatewayReference ?? known ?? id), now)
}

/** Sends a refund to the gateway. One that needs manual processing stays pending. */
export const sendRefund: OutboxHandler = async (raw) => {
  const found = await findRefund(payload.parse(raw).refund_id)
  if (found?.refund.state !== 'pending') return
  const refunded = await refundAtGateway(found, 'request')
  if (refunded) await settleRefund(found, refunded)
}

/** A gateway that has not made a refund by then probably will not. */
const STUCK_DAYS = 5
const DAY_MS = 86_400_000

async function pollRefund(found: Row, calls: GatewayCalls, now: Date): Promise<void> {
  const { refund } = found
  const refunded = await calls.call(() =>
    refundAtGateway(found, 'status').catch((error: unknown) => {
      log.warn({ err: error, refund: refund.id }, 'refund status query failed')
      return null
    }),
  )
  if (refunded) await settleRefund(found, refunded, now)
  const days = refund.sentAt ? Math.floor((now.getTime() - refund.sentAt.getTime()) / DAY_MS) : 0
  if (days >= STUCK_DAYS && (refunded === null || refunded.state === 'processing'))
    log.error({ refund: refund.id, days }, 'refund not completed by the gateway: check it in its portal')
}

/**
 * Polls a gateway for refunds under way; one without such a query gets the same request again, which refunds only once.
 */
export async function pollLane(lane: GatewayLane, now = new Date()): Promise<void> {
  await gatewayRound(
    whileAnswering(() => claimRefund(now, lane)),
    async ({ id }, calls) => {
      try {
        const found = await findRefund(id)
        if (found?.refund.state === 'processing') await pollRefund(found, calls, now)
      } catch (error) {
        log.error({ err: error, refund: id }, 'refund settlement failed')
      }
    },
  )
}

/** Polls all gateways for refunds under way, side by side. */
export async function pollRefunds(now = new Date()): Promise<void> {
  await Promise.all(gatewayLanes().map((lane) => pollLane(lane, now)))
}
