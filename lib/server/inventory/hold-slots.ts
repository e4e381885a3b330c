import { ApiError } from '@/lib/contract/error'
import { returnError } from '@/lib/server/catalog/return-trip'
import type { Transaction } from '@/lib/server/db/client'
import * as repo from './slot-repo'

export { HOLD_MINUTES } from '@/lib/domain/hold'

export function minutesFrom(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}

/** Sums places per slot, ordered by slot id. */
function bySlot(places: readonly repo.Places[]): repo.Places[] {
  const sums = new Map<number, number>()
  for (const { slotId, quantity } of places) sums.set(slotId, (sums.get(slotId) ?? 0) + quantity)
  return [...sums].map(([slotId, quantity]) => ({ slotId, quantity })).sort((a, b) => a.slotId - b.slotId)
}

/**
 * Holds all given places; throws, so that the transaction rolls back, if any is unavailable.
 * @param places `back` marks those of a return trip, which have their own error codes
 * @throws ApiError DATE_CLOSED, SOLD_OUT, NOT_ENOUGH_PLACES; for a return trip RETURN_CLOSED, RETURN_SOLD_OUT,
 *   RETURN_NOT_ENOUGH_PLACES
 */
export async function holdPlaces(
  db: Transaction,
  places: ReadonlyArray<repo.Places & { back?: boolean }>,
): Promise<void> {
  const all = bySlot(places)
  const rows = await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  const held = new Set(await repo.holdSlots(db, all))
  const missing = all.find(({ slotId }) => !held.has(slotId))
  if (!missing) return
  const error = unavailableError(rows.find(({ id }) => id === missing.slotId))
  const back = places.find(({ slotId }) => slotId === missing.slotId)?.back
  throw back ? returnError(error) : error
}

function unavailableError(slot: Awaited<ReturnType<typeof repo.lockSlots>>[number] | undefined): ApiError {
  if (!slot || slot.closed) return new ApiError('DATE_CLOSED')
  const left = slot.capacity - slot.held - slot.sold
  return left <= 0 ? new ApiError('SOLD_OUT') : new ApiError('NOT_ENOUGH_PLACES', { values: { left } })
}

/** Holds the released places of bookings again; false, and nothing held, if any is no longer available. */
export async function reacquireHold(db: Transaction, bookingIds: readonly string[]): Promise<boolean> {
  const all = bySlot(await repo.placesOf(db, bookingIds, 'released'))
  const rows = await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  const fits = all.every(({ slotId, quantity }) => {
    const slot = rows.find(({ id }) => id === slotId)
    return slot && !slot.closed && slot.held + slot.sold + quantity <= slot.capacity
  })
  if (!fits) return false
  await repo.holdSlots(db, all)
  await repo.setPlaceState(db, bookingIds, 'held')
  return true
}

/** Releases the held places of bookings. */
export async function releasePlaces(db: Transaction, bookingIds: readonly string[]): Promise<void> {
  const all = bySlot(await repo.placesOf(db, bookingIds, 'held'))
  await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  await repo.releaseHeld(db, all)
  await repo.setPlaceState(db, bookingIds, 'released')
}

/** Marks the held places of bookings as sold. */
export async function confirmSlots(db: Transaction, bookingIds: readonly string[]): Promise<void> {
  const all = bySlot(await repo.placesOf(db, bookingIds, 'held'))
  await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  await repo.sellHeld(db, all)
  await repo.setPlaceState(db, bookingIds, 'sold')
}

/** Releases the sold places of bookings. */
export async function releaseSoldPlaces(db: Transaction, bookingIds: readonly string[]): Promise<void> {
  const all = bySlot(await repo.placesOf(db, bookingIds, 'sold'))
  await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  await repo.releaseSold(db, all)
  await repo.setPlaceState(db, bookingIds, 'released')
}

/**
 * Releases the sold places of a booking and sells others to it. What it has and what it gets is locked together, so that
 * two customers who swap their dates cannot deadlock, and a slot that is in both counts once.
 * @param at the slots that it gets, as far as they are known
 * @param find returns the places that it gets, once the slots are locked
 * @throws ApiError the codes of `find` and of holdPlaces()
 */
export async function exchangePlaces<Found extends { places: readonly repo.Places[] }>(
  db: Transaction,
  bookingId: string,
  at: readonly number[],
  find: () => Promise<Found>,
): Promise<Found> {
  const before = await repo.placesOf(db, [bookingId], 'sold')
  const ids = new Set([...before.map(({ slotId }) => slotId), ...at])
  await repo.lockSlots(
    db,
    [...ids].sort((a, b) => a - b),
  )
  const found = await find()
  await repo.releaseSold(db, bySlot(before))
  await holdPlaces(db, found.places)
  await repo.replacePlaces(db, bookingId, found.places, 'held')
  await confirmSlots(db, [bookingId])
  return found
}
