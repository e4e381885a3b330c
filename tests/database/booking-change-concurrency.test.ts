import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { addDays } from '@/lib/domain/local-date'
import { SANDBOX_VENUE_KEY } from '@/lib/server/venue/keys'
import { redeemVoucher } from '@/lib/server/venue/service'
import { bought, cancelled, refundsOf } from '../fixtures/cancelling'
import type { Sold } from '../fixtures/catalog'
import { dateChanged, newDays, placesOfDays, priceFrom } from '../fixtures/changing'
import { contextOf, rowsOf, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { repetitions } from '../setup/thorough'

withShopDatabase()
withoutMails()

/** Even, because customers who swap their days end on the first ones. */
const ROUNDS = repetitions(4, 6)

const day = ({ date }: Sold, later: number) => addDays(date ?? '', later)
const baht = (amount: number) => ({ amount: amount * 100, currency: 'THB' as const })
const same = { expected_price: baht(1000), expected_refund: null }

const codes = (results: Array<PromiseSettledResult<unknown>>) =>
  results
    .map((result) =>
      result.status === 'fulfilled'
        ? 'done'
        : result.reason instanceof ApiError
          ? result.reason.code
          : `broken: ${result.reason}`,
    )
    .sort()

test('[B7] of four customers who change to the last place one gets it, and the others keep theirs', async () => {
  const sold = await newDays({ nights: [10, 1] })
  const buyers = []
  for (let n = 0; n < 4; n++) buyers.push(await bought([[sold]]))
  const results = await Promise.allSettled(
    buyers.map((buyer) => dateChanged(buyer, { date: day(sold, 1), ...same })),
  )
  expect(codes(results)).toEqual(['SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT', 'done'])
  expect(await placesOfDays(sold)).toEqual([
    [0, 3],
    [0, 1],
  ])
})

test('[B7] customers who swap their full days at once do not block each other', {
  tags: ['thorough'],
}, async () => {
  const sold = await newDays({ nights: [2, 2] })
  const first = await bought([[sold]])
  const second = await bought([[{ ...sold, date: day(sold, 1) }]])
  for (let round = 0; round < ROUNDS; round++) {
    const [to, from] = round % 2 ? [0, 1] : [1, 0]
    const results = await Promise.allSettled([
      dateChanged(first, { date: day(sold, to), ...same }),
      dateChanged(second, { date: day(sold, from), ...same }),
    ])
    expect(codes(results)).toEqual(['done', 'done'])
  }
  expect(await placesOfDays(sold)).toEqual([
    [0, 1],
    [0, 1],
  ])
})

test('[B7] ten clicks on one button change the date once and refund once', async () => {
  const sold = await newDays()
  await priceFrom(sold, day(sold, 1), 60_000)
  const buyer = await bought([[sold]])
  const key = randomUUID()
  const change = { date: day(sold, 1), expected_price: baht(600), expected_refund: baht(400) }
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => dateChanged(buyer, change, { key })),
  )
  expect(codes(results)).toEqual(Array.from({ length: 10 }, () => 'done'))
  expect(await refundsOf(buyer.order.id)).toMatchObject([{ amount: 40_000 }])
  expect(await rowsOf('booking_changes WHERE booking_id = $1', [buyer.order.bookings[0]?.id])).toBe(1)
})

test('[B7] a change beside a cancellation leaves a booking on one date or none, and all money accounted for', {
  tags: ['thorough'],
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sold = await newDays()
    await priceFrom(sold, day(sold, 1), 60_000)
    const buyer = await bought([[sold]])
    const change = { date: day(sold, 1), expected_price: baht(600), expected_refund: baht(400) }
    const results = await Promise.allSettled([
      dateChanged(buyer, change),
      cancelled(buyer, { expected_refund: baht(1000) }),
    ])
    expect(codes(results).filter((code) => code.startsWith('broken'))).toEqual([])
    const [status] = await statusesOf(buyer.order.id)
    const refunded = (await refundsOf(buyer.order.id)).reduce((sum, { amount }) => sum + amount, 0)
    const places = await placesOfDays(sold)
    if (status === 'cancelled') {
      expect(refunded).toBe(100_000)
      expect(places.flat()).toEqual([0, 0, 0, 0, 0, 0])
    } else {
      expect(refunded).toBe(40_000)
      expect(places.flat()).toEqual([0, 0, 0, 1, 0, 0])
    }
  }
})

test('[B7] a change beside a redemption: who is admitted keeps the date, and an old code admits no more', {
  tags: ['thorough'],
}, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sold = await newDays({ changes: { dateHours: 0, namesHours: null } })
    const buyer = await bought([[sold]])
    const [booking] = buyer.order.bookings
    const now = new Date(`${addDays(sold.date ?? '', -1)}T20:00:00Z`)
    const venue = () => contextOf(randomUUID(), { venueKey: SANDBOX_VENUE_KEY })
    const results = await Promise.allSettled([
      dateChanged(buyer, { date: day(sold, 1), ...same }, { now }),
      redeemVoucher(booking?.voucher?.code ?? '', venue(), now),
    ])
    expect(codes(results).filter((code) => code.startsWith('broken'))).toEqual([])
    expect(codes(results).filter((code) => code === 'done')).toHaveLength(1)
    const [row] = await sql<{ date: string }>('SELECT local_date::text AS date FROM bookings WHERE id = $1', [
      booking?.id,
    ])
    const isUsed = (await rowsOf('redemptions WHERE booking_id = $1', [booking?.id])) === 1
    expect(row?.date).toBe(isUsed ? sold.date : day(sold, 1))
  }
})
