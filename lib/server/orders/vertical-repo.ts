import { inArray } from 'drizzle-orm'
import type { Vertical } from '@/lib/domain/catalog'
import type { Queryable } from '@/lib/server/db/client'
import { products } from '@/lib/server/db/schema'
import type { BookingRow } from './repo'

/** Returns the verticals of the products of some bookings, by product. */
export async function verticalsOf(
  bookings: readonly BookingRow[],
  db: Queryable,
): Promise<Map<string, Vertical>> {
  const ids = [...new Set(bookings.map(({ productId }) => productId))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, vertical: products.vertical })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map(({ id, vertical }) => [id, vertical]))
}
