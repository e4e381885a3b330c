import { describe, expect, test } from 'vitest'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { sql } from '../fixtures/database'
import { listing } from '../fixtures/listing'
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
  test('[R4] [C4] asked for, the total of a stay is that of the cheapest rate that has it', async () => {
    const [asked, free, any] = await Promise.all([
      stays({ ...nights, free_cancellation: '1' }),
      lowestTotals(true),
      lowestTotals(false),
    ])
    for (const { id, stay, price_refundable } of asked) {
      expect(price_refundable, id).toBe(true)
      if (free.has(id)) expect(stay?.total.amount, id).toBe(free.get(id))
    }
    expect([...free].some(([id, total]) => total > (any.get(id) ?? total))).toBe(true)
  })

  test('[R4] a price is called free to cancel only where its own rate is', async () => {
    const [asked, free, any] = await Promise.all([stays(nights), lowestTotals(true), lowestTotals(false)])
    for (const { id, stay, price_refundable } of asked)
      if (any.has(id)) {
        expect(stay?.total.amount, id).toBe(any.get(id))
        expect(price_refundable, id).toBe(free.get(id) === any.get(id))
      }
    for (const { id, price_refundable, free_cancellation } of (await listing({})).items)
      if (price_refundable) expect(free_cancellation, id).toBe(true)
  })
})
