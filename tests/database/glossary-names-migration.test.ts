import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { withEmptyDatabase } from '../fixtures/empty-database'
import { migrateBefore } from '../fixtures/migrations-before'

const url = withEmptyDatabase()

type Row = Record<string, unknown>

/** Each table that the migration changes, its new name if it has one, and the new names of its columns. */
const RENAMED: ReadonlyArray<[before: string, after: string, columns: Record<string, string>]> = [
  ['sign_in_marks', 'known_devices', { mark: 'fingerprint' }],
  ['profile_pictures', 'profile_images', { picture: 'image' }],
  ['verification_codes', 'verification_codes', { tries: 'attempts' }],
  ['sign_in_attempts', 'oauth_attempts', {}],
  ['area_translations', 'area_translations', { also_called: 'aliases' }],
  ['product_translations', 'product_translations', { also_called: 'aliases' }],
  [
    'products',
    'products',
    {
      operator: 'supplier',
      handover: 'fulfilment',
      recommended: 'featured_rank',
      withdrawn_at: 'discontinued_at',
    },
  ],
  [
    'options',
    'options',
    {
      window: 'date_mode',
      fulfilment: 'fulfilment_methods',
      party: 'group_type',
      withdrawn_at: 'discontinued_at',
    },
  ],
  ['units', 'units', { withdrawn_at: 'discontinued_at' }],
  ['esim_profiles', 'esim_profiles', { shown_at: 'activation_code_viewed_at' }],
  [
    'cart_items',
    'cart_items',
    {
      arrangement: 'booking_details',
      seen_amount: 'last_seen_total',
      seen_currency: 'last_seen_currency',
    },
  ],
  ['cart_additions', 'cart_idempotency_keys', {}],
  [
    'bookings',
    'bookings',
    {
      arrangement: 'booking_details',
      policy: 'cancellation_policy',
      answers: 'question_answers',
      answer_by: 'supplier_reply_due_at',
    },
  ],
  ['status_events', 'booking_status_history', { operator: 'staff_member', at: 'occurred_at' }],
  [
    'cancellations',
    'cancellations',
    {
      whole: 'is_full',
      percent_kept: 'fee_percent',
      paid: 'paid_amount',
      refunded: 'refunded_amount',
      operator: 'staff_member',
      at: 'created_at',
    },
  ],
  [
    'deposit_returns',
    'deposit_returns',
    { kept: 'withheld_amount', operator: 'staff_member', at: 'created_at' },
  ],
  ['operator_events', 'staff_actions', { operator: 'staff_member', at: 'occurred_at' }],
  ['hold_extensions', 'hold_extensions', { at: 'created_at' }],
  ['inbound_events', 'gateway_notifications', {}],
  [
    'promo_codes',
    'promo_codes',
    { first_order: 'first_order_only', most_uses: 'max_uses', most_uses_each: 'max_uses_per_customer' },
  ],
  ['venue_keys', 'venue_keys', { operator: 'supplier' }],
  ['redemptions', 'redemptions', { press: 'idempotency_key' }],
  ['outbox', 'outbox', { tries: 'attempts', run_at: 'available_at', done_at: 'processed_at' }],
  ['catalogue_changes', 'catalog_changes', { at: 'created_at' }],
  ['product_search', 'product_search_index', { recommended: 'featured_rank' }],
  ['product_words', 'product_search_terms', { recommended: 'featured_rank' }],
  ['search_lists', 'search_list_ids', {}],
  ['place_search', 'place_search_index', {}],
  ['search_terms', 'search_terms', { spelled: 'words' }],
  ['search_changes', 'search_reindex_queue', {}],
]

const [user, item, order, booking, unitItem, attempt, refund] = Array.from({ length: 7 }, () => randomUUID())

/** A row in each of those tables, as migration 0030 left them. */
const FILL = `
  SET session_replication_role = replica;
  INSERT INTO sign_in_marks (user_id, mark, seen_at) VALUES ('${user}', 'hash', now());
  INSERT INTO profile_pictures (user_id, key, picture) VALUES ('${user}', repeat('k', 24), '\\x01');
  INSERT INTO verification_codes (purpose, recipient, tries, sent_at, expires_at)
    VALUES ('email', 'a@example.com', 3, now(), now());
  INSERT INTO sign_in_attempts (state_hash, browser_hash, nonce, code_verifier, redirect_uri, locale, expires_at)
    VALUES ('s', 'b', 'n', 'v', '/', 'th', now());
  INSERT INTO area_translations (area_slug, locale, name, country_name, summary, also_called)
    VALUES ('bangkok', 'en', 'Bangkok', 'Thailand', '', '{BKK}');
  INSERT INTO product_translations (product_id, locale, name, summary, highlights, inclusions, exclusions, good_to_know,
      how_to_use, itinerary, also_called)
    VALUES ('boat', 'en', 'Boat', '', '{}', '{}', '{}', '{}', '', '[]', '{Ferry}');
  INSERT INTO products (id, vertical, operator, time_zone, currency, languages, wheelchair, hotel_pickup,
      instant_confirmation, position, recommended, withdrawn_at, handover)
    VALUES ('boat', 'esim', 'River Co.', 'Asia/Bangkok', 'THB', '{en}', false, false, true, 1, 7, now(),
      '{"points":[],"delivery":null}');
  INSERT INTO options (id, product_id, position, "window", inventory, cutoff_minutes, min_units, max_units, policy_code,
      questions, fulfilment, name, summary, party, withdrawn_at)
    VALUES ('boat.day', 'boat', 0, 'DATE', 'SLOT', 0, 1, 9, 'free', '{}', '{pickup}', '{}', '{}', 'private', now());
  INSERT INTO units (option_id, code, position, label, pax_count, withdrawn_at)
    VALUES ('boat.day', 'ADULT', 0, '{}', 1, now());
  INSERT INTO esim_profiles (iccid, option_id, activation_code, unit_item_id, shown_at)
    VALUES ('8966', 'boat.day', 'LPA:1', '${unitItem}', now());
  INSERT INTO cart_items (id, user_id, option_id, quantities, extras, arrangement, seen_amount, seen_currency)
    VALUES ('${item}', '${user}', 'boat.day', '{"ADULT":1}', '{}', '{"group":{"people":2}}', 4200, 'THB');
  INSERT INTO cart_additions (user_id, key, cart_item_id) VALUES ('${user}', 'key', '${item}');
  INSERT INTO bookings (id, order_id, position, product_id, option_id, status, time_zone, expires_at, quantities, lines,
      amount, currency, policy, snapshot, answers, arrangement, answer_by)
    VALUES ('${booking}', '${order}', 0, 'boat', 'boat.day', 'paid', 'Asia/Bangkok', now(), '{"ADULT":1}', '[]', 4200,
      'THB', '[{"hoursBefore":24,"percentKept":100}]', '{}', '{"lead_diet":"none"}', '{"group":{"people":2}}', now());
  INSERT INTO status_events (booking_id, to_status, actor, operator) VALUES ('${booking}', 'paid', 'operator', 'Nok');
  INSERT INTO cancellations (booking_id, key, request_hash, unit_item_ids, whole, percent_kept, paid, refunded, currency,
      refund_id, actor, operator)
    VALUES ('${booking}', 'key', '', '{}', true, 40, 4200, 2520, 'THB', '${refund}', 'operator', 'Nok');
  INSERT INTO deposit_returns (booking_id, amount, kept, currency, refund_id, operator, reason)
    VALUES ('${booking}', 60, 40, 'THB', '${refund}', 'Nok', 'cable lost');
  INSERT INTO operator_events (order_id, operator, action, details) VALUES ('${order}', 'Nok', 'confirm', '{}');
  INSERT INTO hold_extensions (order_id, held_until, extended_until)
    VALUES ('${order}', now() + interval '1 minute', now() + interval '10 minutes');
  INSERT INTO inbound_events (gateway, event_id, verified, invoice_number) VALUES ('two_c2p', 'e-1', true, 'SH1');
  INSERT INTO promo_codes (code, percent, first_order, most_uses, most_uses_each) VALUES ('SUNNY', 10, true, 500, 1);
  INSERT INTO venue_keys (operator, label, key_hash) VALUES ('River Co.', 'Pier', 'hash');
  INSERT INTO redemptions (unit_item_id, booking_id, press) VALUES ('${unitItem}', '${booking}', 'key');
  INSERT INTO outbox (kind, payload, tries, done_at) VALUES ('mail', '{}', 2, now());
  INSERT INTO catalogue_changes (tags) VALUES ('{product:boat}');
  INSERT INTO product_search (product_id, vertical, category_ids, area_slugs, category_list, area_list, language_list,
      from_amount, from_currency, languages, free_cancellation, instant_confirmation, wheelchair, hotel_pickup, nightly,
      recommended, position)
    VALUES ('boat', 'tour', '{}', '{}', 1, 1, 1, 4200, 'THB', '{en}', true, true, false, false, false, 7, 1);
  INSERT INTO product_words (product_id, names, words, recommended, version)
    VALUES ('boat', 'boat', 'boat river', 7, '1');
  INSERT INTO search_lists (number, names) VALUES (1, '{en}');
  INSERT INTO place_search (kind, ref, names, position) VALUES ('destination', 'bangkok', 'bangkok', 0);
  INSERT INTO search_terms (term, spelled, rank) VALUES ('riverboat', 'river boat', 1);
  INSERT INTO search_changes (product_id) VALUES ('boat');
  INSERT INTO payment_attempts (id, order_id, option_key, gateway, invoice_number, state, amount, currency, expires_at)
    VALUES ('${attempt}', '${order}', 'two_c2p', 'sandbox', 'SH1', 'paid', 10, 'THB', now());
  INSERT INTO captures (attempt_id, amount, currency) VALUES ('${attempt}', 10, 'THB');
  INSERT INTO refunds (id, attempt_id, amount, currency, reason, state, sent_at, ended_at) VALUES
    ('${refund}', '${attempt}', 1, 'THB', '', 'requested', NULL, NULL),
    (gen_random_uuid(), '${attempt}', 2, 'THB', '', 'sent', now(), NULL),
    (gen_random_uuid(), '${attempt}', 3, 'THB', '', 'done', now(), now()),
    (gen_random_uuid(), '${attempt}', 4, 'THB', '', 'failed', NULL, now());
  SET session_replication_role = DEFAULT;`

async function withClient(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url() })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Returns the only row of a table. */
async function rowOf(client: Client, table: string): Promise<Row> {
  const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${table} t`)
  expect(rows, table).toHaveLength(1)
  return rows[0]?.row ?? {}
}

/** The rows that the migrated tables must have, by table. */
const expected = new Map<string, Row>()

beforeAll(
  () =>
    withClient(async (client) => {
      await migrateBefore(client, '0032_glossary-names')
      await client.query(FILL)
      for (const [before, after, columns] of RENAMED) {
        const row = await rowOf(client, before)
        for (const column of Object.keys(columns)) expect(row, before).toHaveProperty(column)
        expected.set(
          after,
          Object.fromEntries(Object.entries(row).map(([name, value]) => [columns[name] ?? name, value])),
        )
      }
      await migrateDatabase(url())
    }),
  120_000,
)

test('[B6] a filled database gets the names of the glossary and its rows stay', () =>
  withClient(async (client) => {
    for (const [table, row] of expected) expect(await rowOf(client, table), table).toMatchObject(row)
  }))

test('[B6] the states of refunds are translated', () =>
  withClient(async (client) => {
    const { rows } = await client.query('SELECT state FROM refunds ORDER BY amount')
    expect(rows.map(({ state }) => state)).toEqual(['pending', 'processing', 'succeeded', 'failed'])
  }))

test('[B6] the migrated database records and guards under the new names', () =>
  withClient(async (client) => {
    await client.query('BEGIN')
    await client.query(`SELECT set_config('sunhop.actor', 'operator', true),
      set_config('sunhop.staff_member', 'Mali', true)`)
    await client.query(`UPDATE bookings SET status = 'failed' WHERE id = '${booking}'`)
    const { rows: history } = await client.query(
      'SELECT to_status, staff_member FROM booking_status_history ORDER BY id',
    )
    expect(history).toEqual([
      { to_status: 'paid', staff_member: 'Nok' },
      { to_status: 'failed', staff_member: 'Mali' },
    ])
    await client.query('ROLLBACK')
    const { rows: found } = await client.query("SELECT term, words, rank FROM similar_terms('riverbaot')")
    expect(found).toEqual([{ term: 'riverboat', words: 'river boat', rank: 1 }])
    for (const [constraint, statement] of [
      ['booking_status_history_append_only', 'DELETE FROM booking_status_history'],
      ['staff_actions_append_only', 'DELETE FROM staff_actions'],
      ['bookings_supplier_reply_due', 'UPDATE bookings SET supplier_reply_due_at = NULL'],
      ['esim_profiles_stay_viewed', 'UPDATE esim_profiles SET activation_code_viewed_at = NULL'],
      ['refunds_succeeded_is_final', "UPDATE refunds SET state = 'failed' WHERE state = 'succeeded'"],
      ['refunds_state', "UPDATE refunds SET state = 'done' WHERE state = 'pending'"],
    ] as const)
      await expect(client.query(statement), statement).rejects.toMatchObject({ constraint })
  }))

test('[B6] no relation, constraint, trigger or function carries the former name of a table', () =>
  withClient(async (client) => {
    const former = RENAMED.flatMap(([before, after]) => (before === after ? [] : [before]))
    const { rows } = await client.query(
      `SELECT name FROM (
        SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
        UNION ALL SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace
        UNION ALL SELECT tgname FROM pg_trigger
        UNION ALL SELECT proname || ' ' || prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      ) AS named WHERE name ~ ('(^|[^a-z_])(' || $1 || ')(?!_index|_terms|_ids)')`,
      [former.join('|')],
    )
    expect(rows).toEqual([])
  }))
