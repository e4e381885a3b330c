import { z } from 'zod'
import { isCurrency } from '@/lib/domain/currency'
import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { mailRefunded, mailRefundFailed } from '@/lib/server/orders/order-mails'
import { lockOrder } from '@/lib/server/orders/repo'
import type { OutboxHandler } from '@/lib/server/outbox/handlers'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { findGateway, paymentOption } from '@/lib/server/payments'
import type { Refunded } from '@/lib/server/payments/port'
import { claimRefunds, finalizeRefund, findRefund, markSent } from '@/lib/server/payments/refund-repo'

const payload = z.object({ refund_id: z.uuid() })

type Row = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/** Null where the gateway cannot do it by itself: then a person does. */
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

/** Writes down what became of a refund; the buyer hears of it once it is done, or refused. */
export async function settleRefund(
  { refund, attempt }: Row,
  { state, gatewayReference = null }: { state: Refunded['state']; gatewayReference?: string | null },
  now = new Date(),
): Promise<void> {
  await database().transaction(async (db) => {
    const order = await lockOrder(db, attempt.orderId)
    if (state === 'pending') return void (await markSent(db, refund.id, gatewayReference, now))
    const ended = await finalizeRefund(db, refund.id, state, gatewayReference, now)
    if (ended && state === 'failed') {
      log.error({ refund: refund.id }, 'a gateway refused to give money back')
      if (order) await mailRefundFailed(db, order, refund, paymentOption(attempt.optionKey).label)
    }
    if (order && ended && state === 'done') await mailRefunded(db, order, refund)
  })
  wakeOutbox()
}

/** Has the gateway give money back; what needs a person stays 'requested'. */
export const sendRefund: OutboxHandler = async (raw) => {
  const found = await findRefund(payload.parse(raw).refund_id)
  if (found?.refund.state !== 'requested') return
  const given = await give(found)
  if (given) await settleRefund(found, given)
}

const BATCH = 20

/** Asks the gateways what became of the refunds that they took on: the same key again gives nothing back twice. */
export async function pollRefunds(now = new Date()): Promise<void> {
  for (const { id } of await claimRefunds(now, BATCH)) {
    const found = await findRefund(id)
    if (found?.refund.state !== 'sent') continue
    const given = await give(found).catch((error: unknown) => {
      log.warn({ err: error, refund: id }, 'the gateway could not be asked about a refund')
      return null
    })
    if (given) await settleRefund(found, given, now)
  }
}
