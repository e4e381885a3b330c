import { and, eq, lte, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/domain/locale'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookings, products, suppliers } from '@/lib/server/db/schema'
import { isUuid } from '@/lib/server/db/uuid'
import type { BookingRow } from './repo'

/** Returns the supplier of a product; `email` and `locale` are null if only its name is known. */
export async function supplierOf(db: Queryable, productId: string) {
  const [row] = await db
    .select({ name: products.supplier, email: suppliers.email, locale: suppliers.locale })
    .from(products)
    .leftJoin(suppliers, eq(suppliers.name, products.supplier))
    .where(eq(products.id, productId))
  return row ?? null
}

/** Returns the language of mails to a product's supplier; null if unknown. */
export async function supplierLocale(productId: string): Promise<Locale | null> {
  return (await supplierOf(database(), productId))?.locale ?? null
}

/** Sets the supplier's deadline to confirm a booking. */
export async function setSupplierDeadline(
  db: Transaction,
  bookingId: string,
  supplierReplyDueAt: Date,
): Promise<void> {
  await db.update(bookings).set({ supplierReplyDueAt }).where(eq(bookings.id, bookingId))
}

/** Returns a booking of any user by its id. */
export async function findBooking(id: string): Promise<BookingRow | null> {
  if (!isUuid(id)) return null
  const [row] = await database().select().from(bookings).where(eq(bookings.id, id))
  return row ?? null
}

/**
 * Returns paid bookings whose supplier deadline has passed, in a random order, so that those that cannot be declined do not
 * come first in every round.
 */
export async function overdueSupplierRequests(now: Date, limit: number) {
  return database()
    .select({ id: bookings.id, orderId: bookings.orderId })
    .from(bookings)
    .where(and(eq(bookings.status, 'paid'), lte(bookings.supplierReplyDueAt, now)))
    .orderBy(sql`random()`)
    .limit(limit)
}
