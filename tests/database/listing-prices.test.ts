import { describe, expect, test } from 'vitest'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { reindexProducts } from '@/lib/server/search/reindex'
import { sql } from '../fixtures/database'
import { facets, listing } from '../fixtures/listing'
import { withSeededDatabase } from '../fixtures/seeded-database'

withSeededDatabase()

const arrival = addDays(todayIn('Asia/Bangkok'), 30)
const nights = { from: arrival, to: addDays(arrival, 2) }

type Query = Parameters<typeof listing>[0]

async function stays(query: Query = {}) {
  const { items } = await listing({ vertical: 'stay', ...query })
  expect(items.length).toBeGreaterThan(3)
  return items
}

/** The lowest total of two nights in a room of each stay, straight from slots and prices; of refundable rates only. */
async function lowestTotals(refundable: boolean): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; total: string }>(
    `SELECT id, min(total) AS total FROM (
       SELECT o.product_id AS id, sum(pr.amount) * o.min_units AS total
       FROM options o JOIN cancellation_policies cp ON cp.code = o.policy_code
       JOIN units u ON u.option_id = o.id AND u.position = 0
       JOIN slots s ON s.option_id = o.id AND s.local_date BETWEEN $1::date AND $1::date + 1
         AND NOT s.closed AND s.capacity - s.held - s.sold >= o.min_units
       JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code AND pr.currency = 'THB'
         AND s.local_date BETWEEN pr.from_date AND pr.to_date
       WHERE o.inventory = 'NIGHTLY'
         AND (NOT $2::boolean OR coalesce((cp.tiers -> 0 ->> 'hoursBefore')::int, 0) < 87600)
       GROUP BY o.id HAVING count(*) = 2
     ) AS rates GROUP BY id`,
    [arrival, refundable],
  )
  return new Map(rows.map(({ id, total }) => [id, Number(total)]))
}

describe('free cancellation', () => {
  test('[R4] [C4] as a filter, the total of a stay is that of its cheapest refundable rate', async () => {
    const [listed, free, any] = await Promise.all([
      stays({ ...nights, free_cancellation: '1' }),
      lowestTotals(true),
      lowestTotals(false),
    ])
    for (const { id, stay, price_refundable } of listed) {
      expect(price_refundable, id).toBe(true)
      if (free.has(id)) expect(stay?.total.amount, id).toBe(free.get(id))
    }
    expect([...free].some(([id, total]) => total > (any.get(id) ?? total))).toBe(true)
  })

  test('[R4] a price is marked free to cancel only if its own rate is', async () => {
    const [listed, free, any] = await Promise.all([stays(nights), lowestTotals(true), lowestTotals(false)])
    for (const { id, stay, price_refundable } of listed)
      if (any.has(id)) {
        expect(stay?.total.amount, id).toBe(any.get(id))
        expect(price_refundable, id).toBe(free.get(id) === any.get(id))
      }
    for (const { id, price_refundable, free_cancellation } of (await listing({})).items)
      if (price_refundable) expect(free_cancellation, id).toBe(true)
  })
})

describe('price of the chosen nights', () => {
  const named = ({ stay, from }: Awaited<ReturnType<typeof stays>>[number]) => (stay?.total ?? from).amount

  test.each(['THB', 'EUR', 'JPY'] as const)('[R4] [C4] sorts stays, in %s', async (currency) => {
    const sorted = async (sort: 'price_low' | 'price_high') =>
      (await listing({ ...nights, sort }, { currency })).items.map(named)
    const [low, high] = await Promise.all([sorted('price_low'), sorted('price_high')])
    expect(low).toEqual(low.toSorted((a, b) => a - b))
    expect(high).toEqual(high.toSorted((a, b) => b - a))
  })

  test('[R4] [C4] the price filter excludes stays that cost more or less', async () => {
    const all = await stays(nights)
    const middle = all.map(named).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
    const limit = Math.floor(middle / 100)
    const filter = async (query: Query) =>
      (await listing({ vertical: 'stay', ...nights, price_currency: 'THB', ...query })).items
    const [cheap, expensive] = await Promise.all([
      filter({ price_max: String(limit) }),
      filter({ price_min: String(limit + 1) }),
    ])
    expect(cheap.length).toBeGreaterThan(0)
    expect(expensive.length).toBeGreaterThan(0)
    for (const item of cheap) expect(named(item), item.id).toBeLessThanOrEqual(limit * 100)
    for (const item of expensive) expect(named(item), item.id).toBeGreaterThan(limit * 100)
    expect(cheap.length + expensive.length).toBe(all.length)
  })

  test('[R4] the price bands count it', async () => {
    const query = { vertical: 'stay', ...nights } as const
    const [all, { prices }] = await Promise.all([stays(nights), facets(query)])
    const totals = all.map(named)
    expect(prices).toMatchObject({ min: Math.min(...totals), max: Math.max(...totals) })
  })
})

describe('from price of a card', () => {
  test('[R4] is the price of an available day', async () => {
    for (const { id, from } of await stays()) {
      const rows = await sql<{ amount: string }>(
        `SELECT min(pr.amount) AS amount FROM options o
         JOIN units u ON u.option_id = o.id AND u.position = 0
         JOIN slots s ON s.option_id = o.id AND s.local_date > current_date + 1 AND NOT s.closed
           AND s.capacity > s.held + s.sold
         JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code AND pr.currency = 'THB'
           AND s.local_date BETWEEN pr.from_date AND pr.to_date
         WHERE o.product_id = $1`,
        [id],
      )
      if (rows[0]?.amount) expect(from.amount, id).toBe(Number(rows[0].amount))
    }
  })

  test('[R4] ignores a price whose last day is sold out until a day is free again', async () => {
    const id = 'wat-arun-longtail-sunset'
    const amount = async () => (await listing({ ids: id })).items[0]?.from.amount ?? 0
    const before = await amount()
    const far = addDays(todayIn('Asia/Bangkok'), 400)
    const cheap = (day: string) =>
      sql(
        `INSERT INTO prices (option_id, unit_code, from_date, to_date, amount, currency)
         SELECT o.id, u.code, $2, $2, 100, pr.currency FROM options o
         JOIN units u ON u.option_id = o.id AND u.position = 0
         JOIN LATERAL (SELECT currency FROM prices WHERE option_id = o.id LIMIT 1) pr ON true
         WHERE o.product_id = $1`,
        [id, day],
      )
    await sql(
      `UPDATE prices SET to_date = $2::date - 1
       WHERE option_id LIKE $1 || '.%' AND $2::date BETWEEN from_date AND to_date`,
      [id, far],
    )
    await cheap(far)
    await reindexProducts([id])
    expect(await amount()).toBe(before)
    const soon = addDays(todayIn('Asia/Bangkok'), 10)
    await sql(
      `UPDATE prices SET to_date = $2::date - 1
       WHERE option_id LIKE $1 || '.%' AND $2::date BETWEEN from_date AND to_date`,
      [id, soon],
    )
    await cheap(soon)
    await reindexProducts([id])
    expect(await amount()).toBe(100)
    const full = (filled: boolean) =>
      sql(`UPDATE slots SET closed = $3 WHERE option_id LIKE $1 || '.%' AND local_date = $2`, [
        id,
        soon,
        filled,
      ])
    await full(true)
    await reindexProducts([id])
    expect(await amount()).toBe(before)
    await full(false)
    await reindexProducts([id])
    expect(await amount()).toBe(100)
  })
})
