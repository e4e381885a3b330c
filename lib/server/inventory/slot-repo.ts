import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PlaceState } from '@/lib/domain/place-state'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { bookingSlots, slots } from '@/lib/server/db/schema'

export interface Places {
  slotId: number
  quantity: number
}

/** Locks slots in the order of their ids, so that concurrent transactions cannot deadlock. */
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

/** Holds places in the slots that have enough. Returns the ids of those slots. */
export async function holdSlots(db: Transaction, places: readonly Places[]): Promise<number[]> {
  if (places.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    UPDATE slots SET held = held + wanted.quantity FROM ${wanted(places)}
    WHERE slots.id = wanted.id AND NOT closed AND held + sold + wanted.quantity <= capacity
    RETURNING slots.id`)
  return rows.map(({ id }) => Number(id))
}

/** Releases held places. */
export async function releaseHeld(db: Transaction, places: readonly Places[]): Promise<void> {
  if (places.length === 0) return
  await db.execute(sql`
    UPDATE slots SET held = held - wanted.quantity FROM ${wanted(places)} WHERE slots.id = wanted.id`)
}

/** Turns held places into sold ones. */
export async function sellHeld(db: Transaction, places: readonly Places[]): Promise<void> {
  if (places.length === 0) return
  await db.execute(sql`
    UPDATE slots SET held = held - wanted.quantity, sold = sold + wanted.quantity FROM ${wanted(places)}
    WHERE slots.id = wanted.id`)
}

/** Releases sold places. */
export async function releaseSold(db: Transaction, places: readonly Places[]): Promise<void> {
  if (places.length === 0) return
  await db.execute(sql`
    UPDATE slots SET sold = sold - wanted.quantity FROM ${wanted(places)} WHERE slots.id = wanted.id`)
}

/** Returns the places of bookings in a state. */
export async function placesOf(
  db: Queryable,
  bookingIds: readonly string[],
  state: PlaceState,
): Promise<Places[]> {
  if (bookingIds.length === 0) return []
  return db
    .select({ slotId: bookingSlots.slotId, quantity: bookingSlots.quantity })
    .from(bookingSlots)
    .where(and(inArray(bookingSlots.bookingId, [...bookingIds]), eq(bookingSlots.state, state)))
}

/** Returns the ids of the slots of an option at a time of some days. */
export async function slotIdsAt(
  db: Queryable,
  optionId: string,
  dates: readonly string[],
  time: string | null,
): Promise<number[]> {
  const rows = await db
    .select({ id: slots.id })
    .from(slots)
    .where(
      and(
        eq(slots.optionId, optionId),
        inArray(slots.localDate, [...dates]),
        time === null ? isNull(slots.localTime) : eq(slots.localTime, time),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Replaces the places that a booking has, which the slots count apart. */
export async function replacePlaces(
  db: Transaction,
  bookingId: string,
  places: readonly Places[],
  state: PlaceState,
): Promise<void> {
  await db.delete(bookingSlots).where(eq(bookingSlots.bookingId, bookingId))
  if (places.length > 0)
    await db
      .insert(bookingSlots)
      .values(places.map(({ slotId, quantity }) => ({ bookingId, slotId, quantity, state })))
}

export async function setPlaceState(db: Transaction, bookingIds: readonly string[], state: PlaceState) {
  if (bookingIds.length === 0) return
  await db
    .update(bookingSlots)
    .set({ state })
    .where(inArray(bookingSlots.bookingId, [...bookingIds]))
}

/** Releases some of a booking's sold places in each of its slots; at least one place per slot stays sold. */
export async function releaseSome(db: Transaction, bookingId: string, count: number): Promise<void> {
  const ownSold = and(eq(bookingSlots.bookingId, bookingId), eq(bookingSlots.state, 'sold'))
  const rows = await db.select().from(bookingSlots).where(ownSold)
  const released = rows
    .map(({ slotId, quantity }) => ({ slotId, quantity: Math.min(count, quantity - 1) }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => a.slotId - b.slotId)
  await lockSlots(
    db,
    released.map(({ slotId }) => slotId),
  )
  await releaseSold(db, released)
  for (const { slotId, quantity } of released)
    await db
      .update(bookingSlots)
      .set({ quantity: sql`${bookingSlots.quantity} - ${quantity}` })
      .where(and(ownSold, eq(bookingSlots.slotId, slotId)))
}
