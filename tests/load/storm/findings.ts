import type { Sold } from '../../fixtures/catalog'
import { sql } from '../../fixtures/database'
import type { BankCapture } from './bank'

export interface Findings {
  sold: number
  held: number
  orders: number
  captured: number
  owed: number
  refunded: number
  /** Captures by what they were for. */
  outcomes: Record<string, number>
  refunds: number
  /** Mails about payments that went back. */
  returnedMails: number
  stuck: number
  /** Inconsistencies as text; empty if there are none. */
  problems: string[]
}

async function number(text: string, values: unknown[] = []): Promise<number> {
  const [row] = await sql<{ n: string | null }>(text, values)
  return Number(row?.n ?? 0)
}

/** Queries that count rows that must not exist. */
const RULES: Record<string, string> = {
  'confirmed bookings without a paid attempt': `SELECT count(*) n FROM bookings b WHERE status = 'confirmed'
    AND NOT EXISTS (SELECT 1 FROM payment_attempts a WHERE a.order_id = b.order_id AND a.state = 'paid')`,
  'paid attempts of orders without confirmed bookings': `SELECT count(*) n FROM payment_attempts a WHERE state = 'paid'
    AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.order_id = a.order_id AND b.status = 'confirmed')`,
  'confirmed bookings without a voucher': `SELECT count(*) n FROM bookings b WHERE status = 'confirmed'
    AND NOT EXISTS (SELECT 1 FROM vouchers v WHERE v.booking_id = b.id)`,
  'vouchers of bookings that are not confirmed': `SELECT count(*) n FROM vouchers v
    JOIN bookings b ON b.id = v.booking_id WHERE b.status <> 'confirmed'`,
  'orders with bookings in different states': `SELECT count(*) n FROM (SELECT order_id FROM bookings
    GROUP BY order_id HAVING count(DISTINCT status) > 1) o`,
  'stuck bookings': `SELECT count(*) n FROM bookings WHERE status IN ('pending', 'paid')`,
  'stuck payments': `SELECT count(*) n FROM payment_attempts WHERE state IN ('created', 'pending')`,
  'stuck refunds': `SELECT count(*) n FROM refunds WHERE state <> 'succeeded'`,
  'unsent mails and refunds': 'SELECT count(*) n FROM outbox WHERE processed_at IS NULL',
  'captures that wait for staff': 'SELECT count(*) n FROM unmatched_captures WHERE resolved_at IS NULL',
  'captures that neither paid nor were refunded once in full': `SELECT count(*) n FROM captures c WHERE outcome <> 'paid'
    AND (SELECT array_agg(r.amount) FROM refunds r WHERE r.capture_id = c.id AND r.state = 'succeeded')
      IS DISTINCT FROM ARRAY[c.amount]`,
  'captures that paid and were refunded': `SELECT count(*) n FROM captures c JOIN refunds r ON r.capture_id = c.id
    WHERE c.outcome = 'paid'`,
  'payments at the bank without a capture in the shop': `SELECT count(*) n FROM sandbox_payments p
    WHERE state = 'paid' AND NOT EXISTS (SELECT 1 FROM payment_attempts a JOIN captures c ON c.attempt_id = a.id
      WHERE a.invoice_number = p.invoice_number)`,
}

/** Orders that are neither confirmed nor over. */
const STUCK_ORDERS = `SELECT count(DISTINCT b.order_id) n FROM bookings b
  LEFT JOIN payment_attempts a ON a.order_id = b.order_id
  LEFT JOIN refunds r ON r.attempt_id = a.id
  WHERE b.status IN ('pending', 'paid') OR a.state IN ('created', 'pending') OR r.state <> 'succeeded'`

/** Whether everything in the outbox is done. */
export async function outboxIsEmpty(): Promise<boolean> {
  return (await number('SELECT count(*) n FROM outbox WHERE processed_at IS NULL')) === 0
}

async function countOutcomes(): Promise<Record<string, number>> {
  const rows = await sql<{ outcome: string; n: number }>(
    'SELECT outcome, count(*)::int n FROM captures GROUP BY outcome ORDER BY outcome',
  )
  return Object.fromEntries(rows.map(({ outcome, n }) => [outcome, n]))
}

/** Returns the captures of the bank that the shop has not recorded exactly once. */
async function unrecorded(captures: readonly BankCapture[]): Promise<number> {
  const rows = await sql<{ key: string; n: number }>(
    `SELECT a.invoice_number || ' ' || c.gateway_reference || ' ' || c.amount AS key, count(*)::int n
      FROM captures c JOIN payment_attempts a ON a.id = c.attempt_id GROUP BY 1`,
  )
  const recorded = new Map(rows.map(({ key, n }) => [key, n]))
  return captures.filter(
    ({ invoice, reference, amount }) => recorded.get(`${invoice} ${reference} ${amount}`) !== 1,
  ).length
}

/** Returns the totals and inconsistencies in the database after the storm, compared with the bank's books. */
export async function findings({ productId }: Sold, atBank: readonly BankCapture[] = []): Promise<Findings> {
  const [slot] = await sql<{ sold: number; held: number }>(
    `SELECT s.sold, s.held FROM slots s JOIN options o ON o.id = s.option_id WHERE o.product_id = $1`,
    [productId],
  )
  const figures = {
    sold: slot?.sold ?? 0,
    held: slot?.held ?? 0,
    orders: await number('SELECT count(*) n FROM orders'),
    captured: await number('SELECT sum(amount) n FROM captures'),
    owed: await number("SELECT sum(amount) n FROM bookings WHERE status = 'confirmed'"),
    refunded: await number("SELECT sum(amount) n FROM refunds WHERE state = 'succeeded'"),
    outcomes: await countOutcomes(),
    refunds: await number("SELECT count(*) n FROM refunds WHERE state = 'succeeded'"),
    returnedMails: await number(
      "SELECT count(*) n FROM mailbox WHERE subject LIKE 'Your payment for order %'",
    ),
    stuck: await number(STUCK_ORDERS),
  }
  const problems: string[] = []
  for (const [rule, text] of Object.entries(RULES)) {
    const count = await number(text)
    if (count > 0) problems.push(`${count} ${rule}`)
  }
  const confirmed = await number("SELECT count(*) n FROM bookings WHERE status = 'confirmed'")
  if (confirmed !== figures.sold) problems.push(`${confirmed} confirmed, but ${figures.sold} sold`)
  const missing = await unrecorded(atBank)
  if (missing > 0) problems.push(`${missing} captures of the bank are not recorded exactly once`)
  const { paid = 0, ...returned } = figures.outcomes
  const toReturn = Object.values(returned).reduce((sum, n) => sum + n, 0)
  if (paid !== confirmed) problems.push(`${paid} captures paid for ${confirmed} bookings`)
  // A mail that was being sent when the server was killed is sent again.
  if (figures.returnedMails < toReturn)
    problems.push(`${toReturn} payments went back, but ${figures.returnedMails} mails say so`)
  if (figures.stuck !== 0) problems.push(`${figures.stuck} orders are stuck`)
  if (figures.held !== 0) problems.push(`${figures.held} places are still held`)
  if (figures.captured !== figures.owed + figures.refunded)
    problems.push(`captured ${figures.captured}, owed ${figures.owed}, refunded ${figures.refunded}`)
  return { ...figures, problems }
}
