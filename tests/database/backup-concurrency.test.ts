import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { restoreDatabase } from '@/lib/cli/backup/restore-backup'
import { backedUp, inFolder, onEmptyDatabase } from '../fixtures/backup'
import { bought } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

const BUYERS = 4
const BACKUPS = 3

/** What there is of each order: before its payment, or all that the payment's transaction wrote. */
const ORDERS = `
  SELECT b.status,
    (SELECT count(*)::int FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'paid') AS paid,
    (SELECT count(*)::int FROM captures c JOIN payment_attempts a ON a.id = c.attempt_id WHERE a.order_id = o.id)
      AS captures,
    (SELECT count(*)::int FROM vouchers v WHERE v.booking_id = b.id) AS vouchers,
    (SELECT string_agg(s.state, ',') FROM booking_slots s WHERE s.booking_id = b.id) AS places,
    (SELECT string_agg(h.to_status, ',' ORDER BY h.id) FROM booking_status_history h WHERE h.booking_id = b.id)
      AS history
  FROM orders o LEFT JOIN bookings b ON b.order_id = o.id`

const UNPAID = {
  status: 'pending',
  paid: 0,
  captures: 0,
  vouchers: 0,
  places: 'held',
  history: 'pending',
}
const PAID = {
  status: 'confirmed',
  paid: 1,
  captures: 1,
  vouchers: 1,
  places: 'sold',
  history: 'pending,paid,confirmed',
}

/** Slots whose places are not those of their bookings. */
const WRONG_SLOTS = `
  SELECT s.id FROM slots s LEFT JOIN booking_slots b ON b.slot_id = s.id GROUP BY s.id
  HAVING s.sold <> coalesce(sum(b.quantity) FILTER (WHERE b.state = 'sold'), 0)
    OR s.held <> coalesce(sum(b.quantity) FILTER (WHERE b.state = 'held'), 0)`

test('[B7] a purchase during a backup is in it as a whole or not at all', {
  tags: ['thorough'],
}, async () => {
  const sold = await newProduct({ capacity: 10_000 })
  let isSelling = true
  let orders = 0
  const buyers = Array.from({ length: BUYERS }, async () => {
    while (isSelling) {
      await bought([[sold]])
      orders += 1
    }
  })
  await inFolder(async (folder) => {
    const backups = []
    for (let taken = 0; taken < BACKUPS; taken++) {
      const before = orders
      await expect.poll(() => orders).toBeGreaterThan(before + 1)
      backups.push(await backedUp(folder))
      // Names have the second.
      await sleep(1_100)
    }
    isSelling = false
    await Promise.all(buyers)
    const counts: number[] = []
    for (const { path, manifest } of backups)
      await onEmptyDatabase(async (url) => {
        await restoreDatabase(url, path, manifest)
        const client = new Client({ connectionString: url })
        await client.connect()
        try {
          const { rows } = await client.query(ORDERS)
          for (const row of rows) expect([UNPAID, PAID]).toContainEqual(row)
          expect(rows).toContainEqual(PAID)
          expect((await client.query(WRONG_SLOTS)).rows).toEqual([])
          counts.push(rows.length)
        } finally {
          await client.end()
        }
      })
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(new Set(counts).size).toBe(BACKUPS)
    expect(counts.at(-1)).toBeLessThanOrEqual(orders + BUYERS)
  })
})
