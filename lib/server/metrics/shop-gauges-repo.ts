import { sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'

/** A count and the seconds since the oldest was created; 0 where there is none. */
export interface Waiting {
  count: number
  oldest: number
}

export interface ShopGauges {
  /** By kind of work. */
  outbox: Array<Waiting & { kind: string }>
  /** Work that was given up. */
  dead: number
  /** Refunds that are not sent, or sent and without an outcome. */
  refunds: Waiting
  /** Places of unpaid bookings whose time is over. */
  overdueHolds: Waiting
  /** Payments without an outcome after their time. */
  stuckPayments: Waiting
}

const AGE = (column: string) =>
  sql.raw(`coalesce(extract(epoch FROM now() - min(${column})), 0)::float8 AS oldest, count(*)::int AS count`)

/** Reads what waits in the shop. */
export async function shopGauges(db: Queryable): Promise<ShopGauges> {
  const one = async (query: ReturnType<typeof sql>): Promise<Waiting> => {
    const [row] = (await db.execute<{ count: number; oldest: number }>(query)).rows
    return { count: row?.count ?? 0, oldest: row?.oldest ?? 0 }
  }
  const outbox = await db.execute<{ kind: string; count: number; oldest: number }>(
    sql`SELECT kind, ${AGE('created_at')} FROM outbox
      WHERE processed_at IS NULL AND dead_at IS NULL GROUP BY kind ORDER BY kind`,
  )
  const dead = await one(sql`SELECT ${AGE('dead_at')} FROM outbox WHERE dead_at IS NOT NULL`)
  return {
    outbox: outbox.rows,
    dead: dead.count,
    refunds: await one(
      sql`SELECT ${AGE('created_at')} FROM refunds WHERE state IN ('pending', 'processing')`,
    ),
    overdueHolds: await one(
      sql`SELECT ${AGE('expires_at')} FROM bookings WHERE status = 'pending' AND expires_at < now()`,
    ),
    stuckPayments: await one(
      sql`SELECT ${AGE('expires_at')} FROM payment_attempts WHERE state IN ('created', 'pending')
        AND expires_at < now()`,
    ),
  }
}
