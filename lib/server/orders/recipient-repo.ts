import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { orders, users } from '@/lib/server/db/schema'
import type { OrderRow } from './repo'

/** Returns the address and first name of an order's account, which are verified; null once it is deleted. */
export async function accountOf(db: Queryable, { userId }: OrderRow) {
  if (userId === null) return null
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** Claims the only mail of an order to its lead traveller's address. @returns whether it was not sent before */
export async function claimLeadMail(db: Transaction, orderId: string): Promise<boolean> {
  const claimed = await db
    .update(orders)
    .set({ leadMailedAt: sql`now()` })
    .where(and(eq(orders.id, orderId), isNull(orders.leadMailedAt)))
    .returning({ id: orders.id })
  return claimed.length > 0
}
