import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { anonymizeUser } from '@/lib/server/account/deletion-repo'
import { findAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import { overdueReturns } from '@/lib/server/orders/goods-repo'
import { sendVisitReminders } from '@/lib/server/reminders/send-reminders'
import { SANDBOX_VENUE_KEY } from '@/lib/server/venue/keys'
import { redeemVoucher } from '@/lib/server/venue/service'
import { refundsOf } from '../fixtures/cancelling'
import { contextOf, mailsTo, rowsOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { sql } from '../fixtures/database'
import { boughtGoods, goodsHistoryOf, newGoods, newRental } from '../fixtures/goods'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const orders = (...args: string[]) => commandHere(runOrders, ...args)
const by = ['--by', 'Nok']
const DAY_MS = 86_400_000

test('[B7] staff ship, deliver and take back goods by command, and the order shows it', {
  tags: ['thorough'],
}, async () => {
  const { order } = await boughtGoods(await newGoods('delivery', 10))
  const { reference } = order
  expect((await orders('list', '--goods')).out).toContain(
    `${reference} · booking 1 · Fixture en · to send · sold delivery · no day agreed`,
  )
  const shipping = ['ship', reference, '--carrier', 'Thailand Post', '--tracking', 'EF1TH']
  expect(await orders(...shipping)).toMatchObject({ code: 2, errors: 'Missing: --by NAME\n' })
  expect(await orders(...shipping, ...by)).toMatchObject({ code: 0, out: 'Recorded as shipped.\n' })
  expect((await orders('list', '--goods', '--state', 'shipped')).out).toContain('EF1TH')
  expect((await orders('ready', reference, ...by)).errors).toBe(
    'These goods are sent, not collected at the counter.\n',
  )
  await orders('deliver', reference, ...by)
  const returning = ['return', reference, '--keep', '50.00', ...by]
  expect(await orders(...returning)).toMatchObject({ code: 2, errors: 'Missing: --reason TEXT\n' })
  expect((await orders(...returning, '--reason', 'worn')).out).toBe(
    'Recorded as returned; 1750.00 THB of the price will be refunded, 50.00 THB is withheld.\n',
  )
  expect(await orders(...returning, '--reason', 'worn')).toMatchObject({
    code: 1,
    errors: 'The return of these goods has already been recorded.\n',
  })
  expect(await refundsOf(order.id)).toMatchObject([{ amount: 175_000, reason: 'returned' }])
  const { out } = await orders('show', reference)
  for (const part of [
    'goods returned · Thailand Post · EF1TH',
    'UTC booking 1 goods shipped by operator Nok\n',
    'UTC booking 1 goods returned by operator Nok: worn\n',
    'UTC booking 1 returned, 1750.00 THB of 2000.00 THB refunded, 50.00 THB withheld\n',
  ])
    expect(out).toContain(part)
})

test('[B7] the command rejects an unknown state and a text that is too long', async () => {
  const { order } = await boughtGoods(await newGoods('delivery'))
  expect((await orders('list', '--goods', '--state', 'sent')).errors).toMatch(
    /^--state must be one of none, /,
  )
  expect(await orders('ship', order.reference, '--tracking', 'x'.repeat(61), ...by)).toMatchObject({
    code: 2,
    errors: '--tracking has at most 60 characters.\n',
  })
  expect((await orders('decline-return', order.reference, '--reason', 'worn', ...by)).errors).toBe(
    'That is not possible: the goods have not been sent or handed over.\n',
  )
})

test('[B7] a rented device is overdue after its last day, until it is back or lost', {
  tags: ['thorough'],
}, async () => {
  const { order, booking } = await boughtGoods(await newRental(), { DEVICE: 1 })
  const overdue = async (days: number) => {
    const now = new Date(Date.now() + days * DAY_MS)
    const rows = await overdueReturns(now, new Date(0), 50)
    return rows.some(({ booking: { id } }) => id === booking.id)
  }
  await orders('ship', order.reference, ...by)
  await orders('deliver', order.reference, ...by)
  expect([await overdue(7), await overdue(8.1)]).toEqual([false, true])
  expect(await orders('lost', order.reference, '--reason', 'never returned', ...by)).toMatchObject({
    code: 0,
  })
  expect(await overdue(8.1)).toBe(false)
  expect((await orders('list', '--overdue')).out).toBe('Nothing is overdue.\n')
})

test('[B7] a voucher that is redeemed at the counter records its goods as collected', async () => {
  const { booking, userId } = await boughtGoods(await newGoods('pickup'))
  const [row] = await sql<{ code: string }>('SELECT code FROM vouchers WHERE booking_id = $1', [booking.id])
  await redeemVoucher(row?.code ?? '', contextOf(userId, { venueKey: SANDBOX_VENUE_KEY }))
  expect(await goodsHistoryOf(booking.id)).toEqual(['delivered by venue'])
})

test('[B7] a customer who has the device already gets no reminder to fetch it', async () => {
  const buyer = await boughtGoods(await newRental(), { DEVICE: 1 })
  await orders('deliver', buyer.order.reference, ...by)
  await sendVisitReminders(new Date(`${buyer.sold.date}T00:00:00Z`))
  await sendVisitReminders(new Date(Date.parse(`${buyer.sold.date}T00:00:00Z`) - DAY_MS / 2))
  const subjects = await mailsTo(buyer.order.lead.email)
  expect(subjects.filter((subject) => subject.includes('your booking'))).toEqual([])
})

test('[A9] tracking numbers leave with the account', async () => {
  const { userId, order, booking } = await boughtGoods(await newGoods('delivery'))
  await orders('ship', order.reference, '--tracking', 'EF2TH', ...by)
  const account = await findAccount(userId)
  if (!account) throw new Error('no account')
  await database().transaction((tx) => anonymizeUser(tx, account))
  expect(await rowsOf('booking_goods WHERE booking_id = $1 AND tracking_number IS NULL', [booking.id])).toBe(
    1,
  )
  expect(await goodsHistoryOf(booking.id)).toEqual(['shipped by Nok'])
})
