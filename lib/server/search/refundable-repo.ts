import { sql } from 'drizzle-orm'
import { NON_REFUNDABLE } from '@/lib/domain/cancellation'

/**
 * SQL: whether the policy `cancellation_policies cp` offers free cancellation at any time, like
 * `hasFreeCancellation`.
 */
export const REFUNDABLE = sql`(coalesce((cp.tiers -> 0 ->> 'hoursBefore')::numeric, 0) < ${NON_REFUNDABLE.hoursBefore})`
