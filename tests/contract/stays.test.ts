import { afterAll, expect, test } from 'vitest'
import type { ProductCard } from '@/lib/contract/catalog'
import { addDays, datesUntil, todayIn } from '@/lib/domain/local-date'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { add, itemOf, selectionOf } from '../fixtures/cart'
import { newProduct } from '../fixtures/catalog'
import { request } from '../fixtures/http'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

async function stays(query: string): Promise<ProductCard[]> {
  const { body } = await request('GET', `/api/catalog/products?vertical=stay&limit=48&${query}`)
  return (body.data as { items: ProductCard[] }).items
}

test('[C4] a card has the total of a stay once the nights are known, and none before', async () => {
  const from = addDays(todayIn('Asia/Bangkok'), 60)
  const listed = await stays(`from=${from}&to=${addDays(from, 3)}&currency=JPY`)
  expect(listed.length).toBeGreaterThan(3)
  for (const { id, stay } of listed) {
    expect(stay, id).toMatchObject({ nights: 3 })
    if (!stay) continue
    expect(stay.per_night.currency).toBe('JPY')
    if (stay.even) expect(stay.total.amount, id).toBe(stay.per_night.amount * 3 * stay.rooms)
  }
  for (const { id, stay } of await stays('currency=JPY')) expect(stay, id).toBeNull()
})

test('[C4] that total is the cart price of the cheapest room available on every night', async () => {
  const from = addDays(todayIn('Asia/Bangkok'), 60)
  const [card] = await stays(`from=${from}&to=${addDays(from, 2)}`)
  const { body } = await request('GET', `/api/catalog/products/${card?.id}`)
  const { options } = body.data as { options: Array<{ id: string; min_units: number }> }
  const visitor = await newVisitor()
  const totals = await Promise.all(
    options.map(async ({ id, min_units: rooms }) => {
      const response = await add(visitor, {
        product_id: card?.id,
        option_id: id,
        date: from,
        end_date: addDays(from, 2),
        quantities: { ROOM: rooms },
        booking_details: { rooms: Array.from({ length: rooms }, () => ({ adults: 1, children: [] })) },
      })
      return response.status === 200 ? (itemOf(response).total?.amount ?? 0) : Number.POSITIVE_INFINITY
    }),
  )
  expect(card?.stay?.total.amount).toBe(Math.min(...totals))
  const named = options.findIndex(({ id }) => id === card?.stay?.option_id)
  expect(totals[named]).toBe(card?.stay?.total.amount)
})

test('[C4] the vacancy of a stay is that of the night with the fewest rooms', async () => {
  const visitor = await newVisitor()
  const sold = await newProduct({
    dateMode: 'DATE_RANGE',
    inventory: 'NIGHTLY',
    units: [{ code: 'ROOM', amount: 100_000, pax: 2 }],
    nights: [5, 1, 5, 0],
  })
  const arrival = sold.date ?? ''
  const put = (from: number, nights: number, rooms: number) =>
    add(
      visitor,
      selectionOf(sold, {
        time: null,
        date: addDays(arrival, from),
        end_date: addDays(arrival, from + nights),
        quantities: { ROOM: rooms },
        booking_details: {
          rooms: datesUntil(arrival, addDays(arrival, rooms)).map(() => ({ adults: 2, children: [] })),
        },
      }),
    )
  expect((await put(0, 1, 2)).status).toBe(200)
  const few = await put(0, 3, 2)
  expect([few.body.code, few.body.message]).toEqual([
    'NOT_ENOUGH_PLACES',
    translator('en')('errors.NOT_ENOUGH_PLACES', { left: 1 }),
  ])
  expect((await put(2, 2, 1)).body.code).toBe('SOLD_OUT')
  const whole = itemOf(await put(0, 3, 1))
  expect(whole.total?.amount).toBe(3 * 100_000)
})
