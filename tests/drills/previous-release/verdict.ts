import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../../fixtures/database'
import type { Row } from '../three-servers/verdict'
import { OUTCOMES, type Outcome, type Purchase } from './purchase'

/** What a server must do beside a newer one that has migrated its database. */
export type Expected = 'sells' | 'refuses'

/** @param oldest how many migrations a server of the database must know */
export const expectedOf = (known: number, oldest: number): Expected => (known < oldest ? 'refuses' : 'sells')

/** Counts how purchases ended. @param allowed how they may end */
export function outcomesRow(
  what: string,
  purchases: ReadonlyArray<Pick<Purchase, 'outcome' | 'reason'>>,
  allowed: readonly Outcome[],
): Row {
  const counts = OUTCOMES.flatMap((outcome) => {
    const count = purchases.filter((one) => one.outcome === outcome).length
    return count > 0 ? [`${count} ${outcome}`] : []
  })
  const reasons = purchases.flatMap(({ outcome, reason }) =>
    allowed.includes(outcome) ? [] : [`${outcome} ${reason}`.trim()],
  )
  return {
    what,
    value: counts.join(', ') || 0,
    problem: reasons.length === 0 ? null : [`${what}:`, ...new Set(reasons)].join('\n    '),
  }
}

const SETTLED_MS = 90_000

/** What is still to be done by the servers themselves. */
const OPEN = `SELECT (SELECT count(*) FROM outbox WHERE processed_at IS NULL)
  + (SELECT count(*) FROM refunds WHERE state NOT IN ('succeeded', 'failed'))
  + (SELECT count(*) FROM payment_attempts WHERE state IN ('created', 'pending')) AS n`

async function number(text: string): Promise<number> {
  const [row] = await sql<{ n: string | null }>(text)
  return Number(row?.n ?? 0)
}

/** Waits for the work of the servers. @returns what is left of it */
export async function settle(): Promise<number> {
  let open = await number(OPEN)
  for (const until = Date.now() + SETTLED_MS; open > 0 && Date.now() < until; open = await number(OPEN))
    await sleep(500)
  return open
}

/** Queries that count rows that must not exist. */
const RULES: Record<string, string> = {
  'paid bookings without a charge': `SELECT count(*) n FROM bookings b JOIN payment_attempts a
    ON a.order_id = b.order_id AND a.state = 'paid'
    WHERE NOT EXISTS (SELECT 1 FROM booking_charges c WHERE c.booking_id = b.id)`,
  'payments whose charges are another sum': `SELECT count(*) n FROM captures p WHERE outcome = 'paid' AND amount
    <> (SELECT coalesce(sum(c.amount), 0) FROM booking_charges c WHERE c.attempt_id = p.attempt_id)`,
  'payments at the bank that the shop has not recorded once': `SELECT count(*) n FROM sandbox_payments p
    WHERE state = 'paid' AND 1 <> (SELECT count(*) FROM payment_attempts a JOIN captures c ON c.attempt_id = a.id
      WHERE a.invoice_number = p.invoice_number AND c.amount = a.amount)`,
  'cancelled bookings not refunded once in full': `SELECT count(*) n FROM bookings b JOIN booking_charges c
    ON c.booking_id = b.id WHERE b.status = 'cancelled' AND ARRAY[c.amount] IS DISTINCT FROM
      (SELECT array_agg(r.amount) FROM refunds r WHERE r.booking_id = b.id AND r.state = 'succeeded')`,
  'confirmed bookings that were refunded': `SELECT count(*) n FROM bookings b JOIN refunds r ON r.booking_id = b.id
    WHERE b.status = 'confirmed'`,
  'confirmed bookings without a voucher': `SELECT count(*) n FROM bookings b WHERE status = 'confirmed'
    AND NOT EXISTS (SELECT 1 FROM vouchers v WHERE v.booking_id = b.id)`,
  'bookings that are neither confirmed nor cancelled': `SELECT count(*) n FROM bookings
    WHERE status NOT IN ('confirmed', 'cancelled')`,
  'orders without a mail of each step': `SELECT count(*) n FROM orders o JOIN bookings b ON b.order_id = o.id
    WHERE (SELECT count(*) FROM mailbox m WHERE m.recipient = o.lead ->> 'email')
      < CASE b.status WHEN 'cancelled' THEN 2 ELSE 1 END`,
  'mails sent twice': `SELECT coalesce(sum(n - 1), 0) n FROM (SELECT count(*) n FROM mailbox
    WHERE kind = 'mail' GROUP BY recipient, subject) m`,
}

export const baht = (satang: number): string => (satang / 100).toFixed(2)

/** Of the slot that the drill sells; the seed has sold none of them. */
async function placesOf(optionId: string, date: string): Promise<{ sold: number; held: number }> {
  const [row] = await sql<{ sold: number; held: number }>(
    "SELECT sold, held FROM slots WHERE option_id = $1 AND local_date = $2 AND local_time = '10:00'",
    [optionId, date],
  )
  if (!row) throw new Error(`${optionId} has no places on ${date}`)
  return row
}

/** Compares the database with itself after everything has settled. */
export async function compare(optionId: string, date: string): Promise<Row[]> {
  const { sold, held } = await placesOf(optionId, date)
  const confirmed = await number("SELECT count(*) n FROM bookings WHERE status = 'confirmed'")
  const captured = await number('SELECT sum(amount) n FROM captures')
  const owed = await number("SELECT sum(amount) n FROM bookings WHERE status = 'confirmed'")
  const refunded = await number("SELECT sum(amount) n FROM refunds WHERE state = 'succeeded'")
  const money = captured === owed + refunded
  const stock = sold === confirmed && held === 0
  return [
    { what: 'mails', value: await number("SELECT count(*) n FROM mailbox WHERE kind = 'mail'") },
    {
      what: 'captured, owed, refunded',
      value: [captured, owed, refunded].map(baht).join(', '),
      problem: money ? null : `captured ${baht(captured)}, owed ${baht(owed)}, refunded ${baht(refunded)}`,
    },
    {
      what: 'places sold, bookings confirmed',
      value: `${sold}, ${confirmed}`,
      problem: stock ? null : `${sold} places sold and ${held} held for ${confirmed} bookings`,
    },
    ...(await Promise.all(
      Object.entries(RULES).map(async ([what, text]): Promise<Row> => {
        const value = await number(text)
        return { what, value, problem: value === 0 ? null : `${value} ${what}` }
      }),
    )),
  ]
}
