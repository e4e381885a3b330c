import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { extendHold } from '@/lib/server/checkout/extend-hold'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { database } from '@/lib/server/db/client'
import { minutesFrom } from '@/lib/server/inventory/hold-slots'
import { insertExtension } from '@/lib/server/orders/hold-extension-repo'
import { newProduct, newUser } from '../fixtures/catalog'
import {
  begin,
  contextOf,
  newOrder,
  paidNotification,
  rowsOf,
  slotOf,
  statusesOf,
} from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { repetitions } from '../setup/thorough'

withShopDatabase()
withoutMails()

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && result.reason instanceof ApiError ? result.reason.code : result.status

async function pending(day = 5) {
  const sold = await newProduct({ capacity: 1, day })
  const userId = await newUser()
  const order = await newOrder(userId, sold)
  const end = new Date(order.expires_at ?? '')
  return { sold, userId, order, end, nearEnd: minutesFrom(end, -4) }
}

async function endOf(orderId: string): Promise<Date[]> {
  const rows = await sql<{ expires_at: Date }>(
    `SELECT expires_at FROM orders WHERE id = $1
     UNION ALL SELECT expires_at FROM bookings WHERE order_id = $1`,
    [orderId],
  )
  return rows.map((row) => new Date(row.expires_at))
}

test('[B5] twenty concurrent clicks extend the hold once, by fifteen minutes', async () => {
  const { userId, order, end, nearEnd, sold } = await pending()
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => extendHold(order.id, contextOf(userId), nearEnd)),
  )
  const codes = results.map(codeOf)
  expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(1)
  expect(codes.filter((code) => code === 'HOLD_EXTENDED')).toHaveLength(19)
  const longer = minutesFrom(end, 15)
  expect(await endOf(order.id)).toEqual([longer, longer])
  expect(await rowsOf('hold_extensions WHERE order_id = $1', [order.id])).toBe(1)
  expect(await slotOf(sold)).toEqual({ held: 1, sold: 0 })
  await expireOrder(order.id, minutesFrom(end, 1))
  expect(await statusesOf(order.id)).toEqual(['pending'])
  await expireOrder(order.id, minutesFrom(longer, 1))
  expect(await statusesOf(order.id)).toEqual(['timeout'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('[B5] a concurrent extension and timeout never both succeed', async () => {
  for (let round = 0; round < repetitions(3, 6); round++) {
    const { userId, order, end, sold } = await pending()
    const [extended] = await Promise.allSettled([
      extendHold(order.id, contextOf(userId), minutesFrom(end, -0.01)),
      expireOrder(order.id, minutesFrom(end, 0.01)),
    ])
    const [status] = await statusesOf(order.id)
    expect([status, codeOf(extended)]).toEqual(
      status === 'pending' ? ['pending', 'fulfilled'] : ['timeout', 'ORDER_NOT_PAYABLE'],
    )
    expect(await slotOf(sold)).toEqual({ held: status === 'pending' ? 1 : 0, sold: 0 })
  }
})

test('[B5] the database allows one unchangeable extension of the right length', async () => {
  const { order, userId, end, nearEnd } = await pending()
  await extendHold(order.id, contextOf(userId), nearEnd)
  const again = { orderId: order.id, heldUntil: end, extendedUntil: minutesFrom(end, 5), createdAt: nearEnd }
  await expect(database().transaction((db) => insertExtension(db, again))).rejects.toThrow()
  await expect(sql('DELETE FROM hold_extensions WHERE order_id = $1', [order.id])).rejects.toThrow(
    'hold_extensions',
  )
  const other = await pending()
  const long = { orderId: other.order.id, heldUntil: other.end, createdAt: other.nearEnd }
  await expect(
    database().transaction((db) =>
      insertExtension(db, { ...long, extendedUntil: minutesFrom(other.end, 16) }),
    ),
  ).rejects.toThrow()
  expect(await endOf(other.order.id)).toEqual([other.end, other.end])
})

test('[B5] rejects an extension that is too early, too late, or by another user', async () => {
  const { userId, order, end, nearEnd } = await pending()
  const refused = (who: string, now: Date) =>
    extendHold(order.id, contextOf(who), now).then(
      () => 'fulfilled',
      (error: unknown) => (error instanceof ApiError ? error.code : error),
    )
  expect(await refused(userId, minutesFrom(end, -6))).toBe('HOLD_NOT_EXTENDABLE')
  expect(await refused(userId, minutesFrom(end, 0))).toBe('ORDER_NOT_PAYABLE')
  expect(await refused(await newUser(), nearEnd)).toBe('ORDER_NOT_FOUND')
  await startPayment(order.id, 'pay_later', contextOf(userId))
  const [later] = await endOf(order.id)
  expect(await refused(userId, minutesFrom(later ?? end, -1))).toBe('HOLD_NOT_EXTENDABLE')
})

test('[B5] starting a payment does not shorten the extended hold, and a payment within it confirms', async () => {
  const { userId, order, end, nearEnd, sold } = await pending()
  await extendHold(order.id, contextOf(userId), nearEnd)
  const payment = await begin(userId, order.id, 'gb_prime_pay_credit_card', minutesFrom(nearEnd, 1))
  const [until] = await endOf(order.id)
  expect(until).toEqual(minutesFrom(end, 15))
  await receiveNotification('sandbox', paidNotification(payment))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
})
