import { sql } from 'drizzle-orm'
import { NON_REFUNDABLE } from '@/lib/domain/cancellation'

/** Whether the policy `cancellation_policies cp` lets one cancel for nothing at some time, as `hasFreeCancellation`. */
export const REFUNDABLE = sql`(coalesce((cp.tiers -> 0 ->> 'hoursBefore')::numeric, 0) < ${NON_REFUNDABLE.hoursBefore})`
