import { expect, test } from 'vitest'
import { DAYS_UNTIL_OVER } from '@/lib/domain/completion'
import { completeBookings } from '@/lib/server/completion/complete-bookings'
import { newProduct } from '../fixtures/catalog'
import { statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { confirmedBooking } from '../fixtures/reviews'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

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

test('[B6] a redeemed booking without a date is completed by the venue at once', async () => {
  const booked = await confirmedBooking(await newProduct(goods('pickup')))
  await sql('UPDATE vouchers SET redeemed_at = now() WHERE booking_id = $1', [booked.bookingId])
  await completeBookings()
  expect(await statusesOf(booked.orderId)).toEqual(['completed'])
})
