import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { withEmptyDatabase } from '../fixtures/empty-database'
import { migrateBefore } from '../fixtures/migrations-before'

const url = withEmptyDatabase()

test('refunds that exist get the states whose times are known', { tags: ['thorough'] }, async () => {
  const client = new Client({ connectionString: url() })
  await client.connect()
  try {
    await migrateBefore(client, '0039_settlement-files')
    // Skips the references, so that no order is needed.
    await client.query('SET session_replication_role = replica')
    await client.query(
      `INSERT INTO refunds (attempt_id, capture_id, amount, currency, reason, state, created_at, sent_at, ended_at)
        SELECT gen_random_uuid(), gen_random_uuid(), amount, 'THB', 'test', state, '2026-11-01', sent::timestamptz, ended::timestamptz
        FROM (VALUES (1, 'pending', NULL, NULL), (2, 'processing', '2026-11-02', NULL),
          (3, 'succeeded', '2026-11-02', '2026-11-03'), (4, 'failed', NULL, '2026-11-04')) AS given (amount, state, sent, ended)`,
    )
    await client.query('SET session_replication_role = DEFAULT')

    await migrateDatabase(url())

    const { rows } = await client.query<{ amount: string; states: string }>(
      `SELECT r.amount, string_agg(h.state || to_char(h.occurred_at, ' DD'), ', ' ORDER BY h.id) AS states
        FROM refunds r JOIN refund_state_history h ON h.refund_id = r.id GROUP BY r.amount ORDER BY r.amount`,
    )
    expect(rows.map(({ amount, states }) => [Number(amount), states])).toEqual([
      [1, 'pending 01'],
      [2, 'pending 01, processing 02'],
      [3, 'pending 01, processing 02, succeeded 03'],
      [4, 'pending 01, failed 04'],
    ])
  } finally {
    await client.end()
  }
})
