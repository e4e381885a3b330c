import { expect, test } from 'vitest'
import { database } from '@/lib/server/db/client'
import { openDeposits } from '@/lib/server/orders/deposit-repo'
import { setStatus } from '@/lib/server/orders/repo'
import { runOutbox } from '@/lib/server/outbox/worker'
import { returnDeposit } from '@/lib/server/refunds/return-deposit'
import { bought, cancelled, refundsOf } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { mailsTo } from '../fixtures/checkout'
import { command } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const nok = { operator: 'Nok' }

/** Two devices that were lent for ฿100 each, with ฿500 each as a deposit. */
async function lent() {
  const sold = await newProduct({ window: 'DATE', units: [{ code: 'DEVICE', amount: 10_000 }] })
  await sql(
    `INSERT INTO extras (option_id, code, position, name, amount, currency, deposit)
      VALUES ($1, 'deposit', 0, '{"en":"Deposit","th":"มัดจำ","zh-cn":"押金"}', 50000, 'THB', true)`,
    [sold.optionId],
  )
  const buyer = await bought([[sold, { DEVICE: 2 }]])
  const [booking] = buyer.order.bookings
  if (!booking) throw new Error('nothing was bought')
  return { ...buyer, booking }
}

const over = (id: string) => database().transaction((db) => setStatus(db, [id], 'completed', 'system'))

test('[B7] a deposit goes back once, by name, after the booking is over, and its buyer hears of it', async () => {
  const { order, booking } = await lent()
  expect(order.total.amount).toBe(120_000)
  await expect(returnDeposit(order.id, booking.id, nok)).rejects.toMatchObject({ code: 'DEPOSIT_NOT_DUE' })
  await over(booking.id)
  expect((await openDeposits(50)).map(({ reference }) => reference)).toContain(order.reference)
  const both = await Promise.allSettled([
    returnDeposit(order.id, booking.id, nok),
    returnDeposit(order.id, booking.id, nok),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(returnDeposit(order.id, booking.id, nok)).rejects.toMatchObject({ code: 'DEPOSIT_RETURNED' })
  expect((await openDeposits(50)).map(({ reference }) => reference)).not.toContain(order.reference)
  await runOutbox()
  await expect
    .poll(() => refundsOf(order.id))
    .toMatchObject([{ amount: 100_000, reason: 'deposit', state: 'done' }])
  const done = await sql('SELECT operator, action FROM operator_events WHERE order_id = $1', [order.id])
  expect(done).toEqual([{ operator: 'Nok', action: 'return-deposit' }])
  expect(await mailsTo(order.lead.email)).toContain(`Your deposit for order ${order.reference} at Sunhop`)
})

test('[B7] what is lost is kept with its reason, and never more than was left', async () => {
  const { order, booking } = await lent()
  await over(booking.id)
  await expect(
    returnDeposit(order.id, booking.id, { ...nok, kept: 100_001, reason: 'lost' }),
  ).rejects.toMatchObject({
    code: 'NO_DEPOSIT',
  })
  await expect(returnDeposit(order.id, booking.id, { ...nok, kept: 1 })).rejects.toThrow()
  expect(await returnDeposit(order.id, booking.id, { ...nok, kept: 30_000, reason: 'cable lost' })).toEqual({
    amount: 70_000,
    currency: 'THB',
  })
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 70_000 }])
  const [row] = await sql(
    'SELECT amount, kept, operator, reason FROM deposit_returns WHERE booking_id = $1',
    [booking.id],
  )
  expect(row).toEqual({ amount: '70000', kept: '30000', operator: 'Nok', reason: 'cable lost' })
  await expect(
    sql('UPDATE deposit_returns SET kept = 0 WHERE booking_id = $1', [booking.id]),
  ).rejects.toMatchObject({ constraint: 'deposit_returns_append_only' })
})

test('[B7] a deposit that came back by cancelling does not come back again', async () => {
  const buyer = await lent()
  const { order, booking } = buyer
  await cancelled(buyer, { unit_item_ids: [booking.travellers[0]?.id ?? ''] })
  await over(booking.id)
  expect((await returnDeposit(order.id, booking.id, nok)).amount).toBe(50_000)
  expect((await refundsOf(order.id)).map(({ amount }) => amount)).toEqual([60_000, 50_000])
})

test('[B7] the command gives a deposit back, and asks why where some of it is kept', async () => {
  const orders = (...args: string[]) => command('orders', args, { DATABASE_URL: process.env.DATABASE_URL })
  const { order, booking } = await lent()
  await over(booking.id)
  const keeping = ['return-deposit', order.reference, '--keep', '200.00', '--by', 'Nok']
  expect(await orders(...keeping)).toMatchObject({ code: 2, errors: expect.stringContaining('--reason') })
  expect(await orders(...keeping, '--reason', 'plug lost')).toMatchObject({
    code: 0,
    out: '800.00 THB of the deposit goes back.\n',
  })
}, 120_000)
