import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { onDatabaseBefore } from '../fixtures/migrations-before'

test(
  '[B7] of earlier orders, returned deposits are recorded as returned and completed goods as delivered',
  { tags: ['thorough'] },
  () =>
    onDatabaseBefore('0036_goods', async (client, url) => {
      const [returned, delivered, older, tour, sent] = Array.from({ length: 5 }, () => randomUUID())
      const done = '2026-11-01T00:00:00.000Z'
      // Skips the references, so that no product is needed.
      await client.query('SET session_replication_role = replica')
      await client.query(
        `INSERT INTO bookings (id, order_id, position, product_id, option_id, status, time_zone, expires_at,
            quantities, booking_details, lines, amount, currency, cancellation_policy, snapshot, question_answers)
          SELECT id::uuid, gen_random_uuid(), 0, 'product', 'option', status, 'Asia/Bangkok', now(), '{}',
            details::jsonb, '[]', 0, 'THB', '[]', '{}', '{}'
          FROM (VALUES
            ($1, 'completed', '{"fulfilment":{"way":"pickup"}}'),
            ($2, 'completed', '{"fulfilment":{"way":"delivery"}}'),
            ($3, 'completed', '{"handover":{"way":"delivery"}}'),
            ($4, 'completed', '{}'),
            ($5, 'confirmed', '{"fulfilment":{"way":"delivery"}}')
          ) AS given (id, status, details)`,
        [returned, delivered, older, tour, sent],
      )
      await client.query(
        `INSERT INTO booking_status_history (booking_id, to_status, actor, occurred_at)
          SELECT unnest($1::uuid[]), 'completed', 'system', $2`,
        [[returned, delivered, older, tour], done],
      )
      await client.query(
        `INSERT INTO deposit_returns (booking_id, amount, withheld_amount, currency, staff_member, reason, created_at)
          VALUES ($1, 0, 1, 'THB', 'Nok', 'lost cable', $2)`,
        [returned, done],
      )
      await client.query('SET session_replication_role = DEFAULT')
      await migrateDatabase(url)
      const { rows } = await client.query<{ id: string }>(
        `SELECT g.booking_id AS id, g.state, g.returned_at, g.delivered_at, g.return_until, h.to_state, h.actor,
            h.staff_member, h.occurred_at
          FROM booking_goods g JOIN booking_goods_history h ON h.booking_id = g.booking_id`,
      )
      const at = new Date(done)
      const was = {
        state: 'delivered',
        returned_at: null,
        delivered_at: at,
        return_until: at,
        occurred_at: at,
      }
      const bySystem = { ...was, to_state: 'delivered', actor: 'system', staff_member: null }
      expect(rows.sort((a, b) => a.id.localeCompare(b.id))).toEqual(
        [
          { id: delivered, ...bySystem },
          { id: older, ...bySystem },
          {
            id: returned,
            state: 'returned',
            returned_at: at,
            delivered_at: null,
            return_until: null,
            to_state: 'returned',
            actor: 'operator',
            staff_member: 'Nok',
            occurred_at: at,
          },
        ].sort((a, b) => (a.id ?? '').localeCompare(b.id ?? '')),
      )
    }),
)
