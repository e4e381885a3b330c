import { and, asc, eq, inArray } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookingChanges, bookings, vouchers } from '@/lib/server/db/schema'

export type BookingChangeRow = typeof bookingChanges.$inferSelect

/** Returns the change of a booking made with an idempotency key; null if there is none. */
export async function findBookingChange(db: Queryable, bookingId: string, key: string) {
  const [row] = await db
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.bookingId, bookingId), eq(bookingChanges.key, key)))
  return row ?? null
}

/** Returns the changes of bookings, oldest first. */
export async function bookingChangesOf(bookingIds: readonly string[], db: Queryable = database()) {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(bookingChanges)
    .where(inArray(bookingChanges.bookingId, [...bookingIds]))
    .orderBy(asc(bookingChanges.createdAt), asc(bookingChanges.id))
}

/** Records a change and gives the booking's voucher another code; that of before admits no more. */
export async function insertBookingChange(
  db: Transaction,
  change: Omit<typeof bookingChanges.$inferInsert, 'replacedCode'>,
  newCode: string,
): Promise<void> {
  const { bookingId, createdAt: issuedAt } = change
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.bookingId, bookingId))
  if (!voucher) throw new Error(`booking ${bookingId} has no voucher`)
  await db.insert(bookingChanges).values({ ...change, replacedCode: voucher.code })
  await db.update(vouchers).set({ code: newCode, issuedAt }).where(eq(vouchers.bookingId, bookingId))
}

/** Writes the new date of a booking and what follows from it, whose change is recorded. */
export async function updateBookingDate(
  db: Transaction,
  id: string,
  after: Pick<
    typeof bookings.$inferInsert,
    'localDate' | 'localEndDate' | 'localTime' | 'startsAt' | 'cancellationPolicy' | 'snapshot' | 'repriced'
  >,
): Promise<void> {
  await db
    .update(bookings)
    .set({ ...after, remindedAt: null, seatAssignments: [], seatsAssignedAt: null })
    .where(eq(bookings.id, id))
}
