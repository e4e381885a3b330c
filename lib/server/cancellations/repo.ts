import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import { options, redemptions, units, vouchers } from '@/lib/server/db/schema'

/** What an option asks of those who go, whether or not it is still for sale. */
export async function unitRules(db: Queryable, optionId: string) {
  const [option] = await db
    .select({ minUnits: options.minUnits, inventory: options.inventory })
    .from(options)
    .where(eq(options.id, optionId))
  const rows = await db.select().from(units).where(eq(units.optionId, optionId))
  return { minUnits: option?.minUnits ?? 1, inventory: option?.inventory ?? 'SLOT', units: rows }
}

/** Whether the venue has let in anybody of a booking. */
export async function isRedeemed(db: Queryable, bookingId: string): Promise<boolean> {
  const used = db.select({ id: redemptions.bookingId }).from(redemptions)
  const closed = db.select({ id: vouchers.bookingId }).from(vouchers)
  const rows = await used
    .where(eq(redemptions.bookingId, bookingId))
    .unionAll(closed.where(and(eq(vouchers.bookingId, bookingId), isNotNull(vouchers.redeemedAt))))
  return rows.length > 0
}
