import { expect, test } from 'vitest'
import { addDays } from '@/lib/domain/local-date'
import { env } from '@/lib/env'
import { addToCart } from '@/lib/server/cart/service'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { choose, contextOf, fill, formFor } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

const ACCOUNT_LIMIT = 'TOO_MUCH_UNPAID'
const ADDRESS_LIMIT = 'UNPAID_NETWORK_LIMIT'
const DEPARTURES = 22

/** A tour with a departure a day. */
const newTour = (places: number, departures = DEPARTURES) =>
  newProduct({ nights: Array.from({ length: departures }, () => places), maxUnits: places })

const on = (sold: Sold, day: number): Sold => ({ ...sold, date: addDays(sold.date ?? '', day) })

/** Orders cart items without paying; resolves to 'placed', or to the code of the error. */
async function placed(userId: string, ids: string[], address = userId): Promise<string> {
  return placeOrder(await formFor(userId, ids), contextOf(userId, { address })).then(
    () => 'placed',
    (error: { code: string }) => error.code,
  )
}

async function order(userId: string, departures: readonly Sold[], places: number, address = userId) {
  const ids: string[] = []
  for (const sold of departures) ids.push(await fill(userId, sold, { ADULT: places }))
  return placed(userId, ids, address)
}

async function heldOf({ productId }: Sold): Promise<number> {
  const [row] = await sql<{ held: string }>(
    'SELECT sum(held) AS held FROM slots s JOIN options o ON o.id = s.option_id WHERE o.product_id = $1',
    [productId],
  )
  return Number(row?.held)
}

test('[B5] an account cannot hold all departures of a tour, in one order or in several', {
  tags: ['thorough'],
}, async () => {
  const tour = await newTour(8)
  const userId = await newUser()
  const all = Array.from({ length: DEPARTURES }, (_, day) => on(tour, day))
  // As many items as one order takes.
  expect(await order(userId, all.slice(0, 20), 8)).toBe(ACCOUNT_LIMIT)
  expect(await heldOf(tour)).toBe(0)
  const other = await newUser()
  const results: string[] = []
  for (const departure of all.slice(0, env.UNPAID_ORDERS)) results.push(await order(other, [departure], 8))
  expect(results).toEqual(['placed', 'placed', 'placed', 'placed', ACCOUNT_LIMIT])
  expect(await heldOf(tour)).toBe(32)
})

test('[B5] what is sold out does not raise the share of what is left', async () => {
  const tour = await newTour(8)
  await sql('UPDATE slots SET sold = capacity WHERE option_id = $1 AND local_date >= $2', [
    tour.optionId,
    on(tour, 2).date,
  ])
  const userId = await newUser()
  expect(await order(userId, [tour], 8)).toBe('placed')
  expect(await order(userId, [on(tour, 1)], 1)).toBe(ACCOUNT_LIMIT)
})

test('[B5] a class of sixty is booked on one departure, also in several bookings', {
  tags: ['thorough'],
}, async () => {
  const tour = await newProduct({ nights: [60, 60, 60], maxUnits: 20 })
  const userId = await newUser()
  for (let n = 0; n < 3; n++) expect(await order(userId, [tour], 20)).toBe('placed')
  expect(await order(userId, [on(tour, 1)], 1)).toBe(ACCOUNT_LIMIT)
})

test('[B5] an account cannot take all places of a tour with a single departure in several bookings', async () => {
  const tour = await newProduct({ capacity: 20, maxUnits: 20 })
  const userId = await newUser()
  const results: string[] = []
  for (let n = 0; n < 5; n++) results.push(await order(userId, [tour], 4))
  expect(results.filter((result) => result === 'placed')).toHaveLength(2)
  expect(results.at(-1)).toBe(ACCOUNT_LIMIT)
})

test('[B5] accounts of one address hold no more than twice the share together', {
  tags: ['thorough'],
}, async () => {
  const tour = await newTour(8)
  const results: string[] = []
  for (let day = 0; day < 10; day++)
    results.push(await order(await newUser(), [on(tour, day)], 8, '203.0.113.40'))
  expect(results.filter((result) => result === 'placed')).toHaveLength(9)
  expect(results.at(-1)).toBe(ADDRESS_LIMIT)
  expect(await order(await newUser(), [on(tour, 9)], 8, '203.0.113.41')).toBe('placed')
})

test('[B5] the unpaid orders of an address are limited, also concurrent ones', async () => {
  const before = env.UNPAID_ADDRESS_ORDERS
  env.UNPAID_ADDRESS_ORDERS = 4
  try {
    const tours = await Promise.all(Array.from({ length: 6 }, () => newTour(8)))
    const results = await Promise.all(
      tours.map(async (tour) => order(await newUser(), [tour], 1, '203.0.113.50')),
    )
    expect(results.filter((result) => result === 'placed')).toHaveLength(4)
    expect(results.filter((result) => result === ADDRESS_LIMIT)).toHaveLength(2)
  } finally {
    env.UNPAID_ADDRESS_ORDERS = before
  }
})

test('[B5] a single booking may be of any share: a month in the only villa', async () => {
  const villa = await newProduct({
    nights: Array.from({ length: 60 }, () => 1),
    dateMode: 'DATE_RANGE',
    inventory: 'NIGHTLY',
    maxUnits: 1,
    units: [{ code: 'ROOM', amount: 1000 }],
  })
  const userId = await newUser()
  const stay = async (from: number, until: number) => {
    const { data } = await addToCart(
      {
        ...choose(on(villa, from), { ROOM: 1 }),
        time: null,
        end_date: on(villa, until).date,
        booking_details: { rooms: [{ adults: 1, children: [] }] },
      },
      contextOf(userId),
    )
    return placed(userId, [data.item.id])
  }
  expect(await stay(0, 28)).toBe('placed')
  expect(await stay(28, 56)).toBe(ACCOUNT_LIMIT)
})
