import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'
import { options, redemptions, units, vouchers } from '@/lib/server/db/schema'

/** Returns the unit rules of an option, including one that is no longer sold. */
export async function unitRules(db: Queryable, optionId: string) {
  const [option] = await db
    .select({ minUnits: options.minUnits, inventory: options.inventory })
    .from(options)
    .where(eq(options.id, optionId))
  const rows = await db.select().from(units).where(eq(units.optionId, optionId))
  return { minUnits: option?.minUnits ?? 1, inventory: option?.inventory ?? 'SLOT', units: rows }
}

/** Whether any ticket of a booking has been redeemed. */
export async function isRedeemed(db: Queryable, bookingId: string): Promise<boolean> {
  const redeemedTickets = db.select({ id: redemptions.bookingId }).from(redemptions)
  const redeemedVouchers = db.select({ id: vouchers.bookingId }).from(vouchers)
  const rows = await redeemedTickets
    .where(eq(redemptions.bookingId, bookingId))
    .unionAll(redeemedVouchers.where(and(eq(vouchers.bookingId, bookingId), isNotNull(vouchers.redeemedAt))))
  return rows.length > 0
}
