import { expect, test } from 'vitest'
import { database } from '@/lib/server/db/client'
import { shopGauges } from '@/lib/server/metrics/shop-gauges-repo'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('what waits is counted, with the age of the oldest', async () => {
  const kind = 'gauge-test'
  const find = async () => (await shopGauges(database())).outbox.find((row) => row.kind === kind)
  expect(await find()).toBeUndefined()
  const before = await shopGauges(database())
  await sql(
    `INSERT INTO outbox (kind, payload, created_at, available_at, dead_at) VALUES
      ($1, '{}', now() - interval '10 minutes', now() + interval '1 day', NULL),
      ($1, '{}', now() - interval '5 minutes', now() + interval '1 day', NULL),
      ($1, '{}', now() - interval '20 minutes', now(), now())`,
    [kind],
  )
  try {
    const waiting = await find()
    expect(waiting?.count).toBe(2)
    expect(waiting?.oldest).toBeGreaterThanOrEqual(600)
    expect(waiting?.oldest).toBeLessThan(900)
    const after = await shopGauges(database())
    expect(after.dead).toBe(before.dead + 1)
    expect(after.refunds).toMatchObject({ count: before.refunds.count })
  } finally {
    await sql('DELETE FROM outbox WHERE kind = $1', [kind])
  }
})
