import { describe, expect, test } from 'vitest'
import { addDays, datesUntil, todayIn, weekday } from '@/lib/domain/local-date'
import { refreshIndex } from '@/lib/server/search/reindex'
import { sql } from '../fixtures/database'
import { facets, listing } from '../fixtures/listing'
import { withSeededDatabase } from '../fixtures/seeded-database'
import { oneOf } from '../setup/thorough'

withSeededDatabase()

const today = todayIn('Asia/Bangkok')
const day = (days: number) => addDays(today, days)

type Query = Parameters<typeof listing>[0]

async function everything(query: Query = {}) {
  const first = await listing(query)
  const rest = Array.from({ length: first.meta.last_page - 1 }, (_, index) =>
    listing({ ...query, page: index + 2 }),
  )
  return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items)
}

const idsOf = async (query: Query) => (await everything(query)).map(({ id }) => id)
const totalOf = async (query: Query) => (await listing(query)).meta.total

/** Sells every place of a product on a day, or of one option only; returns a function that frees them. */
async function sellOut(option: string, date: string): Promise<() => Promise<void>> {
  const rows = await sql<{ id: string; sold: number }>(
    `SELECT id, sold FROM slots WHERE option_id LIKE $1 AND local_date = $2`,
    [option, date],
  )
  expect(rows.length).toBeGreaterThan(0)
  const ids = rows.map(({ id }) => id)
  await sql('UPDATE slots SET sold = capacity - held WHERE id = ANY($1::bigint[])', [ids])
  return async () => {
    await sql(
      `UPDATE slots SET sold = was.sold FROM unnest($1::bigint[], $2::int[]) AS was (id, sold)
       WHERE slots.id = was.id`,
      [ids, rows.map(({ sold }) => sold)],
    )
    await refreshIndex()
  }
}

describe('availability on the chosen dates', () => {
  test('[R4] a closed weekday is not offered, and the day after it is', async () => {
    const monday = datesUntil(day(5), day(12)).find((date) => weekday(date) === 1) ?? ''
    expect(await idsOf({ from: monday, to: monday })).not.toContain('forbidden-city-entry')
    expect(await idsOf({ from: monday, to: addDays(monday, 1) })).toContain('forbidden-city-entry')
  })

  test.each([5, 8, 9, 12])('[R4] on day %i lists exactly the products with places left', async (days) => {
    const date = day(days)
    const rows = await sql<{ id: string }>(
      `SELECT DISTINCT o.product_id AS id FROM options o LEFT JOIN slots s ON s.option_id = o.id
       WHERE o.inventory = 'FREESALE'
         OR (s.capacity > s.held + s.sold AND NOT s.closed AND (s.local_date IS NULL OR s.local_date = $1))`,
      [date],
    )
    expect(new Set(await idsOf({ from: date }))).toEqual(new Set(rows.map(({ id }) => id)))
  })

  test('[R4] a sold-out day is not offered until a place becomes free', async () => {
    const date = day(10)
    const [id, option] = ['wat-arun-longtail-sunset', 'wat-arun-longtail-sunset.%']
    expect(await idsOf({ from: date, to: date })).toContain(id)
    await refreshIndex()
    const free = await sellOut(option, date)
    expect(await refreshIndex()).toBe(1)
    expect(await idsOf({ from: date, to: date })).not.toContain(id)
    expect(await idsOf({ from: date, to: addDays(date, 1) })).toContain(id)
    await free()
    expect(await idsOf({ from: date, to: date })).toContain(id)
  })

  test('[R4] a stay requires every night in one room', async () => {
    const id = 'kyoto-onsen-ryokan'
    const options = await sql<{ id: string }>('SELECT id FROM options WHERE product_id = $1 ORDER BY id', [
      id,
    ])
    const nights = { from: day(20), to: day(22) }
    expect(await idsOf(nights)).toContain(id)
    // The first room is free in the first night only, every other one in the second only.
    const freed = await Promise.all(
      options.map((option, index) => sellOut(option.id, index === 0 ? day(21) : day(20))),
    )
    await refreshIndex()
    expect(await idsOf(nights)).not.toContain(id)
    expect(await idsOf({ from: day(20), to: day(21) })).toContain(id)
    expect(await idsOf({ from: day(21), to: day(22) })).toContain(id)
    for (const free of freed) await free()
    expect(await idsOf(nights)).toContain(id)
  })

  test('[R4] swapped dates are a valid period; the past and the far future offer nothing', async () => {
    expect(await totalOf({ from: day(9), to: day(7) })).toBe(await totalOf({ from: day(7), to: day(9) }))
    expect(await totalOf({ from: '2001-01-01', to: '2001-01-05' })).toBe(0)
    expect(await totalOf({ from: '2999-01-01' })).toBe(0)
  })

  test.each(['soon', '2026-02-30', '', '<script>'])(
    '[R4] ignores the invalid date %s like a missing one',
    async (from) => {
      expect(await totalOf({ from })).toBe(await totalOf({}))
    },
  )

  test('refreshes results that changed only because time passed', async () => {
    await sql("UPDATE product_search_index SET open_days = '{}', stale_at = now() WHERE product_id = $1", [
      'forbidden-city-entry',
    ])
    expect(await idsOf({ from: day(1), to: day(20) })).not.toContain('forbidden-city-entry')
    expect(await refreshIndex()).toBeGreaterThan(0)
    expect(await idsOf({ from: day(1), to: day(20) })).toContain('forbidden-city-entry')
    expect(await refreshIndex()).toBe(0)
  })
})

describe('sorting', () => {
  test.each(['THB', 'EUR', 'JPY'] as const)('[R4] uses the price displayed in %s', async (currency) => {
    const displayed = async (sort: string) => {
      const pages = await Promise.all([1, 2].map((page) => listing({ sort, page } as Query, { currency })))
      return pages.flatMap(({ items }) => items.map(({ from }) => from.amount))
    }
    const [low, high] = await Promise.all([displayed('price_low'), displayed('price_high')])
    expect(low).toEqual(low.toSorted((a, b) => a - b))
    expect(high).toEqual(high.toSorted((a, b) => b - a))
  })

  test.each(['price_low', 'price_high'])(
    '[R4] by %s lists every product once over all pages',
    async (sort) => {
      const pages = await Promise.all(
        Array.from({ length: 12 }, (_, page) =>
          listing({ sort, limit: 10, page: page + 1 } as Query, { currency: 'JPY' }),
        ),
      )
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
      expect(ids.length).toBe(await totalOf({}))
      expect(new Set(ids).size).toBe(ids.length)
    },
  )
})

describe('facets', () => {
  const FILTERS: Query[] = [
    { from: day(7), to: day(8), destination: 'tokyo' },
    {},
    { destination: 'bangkok' },
    { product_categories: 'CATEGORY_018,CATEGORY_001' },
    { q: 'kyoto', free_cancellation: '1' },
    { price_min: '500', price_max: '3000', price_currency: 'THB', duration: 'short' },
    { language: 'en', wheelchair: '1', instant_confirmation: '1' },
    { destination: 'bangkok', product_categories: 'CATEGORY_999' },
  ]

  test.each(oneOf(FILTERS))('[R4] equal the listing’s total for that value: %o', async (query) => {
    const counted = await facets(query)
    expect(counted.total).toBe(await totalOf(query))
    const checks: Array<[string, number, Query]> = [
      ...counted.categories.map(({ id, count }): [string, number, Query] => [
        id,
        count,
        { product_categories: id },
      ]),
      ...counted.destinations.map(({ slug, count }): [string, number, Query] => [
        slug,
        count,
        { destination: slug },
      ]),
      ...counted.durations.map(({ id, count }): [string, number, Query] => [id, count, { duration: id }]),
      ...counted.languages.map(({ code, count }): [string, number, Query] => [
        code,
        count,
        { language: code },
      ]),
      ...counted.features.map(({ id, count }): [string, number, Query] => [id, count, { [id]: '1' }]),
    ]
    for (const [name, count, value] of checks)
      expect(count, name).toBe(await totalOf({ limit: 1, ...query, ...value }))
  })

  test('[R4] price bands count every product once, regardless of the price filter', async () => {
    const all = (await everything({ destination: 'bangkok' })).map(({ from }) => from.amount)
    const { prices } = await facets({ destination: 'bangkok', price_max: '1' })
    expect(prices).toMatchObject({ currency: 'THB', min: Math.min(...all), max: Math.max(...all) })
    for (const { from, to, count } of prices?.buckets ?? [])
      expect(count).toBe(all.filter((amount) => amount >= from && amount < to).length)
    expect(prices?.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    expect((await facets({ q: 'qqqqzzzz' })).prices).toBeNull()
  })
})
