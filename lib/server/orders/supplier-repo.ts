import { and, asc, eq, lte } from 'drizzle-orm'
import type { Locale } from '@/lib/domain/locale'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookings, products, suppliers } from '@/lib/server/db/schema'
import { isUuid } from '@/lib/server/db/uuid'
import type { BookingRow } from './repo'

/** Who runs a product, and how they are written to; null where only the name is known. */
export async function supplierOf(db: Queryable, productId: string) {
  const [row] = await db
    .select({ name: products.operator, email: suppliers.email, locale: suppliers.locale })
    .from(products)
    .leftJoin(suppliers, eq(suppliers.name, products.operator))
    .where(eq(products.id, productId))
  return row ?? null
}

/** In which language a supplier is written to. */
export async function supplierLocale(productId: string): Promise<Locale | null> {
  return (await supplierOf(database(), productId))?.locale ?? null
}

/** Writes down until when a supplier answers for a booking. */
export async function setSupplierDeadline(db: Transaction, bookingId: string, answerBy: Date): Promise<void> {
  await db.update(bookings).set({ answerBy }).where(eq(bookings.id, bookingId))
}

/** Any booking by its id, whoever has made it. */
export async function findBooking(id: string): Promise<BookingRow | null> {
  if (!isUuid(id)) return null
  const [row] = await database().select().from(bookings).where(eq(bookings.id, id))
  return row ?? null
}

/** Paid bookings whose supplier did not answer in time, the longest overdue first. */
export async function overdueSupplierRequests(now: Date, most: number) {
  return database()
    .select({ id: bookings.id, orderId: bookings.orderId })
    .from(bookings)
    .where(and(eq(bookings.status, 'paid'), lte(bookings.answerBy, now)))
    .orderBy(asc(bookings.answerBy))
    .limit(most)
}
