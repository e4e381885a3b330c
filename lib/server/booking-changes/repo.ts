import { eq } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { unitItems } from '@/lib/server/db/schema'
import type { UnitItemRow } from '@/lib/server/orders/repo'

/** Writes who a unit item is for. */
export async function updatePeople(
  db: Transaction,
  { id, travellerName, age, companions }: UnitItemRow,
): Promise<void> {
  await db.update(unitItems).set({ travellerName, age, companions }).where(eq(unitItems.id, id))
}
