import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { minutesFrom, releasePlaces } from '@/lib/server/inventory/hold-slots'
import { bookingsOf, lockOrder, overdueOrders, setStatus } from '@/lib/server/orders/repo'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { openAttempt, updateAttempt } from '@/lib/server/payments/repo'
import { settlePayment } from './settle-payment'

/** How long a gateway that cannot be asked keeps an unpaid order's places from others, in minutes. */
const SILENCE_MINUTES = 30
const BATCH = 50

/** Whether the gateway's word on the living attempt, if there is one, lets the order time out. */
async function isUnpaid(orderId: string, expiresAt: Date, now: Date): Promise<boolean> {
  const live = await openAttempt(orderId)
  if (!live) return true
  const finding = await queryPayment(live, 'close')
  if (!finding) return now >= minutesFrom(expiresAt, SILENCE_MINUTES)
  if (finding.state !== 'paid') return true
  await settlePayment(live.invoiceNumber, finding, undefined, now)
  return false
}

/** Times an order out whose hold ran out unpaid, and gives its places back. */
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

/** Times out every order whose hold ran out unpaid. */
export async function expireHolds(now = new Date()): Promise<void> {
  for (const id of await overdueOrders(now, BATCH))
    await expireOrder(id, now).catch((error: unknown) =>
      log.error({ err: error, order: id }, 'an order could not be timed out'),
    )
}
