import { z } from 'zod'
import { isCurrency } from '@/lib/domain/currency'
import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import type { OutboxHandler } from '@/lib/server/outbox/handlers'
import { findGateway, gatewayLanes, isAutomatic } from '@/lib/server/payments'
import {
  type GatewayCalls,
  type GatewayLane,
  gatewayRound,
  whileResponding,
} from '@/lib/server/payments/gateway-round'
import type { Refunded } from '@/lib/server/payments/port'
import {
  claimRefund,
  countRefundFailures,
  endPolling,
  type FoundRefund,
  findRefund,
} from '@/lib/server/payments/refund-repo'
import { settleRefund } from './settle-refund'

const payload = z.object({ refund_id: z.uuid() })

/**
 * Refunds through the gateway, or queries a refund under way; null if the gateway cannot refund and the refund needs
 * manual processing. Throws if this server has no such gateway.
 */
async function refundAtGateway(
  { refund, attempt, capture }: FoundRefund,
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

/** After that, what becomes of a refund that staff have recorded otherwise is no longer queried. */
const WATCHED_DAYS = 30

async function pollRefund(found: FoundRefund, calls: GatewayCalls, now: Date): Promise<void> {
  const { refund } = found
  const refunded = await calls.call(() =>
    refundAtGateway(found, 'status').catch((error: unknown) => {
      log.warn({ err: error, refund: refund.id }, 'refund status query failed')
      return null
    }),
  )
  if (refunded) await settleRefund(found, refunded, now)
  const days = refund.sentAt ? Math.floor((now.getTime() - refund.sentAt.getTime()) / DAY_MS) : 0
  if (refunded !== null && refunded.state !== 'processing') return
  if (refund.state === 'processing' && days >= STUCK_DAYS)
    log.error({ refund: refund.id, days }, 'refund not completed by the gateway: check it in its portal')
  if (refund.state !== 'processing' && days >= WATCHED_DAYS)
    await database().transaction((db) => endPolling(db, refund.id))
}

/**
 * Polls a gateway for refunds under way, also for those that staff have recorded meanwhile; one without such a query gets
 * the same request again, which refunds only once.
 */
export async function pollLane(lane: GatewayLane, now = new Date()): Promise<void> {
  await gatewayRound(
    whileResponding(() => claimRefund(now, lane)),
    async ({ id }, calls) => {
      try {
        const found = await findRefund(id)
        if (found) await pollRefund(found, calls, now)
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
