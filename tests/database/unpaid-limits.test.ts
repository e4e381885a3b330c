import { expect, test } from 'vitest'
import { addDays } from '@/lib/domain/local-date'
import { env } from '@/lib/env'
import { addToCart } from '@/lib/server/cart/service'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { begin, choose, contextOf, fill, formFor, paidNotification, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

/** Orders places without paying; resolves to the order's id, or to the code of the error. */
async function order(userId: string, sold: Sold, places = 1, address = 'local'): Promise<string> {
  const form = await formFor(userId, [await fill(userId, sold, { ADULT: places })])
  return placeOrder(form, contextOf(userId, { address })).then(
    ({ data }) => data.id,
    (error: { code: string }) => error.code,
  )
}

const REFUSED = 'TOO_MUCH_UNPAID'
/** As many as one booking with names may have. */
const CLASS = 100
const ADDRESS_PLACES = env.UNPAID_PLACES * env.UNPAID_ADDRESS_SCALE

test('[B5] an account holds five unpaid orders; paying for one makes room', async () => {
  const userId = await newUser()
  const sold = await newProduct({ capacity: 20 })
  const placed: string[] = []
  for (let n = 0; n < env.UNPAID_ORDERS; n++) placed.push(await order(userId, sold))
  expect(placed).not.toContain(REFUSED)
  expect(await order(userId, sold)).toBe(REFUSED)
  await receiveNotification('sandbox', paidNotification(await begin(userId, placed[0] ?? '')))
  expect(await order(userId, sold)).not.toBe(REFUSED)
  expect(await order(await newUser(), sold)).not.toBe(REFUSED)
})

test('[B5] two school classes are booked at once, but an account cannot empty a tour', async () => {
  const userId = await newUser()
  const sold = await newProduct({ capacity: 1000, maxUnits: CLASS })
  const other = await newProduct({ capacity: 1000, maxUnits: CLASS })
  for (let held = 0; held < env.UNPAID_PLACES; held += CLASS)
    expect(await order(userId, sold, CLASS)).not.toBe(REFUSED)
  expect(await order(userId, sold)).toBe(REFUSED)
  expect(await order(userId, other, CLASS)).not.toBe(REFUSED)
})

test('[B5] a stay counts with its rooms, not with the nights of each', async () => {
  const userId = await newUser()
  const nights = Array.from({ length: 14 }, () => 20)
  const sold = await newProduct({
    nights,
    dateMode: 'DATE_RANGE',
    inventory: 'NIGHTLY',
    maxUnits: 20,
    units: [{ code: 'ROOM', amount: 1000 }],
  })
  const rooms = choose(sold, { ROOM: 15 })
  const end = addDays(sold.date ?? '', 14)
  const { data } = await addToCart(
    {
      ...rooms,
      time: null,
      end_date: end,
      booking_details: { rooms: Array.from({ length: 15 }, () => ({ adults: 1, children: [] })) },
    },
    contextOf(userId),
  )
  const form = await formFor(userId, [data.item.id])
  const { data: placed } = await placeOrder(form, contextOf(userId))
  expect(placed.status).toBe('pending')
})

test('[B5] neither can several accounts at one address', async () => {
  const sold = await newProduct({ capacity: 1000, maxUnits: CLASS })
  const from = async (address: string) => order(await newUser(), sold, CLASS, address)
  for (let held = 0; held < ADDRESS_PLACES; held += CLASS) expect(await from('203.0.113.7')).not.toBe(REFUSED)
  expect(await from('203.0.113.7')).toBe('UNPAID_NETWORK_LIMIT')
  expect(await from('203.0.113.8')).not.toBe(REFUSED)
})

const FREE: Parameters<typeof newProduct>[0] = { units: [{ code: 'ADULT', amount: 0 }] }

test('[B5] an account places a limited number of free orders in 24 hours', {
  tags: ['thorough'],
}, async () => {
  const userId = await newUser()
  const sold = await newProduct({ ...FREE, capacity: 100 })
  const placed: string[] = []
  for (let n = 0; n < env.FREE_ORDERS; n++) placed.push(await order(userId, sold))
  expect(placed).not.toContain('TOO_MUCH_FREE')
  expect(await order(userId, sold)).toBe('TOO_MUCH_FREE')
  expect(await order(userId, await newProduct())).not.toMatch(/^TOO_MUCH/)
  await sql("UPDATE orders SET created_at = created_at - interval '25 hours' WHERE user_id = $1", [userId])
  expect(await order(userId, sold)).not.toBe('TOO_MUCH_FREE')
})

test('[B5] an account cannot take all places of a free tour, and neither can several at one address', {
  tags: ['thorough'],
}, async () => {
  const sold = await newProduct({ ...FREE, capacity: 1000, maxUnits: CLASS })
  const userId = await newUser()
  for (let taken = 0; taken < env.UNPAID_PLACES; taken += CLASS)
    expect(await order(userId, sold, CLASS, '203.0.113.9')).not.toBe('TOO_MUCH_FREE')
  expect(await order(userId, sold, 1, '203.0.113.9')).toBe('TOO_MUCH_FREE')
  const from = async (address: string) => order(await newUser(), sold, CLASS, address)
  for (let taken = env.UNPAID_PLACES; taken < ADDRESS_PLACES; taken += CLASS)
    expect(await from('203.0.113.9')).not.toBe('FREE_NETWORK_LIMIT')
  expect(await from('203.0.113.9')).toBe('FREE_NETWORK_LIMIT')
  expect(await from('203.0.113.10')).not.toBe('FREE_NETWORK_LIMIT')
})

test('[B5] free goods that were used no longer count', async () => {
  const sold = await newProduct({
    units: [{ code: 'ITEM', amount: 0 }],
    capacity: 4,
    dateMode: 'NONE',
    inventory: 'STOCK',
  })
  const userId = await newUser()
  const place = async (items: number) => {
    const form = await formFor(userId, [await fill(userId, sold, { ITEM: items })])
    return placeOrder(form, contextOf(userId)).then(
      ({ data }) => data.id,
      (error: { code: string }) => error.code,
    )
  }
  const first = await place(1)
  await sql("UPDATE bookings SET status = 'completed' WHERE order_id = $1", [first])
  expect(await place(3)).not.toBe('TOO_MUCH_FREE')
})

test('[B5] ten declined payments still fail an order', { tags: ['thorough'] }, async () => {
  const userId = await newUser()
  const id = await order(userId, await newProduct())
  for (let round = 0; round < 10; round++) {
    const { invoice } = await begin(userId, id)
    await sql("UPDATE sandbox_payments SET state = 'failed' WHERE invoice_number = $1", [invoice])
    await startPayment(id, 'gb_prime_pay_credit_card', contextOf(userId)).catch(() => undefined)
  }
  expect(await statusesOf(id)).toEqual(['failed'])
})
