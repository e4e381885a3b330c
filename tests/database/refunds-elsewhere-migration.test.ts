import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { withEmptyDatabase } from '../fixtures/empty-database'
import { migrateBefore } from '../fixtures/migrations-before'

const url = withEmptyDatabase()

test('what staff recorded as made after a gateway had rejected it was paid in another way', {
  tags: ['thorough'],
}, async () => {
  const client = new Client({ connectionString: url() })
  await client.connect()
  const refund = async (amount: number, states: readonly string[], actions: Record<string, number>) => {
    const { rows } = await client.query<{ id: string }>(
      `WITH captured AS (INSERT INTO captures (attempt_id, gateway, outcome, amount, currency, gateway_reference)
          VALUES (gen_random_uuid(), 'sandbox', 'paid', $1, 'THB', gen_random_uuid()) RETURNING id, attempt_id)
        INSERT INTO refunds (attempt_id, capture_id, amount, currency, reason, state, created_at, sent_at, ended_at)
        SELECT attempt_id, id, $1, 'THB', 'test', 'succeeded', now(), now(), now() FROM captured RETURNING id`,
      [amount],
    )
    const id = rows[0]?.id
    for (const [day, state] of states.entries())
      await client.query(
        "INSERT INTO refund_state_history (refund_id, state, occurred_at) VALUES ($1, $2, date '2026-11-01' + $3::int)",
        [id, state, day],
      )
    for (const [action, day] of Object.entries(actions))
      await client.query(
        `INSERT INTO staff_actions (staff_member, action, details, occurred_at)
          VALUES ('Nok', $2, jsonb_build_object('refund', $1::text), date '2026-11-01' + $3::int)`,
        [id, action, day],
      )
  }
  try {
    await migrateBefore(client, '0051_refunds-elsewhere')
    // Skips the references, so that no order is needed.
    await client.query('SET session_replication_role = replica')
    await refund(1, ['pending', 'succeeded'], { 'refund-done': 1 })
    await refund(2, ['pending', 'failed', 'pending', 'succeeded'], { 'refund-done': 2 })
    await refund(3, ['pending', 'failed', 'pending', 'processing', 'succeeded'], {
      'refund-again': 2,
      'refund-done': 4,
    })
    await refund(4, ['pending', 'failed', 'pending', 'succeeded'], { 'refund-again': 2 })
    await client.query(
      `INSERT INTO unmatched_captures (gateway, invoice_number, gateway_reference, reason, resolved_at)
        VALUES ('stripe', 'SH1', 'a', 'returned_refund', now()), ('stripe', 'SH1', 'b', 'ambiguous', now()),
          ('stripe', 'SH1', 'c', 'returned_refund', NULL)`,
    )
    await client.query('SET session_replication_role = DEFAULT')

    await migrateDatabase(url())

    const elsewhere = await client.query('SELECT amount::int FROM refunds WHERE paid_elsewhere')
    expect(elsewhere.rows).toEqual([{ amount: 2 }])
    const resolved = await client.query(
      'SELECT gateway_reference AS reference FROM unmatched_captures WHERE resolution IS NOT NULL',
    )
    expect(resolved.rows).toEqual([{ reference: 'a' }])
  } finally {
    await client.end()
  }
})
