import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PaymentKey } from '@/lib/domain/payment'
import { paymentResult } from '@/lib/server/checkout/payment-result'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { decisiveAttempt } from '@/lib/server/payments/repo'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'
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

withShopDatabase()
withoutMails()

const MINUTE = 60_000

/** A failed attempt, newer than all others. */
const endedAttempt = (orderId: string) =>
  sql(
    `INSERT INTO payment_attempts
      (order_id, option_key, gateway, invoice_number, state, amount, currency, expires_at)
      VALUES ($1, 'two_c2p', 'sandbox', $2, 'failed', 1, 'THB', now())`,
    [orderId, `SH${randomUUID().replaceAll('-', '').slice(0, 13)}`],
  )

async function expiryOf(orderId: string): Promise<number> {
  const [row] = await sql<{ expires_at: Date }>('SELECT expires_at FROM orders WHERE id = $1', [orderId])
  return row?.expires_at.getTime() ?? 0
}

test('[B5] a paid attempt decides for its order, then an open one, then the newest', async () => {
  const userId = await newUser()
  const order = await newOrder(userId, await newProduct())
  const first = await begin(userId, order.id, 'ktc_alipay')
  await endedAttempt(order.id)
  expect(await decisiveAttempt(order.id)).toMatchObject({ invoiceNumber: first.invoice, state: 'pending' })
  const minuteAgo = new Date(Date.now() - MINUTE)
  await startPayment(order.id, 'two_c2p', contextOf(userId), minuteAgo)
  expect(await decisiveAttempt(order.id)).toMatchObject({ optionKey: 'two_c2p', state: 'pending' })
  await receiveNotification('sandbox', paidNotification(first))
  await endedAttempt(order.id)
  expect(await decisiveAttempt(order.id)).toMatchObject({ invoiceNumber: first.invoice, state: 'paid' })
})

test('[B5] attempts are ordered by the database’s clock, not a server’s', async () => {
  const userId = await newUser()
  const order = await newOrder(userId, await newProduct())
  await startPayment(order.id, 'ktc_alipay', contextOf(userId), new Date(Date.now() + MINUTE))
  await startPayment(order.id, 'two_c2p', contextOf(userId), new Date(Date.now() - MINUTE))
  const rows = await sql<{ option_key: string }>(
    'SELECT option_key FROM payment_attempts WHERE order_id = $1 ORDER BY created_at',
    [order.id],
  )
  expect(rows.map(({ option_key }) => option_key)).toEqual(['ktc_alipay', 'two_c2p'])
})

test('[B6] after ten declined payments an order fails, and its places are released', async () => {
  const sold = await newProduct()
  const userId = await newUser()
  const order = await newOrder(userId, sold)
  for (let n = 0; n < 10; n++) {
    expect(await statusesOf(order.id)).toEqual(['pending'])
    const { invoice } = await begin(userId, order.id)
    await sandboxLedger.decide(invoice, 'failed')
    await paymentResult(order.id, contextOf(userId))
  }
  expect(await statusesOf(order.id)).toEqual(['failed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  const failed = `booking_status_history e JOIN bookings b ON b.id = e.booking_id
    WHERE b.order_id = $1 AND to_status = 'failed' AND actor = 'system' AND reason <> ''`
  expect(await rowsOf(failed, [order.id])).toBe(1)
  await expect(begin(userId, order.id)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' })
})

test('[B6] payments that the customer replaces or cancels do not fail an order', async () => {
  const userId = await newUser()
  const order = await newOrder(userId, await newProduct())
  const keys: PaymentKey[] = ['ktc_alipay', 'two_c2p']
  const first = await begin(userId, order.id, 'ktc_alipay')
  for (let n = 1; n < 12; n++) {
    const { invoice } = await begin(userId, order.id, keys[n % 2])
    if (n % 3 === 0) await sandboxLedger.decide(invoice, 'cancelled')
  }
  expect(await statusesOf(order.id)).toEqual(['pending'])
  await receiveNotification('sandbox', paidNotification(first))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})

test('[B4] an order with pay later keeps its promised deadline, whatever happens to earlier payments', async () => {
  const userId = await newUser()
  const order = await newOrder(userId, await newProduct())
  await startPayment(order.id, 'pay_later', contextOf(userId))
  const promised = await expiryOf(order.id)
  expect(promised).toBeGreaterThan(Date.now() + 23 * 60 * MINUTE)
  const { invoice } = await begin(userId, order.id, 'ktc_alipay')
  expect(await expiryOf(order.id)).toBe(promised)
  await sandboxLedger.decide(invoice, 'failed')
  await paymentResult(order.id, contextOf(userId))
  await begin(userId, order.id, 'two_c2p')
  expect(await expiryOf(order.id)).toBe(promised)
  expect(await statusesOf(order.id)).toEqual(['pending'])
})

test('[B5] repeated payment starts extend the hold by fifteen minutes in all', async () => {
  const userId = await newUser()
  const order = await newOrder(userId, await newProduct())
  const placed = await expiryOf(order.id)
  const keys: PaymentKey[] = ['ktc_alipay', 'two_c2p']
  for (let n = 0; n < 4; n++) {
    const now = new Date(placed - MINUTE + n * 5 * MINUTE)
    await startPayment(order.id, keys[n % 2] ?? 'two_c2p', contextOf(userId), now)
    expect(await expiryOf(order.id)).toBeLessThanOrEqual(placed + 15 * MINUTE)
  }
  expect(await expiryOf(order.id)).toBe(placed + 15 * MINUTE)
})
