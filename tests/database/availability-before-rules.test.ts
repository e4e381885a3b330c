import { expect, test } from 'vitest'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { onDatabaseBefore } from '../fixtures/migrations-before'

test(
  '[C4] the options of an existing sandbox roll on with a rule read from their open days',
  { tags: ['thorough'] },
  () =>
    onDatabaseBefore('0029_rolling-availability', async (client, url) => {
      // Skips the references, so that no product is needed.
      await client.query('SET session_replication_role = replica')
      await client.query(`
      INSERT INTO options (id, product_id, position, "window", inventory, cutoff_minutes, min_units, max_units,
          policy_code, questions, fulfilment, name, summary, availability_told_at)
        SELECT id, 'product', 0, "window", inventory, 0, 1, 9, 'free', '{}', '{}', '{}', '{}', at
        FROM (VALUES
          ('timed', 'DATE_TIME', 'SLOT', NULL),
          ('nights', 'DATE_RANGE', 'NIGHTLY', NULL),
          ('stock', 'NONE', 'STOCK', NULL),
          ('managed', 'DATE', 'SLOT', now())
        ) AS given (id, "window", inventory, at)`)
      await client.query(`
      INSERT INTO slots (option_id, local_date, local_time, starts_at, capacity)
        SELECT 'timed', day, start, day, 12 FROM generate_series('2026-11-23'::date, '2026-12-06', '1 day') AS day,
          (VALUES ('09:00'::time), ('14:30')) AS times (start) WHERE extract(isodow FROM day) IN (1, 6)
        UNION ALL SELECT 'nights', day, NULL, day, 3 FROM generate_series('2026-11-23'::date, '2026-11-29', '1 day') AS day
        UNION ALL SELECT 'managed', day, NULL, day, 3 FROM generate_series('2026-11-23'::date, '2026-11-29', '1 day') AS day
        UNION ALL SELECT 'stock', NULL, NULL, NULL, 50`)
      await client.query('SET session_replication_role = DEFAULT')
      await migrateDatabase(url)
      const { rows } = await client.query(
        'SELECT id, rolling_availability AS rolling FROM options ORDER BY id',
      )
      const rolling = (rule: object) => ({ days_ahead: 180, rules: [rule], days: [], closed_days: [] })
      expect(rows).toEqual([
        { id: 'managed', rolling: null },
        { id: 'nights', rolling: rolling({ weekdays: [1, 2, 3, 4, 5, 6, 7], capacity: 3 }) },
        { id: 'stock', rolling: null },
        { id: 'timed', rolling: rolling({ weekdays: [1, 6], times: ['09:00', '14:30'], capacity: 12 }) },
      ])
    }),
)
