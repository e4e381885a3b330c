import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import { unmatchedCaptures } from '@/lib/server/db/schema'

/** A refund by its gateway's reference. */
interface RefundReference {
  gateway: string
  gatewayReference: string
}

export type UnknownRefundRow = typeof unmatchedCaptures.$inferSelect

const isAbout = ({ gateway, gatewayReference }: RefundReference) =>
  and(
    eq(unmatchedCaptures.gateway, gateway),
    eq(unmatchedCaptures.gatewayReference, gatewayReference),
    eq(unmatchedCaptures.reason, 'unknown_refund'),
  )

/** Locks and returns what waits, or has waited, for staff about a refund that the shop did not request. */
export async function unknownRefundsBy(db: Queryable, refund: RefundReference): Promise<UnknownRefundRow[]> {
  return db
    .select()
    .from(unmatchedCaptures)
    .where(isAbout(refund))
    .orderBy(asc(unmatchedCaptures.receivedAt), asc(unmatchedCaptures.id))
    .for('update')
}

/** Closes what waits for staff about an unknown refund. @returns what was closed */
export async function closeUnknownRefund(
  db: Queryable,
  refund: RefundReference,
  resolution: 'gateway' | 'failed',
  now: Date,
): Promise<UnknownRefundRow[]> {
  return db
    .update(unmatchedCaptures)
    .set({ resolvedAt: now, resolution })
    .where(and(isAbout(refund), isNull(unmatchedCaptures.resolvedAt)))
    .returning()
}
