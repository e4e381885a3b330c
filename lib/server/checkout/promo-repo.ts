import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import {
  bookingStatusHistory,
  bookings,
  orders,
  promoCodeProducts,
  promoCodes,
  promoRedemptions,
} from '@/lib/server/db/schema'

export type PromoRow = typeof promoCodes.$inferSelect

/** Returns a promo code; null if it does not exist. */
export async function findPromo(code: string, db: Queryable): Promise<PromoRow | null> {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  return row ?? null
}

/**
 * Locks a promo code until the transaction ends, so that concurrent orders cannot exceed its usage limits.
 */
export async function lockPromo(id: string, db: Transaction): Promise<void> {
  await db.select({ id: promoCodes.id }).from(promoCodes).where(eq(promoCodes.id, id)).for('no key update')
}

/** Returns the promo code of an order; null if it has none. */
export async function promoOf(orderId: string, db: Queryable): Promise<PromoRow | null> {
  const [row] = await db
    .select({ promo: promoCodes })
    .from(promoRedemptions)
    .innerJoin(promoCodes, eq(promoCodes.id, promoRedemptions.promoId))
    .where(eq(promoRedemptions.orderId, orderId))
  return row?.promo ?? null
}

/** Returns the products that a promo code is limited to; empty if it applies to all. */
export async function productsOf(promoId: string, db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ productId: promoCodeProducts.productId })
    .from(promoCodeProducts)
    .where(eq(promoCodeProducts.promoId, promoId))
  return rows.map(({ productId }) => productId)
}

/**
 * Whether an order counts as a use: it can still be paid, or was paid. Unpaid expired or cancelled orders do
 * not.
 */
function counts(db: Queryable) {
  const wasPaid = db
    .select({ one: sql`1` })
    .from(bookingStatusHistory)
    .where(and(eq(bookingStatusHistory.bookingId, bookings.id), eq(bookingStatusHistory.to, 'paid')))
  const active = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(
      and(
        eq(bookings.orderId, orders.id),
        or(inArray(bookings.status, ['pending', 'paid', 'confirmed', 'completed']), sql`EXISTS (${wasPaid})`),
      ),
    )
  return sql`EXISTS (${active})`
}

/** Counts the orders that use a promo code, of one user or, with null, of all. */
export async function countUses(promoId: string, userId: string | null, db: Queryable): Promise<number> {
  const [row] = await db
    .select({ uses: sql<number>`count(*)::int` })
    .from(promoRedemptions)
    .innerJoin(orders, eq(orders.id, promoRedemptions.orderId))
    .where(
      and(
        eq(promoRedemptions.promoId, promoId),
        userId === null ? undefined : eq(orders.userId, userId),
        counts(db),
      ),
    )
  return row?.uses ?? 0
}

/** Whether a user has an order that counts as a use. Free orders do not count. */
export async function hasOrdered(userId: string, db: Queryable): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(ne(orders.total, 0), ne(orders.discount, 0)), counts(db)))
    .limit(1)
  return row !== undefined
}

export async function insertRedemption(
  db: Transaction,
  redemption: typeof promoRedemptions.$inferInsert,
): Promise<void> {
  await db.insert(promoRedemptions).values(redemption)
}
