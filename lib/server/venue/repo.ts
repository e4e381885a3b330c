import { and, asc, eq, isNull } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookings, orders, products, redemptions, unitItems, vouchers } from '@/lib/server/db/schema'

/** A voucher's booking with its order and whose product it is; null where there is no such voucher. */
export async function findPresented(voucher: string, db: Queryable = database()) {
  const [row] = await db
    .select({
      booking: bookings,
      reference: orders.reference,
      lead: orders.lead,
      operator: products.operator,
      redeemedAt: vouchers.redeemedAt,
    })
    .from(vouchers)
    .innerJoin(bookings, eq(bookings.id, vouchers.bookingId))
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(products, eq(products.id, bookings.productId))
    .where(eq(vouchers.code, voucher))
  return row ?? null
}
export type PresentedRow = NonNullable<Awaited<ReturnType<typeof findPresented>>>

/** The tickets of a booking, with when each was used. */
export async function ticketsOf(bookingId: string, db: Queryable = database()) {
  return db
    .select({
      id: unitItems.id,
      position: unitItems.position,
      label: unitItems.label,
      travellerName: unitItems.travellerName,
      cancelledAt: unitItems.cancelledAt,
      redeemedAt: redemptions.redeemedAt,
      press: redemptions.press,
    })
    .from(unitItems)
    .leftJoin(redemptions, eq(redemptions.unitItemId, unitItems.id))
    .where(eq(unitItems.bookingId, bookingId))
    .orderBy(asc(unitItems.position))
}
export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number]

/** Lets nobody else change the status of a voucher's booking until the transaction ends. */
export async function lockBooking(db: Transaction, id: string): Promise<void> {
  await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('no key update')
}

/** Writes down that tickets are used; those that are already stay as they were. */
export async function insertRedemptions(
  db: Transaction,
  rows: Array<typeof redemptions.$inferInsert>,
): Promise<void> {
  await db.insert(redemptions).values(rows).onConflictDoNothing({ target: redemptions.unitItemId })
}

/** Ids of the tickets that a venue's press has used. */
export async function pressedTickets(press: string, keyId: string | null, db: Queryable): Promise<string[]> {
  const own = keyId === null ? isNull(redemptions.venueKeyId) : eq(redemptions.venueKeyId, keyId)
  const rows = await db
    .select({ id: redemptions.unitItemId })
    .from(redemptions)
    .where(and(eq(redemptions.press, press), own))
  return rows.map(({ id }) => id)
}

export async function closeVoucher(db: Transaction, bookingId: string, at: Date): Promise<void> {
  await db.update(vouchers).set({ redeemedAt: at }).where(eq(vouchers.bookingId, bookingId))
}
