import { describe, expect, test } from 'vitest'
import { BOOKING_ACTORS, BOOKING_STATUSES, BOOKING_TRANSITIONS, canChange } from '@/lib/domain/booking'
import { receiveNotice } from '@/lib/server/checkout/receive-notice'
import { newProduct, newUser } from '../fixtures/catalogue'
import { begin, newOrder, paidNotice } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

test('[B6] the database and the code hold the same table of transitions', async () => {
  const rows = await sql<{ from_status: string; to_status: string; actor: string }>(
    'SELECT * FROM booking_transitions',
  )
  const inDatabase = rows.map(({ from_status, to_status, actor }) => `${from_status} ${to_status} ${actor}`)
  expect(inDatabase.sort()).toEqual(BOOKING_TRANSITIONS.map((row) => row.join(' ')).sort())
})

test('[B6] the database refuses every other change of status, whoever asks', async () => {
  const order = await newOrder(await newUser(), await newProduct())
  const id = order.bookings[0]?.id
  const wrong: string[] = []
  for (const from of BOOKING_STATUSES)
    for (const to of BOOKING_STATUSES.filter((status) => status !== from))
      for (const actor of BOOKING_ACTORS)
        wrong.push(
          `BEGIN
            PERFORM set_config('sunhop.actor', '${actor}', true);
            ALTER TABLE bookings DISABLE TRIGGER bookings_status_change;
            UPDATE bookings SET status = '${from}' WHERE id = '${id}';
            ALTER TABLE bookings ENABLE TRIGGER bookings_status_change;
            UPDATE bookings SET status = '${to}' WHERE id = '${id}';
            RAISE EXCEPTION 'allowed' USING ERRCODE = 'P0001';
          EXCEPTION
            WHEN check_violation THEN verdicts := array_append(verdicts, '${from} ${to} ${actor} no');
            WHEN raise_exception THEN verdicts := array_append(verdicts, '${from} ${to} ${actor} yes');
          END;`,
        )
  await sql('CREATE TABLE IF NOT EXISTS fixture_verdicts (verdict text)')
  await sql(`DO $body$ DECLARE verdicts text[] := '{}'; BEGIN ${wrong.join('\n')}
    DELETE FROM fixture_verdicts; INSERT INTO fixture_verdicts SELECT unnest(verdicts); END $body$`)
  const rows = await sql<{ verdict: string }>('SELECT verdict FROM fixture_verdicts')
  await sql('DROP TABLE fixture_verdicts')
  const allowed = rows.flatMap(({ verdict }) => (verdict.endsWith(' yes') ? [verdict.slice(0, -4)] : []))
  expect(rows).toHaveLength(wrong.length)
  expect(allowed.sort()).toEqual(BOOKING_TRANSITIONS.map((row) => row.join(' ')).sort())
  expect(canChange('confirmed', 'paid', 'system')).toBe(false)
})

describe('what the schema refuses', () => {
  const cases: Array<[constraint: string, statement: string]> = [
    ['slots_not_oversold', 'UPDATE slots SET sold = capacity + 1 WHERE option_id = $option'],
    ['slots_not_oversold', 'UPDATE slots SET held = -1 WHERE option_id = $option'],
    [
      'slots_time_needs_date',
      "INSERT INTO slots (option_id, local_time, capacity) VALUES ($option, '10:00', 1)",
    ],
    [
      'slots_start',
      'INSERT INTO slots (option_id, local_date, local_time, capacity) SELECT option_id, local_date, local_time, 1 FROM slots WHERE option_id = $option',
    ],
    ['prices_amount', 'UPDATE prices SET amount = -1 WHERE option_id = $option'],
    ['prices_range', "UPDATE prices SET to_date = '2000-01-01' WHERE option_id = $option"],
    ['units_age', 'UPDATE units SET min_age = 9, max_age = 8 WHERE option_id = $option'],
    ['units_pax', 'UPDATE units SET pax_count = 0 WHERE option_id = $option'],
    ['options_window', 'UPDATE options SET "window" = \'EVER\' WHERE id = $option'],
    ['options_inventory', "UPDATE options SET inventory = 'MUCH' WHERE id = $option"],
    ['options_units_range', 'UPDATE options SET max_units = 0 WHERE id = $option'],
    ['options_cutoff', 'UPDATE options SET cutoff_minutes = -1 WHERE id = $option'],
    ['options_nightly_range', "UPDATE options SET inventory = 'NIGHTLY' WHERE id = $option"],
    ['orders_total', 'UPDATE orders SET total = -1 WHERE id = $order'],
    ['bookings_amount', 'UPDATE bookings SET amount = -1 WHERE order_id = $order'],
    ['bookings_status', "UPDATE bookings SET status = 'perhaps' WHERE order_id = $order"],
    ['booking_transition', "UPDATE bookings SET status = 'pending' WHERE order_id = $order"],
    ['booking_slots_quantity', 'UPDATE booking_slots SET quantity = 0 WHERE booking_id = $booking'],
    ['booking_slots_state', "UPDATE booking_slots SET state = 'lost' WHERE booking_id = $booking"],
    ['payment_attempts_state', "UPDATE payment_attempts SET state = 'perhaps' WHERE order_id = $order"],
    ['payment_attempts_amount', 'UPDATE payment_attempts SET amount = -1 WHERE order_id = $order'],
    [
      'payment_attempts_invoice',
      "UPDATE payment_attempts SET invoice_number = 'SH34567890123456' WHERE order_id = $order",
    ],
    [
      'payment_attempts_one_paid',
      "INSERT INTO payment_attempts (order_id, option_key, gateway, invoice_number, state, amount, currency, expires_at) VALUES ($order, 'two_c2p', 'sandbox', 'SHTWICE', 'paid', 1, 'THB', now())",
    ],
    [
      'payment_attempts_one_live',
      "INSERT INTO payment_attempts (order_id, option_key, gateway, invoice_number, state, amount, currency, expires_at) VALUES ($order, 'two_c2p', 'sandbox', 'SHONE', 'created', 1, 'THB', now()), ($order, 'two_c2p', 'sandbox', 'SHTWO', 'pending', 1, 'THB', now())",
    ],
    ['captures_pkey', "INSERT INTO captures (attempt_id, amount, currency) VALUES ($attempt, 1, 'THB')"],
    [
      'refunds_amount',
      "INSERT INTO refunds (attempt_id, amount, currency, reason) VALUES ($attempt, 0, 'THB', 'none')",
    ],
    [
      'refund_within_capture',
      "INSERT INTO refunds (attempt_id, amount, currency, reason) VALUES ($attempt, 60000, 'THB', 'a'), ($attempt, 60000, 'THB', 'b')",
    ],
    [
      'refund_within_capture',
      "INSERT INTO refunds (attempt_id, amount, currency, reason) VALUES ($attempt, 1, 'USD', 'a')",
    ],
    ['vouchers_pkey', "INSERT INTO vouchers (booking_id, code) VALUES ($booking, 'X')"],
    [
      'cart_items_range',
      "INSERT INTO cart_items (user_id, option_id, local_date, local_end_date, quantities, extras, seen_amount, seen_currency) VALUES ($user, $option, '2026-12-02', '2026-12-01', '{}', '{}', 0, 'THB')",
    ],
  ]

  test.each(cases)('[B6] %s: %s', async (constraint, statement) => {
    const sold = await newProduct()
    const userId = await newUser()
    const order = await newOrder(userId, sold)
    await receiveNotice('sandbox', paidNotice(await begin(userId, order.id)))
    const [attempt] = await sql<{ id: string }>('SELECT id FROM payment_attempts WHERE order_id = $1', [
      order.id,
    ])
    const values: Record<string, string | undefined> = {
      option: sold.optionId,
      order: order.id,
      booking: order.bookings[0]?.id,
      attempt: attempt?.id,
      user: userId,
    }
    const filled = statement.replace(/\$(\w+)/g, (_, name: string) => `'${values[name]}'`)
    await expect(sql(filled)).rejects.toMatchObject({ constraint })
  })
})
