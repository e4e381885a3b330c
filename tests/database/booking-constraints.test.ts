import { expect, test } from 'vitest'
import { BOOKING_ACTORS, BOOKING_STATUSES, BOOKING_TRANSITIONS, canChange } from '@/lib/domain/booking'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { newProduct, newUser } from '../fixtures/catalog'
import { begin, newOrder, paidNotification, statusesOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

test('[B6] the database and the code have the same table of transitions', async () => {
  const rows = await sql<{ from_status: string; to_status: string; actor: string }>(
    'SELECT * FROM booking_transitions',
  )
  const inDatabase = rows.map(({ from_status, to_status, actor }) => `${from_status} ${to_status} ${actor}`)
  expect(inDatabase.sort()).toEqual(BOOKING_TRANSITIONS.map((row) => row.join(' ')).sort())
})

test('[B6] the database rejects every other status change, whatever the actor', async () => {
  const userId = await newUser()
  const order = await newOrder(userId, await newProduct())
  await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
  const id = order.bookings[0]?.id
  const mismatches: string[] = []
  for (const from of BOOKING_STATUSES)
    for (const to of BOOKING_STATUSES.filter((status) => status !== from))
      for (const actor of BOOKING_ACTORS)
        mismatches.push(
          `BEGIN
            PERFORM set_config('sunhop.actor', '${actor}', true);
            PERFORM set_config('sunhop.staff_member', 'Nok', true);
            PERFORM set_config('session_replication_role', 'replica', true);
            UPDATE bookings SET status = '${from}' WHERE id = '${id}';
            PERFORM set_config('session_replication_role', 'origin', true);
            UPDATE bookings SET status = '${to}' WHERE id = '${id}';
            RAISE EXCEPTION 'allowed' USING ERRCODE = 'P0001';
          EXCEPTION
            WHEN check_violation THEN verdicts := array_append(verdicts, '${from} ${to} ${actor} no');
            WHEN raise_exception THEN verdicts := array_append(verdicts, '${from} ${to} ${actor} yes');
          END;`,
        )
  await sql('CREATE TABLE IF NOT EXISTS fixture_verdicts (verdict text)')
  await sql(`DO $body$ DECLARE verdicts text[] := '{}'; BEGIN ${mismatches.join('\n')}
    DELETE FROM fixture_verdicts; INSERT INTO fixture_verdicts SELECT unnest(verdicts); END $body$`)
  const rows = await sql<{ verdict: string }>('SELECT verdict FROM fixture_verdicts')
  await sql('DROP TABLE fixture_verdicts')
  const allowed = rows.flatMap(({ verdict }) => (verdict.endsWith(' yes') ? [verdict.slice(0, -4)] : []))
  expect(rows).toHaveLength(mismatches.length)
  expect(allowed.sort()).toEqual(BOOKING_TRANSITIONS.map((row) => row.join(' ')).sort())
  expect(canChange('confirmed', 'paid', 'system')).toBe(false)
})

test('[B6] a booking confirmed by its supplier gets its voucher in the same transaction', async () => {
  const userId = await newUser()
  const order = await newOrder(userId, await newProduct({ instantConfirmation: false }))
  await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
  const id = order.bookings[0]?.id
  const confirm = `SELECT set_config('sunhop.actor', 'supplier', true);
    UPDATE bookings SET status = 'confirmed' WHERE id = '${id}'`
  await expect(sql(confirm)).rejects.toMatchObject({ constraint: 'bookings_voucher' })
  expect(await statusesOf(order.id)).toEqual(['paid'])
  await sql(`${confirm}; INSERT INTO vouchers (booking_id, code) VALUES ('${id}', '${id}')`)
  expect(await statusesOf(order.id)).toEqual(['confirmed'])
})
