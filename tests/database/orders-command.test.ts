import { expect, test } from 'vitest'
import { receiveNotice } from '@/lib/server/checkout/receive-notice'
import { runOutbox } from '@/lib/server/outbox/worker'
import { sandboxBooks } from '@/lib/server/payments/sandbox-repo'
import { bought, ordered, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalogue'
import { begin, mailsTo, paidNotice, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { command } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const orders = (...args: string[]) => command('orders', args, { DATABASE_URL: process.env.DATABASE_URL })
const nok = ['--by', 'Nok']

const done = (orderId: string) =>
  sql<{ operator: string; action: string }>(
    'SELECT operator, action FROM operator_events WHERE order_id = $1 ORDER BY id',
    [orderId],
  )

test('[B7] the operator confirms and declines by name, and the buyer hears of it', async () => {
  const sold = await newProduct({ instantConfirmation: false })
  const [one, two] = [await bought([[sold]]), await bought([[sold]])]
  expect((await orders('list', '--status', 'paid')).out).toContain(one.order.reference)
  expect(await orders('confirm', one.order.reference)).toMatchObject({ code: 2 })
  expect(await statusesOf(one.order.id)).toEqual(['paid'])
  expect(await orders('confirm', one.order.reference, ...nok)).toMatchObject({ code: 0 })
  expect(await statusesOf(one.order.id)).toEqual(['confirmed'])
  expect(await orders('confirm', one.order.reference, ...nok)).toMatchObject({ code: 1 })

  expect(await orders('decline', two.order.reference, ...nok)).toMatchObject({ code: 2 })
  expect(await orders('decline', two.order.reference, '--reason', 'full', ...nok)).toMatchObject({ code: 0 })
  expect(await statusesOf(two.order.id)).toEqual(['failed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  await runOutbox()
  expect(await refundsOf(two.order.id)).toMatchObject([{ amount: 100_000, state: 'done' }])
  expect(await mailsTo(two.order.lead.email)).toContain(
    `Not possible after all: order ${two.order.reference} at Sunhop`,
  )
  const events = await sql<{
    to_status: string
    actor: string
    operator: string | null
    reason: string | null
  }>(
    `SELECT to_status, actor, operator, reason FROM status_events WHERE booking_id = $1 ORDER BY id DESC LIMIT 1`,
    [two.order.bookings[0]?.id],
  )
  expect(events).toEqual([{ to_status: 'failed', actor: 'operator', operator: 'Nok', reason: 'full' }])
  expect(await done(two.order.id)).toEqual([{ operator: 'Nok', action: 'decline' }])
}, 120_000)

test('[B7] the operator cancels a traveller, says it first when asked, and gives more back, never too much', async () => {
  const sold = await newProduct({ day: 0, cutoffMinutes: 0, window: 'DATE' })
  const buyer = await bought([[sold, { ADULT: 2 }]])
  const order = buyer.order.reference
  const plain = ['cancel', order, '--travellers', '2']
  expect((await orders(...plain, '--dry-run')).out).toContain('Would give back 0.00 THB of 1000.00 THB')
  expect(await refundsOf(buyer.order.id)).toEqual([])
  const full = await orders(...plain, '--full-refund', '--reason', 'storm', ...nok)
  expect(full).toMatchObject({ code: 0, errors: '' })
  expect(full.out).toContain('1000.00 THB of 1000.00 THB goes back')
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  const some = ['refund', order, '--reason', 'sorry', ...nok]
  expect(await orders(...some, '--amount', '1000.01')).toMatchObject({ code: 1 })
  expect(await orders(...some, '--amount', '250.50')).toMatchObject({ code: 0 })
  expect((await refundsOf(buyer.order.id)).map(({ amount }) => amount)).toEqual([100_000, 25_050])
  const { out } = await orders('show', order.toLowerCase())
  for (const told of ['2. adult, cancelled', 'Nok: cancel', 'Nok: refund', 'taken 2000.00 THB', 'storm'])
    expect(out).toContain(told)
}, 120_000)

test('[B7] the operator sees to refunds that the gateway refused', async () => {
  const buyer = await bought([[await newProduct()]])
  const [refund] = await sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, amount, currency, reason, state, ended_at)
      SELECT id, 5000, 'THB', 'test', 'failed', now() FROM payment_attempts WHERE order_id = $1 RETURNING id`,
    [buyer.order.id],
  )
  const id = refund?.id ?? ''
  expect((await orders('list', '--refunds')).out).toContain(id)
  const answer = ['refund', buyer.order.reference, '--refund', id, ...nok]
  expect(await orders(...answer)).toMatchObject({ code: 2 })
  expect(await orders(...answer, '--done')).toMatchObject({ code: 1 })
  expect(await orders(...answer, '--again')).toMatchObject({ code: 0 })
  await runOutbox()
  await expect.poll(async () => (await refundsOf(buyer.order.id)).map(({ state }) => state)).toEqual(['done'])
  expect(await orders(...answer, '--failed')).toMatchObject({ code: 1 })
}, 120_000)

test('[B7] the operator replays a lost notice and reconciles an order; both are written down', async () => {
  const sold = await newProduct()
  const [one, two] = [await ordered([[sold]]), await ordered([[sold]])]
  const lost = await begin(one.userId, one.order.id)
  const open = await begin(two.userId, two.order.id)
  await sandboxBooks.decide(lost.invoice, 'paid')
  await sandboxBooks.decide(open.invoice, 'paid')
  expect((await orders('replay-notice', lost.invoice, ...nok)).out).toContain('paid')
  expect(await statusesOf(one.order.id)).toEqual(['confirmed'])
  expect(await orders('replay-notice', 'unknown', ...nok)).toMatchObject({ code: 1 })
  await receiveNotice('sandbox', paidNotice(lost))
  expect(
    await rowsOf('vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1', [one.order.id]),
  ).toBe(1)
  expect(await orders('reconcile', two.order.reference, ...nok)).toMatchObject({ code: 0 })
  expect(await statusesOf(two.order.id)).toEqual(['confirmed'])
  expect(await done(one.order.id)).toEqual([{ operator: 'Nok', action: 'replay-notice' }])
  expect(await done(two.order.id)).toEqual([{ operator: 'Nok', action: 'reconcile' }])
}, 120_000)
