import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { database, type Transaction } from '@/lib/server/db/client'
import { esimProfiles, redemptions, statusEvents, vouchers } from '@/lib/server/db/schema'

export async function insertVoucher(db: Transaction, bookingId: string, code: string): Promise<void> {
  await db.insert(vouchers).values({ bookingId, code })
}

export async function vouchersOf(bookingIds: string[]) {
  return database().select().from(vouchers).where(inArray(vouchers.bookingId, bookingIds))
}

export async function redemptionsOf(bookingIds: string[]) {
  return database()
    .select({ unitItemId: redemptions.unitItemId, redeemedAt: redemptions.redeemedAt })
    .from(redemptions)
    .where(inArray(redemptions.bookingId, bookingIds))
}

export async function eventsOf(bookingIds: string[]) {
  return database()
    .select()
    .from(statusEvents)
    .where(inArray(statusEvents.bookingId, bookingIds))
    .orderBy(asc(statusEvents.id))
}

export async function profilesOf(unitItemIds: string[]) {
  if (unitItemIds.length === 0) return []
  return database().select().from(esimProfiles).where(inArray(esimProfiles.unitItemId, unitItemIds))
}

/** Gives one free eSIM profile to each unit item; false, and nothing given, where there are too few. */
export async function claimProfiles(
  db: Transaction,
  optionId: string,
  unitItemIds: readonly string[],
): Promise<boolean> {
  const free = await db
    .select({ iccid: esimProfiles.iccid })
    .from(esimProfiles)
    .where(and(eq(esimProfiles.optionId, optionId), isNull(esimProfiles.unitItemId)))
    .orderBy(asc(esimProfiles.iccid))
    .limit(unitItemIds.length)
    .for('update', { skipLocked: true })
  if (free.length < unitItemIds.length) return false
  for (const [index, { iccid }] of free.entries())
    await db.update(esimProfiles).set({ unitItemId: unitItemIds[index] }).where(eq(esimProfiles.iccid, iccid))
  return true
}
