import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayIn, weekday } from '@/lib/domain/local-date'
import { exportCatalog } from '@/lib/server/catalog-import/export'
import { extendAvailability } from '@/lib/server/catalog-import/extend-availability'
import { database } from '@/lib/server/db/client'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { recordTable } from '@/lib/server/rates/start-rates'
import { newUser } from '../fixtures/catalog'
import { catalog, day, importFile, optionEntry, productEntry } from '../fixtures/catalog-file'
import { newOrder, rowsOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

beforeAll(() => recordTable(database(), readRates(), 'bundled'))

const rule = { times: ['10:00'], capacity: 4 }

/** A product whose only option has this availability. */
async function rolling(availability: object) {
  const entry = productEntry()
  const optionId = `${entry.id}.entry`
  const file = (change: object) =>
    catalog([{ ...entry, options: [optionEntry(optionId, { availability: change })] }])
  await importFile(file(availability))
  return { productId: entry.id, optionId, file }
}

/** The open days of an option from today on. */
async function openDays(optionId: string): Promise<string[]> {
  const rows = await sql<{ day: string }>(
    `SELECT DISTINCT local_date::text AS day FROM slots
     WHERE option_id = $1 AND NOT closed AND local_date >= $2 ORDER BY 1`,
    [optionId, day(0)],
  )
  return rows.map((row) => row.day)
}

const days = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => day(from + index))
const inDays = (offset: number) => new Date(Date.now() + offset * 86_400_000)

describe('a rolling schedule', () => {
  test('[C4] opens its days on import, and another one every day', async () => {
    const { productId, optionId } = await rolling({ days_ahead: 10, rules: [rule] })
    expect(await openDays(optionId)).toEqual(days(0, 10))
    expect(await extendAvailability()).not.toContain(productId)
    expect(await extendAvailability(undefined, inDays(3))).toContain(productId)
    expect(await openDays(optionId)).toEqual(days(0, 13))
    expect(await extendAvailability(undefined, inDays(3))).not.toContain(productId)
    expect(await rowsOf('slots WHERE option_id = $1 AND capacity <> 4', [optionId])).toBe(0)
  })

  test('leaves out other weekdays, other seasons and closed days', async () => {
    const season = { from: day(3).slice(5), to: day(12).slice(5) }
    const { optionId } = await rolling({
      days_ahead: 20,
      rules: [{ ...rule, ...season, weekdays: [1, 2, 3, 4, 5, 6] }],
      closed_days: [day(5), day(6).slice(5)],
    })
    const open = days(3, 13).filter((date) => weekday(date) < 7 && date !== day(5) && date !== day(6))
    expect(await openDays(optionId)).toEqual(open)
  })

  test('opens a single day when it comes into reach', async () => {
    const single = { date: day(12), time: '18:00', capacity: 9 }
    const { optionId } = await rolling({ days_ahead: 10, rules: [rule], days: [single] })
    const evening = "slots WHERE option_id = $1 AND local_time = '18:00' AND capacity = 9"
    expect(await rowsOf(evening, [optionId])).toBe(0)
    await extendAvailability(undefined, inDays(3))
    expect(await rowsOf(evening, [optionId])).toBe(1)
  })

  test('is exported as it was imported, and changes nothing when it is imported again', async () => {
    const availability = {
      days_ahead: 30,
      rules: [{ ...rule, from: '11-01', to: '03-31', weekdays: [6, 7] }],
      days: [],
      closed_days: ['12-25'],
    }
    const { productId } = await rolling(availability)
    const document = JSON.parse(await exportCatalog())
    const product = document.products.find(({ id }: { id: string }) => id === productId)
    expect(product.options[0].availability).toEqual(availability)
    expect(await importFile({ version: 1, products: [product] })).toMatchObject({ created: 0, changed: 0 })
  })

  test('ends with a file that gives a schedule without days_ahead', async () => {
    const { optionId, file } = await rolling({ days_ahead: 10, rules: [rule] })
    await importFile(file({ rules: [{ ...rule, from: day(0), to: day(4) }] }))
    await extendAvailability(undefined, inDays(3))
    expect(await openDays(optionId)).toEqual(days(0, 5))
  })

  test('goes on with a file that gives no availability', async () => {
    const { optionId, file } = await rolling({ days_ahead: 10, rules: [rule] })
    const document = file({})
    const [product] = document.products as Array<{ options: object[] }>
    await importFile({
      ...document,
      products: [{ ...product, options: [{ ...product?.options[0], availability: undefined }] }],
    })
    await extendAvailability(undefined, inDays(1))
    expect(await openDays(optionId)).toEqual(days(0, 11))
  })

  test('opens a closed day again with the places that were sold', async () => {
    const { productId, optionId, file } = await rolling({ days_ahead: 10, rules: [rule] })
    await newOrder(await newUser(), { productId, optionId, date: day(8) })
    await importFile(file({ days_ahead: 5, rules: [rule] }))
    expect(await openDays(optionId)).toEqual(days(0, 5))
    await extendAvailability(undefined, inDays(4))
    expect(await openDays(optionId)).toEqual(days(0, 9))
    expect(await rowsOf('slots WHERE option_id = $1 AND held = 1 AND capacity = 4', [optionId])).toBe(1)
  })

  test('counts days in the time zone of the product', async () => {
    const now = new Date('2026-11-30T20:00:00Z')
    expect([todayIn('Asia/Bangkok', now), todayIn('UTC', now)]).toEqual(['2026-12-01', '2026-11-30'])
    const { optionId } = await rolling({ days_ahead: 3, rules: [rule] })
    await sql('DELETE FROM slots WHERE option_id = $1', [optionId])
    await extendAvailability(undefined, now)
    const [row] = await sql<{ first: string; last: string }>(
      'SELECT min(local_date)::text AS first, max(local_date)::text AS last FROM slots WHERE option_id = $1',
      [optionId],
    )
    expect(row).toEqual({ first: '2026-12-01', last: addDays('2026-12-01', 2) })
  })
})
