import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { minutesFrom, releasePlaces } from '@/lib/server/inventory/hold-slots'
import { bookingsOf, lockOrder, overdueOrders, setStatus } from '@/lib/server/orders/repo'
import { byGateway } from '@/lib/server/payments/by-gateway'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { openAttempt, updateAttempt } from '@/lib/server/payments/repo'
import { settlePayment } from './settle-payment'

/** How long an unpaid order's places stay held while its gateway does not say whether it is paid, in minutes. */
const UNKNOWN_GRACE_MINUTES = 30
const BATCH = 50

/** Whether the order may expire: it has no open attempt, or the gateway reports it as not paid. */
async function isUnpaid(orderId: string, expiresAt: Date, now: Date): Promise<boolean> {
  const live = await openAttempt(orderId)
  if (!live) return true
  const result = await queryPayment(live, 'close')
  const isOver = now >= minutesFrom(expiresAt, UNKNOWN_GRACE_MINUTES)
  if (!result || result.state === 'unknown') return isOver
  if (result.state !== 'paid') return true
  await settlePayment(live.invoiceNumber, result, undefined, now)
  // A capture that waits for staff has not paid the order.
  return isOver
}

/** Expires an unpaid order whose hold has ended, and releases its places. */
export async function expireOrder(orderId: string, now = new Date()): Promise<void> {
  const [first] = await bookingsOf([orderId])
  if (!first || first.expiresAt > now || !(await isUnpaid(orderId, first.expiresAt, now))) return
  await database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (!order || order.expiresAt > now) return
    const pending = (await bookingsOf([orderId], db)).filter(({ status }) => status === 'pending')
    const ids = pending.map(({ id }) => id)
    if (ids.length === 0) return
    await setStatus(db, ids, 'timeout', 'system', 'not paid in time')
    await releasePlaces(db, ids)
    const live = await openAttempt(orderId, db)
    if (live) await updateAttempt(db, live.id, { state: 'expired', settledAt: now })
  })
}

/** Expires every unpaid order whose hold has ended. */
export async function expireHolds(now = new Date()): Promise<void> {
  await byGateway(
    await overdueOrders(now, BATCH),
    ({ gateway }) => gateway,
    ({ id }) =>
      expireOrder(id, now).catch((error: unknown) =>
        log.error({ err: error, order: id }, 'order expiry failed'),
      ),
  )
}
