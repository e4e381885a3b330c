import { sql } from 'drizzle-orm'
import type { LocalDate } from '@/lib/domain/local-date'
import type { RollingPlan } from '@/lib/domain/slot-schedule'
import type { Queryable } from '@/lib/server/db/client'

export interface RollingOption {
  id: string
  productId: string
  timeZone: string
  plan: RollingPlan
  /** The last day that is open for sale; null if none is. */
  last: LocalDate | null
}

/** Returns the options on sale that have a rolling schedule. */
export async function readRollingOptions(db: Queryable): Promise<RollingOption[]> {
  const { rows } = await db.execute<{
    id: string
    product_id: string
    time_zone: string
    plan: RollingPlan
    last: LocalDate | null
  }>(sql`
    SELECT o.id, o.product_id, p.time_zone, o.rolling_availability AS plan, (
      SELECT max(s.local_date)::text FROM slots s WHERE s.option_id = o.id AND NOT s.closed
    ) AS last
    FROM options o JOIN products p ON p.id = o.product_id
    WHERE o.rolling_availability IS NOT NULL AND o.discontinued_at IS NULL
    ORDER BY o.id`)
  return rows.map(({ id, product_id, time_zone, plan, last }) => ({
    id,
    productId: product_id,
    timeZone: time_zone,
    plan,
    last,
  }))
}
