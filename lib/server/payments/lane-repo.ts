import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { GatewayLane } from './gateway-round'

/** Condition: a payment with this gateway, which may be null, belongs to a lane. */
export function isInLane(gateway: AnyColumn | SQL, lane: GatewayLane): SQL {
  return 'gateway' in lane
    ? sql`${gateway} = ${lane.gateway}`
    : sql`(${gateway} IS NULL OR ${gateway} <> ALL(${sql.param([...lane.except])}::text[]))`
}
