import { expect, test } from 'vitest'
import { BOOKING_ACTORS } from '@/lib/domain/booking'
import { GOODS_STATES, GOODS_TRANSITIONS, RECORDED_GOODS_STATES } from '@/lib/domain/goods'
import { deliverGoods, shipGoods } from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { sql } from '../fixtures/database'
import { boughtGoods, goodsHistoryOf, newGoods, newRental } from '../fixtures/goods'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

const nok = { staffMember: 'Nok' }
const TABLE = GOODS_TRANSITIONS.map((row) => row.join(' ')).sort()

test('[B7] the database and the code have the same table of transitions of goods', async () => {
  const rows = await sql<{ from_state: string; to_state: string; actor: string }>(
    'SELECT * FROM goods_transitions',
  )
  expect(rows.map((row) => `${row.from_state} ${row.to_state} ${row.actor}`).sort()).toEqual(TABLE)
})

test('[B7] the database rejects every other change of goods, whatever the actor', {
  tags: ['thorough'],
}, async () => {
  const { booking } = await boughtGoods(await newGoods('delivery'))
  const id = booking.id
  const set = (state: string) =>
    `state = '${state}', shipped_at = now(), ready_at = now(),
      returned_at = ${state === 'returned' ? 'now()' : 'NULL'}`
  const attempts = GOODS_STATES.flatMap((from) =>
    RECORDED_GOODS_STATES.filter((to) => to !== from).flatMap((to) =>
      BOOKING_ACTORS.map(
        (actor) => `BEGIN
          PERFORM set_config('sunhop.actor', '${actor}', true);
          PERFORM set_config('sunhop.staff_member', 'Nok', true);
          PERFORM set_config('session_replication_role', 'replica', true);
          DELETE FROM booking_goods WHERE booking_id = '${id}';
          ${
            from === 'none'
              ? ''
              : `INSERT INTO booking_goods (booking_id, state, shipped_at, ready_at, delivered_at, return_until,
                  return_requested_at, return_fee_percent, returned_at)
                VALUES ('${id}', '${from}', now(), now(), now(), now(), now(), 0,
                  ${from === 'returned' ? 'now()' : 'NULL'});`
          }
          PERFORM set_config('session_replication_role', 'origin', true);
          ${
            from === 'none'
              ? `INSERT INTO booking_goods (booking_id, state, shipped_at, ready_at, delivered_at, return_until,
                  return_requested_at, return_fee_percent, returned_at)
                VALUES ('${id}', '${to}', now(), now(), now(), now(), now(), 0,
                  ${to === 'returned' ? 'now()' : 'NULL'});`
              : `UPDATE booking_goods SET ${set(to)} WHERE booking_id = '${id}';`
          }
          RAISE EXCEPTION 'allowed' USING ERRCODE = 'P0001';
        EXCEPTION
          WHEN check_violation THEN verdicts := array_append(verdicts, '${from} ${to} ${actor} no');
          WHEN raise_exception THEN verdicts := array_append(verdicts, '${from} ${to} ${actor} yes');
        END;`,
      ),
    ),
  )
  await sql('CREATE TABLE IF NOT EXISTS fixture_goods_verdicts (verdict text)')
  await sql(`DO $body$ DECLARE verdicts text[] := '{}'; BEGIN ${attempts.join('\n')}
    DELETE FROM fixture_goods_verdicts; INSERT INTO fixture_goods_verdicts SELECT unnest(verdicts); END $body$`)
  const rows = await sql<{ verdict: string }>('SELECT verdict FROM fixture_goods_verdicts')
  await sql('DROP TABLE fixture_goods_verdicts')
  expect(rows).toHaveLength(attempts.length)
  const allowed = rows.flatMap(({ verdict }) => (verdict.endsWith(' yes') ? [verdict.slice(0, -4)] : []))
  expect(allowed.sort()).toEqual(TABLE)
})

test('[B7] the database refunds no cancelling customer for goods that are out', {
  tags: ['thorough'],
}, async () => {
  const { ids, booking } = await boughtGoods(await newGoods('delivery'))
  const insert = () =>
    sql(
      `INSERT INTO cancellations (booking_id, key, request_hash, unit_item_ids, is_full, fee_percent, paid_amount,
          refunded_amount, currency, actor)
        VALUES ($1, 'key', 'hash', '{}', true, 0, 0, 0, 'THB', 'customer')`,
      [booking.id],
    )
  await shipGoods(...ids, {}, nok)
  await expect(insert()).rejects.toMatchObject({ constraint: 'cancellations_goods' })
  await recordReturn(...ids, nok)
  await expect(insert()).rejects.toMatchObject({ constraint: 'cancellations_goods' })
})

test('[B7] the period for a return, the history and a recorded return never change', async () => {
  const { ids, booking } = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...ids, {}, nok)
  await deliverGoods(...ids, nok)
  const change = (text: string) => sql(`${text} WHERE booking_id = $1`, [booking.id])
  await expect(
    change("UPDATE booking_goods SET return_until = return_until + interval '1 day'"),
  ).rejects.toMatchObject({ constraint: 'booking_goods_terms' })
  await expect(change('DELETE FROM booking_goods')).rejects.toMatchObject({
    constraint: 'booking_goods_stay',
  })
  await expect(change("UPDATE booking_goods_history SET reason = 'x'")).rejects.toMatchObject({
    constraint: 'booking_goods_history_append_only',
  })
  await recordReturn(...ids, nok)
  await expect(change('UPDATE goods_returns SET refunded_amount = 1')).rejects.toMatchObject({
    constraint: 'goods_returns_append_only',
  })
})

test('[B7] the database records no return of goods that are not back, and no other refund than theirs', async () => {
  const one = await boughtGoods(await newGoods('delivery'))
  const insert = (refundId: string | null, amount: number) =>
    sql(
      `INSERT INTO goods_returns (booking_id, fee_percent, paid_amount, refunded_amount, withheld_amount, currency,
          refund_id, staff_member) VALUES ($1, 0, 200000, $3, 0, 'THB', $2, 'Nok')`,
      [one.booking.id, refundId, amount],
    )
  await expect(insert(null, 0)).rejects.toMatchObject({ constraint: 'goods_returns_due' })
  const other = await boughtGoods(await newGoods('delivery'))
  await shipGoods(...other.ids, {}, nok)
  await recordReturn(...other.ids, nok)
  const [refund] = await sql<{ id: string }>('SELECT id FROM refunds WHERE booking_id = $1', [
    other.booking.id,
  ])
  await sql(`DO $body$ BEGIN
    PERFORM set_config('sunhop.actor', 'operator', true), set_config('sunhop.staff_member', 'Nok', true);
    INSERT INTO booking_goods (booking_id, state, returned_at) VALUES ('${one.booking.id}', 'returned', now());
  END $body$`)
  await expect(insert(refund?.id ?? '', 200_000)).rejects.toMatchObject({
    constraint: 'goods_returns_refund',
  })
})

test('[B7] a deposit returned by the previous release records that the thing is back', async () => {
  const { booking } = await boughtGoods(await newRental(), { DEVICE: 1 })
  await sql(`UPDATE bookings SET status = 'completed' WHERE id = $1`, [booking.id])
  await sql(
    `INSERT INTO deposit_returns (booking_id, amount, withheld_amount, currency, staff_member, reason)
      VALUES ($1, 0, 50000, 'THB', 'Nok', 'drowned')`,
    [booking.id],
  )
  expect(await goodsHistoryOf(booking.id)).toEqual(['returned by Nok'])
})
