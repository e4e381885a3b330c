import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { expireOrder } from '@/lib/server/checkout/expire-holds'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { reconcile } from '@/lib/server/checkout/reconcile'
import { settlePayment } from '@/lib/server/checkout/settle-payment'
import { overdueOrders } from '@/lib/server/orders/repo'
import { runOutbox } from '@/lib/server/outbox/worker'
import type { GatewayLane } from '@/lib/server/payments/gateway-round'
import type { PaymentResult } from '@/lib/server/payments/port'
import { bought, cancelled, ordered, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { begin, mailsTo, paidNotification, slotOf, statusesOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const HOUR = 3_600_000
const THB = 100_000
const thb = (amount: number) => ({ amount, currency: 'THB' })
const paid = (gatewayReference: string | undefined, amount = THB): PaymentResult => ({
  state: 'paid',
  money: thb(amount),
  gatewayReference,
})

async function unpaid(sold = newProduct()) {
  const product = await sold
  const { userId, order } = await ordered([[product]])
  return { product, userId, order, payment: await begin(userId, order.id) }
}

const capturesOf = async (orderId: string) => {
  const rows = await sql<{ amount: string; outcome: string; reference: string | null }>(
    `SELECT c.amount, c.outcome, c.gateway_reference AS reference FROM captures c
      JOIN payment_attempts a ON a.id = c.attempt_id WHERE a.order_id = $1 ORDER BY c.captured_at, c.outcome = 'paid' DESC, c.id`,
    [orderId],
  )
  return rows.map(({ amount, outcome, reference }) => [Number(amount), outcome, reference])
}

const reasonsOf = async (orderId: string) =>
  await sql<{ amount: string; reason: string }>(
    `SELECT r.amount, r.reason FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
      WHERE a.order_id = $1 ORDER BY r.created_at, r.id`,
    [orderId],
  ).then((rows) => rows.map(({ amount, reason }) => [Number(amount), reason]))

/** The texts of the mails to an address whose subject begins so. */
async function textsOf(address: string, subject: string): Promise<string[]> {
  await mailsTo(address)
  const rows = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND subject LIKE $2 || '%' ORDER BY id",
    [address, subject],
  )
  return rows.map(({ text }) => text)
}

const RETURNED = 'Your payment for order'

test('[B5] two payments of one invoice are two captures: one pays, the other goes back as a duplicate', async () => {
  const { product, order, payment } = await unpaid()
  await receiveNotification('sandbox', paidNotification({ ...payment, reference: 'first' }))
  await receiveNotification('sandbox', paidNotification({ ...payment, reference: 'second' }))
  await receiveNotification('sandbox', paidNotification({ ...payment, reference: 'second' }))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await capturesOf(order.id)).toEqual([
    [THB, 'paid', 'first'],
    [THB, 'duplicate', 'second'],
  ])
  expect(await reasonsOf(order.id)).toEqual([[THB, 'duplicate']])
  await runOutbox()
  await expect.poll(() => refundsOf(order.id)).toMatchObject([{ ...thb(THB), state: 'succeeded' }])
  const [text] = await textsOf(order.lead.email, RETURNED)
  expect(text).toContain('which had already been paid. Your booking does not change')
  expect(await slotOf(product)).toEqual({ held: 0, sold: 1 })
})

test('[B5] a status query reports both payments of an invoice, in any order', async () => {
  const { order, payment } = await unpaid()
  const both = { ...paid('b'), others: [{ money: thb(THB), gatewayReference: 'a' }] }
  await settlePayment(payment.invoice, both)
  await settlePayment(payment.invoice, { ...paid('a'), others: [{ money: thb(THB), gatewayReference: 'b' }] })
  expect(await capturesOf(order.id)).toEqual([
    [THB, 'paid', 'b'],
    [THB, 'duplicate', 'a'],
  ])
  expect(await reasonsOf(order.id)).toEqual([[THB, 'duplicate']])
})

test('[B5] the right payment after one of the wrong amount pays; only the wrong one goes back', async () => {
  const { order, payment } = await unpaid()
  await receiveNotification('sandbox', paidNotification({ ...payment, amount: 90_000, reference: 'short' }))
  expect(await statusesOf(order.id)).toEqual(['pending'])
  const [text] = await textsOf(order.lead.email, RETURNED)
  expect(text).toContain('We received ฿900 for order')
  expect(text).toContain('but ฿1,000 was due')
  expect(text).toContain('You can still pay on the order page')
  await receiveNotification('sandbox', paidNotification({ ...payment, reference: 'right' }))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await capturesOf(order.id)).toEqual([
    [90_000, 'wrong_amount', 'short'],
    [THB, 'paid', 'right'],
  ])
  expect(await reasonsOf(order.id)).toEqual([[90_000, 'wrong amount']])
})

test('[B7] the refund of a duplicate does not reduce what a cancellation refunds', async () => {
  const buyer = await bought([[await newProduct()]])
  await receiveNotification('sandbox', paidNotification({ ...buyer.payment, reference: 'again' }))
  await cancelled(buyer)
  expect(await reasonsOf(buyer.order.id)).toEqual([
    [THB, 'duplicate'],
    [THB, 'cancelled'],
  ])
  await expect(
    sql(
      `INSERT INTO refunds (attempt_id, capture_id, amount, currency, reason)
        SELECT attempt_id, id, 1, 'THB', 'more' FROM captures WHERE gateway_reference = 'again'`,
    ),
  ).rejects.toMatchObject({ constraint: 'refund_within_capture' })
})

test('[B6] money for an order that has ended is refunded with its reason, which the customer is mailed', async () => {
  const { order, payment } = await unpaid()
  await sql("UPDATE bookings SET status = 'failed' WHERE order_id = $1", [order.id])
  await settlePayment(payment.invoice, paid('late'))
  expect(await reasonsOf(order.id)).toEqual([[THB, 'order closed']])
  expect((await textsOf(order.lead.email, RETURNED))[0]).toContain('after the order had ended')
})

test('[B6] nothing is confirmed after its cut-off, whether its places are still held or not', async () => {
  for (const expired of [false, true]) {
    const { product, order, payment } = await unpaid()
    const [row] = await sql<{ starts: Date }>(
      'SELECT starts_at AS starts FROM bookings WHERE order_id = $1',
      [order.id],
    )
    const afterStart = new Date((row?.starts.getTime() ?? 0) + 60_000)
    if (expired) await expireOrder(order.id, new Date(Date.now() + HOUR))
    await settlePayment(payment.invoice, paid(`late${expired}`), undefined, afterStart)
    expect(await reasonsOf(order.id)).toEqual([[THB, 'too late']])
    expect((await slotOf(product)).sold).toBe(0)
    expect((await textsOf(order.lead.email, RETURNED))[0]).toContain('after the time to pay had ended')
  }
})

test('[B5] a payment reported first without and then with its reference is one', async () => {
  const { order, payment } = await unpaid()
  await settlePayment(payment.invoice, paid(undefined))
  await settlePayment(payment.invoice, paid('named'))
  await settlePayment(payment.invoice, paid(undefined))
  expect(await capturesOf(order.id)).toEqual([[THB, 'paid', null]])
  await settlePayment(payment.invoice, paid('another'))
  expect(await capturesOf(order.id)).toEqual([
    [THB, 'paid', null],
    [THB, 'duplicate', 'another'],
  ])
})

test('[B5] the status of a paid order is queried once more, which finds a second payment', async () => {
  const { order, payment } = await unpaid()
  await receiveNotification('sandbox', paidNotification({ ...payment, reference: 'noticed' }))
  const next = () =>
    sql<{ at: Date | null }>('SELECT next_status_check_at AS at FROM payment_attempts WHERE order_id = $1', [
      order.id,
    ])
  const [{ at } = { at: null }] = await next()
  expect((at?.getTime() ?? 0) - Date.now()).toBeGreaterThan(0.9 * HOUR)
  await sql(
    `INSERT INTO sandbox_payments (invoice_number, option_key, amount, currency, description, return_url, reference, state)
      VALUES ($1, 'two_c2p', $2, 'THB', 'again', '/', 'unnoticed', 'paid')
      ON CONFLICT (invoice_number) DO UPDATE SET reference = 'unnoticed', state = 'paid'`,
    [payment.invoice, THB],
  )
  await reconcile(new Date(Date.now() + 2 * HOUR))
  expect((await capturesOf(order.id)).map(([, outcome]) => outcome)).toEqual(['paid', 'duplicate'])
  expect(await next()).toEqual([{ at: null }])
})

test('[B7] captures that no order has are listed for staff once, and resolved by name', async () => {
  const { order, payment } = await unpaid()
  const other = await unpaid()
  const orders = (...args: string[]) => commandHere(runOrders, ...args)
  await settlePayment(payment.invoice, paid('shared'))
  // The reference of another invoice, a second amount without a reference, no amount, and an invoice of no order.
  await settlePayment(other.payment.invoice, paid('shared'))
  await settlePayment(payment.invoice, { ...paid('shared'), others: [{ money: thb(50_000) }] })
  await settlePayment(other.payment.invoice, { state: 'paid', gatewayReference: 'empty' })
  const stray = { invoice: 'SHSTRAY', amount: THB, currency: 'THB', reference: 'stray' }
  for (const _ of ['once', 'again']) await receiveNotification('sandbox', paidNotification(stray))
  const listed = await orders('list', '--unmatched')
  expect(
    listed.out
      .trim()
      .split('\n')
      .map((line) => line.split(' · ').slice(3)),
  ).toEqual([
    [other.payment.invoice, 'shared', '1000.00 THB', 'ambiguous'],
    [payment.invoice, 'no reference', '500.00 THB', 'ambiguous'],
    [other.payment.invoice, 'empty', 'no amount', 'no amount'],
    ['SHSTRAY', 'stray', '1000.00 THB', 'unknown invoice'],
  ])
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await statusesOf(other.order.id)).toEqual(['pending'])

  const [id = ''] = listed.out.split(' · ')
  const resolving = ['resolve-capture', id, '--reason', 'refunded in the portal']
  expect(await orders(...resolving)).toMatchObject({ code: 2, errors: expect.stringContaining('--by') })
  expect(await orders(...resolving, '--by', 'Nok')).toMatchObject({ code: 0, out: 'Recorded.\n' })
  expect(await orders(...resolving, '--by', 'Nok')).toMatchObject({ code: 2 })
  expect((await orders('list', '--unmatched')).out).not.toContain(id)
  expect(await sql("SELECT staff_member FROM staff_actions WHERE action = 'resolve-capture'")).toEqual([
    { staff_member: 'Nok' },
  ])
})

test('[B7] what waits for staff is closed once its amount arrives', async () => {
  const { order, payment } = await unpaid()
  await settlePayment(payment.invoice, { state: 'paid', gatewayReference: 'slow' })
  const waiting = () =>
    commandHere(runOrders, 'list', '--unmatched').then(({ out }) => out.includes(payment.invoice))
  expect(await waiting()).toBe(true)
  await settlePayment(payment.invoice, paid('slow'))
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
  expect(await waiting()).toBe(false)
})

test('[B6] an order whose capture waits for staff times out half an hour after its hold', async () => {
  const first = await unpaid()
  const { product, order, payment } = await unpaid()
  await settlePayment(first.payment.invoice, paid('taken'))
  await sql("UPDATE sandbox_payments SET reference = 'taken', state = 'paid' WHERE invoice_number = $1", [
    payment.invoice,
  ])
  await expireOrder(order.id, new Date(Date.now() + 0.5 * HOUR))
  expect(await statusesOf(order.id)).toEqual(['pending'])
  await expireOrder(order.id, new Date(Date.now() + HOUR))
  expect(await statusesOf(order.id)).toEqual(['timeout'])
  expect(await slotOf(product)).toEqual({ held: 0, sold: 0 })
})

test('[B5] the confirmation does not count a returned payment as a refund of the order', async () => {
  const { order, payment } = await unpaid()
  await receiveNotification('sandbox', paidNotification({ ...payment, amount: 90_000, reference: 'less' }))
  await receiveNotification('sandbox', paidNotification({ ...payment, reference: 'exact' }))
  const [text] = await textsOf(order.lead.email, 'Confirmed')
  expect(text).toContain('Paid in full: ฿1,000')
})

test('[B6] overdue orders of one gateway leave room for those of others and without a payment', async () => {
  for (let n = 0; n < 3; n++) await unpaid()
  const { order } = await ordered([[await newProduct()]])
  const overdue = (lane: GatewayLane) => overdueOrders(new Date(Date.now() + HOUR), lane, 2)
  expect(await overdue({ gateway: 'sandbox' })).toHaveLength(2)
  expect(await overdue({ except: ['sandbox'] })).toContain(order.id)
})
