import { print } from '@/lib/cli/output'
import type { Sold } from '../../fixtures/catalog'
import { sql } from '../../fixtures/database'
import { findings } from '../../load/storm/findings'
import type { Purchase } from './buyer'

export interface Row {
  what: string
  value: number | string
  /** Why the drill fails; null if it does not. */
  problem?: string | null
}

/** A row that breaks a rule unless it counts nothing. */
const none = (what: string, value: number): Row => ({
  what,
  value,
  problem: value === 0 ? null : `${value} ${what}`,
})

async function count(text: string, values: unknown[] = []): Promise<number> {
  const [row] = await sql<{ n: string }>(text, values)
  return Number(row?.n ?? 0)
}

/** Compares the orders with the outcomes that their buyers saw. */
async function ordersOf(purchases: readonly Purchase[]): Promise<Row[]> {
  const placed = purchases.flatMap(({ orderId }) => orderId ?? [])
  const bought = purchases.flatMap(({ orderId, outcome }) => (outcome === 'bought' ? (orderId ?? []) : []))
  return [
    none(
      'orders lost',
      await count(
        `SELECT count(*) n FROM unnest($1::text[]) AS placed (id)
          WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.id::text = placed.id)`,
        [placed],
      ),
    ),
    none(
      'orders doubled',
      await count(
        `SELECT coalesce(sum(n - 1), 0) n FROM (
          SELECT count(*) n FROM orders WHERE user_id::text = ANY($1::text[]) GROUP BY user_id) o`,
        [purchases.map(({ userId }) => userId)],
      ),
    ),
    none(
      'vouchers of orders that are not confirmed',
      await count(
        `SELECT count(*) n FROM bookings WHERE order_id::text = ANY($1::text[]) AND status <> 'confirmed'`,
        [bought],
      ),
    ),
  ]
}

/** Every buyer has an address of their own, and gets one confirmation. */
async function mailsOf(purchases: readonly Purchase[]): Promise<Row[]> {
  const confirmed = `SELECT DISTINCT b.order_id, lower(o.lead ->> 'email') AS email
    FROM bookings b JOIN orders o ON o.id = b.order_id WHERE b.status = 'confirmed'`
  const emails = purchases.map(({ email }) => email)
  return [
    none(
      'confirmed orders without a mail',
      await count(`SELECT count(*) n FROM (${confirmed}) c
        WHERE NOT EXISTS (SELECT 1 FROM mailbox m WHERE m.recipient = c.email)`),
    ),
    none(
      'mails sent twice',
      await count(
        `SELECT coalesce(sum(n - 1), 0) n FROM (SELECT count(*) n FROM mailbox
          WHERE recipient = ANY($1::text[]) GROUP BY recipient, subject) m`,
        [emails],
      ),
    ),
  ]
}

/** Compares the database with what the buyers met. */
export async function compare(sold: Sold, seats: number, purchases: readonly Purchase[]): Promise<Row[]> {
  const { problems, ...figures } = await findings(sold)
  const rows: Row[] = [
    { what: 'seats', value: seats },
    {
      what: 'sold',
      value: figures.sold,
      problem: figures.sold === seats ? null : `${figures.sold} of ${seats} seats sold`,
    },
    none('oversold', Math.max(0, figures.sold + figures.held - seats)),
    ...(await ordersOf(purchases)),
    ...(await mailsOf(purchases)),
  ]
  return [...rows, ...problems.map((problem): Row => ({ what: 'database', value: 'wrong', problem }))]
}

export function printTable(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length))
  for (const { what, value, problem } of rows)
    print(`  ${problem ? '✗' : ' '} ${what.padEnd(width)}  ${value}`)
}
