import { beforeAll, describe, expect, test } from 'vitest'
import { receiveNotification } from '@/lib/server/checkout/receive-notification'
import { newProduct, newUser } from '../fixtures/catalog'
import { begin, newOrder, paidNotification } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

/** How goods reach the buyer: its name in booking details, and that of version 0.1. */
const FULFILMENT = ['fulfilment', 'handover']

describe('schema constraints', () => {
  const cases: Array<[constraint: string, statement: string]> = [
    ['slots_not_oversold', 'UPDATE slots SET sold = capacity + 1 WHERE option_id = $option'],
    ['slots_not_oversold', 'UPDATE slots SET held = -1 WHERE option_id = $option'],
    [
      'slots_time_needs_date',
      "INSERT INTO slots (option_id, local_time, capacity) VALUES ($option, '10:00', 1)",
    ],
    [
      'slots_start',
      'INSERT INTO slots (option_id, local_date, local_time, starts_at, capacity) SELECT option_id, local_date, local_time, starts_at, 1 FROM slots WHERE option_id = $option',
    ],
    ['prices_amount', 'UPDATE prices SET amount = -1 WHERE option_id = $option'],
    ['prices_range', "UPDATE prices SET to_date = '2000-01-01' WHERE option_id = $option"],
    ['units_age', 'UPDATE units SET min_age = 9, max_age = 8 WHERE option_id = $option'],
    ['units_pax', 'UPDATE units SET pax_count = 0 WHERE option_id = $option'],
    [
      'units_group_size',
      `UPDATE units SET group_size = '{"people":0,"bags":null}' WHERE option_id = $option`,
    ],
    [
      'bookings_booking_details',
      `UPDATE bookings SET booking_details = '{"group":{"people":0}}' WHERE order_id = $order`,
    ],
    ['unit_items_companions', `UPDATE unit_items SET companions = '{}' WHERE booking_id = $booking`],
    ['options_date_mode', "UPDATE options SET date_mode = 'EVER' WHERE id = $option"],
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
      'payment_attempts_one_open',
      "INSERT INTO payment_attempts (order_id, option_key, gateway, invoice_number, state, amount, currency, expires_at) VALUES ($order, 'two_c2p', 'sandbox', 'SHONE', 'created', 1, 'THB', now()), ($order, 'two_c2p', 'sandbox', 'SHTWO', 'pending', 1, 'THB', now())",
    ],
    [
      'captures_reference',
      "INSERT INTO captures (attempt_id, gateway, outcome, amount, currency, gateway_reference) SELECT attempt_id, gateway, 'duplicate', amount, currency, gateway_reference FROM captures WHERE attempt_id = $attempt",
    ],
    [
      'captures_one_paid',
      'INSERT INTO captures (attempt_id, gateway, outcome, amount, currency) SELECT attempt_id, gateway, outcome, amount, currency FROM captures WHERE attempt_id = $attempt',
    ],
    [
      'captures_outcome',
      "INSERT INTO captures (attempt_id, gateway, outcome, amount, currency) VALUES ($attempt, 'sandbox', 'perhaps', 1, 'THB')",
    ],
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
      "INSERT INTO cart_items (user_id, option_id, local_date, local_end_date, quantities, extras, last_seen_total, last_seen_currency) VALUES ($user, $option, '2026-12-02', '2026-12-01', '{}', '{}', 0, 'THB')",
    ],
    [
      'cart_items_booking_details',
      `INSERT INTO cart_items (user_id, option_id, quantities, extras, booking_details, last_seen_total, last_seen_currency) VALUES ($user, $option, '{"ROOM":2}', '{}', '{"rooms":[{"adults":1,"children":[]}]}', 0, 'THB')`,
    ],
    ...FULFILMENT.map((name): [string, string] => [
      'cart_items_booking_details',
      `INSERT INTO cart_items (user_id, option_id, quantities, extras, booking_details, last_seen_total, last_seen_currency) VALUES ($user, $option, '{"DEVICE":1}', '{}', '{"${name}":{"way":"pigeon"}}', 0, 'THB')`,
    ]),
    ...[
      ...FULFILMENT.flatMap((name) => [
        `{"${name}":{"way":"pickup","date":"2026-12-01"}}`,
        `{"${name}":{"way":"delivery","date":"soon"}}`,
        `{"${name}":{"way":"delivery","time":"10:00"}}`,
        `{"${name}":{"way":"delivery","point":"haneda"}}`,
      ]),
      '{"pickup":{"way":"hotel"}}',
      '{"pickup":{"way":"hotel","place":" "}}',
      '{"pickup":{"way":"balloon","place":"Grand"}}',
    ].flatMap(
      (details): Array<[string, string]> => [
        ['bookings_meeting', `UPDATE bookings SET booking_details = '${details}' WHERE id = $booking`],
        [
          'cart_items_meeting',
          `INSERT INTO cart_items (user_id, option_id, quantities, extras, booking_details, last_seen_total, last_seen_currency) VALUES ($user, $option, '{"DEVICE":1}', '{}', '${details}', 0, 'THB')`,
        ],
      ],
    ),
    ['options_group_type', "UPDATE options SET group_type = 'mixed' WHERE id = $option"],
    ['options_changes', "UPDATE options SET changes = '[]' WHERE id = $option"],
    [
      'options_changes',
      `UPDATE options SET changes = '{"dateHours":24}', fulfilment_methods = '{pickup}' WHERE id = $option`,
    ],
    ['options_pickup', `UPDATE options SET pickup = '{"zones":[],"from_minutes":10}' WHERE id = $option`],
    [
      'options_pickup',
      `UPDATE options SET pickup = '{"zones":[],"from_minutes":10,"to_minutes":5}' WHERE id = $option`,
    ],
    ['products_fulfilment', `UPDATE products SET fulfilment = '{"points":{}}' WHERE id = $product`],
    ['bookings_booking_details', "UPDATE bookings SET booking_details = '[]' WHERE id = $booking"],
    [
      'bookings_booking_details',
      `UPDATE bookings SET booking_details = '{"rooms":[{"adults":1,"children":[]}]}' WHERE id = $booking`,
    ],
    ['slots_start_when_dated', 'UPDATE slots SET starts_at = NULL WHERE option_id = $option'],
    [
      'slots_start_when_dated',
      'INSERT INTO slots (option_id, starts_at, capacity) VALUES ($option, now(), 1)',
    ],
    [
      'prices_overlap',
      "INSERT INTO prices (option_id, unit_code, from_date, to_date, amount, currency) VALUES ($option, 'ADULT', '2025-01-01', '2025-01-31', 1, 'THB')",
    ],
    [
      'prices_currency',
      "UPDATE prices SET currency = 'USD' WHERE option_id = $option AND unit_code = 'ADULT'",
    ],
    [
      'extras_currency',
      "INSERT INTO extras (option_id, code, position, name, amount, currency, deposit) VALUES ($option, 'lunch', 0, '{}', 1, 'USD', false)",
    ],
    ['products_vat_rate', 'UPDATE products SET vat_rate = 10001 WHERE id = $product'],
    ['products_vat_exempt', 'UPDATE products SET vat_rate = 0, is_vat_exempt = true WHERE id = $product'],
    ['products_currency', "UPDATE products SET currency = 'USD' WHERE id = $product"],
    ['products_time_zone', "UPDATE products SET time_zone = 'Bangkok+7' WHERE id = $product"],
    [
      'areas_time_zone',
      "INSERT INTO areas (slug, position, groups, country, time_zone, latitude, longitude) VALUES ('nowhere', 0, '{}', 'TH', 'asia/bangkok', 0, 0)",
    ],
    ['users_locale_locales_code_fk', "UPDATE users SET locale = 'eo' WHERE id = $user"],
    ['orders_locale_locales_code_fk', "UPDATE orders SET locale = 'zh-CN' WHERE id = $order"],
    ['orders_terms', 'UPDATE orders SET total = total + 1 WHERE id = $order'],
    ['orders_terms', "UPDATE orders SET currency = 'USD' WHERE id = $order"],
    [
      'orders_add_up',
      "INSERT INTO orders (reference, user_id, locale, currency, total, rates, lead, idempotency_key, request_hash, expires_at) SELECT 'SH-NONE', user_id, locale, currency, 0, rates, lead, 'none', '', now() FROM orders WHERE id = $order",
    ],
    [
      'orders_add_up',
      'INSERT INTO bookings (order_id, position, product_id, option_id, time_zone, expires_at, quantities, lines, amount, currency, cancellation_policy, snapshot, question_answers) SELECT order_id, 9, product_id, option_id, time_zone, expires_at, quantities, lines, 1, currency, cancellation_policy, snapshot, question_answers FROM bookings WHERE id = $booking',
    ],
    [
      'bookings_currency',
      "INSERT INTO bookings (order_id, position, product_id, option_id, time_zone, expires_at, quantities, lines, amount, currency, cancellation_policy, snapshot, question_answers) SELECT order_id, 9, product_id, option_id, time_zone, expires_at, quantities, lines, 0, 'USD', cancellation_policy, snapshot, question_answers FROM bookings WHERE id = $booking",
    ],
    ['bookings_range', 'UPDATE bookings SET local_end_date = local_date - 1 WHERE id = $booking'],
    [
      'bookings_range',
      "UPDATE bookings SET local_date = NULL, local_end_date = '2026-12-01' WHERE id = $booking",
    ],
    ['bookings_time_zone', "UPDATE bookings SET time_zone = 'UTC+7' WHERE id = $booking"],
    ['bookings_terms', 'UPDATE bookings SET amount = amount + 1 WHERE id = $booking'],
    ['bookings_terms', "UPDATE bookings SET currency = 'USD' WHERE id = $booking"],
    ['bookings_change_recorded', "UPDATE bookings SET cancellation_policy = '[]' WHERE id = $booking"],
    ['bookings_terms', "UPDATE bookings SET lines = '[]' WHERE id = $booking"],
    ['bookings_terms', "UPDATE bookings SET quantities = '{}' WHERE id = $booking"],
    ['bookings_change_recorded', "UPDATE bookings SET snapshot = '{}' WHERE id = $booking"],
    ['bookings_change_recorded', 'UPDATE bookings SET local_date = local_date + 1 WHERE id = $booking'],
    ['bookings_change_recorded', 'UPDATE bookings SET local_end_date = local_date WHERE id = $booking'],
    ['bookings_change_recorded', "UPDATE bookings SET local_time = '11:00' WHERE id = $booking"],
    [
      'bookings_change_recorded',
      "UPDATE bookings SET starts_at = starts_at + interval '1 day' WHERE id = $booking",
    ],
    ['bookings_terms', 'UPDATE bookings SET order_id = $free, position = 9 WHERE id = $booking'],
    ['bookings_paid_for', "UPDATE bookings SET status = 'paid' WHERE id = $unpaid"],
    [
      'bookings_paid_for',
      "SELECT set_config('sunhop.actor', 'gateway', true); UPDATE bookings SET status = 'paid' WHERE id = $unpaid",
    ],
    ['unit_items_amount', 'UPDATE unit_items SET amount = -1 WHERE booking_id = $booking'],
    ['unit_items_age', 'UPDATE unit_items SET age = -1 WHERE booking_id = $booking'],
    ['unit_items_age', 'UPDATE unit_items SET age = 121 WHERE booking_id = $booking'],
    ['vouchers_confirmed', 'INSERT INTO vouchers (booking_id, code) VALUES ($unpaid, $unpaid)'],
    ['vouchers_kept', 'DELETE FROM vouchers WHERE booking_id = $booking'],
    ['vouchers_replaced', 'UPDATE vouchers SET code = $booking WHERE booking_id = $booking'],
    [
      'booking_status_history_append_only',
      "UPDATE booking_status_history SET actor = 'venue' WHERE booking_id = $booking",
    ],
    ['booking_status_history_append_only', 'DELETE FROM booking_status_history WHERE booking_id = $booking'],
    [
      'booking_status_history_from',
      "INSERT INTO booking_status_history (booking_id, from_status, to_status, actor) VALUES ($booking, 'perhaps', 'paid', 'system')",
    ],
    [
      'booking_status_history_to',
      "INSERT INTO booking_status_history (booking_id, to_status, actor) VALUES ($booking, 'perhaps', 'system')",
    ],
    [
      'booking_status_history_actor',
      "INSERT INTO booking_status_history (booking_id, to_status, actor) VALUES ($booking, 'paid', 'nobody')",
    ],
    [
      'payment_attempts_paid_is_final',
      "UPDATE payment_attempts SET state = 'failed' WHERE order_id = $order",
    ],
    ['payment_attempts_terms', 'UPDATE payment_attempts SET amount = amount + 1 WHERE order_id = $order'],
    ['payment_attempts_terms', 'UPDATE payment_attempts SET order_id = $pending WHERE order_id = $order'],
    [
      'payment_attempts_captured',
      "INSERT INTO payment_attempts (order_id, option_key, gateway, invoice_number, state, amount, currency, expires_at) VALUES ($pending, 'two_c2p', 'sandbox', 'SHBARE', 'paid', 1, 'THB', now())",
    ],
    [
      'payment_attempts_captured',
      "INSERT INTO payment_attempts (order_id, option_key, gateway, invoice_number, state, amount, currency, expires_at) VALUES ($pending, 'two_c2p', 'sandbox', 'SHLESS', 'paid', 2, 'THB', now()); INSERT INTO captures (attempt_id, gateway, outcome, amount, currency) SELECT id, 'sandbox', 'paid', 1, 'THB' FROM payment_attempts WHERE order_id = $pending",
    ],
    [
      'payment_attempts_not_free',
      "INSERT INTO payment_attempts (order_id, option_key, gateway, invoice_number, state, amount, currency, expires_at) VALUES ($free, 'two_c2p', 'sandbox', 'SHFREE', 'created', 0, 'THB', now())",
    ],
    [
      'captures_amount',
      "INSERT INTO captures (attempt_id, gateway, outcome, amount, currency) VALUES ($attempt, 'sandbox', 'duplicate', -1, 'THB')",
    ],
    ['captures_append_only', 'UPDATE captures SET amount = amount + 1 WHERE attempt_id = $attempt'],
    ['captures_append_only', 'DELETE FROM captures WHERE attempt_id = $attempt'],
    [
      'refunds_booking',
      "INSERT INTO refunds (attempt_id, booking_id, amount, currency, reason) VALUES ($attempt, $unpaid, 1, 'THB', 'a')",
    ],
    [
      'cart_items_range',
      "INSERT INTO cart_items (user_id, option_id, local_end_date, quantities, extras, last_seen_total, last_seen_currency) VALUES ($user, $option, '2026-12-01', '{}', '{}', 0, 'THB')",
    ],
    [
      'cart_items_last_seen_total',
      "INSERT INTO cart_items (user_id, option_id, quantities, extras, last_seen_total, last_seen_currency) VALUES ($user, $option, '{}', '{}', -1, 'THB')",
    ],
  ]

  // Rejected statements change nothing: one shop serves all of them.
  const values: Record<string, string | undefined> = {}
  beforeAll(async () => {
    const sold = await newProduct()
    const userId = await newUser()
    const order = await newOrder(userId, sold)
    await receiveNotification('sandbox', paidNotification(await begin(userId, order.id)))
    const [attempt] = await sql<{ id: string }>('SELECT id FROM payment_attempts WHERE order_id = $1', [
      order.id,
    ])
    const pending = await newOrder(userId, sold)
    const free = await newOrder(userId, await newProduct({ units: [{ code: 'ADULT', amount: 0 }] }))
    Object.assign(values, {
      product: sold.productId,
      pending: pending.id,
      unpaid: pending.bookings[0]?.id,
      free: free.id,
      option: sold.optionId,
      order: order.id,
      booking: order.bookings[0]?.id,
      attempt: attempt?.id,
      user: userId,
    })
  })

  test.each(cases)('[B6] %s: %s', async (constraint, statement) => {
    const filled = statement.replace(/\$(\w+)/g, (_, name: string) => `'${values[name]}'`)
    await expect(sql(filled)).rejects.toMatchObject({ constraint })
  })
})

test('[B6] rejects a time zone unknown to the database', async () => {
  const { productId } = await newProduct()
  const moved = sql("UPDATE products SET time_zone = 'Asia/Nowhere' WHERE id = $1", [productId])
  await expect(moved).rejects.toMatchObject({ code: '22023' })
  await sql("UPDATE products SET time_zone = 'America/Argentina/Buenos_Aires' WHERE id = $1", [productId])
})
