import { expect, test } from 'vitest'
import { DAYS_UNTIL_OVER } from '@/lib/domain/completion'
import { completeBookings } from '@/lib/server/completion/complete-bookings'
import { deliverGoods, readyGoods, shipGoods } from '@/lib/server/goods/handle-goods'
import { newProduct } from '../fixtures/catalog'
import { statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { refuseRows } from '../fixtures/failing-row'
import { goodsHistoryOf } from '../fixtures/goods'
import { withoutMails } from '../fixtures/outbox'
import { confirmedBooking } from '../fixtures/reviews'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

const DAY_MS = 86_400_000
const PLAN_DAYS = 10

type Shape = Parameters<typeof newProduct>[0]

const goods = (method: 'pickup' | 'delivery'): Shape => ({
  dateMode: 'NONE',
  inventory: 'STOCK',
  fulfilmentMethods: [method],
})

async function profile() {
  const sold = await newProduct({
    dateMode: 'NONE',
    inventory: 'SERIAL',
    profiles: 1,
  })
  await sql('UPDATE options SET plan = $2 WHERE id = $1', [sold.optionId, { days: PLAN_DAYS }])
  return sold
}

/** The time a number of days after a booking's confirmation. */
async function after(bookingId: string, days: number) {
  const [row] = await sql<{ at: Date }>(
    `SELECT occurred_at AS at FROM booking_status_history WHERE booking_id = $1 AND to_status = 'confirmed'`,
    [bookingId],
  )
  return new Date((row?.at.getTime() ?? Number.NaN) + days * DAY_MS)
}

for (const { kind, sell, days } of [
  {
    kind: 'delivered goods',
    sell: () => newProduct(goods('delivery')),
    days: DAYS_UNTIL_OVER.delivery,
  },
  {
    kind: 'goods for collection',
    sell: () => newProduct(goods('pickup')),
    days: DAYS_UNTIL_OVER.pickup,
  },
  {
    kind: 'an eSIM',
    sell: profile,
    days: DAYS_UNTIL_OVER.profile + PLAN_DAYS,
  },
])
  test(`[B6] ${kind}: completed ${days} days after the confirmation, and not before`, async () => {
    const booked = await confirmedBooking(await sell())
    await completeBookings(new Date((await after(booked.bookingId, days)).getTime() - 1000))
    expect(await statusesOf(booked.orderId)).toEqual(['confirmed'])
    await completeBookings(await after(booked.bookingId, days + 0.001))
    expect(await statusesOf(booked.orderId)).toEqual(['completed'])
    const [event] = await sql<{ actor: string; reason: string }>(
      `SELECT actor, reason FROM booking_status_history WHERE to_status = 'completed' AND booking_id = $1`,
      [booked.bookingId],
    )
    expect(event).toEqual({ actor: 'system', reason: 'time to use it has passed' })
  })

const nok = { staffMember: 'Nok' }

test('[B6] recorded goods are completed when delivered, and shipped ones fourteen days after the shipment', async () => {
  const [sent, handed] = [
    await confirmedBooking(await newProduct(goods('delivery'))),
    await confirmedBooking(await newProduct(goods('delivery'))),
  ]
  const shipped = await after(sent.bookingId, 5)
  await shipGoods(sent.orderId, sent.bookingId, {}, nok, shipped)
  await deliverGoods(handed.orderId, handed.bookingId, nok)
  await completeBookings(new Date(shipped.getTime() + 14 * DAY_MS - 1000))
  expect(await statusesOf(sent.orderId)).toEqual(['confirmed'])
  expect(await statusesOf(handed.orderId)).toEqual(['completed'])
  await completeBookings(new Date(shipped.getTime() + 14 * DAY_MS))
  expect(await statusesOf(sent.orderId)).toEqual(['completed'])
  expect(await goodsHistoryOf(sent.bookingId)).toEqual(['shipped by Nok', 'delivered by system'])
})

test('[B6] a booking that cannot be completed does not keep others from it', async () => {
  const [bad, good] = [
    await confirmedBooking(await newProduct(goods('pickup'))),
    await confirmedBooking(await newProduct(goods('pickup'))),
  ]
  const accept = await refuseRows('bookings', `NEW.id = '${bad.bookingId}'`)
  const over = await after(good.bookingId, DAYS_UNTIL_OVER.pickup + 1)
  await completeBookings(over)
  expect(await statusesOf(good.orderId)).toEqual(['completed'])
  expect(await statusesOf(bad.orderId)).toEqual(['confirmed'])
  await accept()
  await completeBookings(over)
  expect(await statusesOf(bad.orderId)).toEqual(['completed'])
})

test('[B6] goods that are ready wait thirty days, and a delivery at least until its agreed day', async () => {
  const [waiting, agreed] = [
    await confirmedBooking(await newProduct(goods('pickup'))),
    await confirmedBooking(await newProduct(goods('delivery'))),
  ]
  const day = (await after(agreed.bookingId, 60)).toISOString().slice(0, 10)
  await sql('UPDATE bookings SET booking_details = $2 WHERE id = $1', [
    agreed.bookingId,
    { fulfilment: { way: 'delivery', date: day } },
  ])
  const ready = await after(waiting.bookingId, 20)
  await readyGoods(waiting.orderId, waiting.bookingId, nok, ready)
  await completeBookings(await after(waiting.bookingId, 49))
  expect(await statusesOf(waiting.orderId)).toEqual(['confirmed'])
  await completeBookings(await after(agreed.bookingId, 72))
  expect(await statusesOf(agreed.orderId)).toEqual(['confirmed'])
  expect(await statusesOf(waiting.orderId)).toEqual(['completed'])
  await completeBookings(await after(agreed.bookingId, 75))
  expect(await statusesOf(agreed.orderId)).toEqual(['completed'])
})

test('[B6] a redeemed booking without a date is completed by the venue at once', async () => {
  const booked = await confirmedBooking(await newProduct(goods('pickup')))
  await sql('UPDATE vouchers SET redeemed_at = now() WHERE booking_id = $1', [booked.bookingId])
  await completeBookings()
  expect(await statusesOf(booked.orderId)).toEqual(['completed'])
})
