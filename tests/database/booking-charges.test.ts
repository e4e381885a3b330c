import { expect, test } from 'vitest'
import { database } from '@/lib/server/db/client'
import { recordReturn } from '@/lib/server/goods/record-return'
import { setStatus } from '@/lib/server/orders/repo'
import { findRefund } from '@/lib/server/payments/refund-repo'
import { settleRefund } from '@/lib/server/refunds/settle-refund'
import { recordRefundOutcome, refundSome } from '@/lib/server/staff/actions'
import { bought, cancelled, quoted, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { newDevice } from '../fixtures/goods'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

const nok = { staffMember: 'Nok' }
const thb = (amount: number) => ({ amount, currency: 'THB' as const })

/** Two bookings of one order: the first of ฿100, the second with two devices of ฿100 and a deposit of ฿500 each. */
async function buyBoth() {
  const plain = await newProduct({ units: [{ code: 'ADULT', amount: 10_000 }] })
  const device = await newDevice()
  const buyer = await bought([
    [plain, { ADULT: 1 }],
    [device, { DEVICE: 2 }],
  ])
  const [first, second] = buyer.order.bookings
  if (!first || !second) throw new Error('no bookings')
  return { ...buyer, first, second }
}

const insertRefund = (bookingId: string, amount: number) =>
  sql<{ id: string }>(
    `INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason)
      SELECT attempt_id, booking_id, $2, currency, 'by hand' FROM booking_charges WHERE booking_id = $1 RETURNING id`,
    [bookingId, amount],
  )

const over = (id: string) => database().transaction((db) => setStatus(db, [id], 'completed', 'system'))

test('[B7] the charge of each booking is recorded with its deposit, and never changes', async () => {
  const { first, second } = await buyBoth()
  const rows = await sql(
    'SELECT booking_id, amount, deposit FROM booking_charges WHERE booking_id IN ($1, $2) ORDER BY amount',
    [first.id, second.id],
  )
  expect(rows).toEqual([
    { booking_id: first.id, amount: '10000', deposit: '0' },
    { booking_id: second.id, amount: '120000', deposit: '100000' },
  ])
  for (const change of ['UPDATE booking_charges SET amount = amount + 1', 'DELETE FROM booking_charges'])
    await expect(sql(`${change} WHERE booking_id = $1`, [first.id])).rejects.toMatchObject({
      constraint: 'booking_charges_append_only',
    })
})

test('[B7] a booking is refunded at most its own charge, whatever the rest of its order cost', async () => {
  const buyer = await buyBoth()
  const { order, first } = buyer
  const goodwill = (amount: number) =>
    refundSome(order.id, thb(amount), nok, { bookingId: first.id, reason: 'rain' })
  await expect(goodwill(10_001)).rejects.toMatchObject({
    code: 'NOTHING_TO_REFUND',
    values: { left: 10_000 },
  })
  await expect(insertRefund(first.id, 10_001)).rejects.toMatchObject({ constraint: 'refund_within_cost' })
  await goodwill(4_000)
  expect((await quoted(buyer)).refund).toEqual(thb(6_000))
  await cancelled(buyer)
  await expect(goodwill(1)).rejects.toMatchObject({ code: 'NOTHING_TO_REFUND', values: { left: 0 } })
  await expect(insertRefund(first.id, 1)).rejects.toMatchObject({ constraint: 'refund_within_cost' })
  expect((await refundsOf(order.id)).map(({ amount }) => amount)).toEqual([4_000, 6_000])
})

test('[B7] two concurrent refunds of one booking do not exceed its charge', async () => {
  const { first } = await buyBoth()
  const both = await Promise.allSettled([insertRefund(first.id, 6_000), insertRefund(first.id, 6_000)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('[B7] a refund rejected by the gateway is not retried once its booking was refunded otherwise', async () => {
  const { order, first } = await buyBoth()
  const [row] = await insertRefund(first.id, 6_000)
  const refund = await findRefund(row?.id ?? '')
  if (!refund) throw new Error('no refund')
  await settleRefund(refund, { state: 'failed' })
  await refundSome(order.id, thb(6_000), nok, { bookingId: first.id, reason: 'by another way' })
  const { id } = refund.refund
  await expect(recordRefundOutcome({ orderId: order.id, id }, 'again', nok)).rejects.toMatchObject({
    code: 'NOTHING_TO_REFUND',
  })
  await expect(
    sql("UPDATE refunds SET state = 'pending', ended_at = NULL WHERE id = $1", [refund.refund.id]),
  ).rejects.toMatchObject({ constraint: 'refund_within_cost' })
})

test('[B7] the database allows a deposit return once, when it is due, and up to the deposit', async () => {
  const buyer = await buyBoth()
  const { order, second } = buyer
  const insertReturn = (withheld: number) =>
    sql(
      `INSERT INTO deposit_returns (booking_id, amount, withheld_amount, currency, staff_member, reason)
        VALUES ($1, 0, $2, 'THB', 'Nok', 'lost')`,
      [second.id, withheld],
    )
  await expect(insertReturn(1)).rejects.toMatchObject({ constraint: 'deposit_returns_due' })
  await cancelled(buyer, { unit_item_ids: [second.travellers[0]?.id ?? ''] }, { nth: 1 })
  const [refunded] = await sql('SELECT deposit FROM cancellations WHERE booking_id = $1', [second.id])
  expect(refunded).toEqual({ deposit: '50000' })
  await over(second.id)
  await expect(insertReturn(50_001)).rejects.toMatchObject({ constraint: 'deposit_within_charge' })
  expect((await recordReturn(order.id, second.id, nok)).deposit).toEqual(thb(50_000))
  await expect(insertReturn(1)).rejects.toMatchObject({ constraint: 'deposit_returns_pkey' })
})
