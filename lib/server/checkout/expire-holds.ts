import { database } from '@/lib/server/db/client'
import { log } from '@/lib/server/http/log'
import { minutesFrom, releasePlaces } from '@/lib/server/inventory/hold-slots'
import { bookingsOf, lockOrder, overdueOrders, setStatus } from '@/lib/server/orders/repo'
import { gatewayLanes } from '@/lib/server/payments'
import { clockFrom } from '@/lib/server/payments/clock'
import { GatewayCalls, type GatewayLane, gatewayRound } from '@/lib/server/payments/gateway-round'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { openAttempt, updateAttempt } from '@/lib/server/payments/repo'
import { settlePayment } from './settle-payment'

/** How long an unpaid order's places stay held while its gateway does not say whether it is paid, in minutes. */
const UNKNOWN_GRACE_MINUTES = 30
/** Orders of a lane in a round, which takes as long as one call if the gateway is silent. */
const BATCH = 1000

/** Whether the order may expire: it has no open attempt, or the gateway reports it as not paid. */
async function isUnpaid(orderId: string, expiresAt: Date, calls: GatewayCalls, now: Date): Promise<boolean> {
  const live = await openAttempt(orderId)
  if (!live) return true
  const clock = clockFrom(now)
  const result = await calls.call(() => queryPayment(live, 'close'))
  const isOver = now >= minutesFrom(expiresAt, UNKNOWN_GRACE_MINUTES)
  if (!result || result.state === 'unknown') return isOver
  if (result.state !== 'paid') return true
  await settlePayment(live.invoiceNumber, result, undefined, clock())
  // A capture that waits for staff has not paid the order.
  return isOver
}

/** Expires an unpaid order whose hold has ended, and releases its places. */
export async function expireOrder(
  orderId: string,
  now = new Date(),
  calls = new GatewayCalls(),
): Promise<void> {
  const [first] = await bookingsOf([orderId])
  if (!first || first.expiresAt > now) return
  if (!(await isUnpaid(orderId, first.expiresAt, calls, now))) return
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

/** Expires the unpaid orders of a gateway whose hold has ended. */
export async function expireLane(lane: GatewayLane, now = new Date()): Promise<void> {
  const clock = clockFrom(now)
  const left = (await overdueOrders(now, lane, BATCH)).values()
  await gatewayRound(
    async () => left.next().value,
    (id, calls) =>
      expireOrder(id, clock(), calls).catch((error: unknown) =>
        log.error({ err: error, order: id }, 'order expiry failed'),
      ),
  )
}

/** Expires every unpaid order whose hold has ended, those of each gateway side by side. */
export async function expireHolds(now = new Date()): Promise<void> {
  await Promise.all(gatewayLanes().map((lane) => expireLane(lane, now)))
}
