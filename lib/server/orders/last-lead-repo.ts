import { and, desc, eq, sql } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { orders, users } from '@/lib/server/db/schema'

/**
 * Returns name and phone of the lead traveller of a user's last order, or null. An order whose tickets went to
 * another email was for someone else, so it does not count.
 */
export async function findLastLead(userId: string) {
  const [row] = await database()
    .select({ lead: orders.lead })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.userId, userId), eq(sql`${orders.lead}->>'email'`, users.email)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (!row) return null
  const { first_name, last_name, phone } = row.lead
  return { first_name, last_name, phone }
}
