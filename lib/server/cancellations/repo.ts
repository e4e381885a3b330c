import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { bookingSlots, options, paymentAttempts, redemptions, units, vouchers } from '@/lib/server/db/schema'
import type { AttemptRow } from '@/lib/server/payments/repo'
import { lockSlots, takeSold } from '@/lib/server/checkout/slot-repo'

/** The attempt that paid an order; null where none did. */
export async function paidAttempt(db: Queryable, orderId: string): Promise<AttemptRow | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'paid')))
  return row ?? null
}

/** What an option asks of those who go, whether or not it is still for sale. */
export async function unitRules(db: Queryable, optionId: string) {
  const [option] = await db
    .select({ minUnits: options.minUnits, inventory: options.inventory })
    .from(options)
    .where(eq(options.id, optionId))
  const rows = await db.select().from(units).where(eq(units.optionId, optionId))
  return { minUnits: option?.minUnits ?? 1, inventory: option?.inventory ?? 'SLOT', units: rows }
}

/** Whether the venue has let in anybody of a booking. */
export async function isRedeemed(db: Queryable, bookingId: string): Promise<boolean> {
  const used = db.select({ id: redemptions.bookingId }).from(redemptions)
  const closed = db.select({ id: vouchers.bookingId }).from(vouchers)
  const rows = await used
    .where(eq(redemptions.bookingId, bookingId))
    .unionAll(closed.where(and(eq(vouchers.bookingId, bookingId), isNotNull(vouchers.redeemedAt))))
  return rows.length > 0
}

/** Gives some of a booking's sold places back to everybody, on each of its slots, and leaves it one at least. */
export async function giveBackSome(db: Transaction, bookingId: string, count: number): Promise<void> {
  const mine = and(eq(bookingSlots.bookingId, bookingId), eq(bookingSlots.state, 'sold'))
  const rows = await db.select().from(bookingSlots).where(mine)
  const back = rows
    .map(({ slotId, quantity }) => ({ slotId, quantity: Math.min(count, quantity - 1) }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => a.slotId - b.slotId)
  await lockSlots(
    db,
    back.map(({ slotId }) => slotId),
  )
  await takeSold(db, back)
  for (const { slotId, quantity } of back)
    await db
      .update(bookingSlots)
      .set({ quantity: sql`${bookingSlots.quantity} - ${quantity}` })
      .where(and(mine, eq(bookingSlots.slotId, slotId)))
}
