import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { database } from '@/lib/server/db/client'
import { loseGoods, shipGoods } from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { openDeposits } from '@/lib/server/orders/deposit-repo'
import { setStatus } from '@/lib/server/orders/repo'
import { runOutbox } from '@/lib/server/outbox/worker'
import { bought, cancelled, refundsOf } from '../fixtures/cancelling'
import { mailsTo } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { boughtGoods, newDevice, newGoods, newRental } from '../fixtures/goods'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const nok = { staffMember: 'Nok' }

/** Two rented devices at ฿100 each, with a deposit of ฿500 each. */
async function rentDevices() {
  const sold = await newDevice()
  const buyer = await bought([[sold, { DEVICE: 2 }]])
  const [booking] = buyer.order.bookings
  if (!booking) throw new Error('no booking')
  return { ...buyer, booking }
}

const over = (id: string) => database().transaction((db) => setStatus(db, [id], 'completed', 'system'))

test('[B7] a deposit is returned once, by a named agent, after the booking ended, and the buyer is notified', async () => {
  const { order, booking } = await rentDevices()
  expect(order.total.amount).toBe(120_000)
  await expect(recordReturn(order.id, booking.id, nok)).rejects.toMatchObject({ code: 'DEPOSIT_NOT_DUE' })
  await over(booking.id)
  expect((await openDeposits(50)).map(({ reference }) => reference)).toContain(order.reference)
  const both = await Promise.allSettled([
    recordReturn(order.id, booking.id, nok),
    recordReturn(order.id, booking.id, nok),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(recordReturn(order.id, booking.id, nok)).rejects.toMatchObject({ code: 'GOODS_RETURNED' })
  expect((await openDeposits(50)).map(({ reference }) => reference)).not.toContain(order.reference)
  await runOutbox()
  await expect
    .poll(() => refundsOf(order.id))
    .toMatchObject([{ amount: 100_000, reason: 'deposit', state: 'succeeded' }])
  const actions = await sql('SELECT staff_member, action FROM staff_actions WHERE order_id = $1', [order.id])
  expect(actions).toEqual([{ staff_member: 'Nok', action: 'return-deposit' }])
  expect(await mailsTo(order.lead.email)).toContain(`Your deposit for order ${order.reference} at Sunhop`)
})

test('[B7] the amount for a loss is withheld with its reason, and never exceeds the rest of the deposit', async () => {
  const { order, booking } = await rentDevices()
  await over(booking.id)
  await expect(
    recordReturn(order.id, booking.id, { ...nok, withheld: 100_001, reason: 'lost' }),
  ).rejects.toMatchObject({
    code: 'NO_DEPOSIT',
  })
  await expect(recordReturn(order.id, booking.id, { ...nok, withheld: 1 })).rejects.toThrow()
  expect(
    await recordReturn(order.id, booking.id, { ...nok, withheld: 30_000, reason: 'cable lost' }),
  ).toMatchObject({ price: { amount: 0 }, deposit: { amount: 70_000, currency: 'THB' } })
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 70_000 }])
  const [row] = await sql(
    'SELECT amount, withheld_amount, staff_member, reason FROM deposit_returns WHERE booking_id = $1',
    [booking.id],
  )
  expect(row).toEqual({
    amount: '70000',
    withheld_amount: '30000',
    staff_member: 'Nok',
    reason: 'cable lost',
  })
  await expect(
    sql('UPDATE deposit_returns SET withheld_amount = 0 WHERE booking_id = $1', [booking.id]),
  ).rejects.toMatchObject({ constraint: 'deposit_returns_append_only' })
})

test('[B7] a deposit refunded by a cancellation is not returned again', async () => {
  const buyer = await rentDevices()
  const { order, booking } = buyer
  await cancelled(buyer, { unit_item_ids: [booking.travellers[0]?.id ?? ''] })
  await over(booking.id)
  expect((await recordReturn(order.id, booking.id, nok)).deposit.amount).toBe(50_000)
  expect((await refundsOf(order.id)).map(({ amount }) => amount)).toEqual([60_000, 50_000])
})

test('[B7] a mail says that the deposit of a lost device is retained, and why', async () => {
  const buyer = await boughtGoods(await newRental(), { DEVICE: 2 })
  const { order, ids } = buyer
  await cancelled(buyer, { unit_item_ids: [buyer.booking.travellers[0]?.id ?? ''] })
  await shipGoods(...ids, {}, nok)
  await loseGoods(...ids, nok, 'not returned for a month')
  await mailsTo(order.lead.email)
  const [mail] = await sql<{ text: string }>(
    "SELECT text FROM mailbox WHERE recipient = $1 AND subject LIKE 'Your deposit%'",
    [order.lead.email],
  )
  expect(mail?.text).toMatch(
    /฿500 of the deposit for Fixture en[\s\S]*was deducted\. Reason: not returned for a month/,
  )
})

test('[B7] sold goods that are lost have no deposit to write about', async () => {
  const { order, ids } = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...ids, {}, nok)
  const before = await mailsTo(order.lead.email)
  await loseGoods(...ids, nok, 'parcel lost')
  expect(await mailsTo(order.lead.email)).toEqual(before)
})

test('[B7] the command returns a deposit, and requires a reason to withhold a part', async () => {
  const orders = (...args: string[]) => commandHere(runOrders, ...args)
  const { order, booking } = await rentDevices()
  await over(booking.id)
  const withholding = ['return-deposit', order.reference, '--keep', '200.00', '--by', 'Nok']
  expect(await orders(...withholding)).toMatchObject({ code: 2, errors: expect.stringContaining('--reason') })
  expect(await orders(...withholding, '--reason', 'plug lost')).toMatchObject({
    code: 0,
    out: 'Recorded as returned; 800.00 THB of the deposit will be returned, 200.00 THB is withheld.\n',
  })
})
