import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookings, orders, products, redemptions, unitItems, vouchers } from '@/lib/server/db/schema'

/** Returns the booking of the voucher that has one of the codes, with its order and supplier; null if there is none. */
export async function findPresented(codes: readonly string[], db: Queryable = database()) {
  const [row] = await db
    .select({
      booking: bookings,
      reference: orders.reference,
      lead: orders.lead,
      supplier: products.supplier,
      redeemedAt: vouchers.redeemedAt,
      voucher: vouchers.code,
    })
    .from(vouchers)
    .innerJoin(bookings, eq(bookings.id, vouchers.bookingId))
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(products, eq(products.id, bookings.productId))
    .where(inArray(vouchers.code, codes))
  return row ?? null
}
export type PresentedRow = NonNullable<Awaited<ReturnType<typeof findPresented>>>

/** Returns the tickets of a booking with their redemption times. */
export async function ticketsOf(bookingId: string, db: Queryable = database()) {
  return db
    .select({
      id: unitItems.id,
      position: unitItems.position,
      label: unitItems.label,
      travellerName: unitItems.travellerName,
      cancelledAt: unitItems.cancelledAt,
      redeemedAt: redemptions.redeemedAt,
      idempotencyKey: redemptions.idempotencyKey,
    })
    .from(unitItems)
    .leftJoin(redemptions, eq(redemptions.unitItemId, unitItems.id))
    .where(eq(unitItems.bookingId, bookingId))
    .orderBy(asc(unitItems.position))
}
export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number]

/** Locks a booking until the transaction ends. */
export async function lockBooking(db: Transaction, id: string): Promise<void> {
  await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('no key update')
}

/** Records the redemption of tickets; earlier redemptions are not changed. */
export async function insertRedemptions(
  db: Transaction,
  rows: Array<typeof redemptions.$inferInsert>,
): Promise<void> {
  await db.insert(redemptions).values(rows).onConflictDoNothing({ target: redemptions.unitItemId })
}

/** Returns the ids of the tickets that a venue redeemed with an idempotency key. */
export async function ticketsRedeemedWith(
  idempotencyKey: string,
  keyId: string | null,
  db: Queryable,
): Promise<string[]> {
  const own = keyId === null ? isNull(redemptions.venueKeyId) : eq(redemptions.venueKeyId, keyId)
  const rows = await db
    .select({ id: redemptions.unitItemId })
    .from(redemptions)
    .where(and(eq(redemptions.idempotencyKey, idempotencyKey), own))
  return rows.map(({ id }) => id)
}

export async function closeVoucher(db: Transaction, bookingId: string, at: Date): Promise<void> {
  await db.update(vouchers).set({ redeemedAt: at }).where(eq(vouchers.bookingId, bookingId))
}
