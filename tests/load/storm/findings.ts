import type { Sold } from '../../fixtures/catalog'
import { sql } from '../../fixtures/database'

export interface Findings {
  sold: number
  held: number
  orders: number
  captured: number
  owed: number
  refunded: number
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
  'payments at the bank without a capture in the shop': `SELECT count(*) n FROM sandbox_payments p
    WHERE state = 'paid' AND NOT EXISTS (SELECT 1 FROM payment_attempts a JOIN captures c ON c.attempt_id = a.id
      WHERE a.invoice_number = p.invoice_number)`,
}

/** Returns the totals and inconsistencies in the database after the storm. */
export async function findings({ productId }: Sold): Promise<Findings> {
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
  }
  const problems: string[] = []
  for (const [rule, text] of Object.entries(RULES)) {
    const count = await number(text)
    if (count > 0) problems.push(`${count} ${rule}`)
  }
  const confirmed = await number("SELECT count(*) n FROM bookings WHERE status = 'confirmed'")
  if (confirmed !== figures.sold) problems.push(`${confirmed} confirmed, but ${figures.sold} sold`)
  if (figures.held !== 0) problems.push(`${figures.held} places are still held`)
  if (figures.captured !== figures.owed + figures.refunded)
    problems.push(`captured ${figures.captured}, owed ${figures.owed}, refunded ${figures.refunded}`)
  return { ...figures, problems }
}
