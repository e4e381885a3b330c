import { z } from 'zod'
import { isCurrency } from '@/lib/domain/currency'
import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { lockOrder } from '@/lib/server/orders/repo'
import type { OutboxHandler } from '@/lib/server/outbox/handlers'
import { insertOutboxIn } from '@/lib/server/outbox/repo'
import { findGateway } from '@/lib/server/payments'
import type { Refunded } from '@/lib/server/payments/port'
import { endRefund, findRefund } from '@/lib/server/payments/repo'
import { mailRefunded } from './mails'

const payload = z.object({ refund_id: z.uuid() })

type Row = NonNullable<Awaited<ReturnType<typeof findRefund>>>

const HOUR_SECONDS = 3600
const DAY_MS = 86_400_000
const MOST_DAYS = 14

/** Asks again in an hour: a refund waits for the day's settlement, or for the bank. After two weeks it is a person's. */
async function askAgain({ refund }: Row): Promise<void> {
  if (Date.now() - refund.createdAt.getTime() < MOST_DAYS * DAY_MS)
    return insertOutboxIn(database(), HOUR_SECONDS, 'refund', { refund_id: refund.id })
  log.error({ refund: refund.id }, 'the gateway does not decide about a refund')
}

/** What the gateway did; null where it does not give back by itself. */
async function give({ refund, attempt }: Row): Promise<Refunded | null> {
  const gateway = findGateway(attempt.gateway)
  const isPart = refund.amount !== attempt.amount
  if (!gateway?.refund || !isCurrency(refund.currency) || (isPart && gateway.refunds === 'full')) {
    log.error({ refund: refund.id, gateway: attempt.gateway }, 'a refund waits for a person')
    return null
  }
  return gateway.refund(
    { invoice: attempt.invoiceNumber, gatewayReference: attempt.gatewayReference },
    { amount: refund.amount, currency: refund.currency },
    refund.id,
  )
}

/** Has the gateway give money back; what needs a person, or the gateway's time, stays 'requested'. */
export const sendRefund: OutboxHandler = async (raw) => {
  const found = await findRefund(payload.parse(raw).refund_id)
  if (found?.refund.state !== 'requested') return
  const given = await give(found)
  if (!given) return
  const { state, gatewayReference } = given
  if (state === 'pending') return askAgain(found)
  await database().transaction(async (db) => {
    const order = await lockOrder(db, found.attempt.orderId)
    const ended = await endRefund(db, found.refund.id, state, gatewayReference ?? null)
    if (order && ended && state === 'done') await mailRefunded(db, order, found.refund)
  })
}
