import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { onDatabaseBefore } from '../fixtures/migrations-before'

test(
  '[B7, C4] a code sold while the page showed it immediately counts as viewed',
  { tags: ['thorough'] },
  () =>
    // The migration that introduced the record of viewed codes.
    onDatabaseBefore('0025_verticals', async (client, url) => {
      // Skips the constraints, so that no order is needed.
      await client.query('SET session_replication_role = replica')
      await client.query(
        `INSERT INTO esim_profiles (iccid, option_id, activation_code, unit_item_id) VALUES
        ('8966000000000000001', 'plan', 'LPA:1$smdp.example$SOLD', $1),
        ('8966000000000000002', 'plan', 'LPA:1$smdp.example$FREE', NULL)`,
        [randomUUID()],
      )
      await client.query('SET session_replication_role = DEFAULT')
      await migrateDatabase(url)
      const { rows } = await client.query(
        'SELECT activation_code_viewed_at IS NOT NULL AS shown FROM esim_profiles ORDER BY iccid',
      )
      expect(rows).toEqual([{ shown: true }, { shown: false }])
    }),
)
