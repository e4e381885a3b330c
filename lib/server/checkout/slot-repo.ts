import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { bookingSlots, slots } from '@/lib/server/db/schema'

export interface Places {
  slotId: number
  quantity: number
}

/** Locks slots, in the order of their ids so that two buyers never wait for each other. */
export async function lockSlots(db: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select()
    .from(slots)
    .where(inArray(slots.id, [...ids]))
    .orderBy(asc(slots.id))
    .for('no key update')
}

const wanted = (places: readonly Places[]) => sql`unnest(
  ${sql.param(places.map((place) => place.slotId))}::bigint[],
  ${sql.param(places.map((place) => place.quantity))}::int[]
) AS wanted (id, quantity)`

/** Holds places where there are enough; returns the slots that had them. */
export async function addHeld(db: Transaction, places: readonly Places[]): Promise<number[]> {
  if (places.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    UPDATE slots SET held = held + wanted.quantity FROM ${wanted(places)}
    WHERE slots.id = wanted.id AND NOT closed AND held + sold + wanted.quantity <= capacity
    RETURNING slots.id`)
  return rows.map(({ id }) => Number(id))
}

/** Gives up places that were held. */
export async function takeHeld(db: Transaction, places: readonly Places[]): Promise<void> {
  if (places.length === 0) return
  await db.execute(sql`
    UPDATE slots SET held = held - wanted.quantity FROM ${wanted(places)} WHERE slots.id = wanted.id`)
}

/** Makes held places sold ones. */
export async function sellHeld(db: Transaction, places: readonly Places[]): Promise<void> {
  if (places.length === 0) return
  await db.execute(sql`
    UPDATE slots SET held = held - wanted.quantity, sold = sold + wanted.quantity FROM ${wanted(places)}
    WHERE slots.id = wanted.id`)
}

/** Gives up places that were sold. */
export async function takeSold(db: Transaction, places: readonly Places[]): Promise<void> {
  if (places.length === 0) return
  await db.execute(sql`
    UPDATE slots SET sold = sold - wanted.quantity FROM ${wanted(places)} WHERE slots.id = wanted.id`)
}

type PlaceState = 'held' | 'sold' | 'released'

/** The places of bookings that are in a state. */
export async function placesOf(
  db: Transaction,
  bookingIds: readonly string[],
  state: PlaceState,
): Promise<Places[]> {
  if (bookingIds.length === 0) return []
  return db
    .select({ slotId: bookingSlots.slotId, quantity: bookingSlots.quantity })
    .from(bookingSlots)
    .where(and(inArray(bookingSlots.bookingId, [...bookingIds]), eq(bookingSlots.state, state)))
}

export async function setPlaceState(db: Transaction, bookingIds: readonly string[], state: PlaceState) {
  if (bookingIds.length === 0) return
  await db
    .update(bookingSlots)
    .set({ state })
    .where(inArray(bookingSlots.bookingId, [...bookingIds]))
}
