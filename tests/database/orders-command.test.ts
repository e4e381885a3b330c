import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { cancel } from '@/lib/server/cancellations/cancel-booking'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { findAnyOrder } from '@/lib/server/orders/staff-repo'
import { runOutbox } from '@/lib/server/outbox/worker'
import { sandboxLedger } from '@/lib/server/payments/sandbox-repo'
import { reconcileNow, recordRefundOutcome, refundSome, replayNotification } from '@/lib/server/staff/actions'
import { confirmBooking, declineBooking } from '@/lib/server/suppliers/confirm-booking'
import { bought, ordered, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { begin, mailsTo, paidNotification, rowsOf, slotOf, statusesOf } from '../fixtures/checkout'
import { command, commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const orders = (...args: string[]) => commandHere(runOrders, ...args)
const nok = { staffMember: 'Nok' }
const thb = (amount: number) => ({ amount, currency: 'THB' as const })

const logOf = (orderId: string) =>
  sql<{ staff_member: string; action: string }>(
    'SELECT staff_member, action FROM staff_actions WHERE order_id = $1 ORDER BY id',
    [orderId],
  )

test('[B7] staff confirm and decline by name, and the buyer is notified', async () => {
  const sold = await newProduct({ instantConfirmation: false })
  const [one, two] = [await bought([[sold]]), await bought([[sold]])]
  const [first, second] = [one, two].map(({ order }) => order.bookings[0]?.id ?? '')
  await confirmBooking(one.order.id, first ?? '', nok)
  expect(await statusesOf(one.order.id)).toEqual(['confirmed'])
  await expect(confirmBooking(one.order.id, first ?? '', nok)).rejects.toMatchObject({
    code: 'ALREADY_REPLIED',
  })
  await declineBooking(two.order.id, second ?? '', nok, 'full')
  expect(await statusesOf(two.order.id)).toEqual(['failed'])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  await runOutbox()
  await expect.poll(() => refundsOf(two.order.id)).toMatchObject([{ ...thb(100_000), state: 'succeeded' }])
  expect(await mailsTo(one.order.lead.email)).toContain(
    `Confirmed: your order ${one.order.reference} at Sunhop`,
  )
  expect(await mailsTo(two.order.lead.email)).toContain(
    `Not confirmed: order ${two.order.reference} at Sunhop`,
  )
  const events = await sql(
    `SELECT to_status, actor, staff_member, reason FROM booking_status_history WHERE booking_id = $1 ORDER BY id DESC LIMIT 1`,
    [second],
  )
  expect(events).toEqual([{ to_status: 'failed', actor: 'operator', staff_member: 'Nok', reason: 'full' }])
  expect(await logOf(two.order.id)).toEqual([{ staff_member: 'Nok', action: 'decline' }])
})

test('[B7] staff refund more than the policy grants, never more than is left', async () => {
  const sold = await newProduct({ day: 0, cutoffMinutes: 0, dateMode: 'DATE' })
  const buyer = await bought([[sold, { ADULT: 2 }]])
  const [booking] = buyer.order.bookings
  await cancel({
    orderId: buyer.order.id,
    bookingId: booking?.id ?? '',
    unitItemIds: [booking?.travellers[1]?.id ?? ''],
    waived: true,
    actor: nok,
    reason: 'storm',
    key: randomUUID(),
  })
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 1 })
  const some = (amount: number) => refundSome(buyer.order.id, thb(amount), nok, { reason: 'sorry' })
  await expect(some(100_001)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND', values: { left: 100_000 } })
  await expect(some(0)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND' })
  await Promise.allSettled([some(60_000), some(60_000)])
  expect((await refundsOf(buyer.order.id)).map(({ amount }) => amount)).toEqual([100_000, 60_000])
  expect((await logOf(buyer.order.id)).map(({ action }) => action)).toEqual(['cancel', 'refund'])
})

/** Id of a refund of that order that the gateway rejected. */
async function refusedRefund(orderId: string): Promise<string> {
  const [refund] = await sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, amount, currency, reason, state, ended_at)
      SELECT id, 5000, 'THB', 'test', 'failed', now() FROM payment_attempts WHERE order_id = $1 RETURNING id`,
    [orderId],
  )
  return refund?.id ?? ''
}

test('[B7] staff process refunds that the gateway rejected', async () => {
  const buyer = await bought([[await newProduct()]])
  const id = await refusedRefund(buyer.order.id)
  await expect(recordRefundOutcome({ orderId: buyer.order.id, id }, 'failed', nok)).rejects.toMatchObject({
    code: 'REFUND_NOT_OPEN',
  })
  await recordRefundOutcome({ orderId: buyer.order.id, id }, 'again', nok)
  await runOutbox()
  await expect
    .poll(async () => (await refundsOf(buyer.order.id)).map(({ state }) => state))
    .toEqual(['succeeded'])
  await expect(recordRefundOutcome({ orderId: buyer.order.id, id }, 'failed', nok)).rejects.toMatchObject({
    code: 'REFUND_NOT_OPEN',
  })
})

test('[B7] a rejected refund is not requested again once the money has been refunded otherwise', async () => {
  const buyer = await bought([[await newProduct()]])
  const id = await refusedRefund(buyer.order.id)
  await refundSome(buyer.order.id, thb(97_000), nok, { reason: 'courtesy' })
  await expect(recordRefundOutcome({ orderId: buyer.order.id, id }, 'again', nok)).rejects.toMatchObject({
    code: 'NOTHING_TO_REFUND',
    values: { left: 3_000 },
  })
  await runOutbox()
  await expect
    .poll(async () => (await refundsOf(buyer.order.id)).map(({ state }) => state).toSorted())
    .toEqual(['failed', 'succeeded'])
})

test('[B7] a refund of another order cannot be processed', async () => {
  const sold = await newProduct()
  const [one, two] = [await bought([[sold]]), await bought([[sold]])]
  const refused = await refusedRefund(two.order.id)
  for (const id of [refused, randomUUID(), 'no-id'])
    for (const state of ['done', 'failed', 'again'] as const)
      await expect(recordRefundOutcome({ orderId: one.order.id, id }, state, nok)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
  expect(await refundsOf(two.order.id)).toMatchObject([{ state: 'failed' }])
  expect(await logOf(one.order.id)).toEqual([])
  expect(await logOf(two.order.id)).toEqual([])
  const refunding = ['refund', one.order.reference, '--refund', refused, '--done', '--by', 'Nok']
  expect(await command('orders', refunding, { DATABASE_URL: process.env.DATABASE_URL })).toMatchObject({
    code: 2,
    out: '',
    errors: `Order ${one.order.reference} has no refund ${refused}\n`,
  })
})

test('[B7] staff replay a lost notification and reconcile an order; both are recorded', {
  tags: ['thorough'],
}, async () => {
  const sold = await newProduct()
  const [one, two] = [await ordered([[sold]]), await ordered([[sold]])]
  const lost = await begin(one.userId, one.order.id)
  const open = await begin(two.userId, two.order.id)
  await sandboxLedger.decide(lost.invoice, 'paid')
  await sandboxLedger.decide(open.invoice, 'paid')
  expect(await replayNotification(lost.invoice, nok)).toMatchObject({ state: 'paid' })
  expect(await statusesOf(one.order.id)).toEqual(['confirmed'])
  await expect(replayNotification('unknown', nok)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const late = paidNotification(lost)
  await receiveNotification('sandbox', late)
  expect(await replayNotification(JSON.parse(late.body).event_id, nok)).toMatchObject({ state: 'paid' })
  const vouchers = 'vouchers v JOIN bookings b ON b.id = v.booking_id WHERE b.order_id = $1'
  expect(await rowsOf(vouchers, [one.order.id])).toBe(1)
  expect(await reconcileNow(await findAnyOrder(two.order.reference.toLowerCase()), nok)).toBe(1)
  expect(await statusesOf(two.order.id)).toEqual(['confirmed'])
  expect((await logOf(one.order.id)).map(({ action }) => action)).toEqual(['replay-notice', 'replay-notice'])
  expect((await logOf(two.order.id)).map(({ action }) => action)).toEqual(['reconcile'])
})

test('[B7] the command requires a name, previews a cancellation, and shows the order', async () => {
  const buyer = await bought([
    [await newProduct({ day: 0, cutoffMinutes: 0, dateMode: 'DATE' }), { ADULT: 2 }],
  ])
  const cancelling = ['cancel', buyer.order.reference, '--travellers', '2', '--reason', 'storm']
  const unnamed = await orders(...cancelling)
  const preview = await orders(...cancelling, '--dry-run')
  expect(unnamed).toMatchObject({ code: 2, errors: expect.stringContaining('--by NAME') })
  expect(preview.out).toContain('Would refund 0.00 THB of 1000.00 THB')
  expect(await refundsOf(buyer.order.id)).toEqual([])
  const full = await orders(...cancelling, '--full-refund', '--by', 'Nok')
  expect(full).toMatchObject({
    code: 0,
    errors: '',
    out: 'Cancelled; 1000.00 THB of 1000.00 THB will be refunded.\n',
  })
  const listed = await orders('list', '--status', 'confirmed', '--limit', '200')
  expect(listed.out).toMatch(new RegExp(`^${buyer.order.reference} · confirmed · 2000.00 THB · `, 'm'))
  const unknown = await orders('list', '--all')
  const notFound = await orders('replay-notice', 'NOPE', '--by', 'Nok')
  expect(unknown).toMatchObject({ code: 2, errors: expect.stringContaining('npm run orders -- list') })
  expect(unknown.errors).not.toContain('    at ')
  expect(notFound).toMatchObject({ code: 2, errors: 'There is no notification or payment NOPE.\n' })
  const { out } = await orders('show', buyer.order.reference.toLowerCase())
  for (const part of ['2. adult, cancelled', 'captured 2000.00 THB']) expect(out).toContain(part)
  expect(out).toMatch(
    /:\d\d UTC Nok: cancel · booking 1 · 1 cancelled · 1000\.00 THB refunded · cancellation fee waived · storm$/m,
  )
  expect(await orders(...cancelling, '--by', 'Nok')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/^Traveller 2 was cancelled at .+ UTC\.\n$/),
  })
})

test('[B7] the command requires unambiguous input, and reports when nothing is found', {
  tags: ['thorough'],
}, async () => {
  const open = await ordered([[await newProduct()]])
  const goodwill = ['refund', open.order.reference, '--reason', 'sorry', '--by', 'Nok', '--amount']
  const cancelling = ['cancel', open.order.reference, '--reason', 'asked to', '--by', 'Nok']
  const refused = [
    await orders('list', '--limit', '9'.repeat(23)),
    await orders(...goodwill, '20.005'),
    await orders(...goodwill, '0'),
  ]
  expect(refused.map(({ code, errors }) => [code, errors])).toEqual([
    [2, '--limit must be a whole number from 1 to 10000.\n'],
    [2, 'THB has at most 2 decimals: --amount 20.005\n'],
    [2, '--amount must be more than 0.\n'],
  ])
  const preview = await orders(...cancelling, '--dry-run')
  const none = await orders('list', '--status', 'completed')
  expect(preview.out).toBe('Nothing was paid. Nothing was changed (--dry-run).\n')
  expect(none.out).toBe('No orders found.\n')
  expect((await orders(...cancelling)).out).toBe('Cancelled; nothing was paid.\n')
})
