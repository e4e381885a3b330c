import { and, inArray, isNotNull } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { suppliers } from '@/lib/server/db/schema'

/** Returns the phone and its hours of those suppliers that have one: as they are now, not as they were at the order. */
export async function contactsOf(names: string[]) {
  return database()
    .select({ name: suppliers.name, phone: suppliers.phone, hours: suppliers.hours })
    .from(suppliers)
    .where(and(inArray(suppliers.name, names), isNotNull(suppliers.phone)))
}
