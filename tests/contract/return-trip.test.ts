import { afterAll, expect, test } from 'vitest'
import type { Product } from '@/lib/contract/catalog'
import { addDays } from '@/lib/domain/local-date'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { closeDatabase } from '@/lib/server/db/client'
import { add, itemOf, linesOf, selectionOf } from '../fixtures/cart'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { request } from '../fixtures/http'
import { newLine } from '../fixtures/transport'
import { newVisitor } from '../fixtures/visitor'

afterAll(closeDatabase)

test('[C4][B3] a return trip is one item with both legs, at the price of both', async () => {
  const [visitor, trip] = [await newVisitor(), await newLine()]
  const chosen = { quantities: { ADULT: 2, CHILD: 1 }, booking_details: trip.booking_details }
  const item = itemOf(await add(visitor, selectionOf(trip, chosen), { locale: 'th' }))
  const leg = (date: string) => ({
    option_name: 'Entry ไทย',
    date,
    time: '10:00',
    arrives: { date, time: '11:30' },
    seats: null,
  })
  expect(item.booking_details).toEqual(trip.booking_details)
  expect(item.legs).toEqual([
    { from: 'ที่นี่', to: 'ที่นั่น', ...leg(trip.date) },
    { from: 'ที่นั่น', to: 'ที่นี่', ...leg(trip.backDate) },
  ])
  expect(item.lines.map(({ quantity, price }) => [quantity, price.amount])).toEqual([
    [2, 220_000],
    [1, 110_000],
  ])
  expect(item.total?.amount).toBe(2 * 220_000 + 110_000)
  const oneWay = itemOf(await add(visitor, selectionOf(trip)))
  expect([oneWay.id === item.id, oneWay.total?.amount, oneWay.legs.length]).toEqual([false, 100_000, 1])
})

test('[C4] reports an invalid return leg in the visitor’s language', async () => {
  const [visitor, trip, full, plain] = [
    await newVisitor(),
    await newLine(),
    await newLine({ back: 1 }),
    await newProduct(),
  ]
  await sql('UPDATE slots SET sold = 1 WHERE option_id = $1', [full.backId])
  const leg = (date: string, time: string | null = '10:00') => ({
    booking_details: { return: { date, time } },
  })
  const cases = [
    [selectionOf(trip, leg(addDays(trip.date, -1))), 422, 'RETURN_TOO_EARLY'],
    [selectionOf(trip, leg(trip.date, '11:29')), 422, 'RETURN_TOO_EARLY'],
    [selectionOf(trip, leg(trip.date, '11:30')), 409, 'RETURN_CLOSED'],
    [selectionOf(trip, leg(addDays(trip.backDate, 1))), 409, 'RETURN_CLOSED'],
    [selectionOf(trip, leg(trip.backDate, null)), 422, 'RETURN_REQUIRED'],
    [selectionOf(plain, leg(trip.backDate)), 422, 'RETURN_NOT_OFFERED'],
    [selectionOf(full, full), 409, 'RETURN_SOLD_OUT'],
  ] as const
  for (const [json, status, code] of cases)
    for (const locale of LOCALES) {
      const response = await add(visitor, json, { locale })
      expect([response.status, response.body.code, response.body.message]).toEqual([
        status,
        code,
        translator(locale)(`errors.${code}`),
      ])
    }
  expect(await linesOf(visitor)).toBe(0)
})

test('[C4] too many passengers for the return reports how many places are left on it', async () => {
  const [visitor, trip] = [await newVisitor(), await newLine({ back: 2 })]
  const chosen = { quantities: { ADULT: 3 }, booking_details: trip.booking_details }
  const { status, body } = await add(visitor, selectionOf(trip, chosen))
  expect([status, body.code, body.message]).toEqual([
    409,
    'RETURN_NOT_ENOUGH_PLACES',
    translator('en')('errors.RETURN_NOT_ENOUGH_PLACES', { left: 2 }),
  ])
})

test.each([
  [{ date: '2026-02-30', time: '10:00' }],
  [{ date: 'tomorrow', time: '10:00' }],
  [{ date: '2026-12-10', time: '24:00' }],
  [{ date: null, time: null }],
  [{ time: '10:00' }],
  ['yes'],
])('[C4] rejects %j as a return leg', async (returnLeg) => {
  const [visitor, trip] = [await newVisitor(), await newLine()]
  const { status, body } = await add(visitor, selectionOf(trip, { booking_details: { return: returnLeg } }))
  expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED'])
})

test('[C4][B3] a changed outbound date must stay before the return', async () => {
  const [visitor, trip] = [await newVisitor(), await newLine()]
  const { id } = itemOf(await add(visitor, selectionOf(trip, { booking_details: trip.booking_details })))
  const change = (json: object) => request('PATCH', `/api/pd4/carts/${id}`, { token: visitor.token, json })
  await sql(
    `INSERT INTO slots (option_id, local_date, local_time, starts_at, capacity)
      SELECT option_id, local_date + 3, local_time, starts_at + interval '3 days', capacity FROM slots WHERE option_id = $1`,
    [trip.optionId],
  )
  expect((await change({ date: addDays(trip.date, 3) })).body.code).toBe('RETURN_TOO_EARLY')
  const oneWay = await change({ booking_details: {} })
  expect([oneWay.status, (oneWay.body.data as { total: { amount: number } }).total.amount]).toEqual([
    200, 100_000,
  ])
})

test('[C4] every transport product with a return has three translations', async () => {
  for (const locale of LOCALES) {
    const path = `/api/catalog/products/tokyo-kyoto-bullet-train?locale=${locale}`
    const { options } = (await request('GET', path)).body.data as Product
    expect(options).toHaveLength(4)
    for (const { id, name, route } of options) {
      const other = options.find((option) => option.id === route?.opposite)
      expect([other?.route?.opposite, other?.name, other?.route?.from, other?.route?.to]).toEqual([
        id,
        name,
        route?.to,
        route?.from,
      ])
      expect(Boolean(route?.meeting?.directions)).toBe(id.endsWith('-back'))
      expect(route?.bags).toEqual({ included: 2, max_kg: 30, max_cm: 160 })
    }
  }
})
