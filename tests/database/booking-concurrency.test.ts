import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { lockAccount } from '@/lib/server/account/deletion-repo'
import { addToCart, listCart } from '@/lib/server/cart/service'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { database } from '@/lib/server/db/client'
import { users } from '@/lib/server/db/schema'
import { newProduct, newUser } from '../fixtures/catalog'
import {
  begin,
  choose,
  contextOf,
  fill,
  formFor,
  mailsTo,
  newOrder,
  paidNotification,
  rowsOf,
  slotOf,
  statusesOf,
} from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'
import { repetitions } from '../setup/thorough'

withShopDatabase()

const BUYERS = repetitions(16, 40)
const ORDERS = repetitions(10, 20)

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && result.reason instanceof ApiError ? result.reason.code : result.status

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => run(index)))

test('[B5] of many buyers for the last five places exactly five get one', async () => {
  const sold = await newProduct({ capacity: 5 })
  const buyers = []
  for (let n = 0; n < BUYERS; n++) {
    const userId = await newUser()
    const id = await fill(userId, sold)
    buyers.push({ userId, form: await formFor(userId, [id]) })
  }
  const results = await Promise.allSettled(
    buyers.map(({ userId, form }) => placeOrder(form, contextOf(userId))),
  )
  const codes = results.map(codeOf)
  expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(5)
  expect(codes.filter((code) => code === 'SOLD_OUT')).toHaveLength(BUYERS - 5)
  expect(await slotOf(sold)).toEqual({ held: 5, sold: 0 })
  const carts = await rowsOf('cart_items WHERE option_id = $1', [sold.optionId])
  expect(carts).toBe(BUYERS - 5)
})

test('[B5] two items of one order cannot take more places than their slot has', async () => {
  const sold = await newProduct({ capacity: 5 })
  await sql(
    `INSERT INTO extras (option_id, code, position, name, amount, currency, deposit)
      VALUES ($1, 'lunch', 0, '{"en":"Lunch","th":"Lunch","zh-cn":"Lunch"}', 10000, 'THB', false)`,
    [sold.optionId],
  )
  const userId = await newUser()
  const plain = await fill(userId, sold, { ADULT: 3 })
  const withLunch = { ...choose(sold, { ADULT: 3 }), extras: ['lunch'] }
  const { data } = await addToCart(withLunch, contextOf(userId))
  const form = await formFor(userId, [plain, data.item.id])
  await expect(placeOrder(form, contextOf(userId))).rejects.toMatchObject({
    code: 'NOT_ENOUGH_PLACES',
    values: { left: 5 },
  })
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('[B5] orders that lock the same two slots in any order never deadlock', async () => {
  const [one, two] = [await newProduct({ capacity: 100 }), await newProduct({ capacity: 100 })]
  const orders = []
  for (let n = 0; n < ORDERS; n++) {
    const userId = await newUser()
    const first = await fill(userId, n % 2 ? one : two)
    const second = await fill(userId, n % 2 ? two : one)
    orders.push({ userId, form: await formFor(userId, [first, second]) })
  }
  await Promise.all(orders.map(({ userId, form }) => placeOrder(form, contextOf(userId))))
  expect([await slotOf(one), await slotOf(two)]).toEqual([
    { held: ORDERS, sold: 0 },
    { held: ORDERS, sold: 0 },
  ])
})

test('[B5] twenty concurrent requests with one Idempotency-Key create one order', async () => {
  const sold = await newProduct()
  const userId = await newUser()
  const form = await formFor(userId, [await fill(userId, sold)])
  const idempotencyKey = randomUUID()
  const results = await times(20, () => placeOrder(form, contextOf(userId, { idempotencyKey })))
  const ids = results.map((result) => result.status === 'fulfilled' && result.value.data.id)
  expect(new Set(ids).size).toBe(1)
  expect(await rowsOf('orders WHERE user_id = $1', [userId])).toBe(1)
  expect(await slotOf(sold)).toEqual({ held: 1, sold: 0 })
  const other = { ...form, lead: { ...form.lead, first_name: 'Nok' } }
  await expect(placeOrder(other, contextOf(userId, { idempotencyKey }))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
})

test('[B5] an order placed during account deletion is rejected as signed out', async () => {
  const sold = await newProduct()
  const userId = await newUser()
  const form = await formFor(userId, [await fill(userId, sold)])
  const { placing } = await database().transaction(async (tx) => {
    await lockAccount(tx, userId)
    const placing = times(1, () => placeOrder(form, contextOf(userId)))
    await tx.delete(users).where(eq(users.id, userId))
    return { placing }
  })
  expect((await placing).map(codeOf)).toEqual(['UNAUTHENTICATED'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
})

test('[B3] a double click adds once, two clicks add twice to one item', async () => {
  const sold = await newProduct()
  const userId = await newUser()
  const idempotencyKey = randomUUID()
  await times(6, () => addToCart(choose(sold, { ADULT: 1 }), contextOf(userId, { idempotencyKey })))
  await times(2, () => addToCart(choose(sold, { ADULT: 1, CHILD: 1 }), contextOf(userId)))
  const { data } = await listCart({ page: 1, limit: 5 }, contextOf(userId))
  expect(data.meta.total).toBe(1)
  expect(data.items[0]?.lines.map(({ quantity }) => quantity)).toEqual([3, 2])
})

test('[B5] two tabs and a double click create one open attempt', async () => {
  const sold = await newProduct()
  const userId = await newUser()
  const order = await newOrder(userId, sold)
  const keys = ['ktc_alipay', 'ktc_alipay', 'two_c2p', 'ktc_alipay', 'two_c2p'] as const
  await Promise.allSettled(keys.map((key) => startPayment(order.id, key, contextOf(userId))))
  const live = `payment_attempts WHERE order_id = $1 AND state IN ('created','pending')`
  expect(await rowsOf(live, [order.id])).toBeLessThanOrEqual(1)
  const first = await startPayment(order.id, 'ktc_alipay', contextOf(userId))
  const again = await times(5, () => startPayment(order.id, 'ktc_alipay', contextOf(userId)))
  const redirects = again.map((result) => result.status === 'fulfilled' && result.value.data.redirect)
  expect(new Set(redirects)).toEqual(new Set([first.data.redirect]))
  expect(await rowsOf(live, [order.id])).toBe(1)
})

test('[B5] ten concurrent copies of a notification: one capture, one voucher, one mail, one sale', async () => {
  const sold = await newProduct()
  const userId = await newUser()
  const order = await newOrder(userId, sold)
  const payment = await begin(userId, order.id)
  const notification = paidNotification(payment)
  const results = await times(10, () => receiveNotification('sandbox', notification))
  expect(new Set(results.map(codeOf))).toEqual(new Set(['fulfilled']))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  expect(await rowsOf('gateway_notifications WHERE invoice_number = $1', [payment.invoice])).toBe(1)
  const ofOrder = 'WHERE b.order_id = $1'
  expect(await rowsOf(`vouchers v JOIN bookings b ON b.id = v.booking_id ${ofOrder}`, [order.id])).toBe(1)
  const captured = await sql<{ amount: string }>(
    'SELECT c.amount FROM captures c JOIN payment_attempts a ON a.id = c.attempt_id WHERE a.order_id = $1',
    [order.id],
  )
  expect(captured.map(({ amount }) => Number(amount))).toEqual([100_000])
  const history = await sql<{ to_status: string; actor: string }>(
    `SELECT e.to_status, e.actor FROM booking_status_history e JOIN bookings b ON b.id = e.booking_id
      ${ofOrder} ORDER BY e.id`,
    [order.id],
  )
  expect(history.map(({ to_status, actor }) => [to_status, actor])).toEqual([
    ['pending', 'customer'],
    ['paid', 'gateway'],
    ['confirmed', 'system'],
  ])
  expect(await mailsTo(order.lead.email)).toEqual([`Confirmed: your order ${order.reference} at Sunhop`])
})
