import { z } from 'zod'
import { isCurrency } from '@/lib/domain/currency'
import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { lockOrder } from '@/lib/server/orders/repo'
import type { OutboxHandler } from '@/lib/server/outbox/handlers'
import { findGateway } from '@/lib/server/payments'
import type { Refunded } from '@/lib/server/payments/port'
import { endRefund, findRefund } from '@/lib/server/payments/repo'
import { mailRefunded } from './mails'

const payload = z.object({ refund_id: z.uuid() })

type Row = NonNullable<Awaited<ReturnType<typeof findRefund>>>

async function give({ refund, attempt }: Row): Promise<Refunded> {
  const gateway = findGateway(attempt.gateway)
  if (!gateway?.refund || !isCurrency(refund.currency)) {
    log.error({ refund: refund.id, gateway: attempt.gateway }, 'a refund waits for a person')
    return { state: 'pending' }
  }
  return gateway.refund(
    { invoice: attempt.invoiceNumber, gatewayReference: attempt.gatewayReference },
    { amount: refund.amount, currency: refund.currency },
    refund.id,
  )
}

/** Has the gateway give money back; what needs a person stays 'requested'. */
export const sendRefund: OutboxHandler = async (raw) => {
  const found = await findRefund(payload.parse(raw).refund_id)
  if (found?.refund.state !== 'requested') return
  const { state, gatewayReference } = await give(found)
  if (state === 'pending') return
  await database().transaction(async (db) => {
    const order = await lockOrder(db, found.attempt.orderId)
    const ended = await endRefund(db, found.refund.id, state, gatewayReference ?? null)
    if (order && ended && state === 'done') await mailRefunded(db, order, found.refund)
  })
}
