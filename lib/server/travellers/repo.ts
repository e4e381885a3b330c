import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { savedTravellers } from '@/lib/server/db/schema'
import { isUuid } from '@/lib/server/db/uuid'

export type TravellerRow = typeof savedTravellers.$inferSelect

/** Most recently booked first. */
export async function travellersOf(userId: string): Promise<TravellerRow[]> {
  return database()
    .select()
    .from(savedTravellers)
    .where(eq(savedTravellers.userId, userId))
    .orderBy(desc(savedTravellers.usedAt), savedTravellers.fullName)
}

export async function countTravellers(db: Transaction, userId: string): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(savedTravellers)
    .where(eq(savedTravellers.userId, userId))
  return row?.all ?? 0
}

/** Names are compared case-insensitively. */
const named = (fullName: string) => sql`lower(${savedTravellers.fullName}) = lower(${fullName})`

/** Whether another saved traveller of the account has this name. */
export async function isNameTaken(db: Transaction, userId: string, fullName: string, id: string) {
  const [row] = await db
    .select({ id: savedTravellers.id })
    .from(savedTravellers)
    .where(and(eq(savedTravellers.userId, userId), named(fullName), ne(savedTravellers.id, id)))
  return row !== undefined
}

type Person = Pick<TravellerRow, 'fullName' | 'passportNumber' | 'nationality' | 'nationalIdNumber'>

/**
 * Updates the traveller of that name; what is missing keeps what is stored.
 * @returns whether there is one
 */
export async function refreshTraveller(
  db: Transaction,
  userId: string,
  { fullName, ...documents }: Person,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(savedTravellers)
    .set({
      fullName,
      usedAt: now,
      ...Object.fromEntries(Object.entries(documents).filter(([, value]) => value !== null)),
    })
    .where(and(eq(savedTravellers.userId, userId), named(fullName)))
    .returning({ id: savedTravellers.id })
  return rows.length > 0
}

/** Updates the last-booked time of the saved traveller with that name, if any. */
export async function touchTraveller(db: Transaction, userId: string, fullName: string, now: Date) {
  await db
    .update(savedTravellers)
    .set({ usedAt: now })
    .where(and(eq(savedTravellers.userId, userId), named(fullName)))
}

export async function insertTraveller(db: Transaction, userId: string, person: Person, now: Date) {
  await db.insert(savedTravellers).values({ ...person, userId, usedAt: now })
}

/** Updates one of the user's own travellers; null if the id is unknown. */
export async function updateTraveller(
  db: Transaction,
  userId: string,
  id: string,
  change: Partial<Person>,
): Promise<TravellerRow | null> {
  const own = and(eq(savedTravellers.userId, userId), eq(savedTravellers.id, id))
  const [row] =
    Object.keys(change).length > 0
      ? await db.update(savedTravellers).set(change).where(own).returning()
      : await db.select().from(savedTravellers).where(own)
  return row ?? null
}

/** @returns whether one of the user's own travellers was deleted */
export async function deleteTraveller(userId: string, id: string, db: Queryable = database()) {
  if (!isUuid(id)) return false
  const deleted = await db
    .delete(savedTravellers)
    .where(and(eq(savedTravellers.userId, userId), eq(savedTravellers.id, id)))
    .returning({ id: savedTravellers.id })
  return deleted.length > 0
}
