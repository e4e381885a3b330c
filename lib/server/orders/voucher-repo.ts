import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookingStatusHistory, esimProfiles, redemptions, vouchers } from '@/lib/server/db/schema'

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
    .from(bookingStatusHistory)
    .where(inArray(bookingStatusHistory.bookingId, bookingIds))
    .orderBy(asc(bookingStatusHistory.id))
}

export async function profilesOf(unitItemIds: string[]) {
  if (unitItemIds.length === 0) return []
  return database().select().from(esimProfiles).where(inArray(esimProfiles.unitItemId, unitItemIds))
}

/** Whether an eSIM code of any of the unit items was shown. */
export async function isShown(db: Queryable, unitItemIds: readonly string[]): Promise<boolean> {
  if (unitItemIds.length === 0) return false
  const [row] = await db
    .select({ iccid: esimProfiles.iccid })
    .from(esimProfiles)
    .where(
      and(inArray(esimProfiles.unitItemId, [...unitItemIds]), isNotNull(esimProfiles.activationCodeViewedAt)),
    )
    .limit(1)
  return row !== undefined
}

/** Records when the eSIM codes of unit items were first shown. */
export async function markShown(db: Transaction, unitItemIds: readonly string[], now: Date): Promise<void> {
  await db
    .update(esimProfiles)
    .set({ activationCodeViewedAt: now })
    .where(
      and(inArray(esimProfiles.unitItemId, [...unitItemIds]), isNull(esimProfiles.activationCodeViewedAt)),
    )
}

/** Releases the eSIM profiles of unit items whose codes were never shown, so that they can be sold again. */
export async function releaseProfiles(db: Transaction, unitItemIds: readonly string[]): Promise<void> {
  await db
    .update(esimProfiles)
    .set({ unitItemId: null })
    .where(
      and(inArray(esimProfiles.unitItemId, [...unitItemIds]), isNull(esimProfiles.activationCodeViewedAt)),
    )
}

/** Assigns a free eSIM profile to each unit item; false, and none assigned, if there are too few. */
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
