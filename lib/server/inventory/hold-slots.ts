import { ApiError } from '@/lib/contract/error'
import { returnError } from '@/lib/server/catalog/return-trip'
import type { Transaction } from '@/lib/server/db/client'
import * as repo from './slot-repo'

export { HOLD_MINUTES } from '@/lib/domain/hold'

export function minutesFrom(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}

/** One entry for each slot, in the order of their ids. */
function bySlot(places: readonly repo.Places[]): repo.Places[] {
  const sums = new Map<number, number>()
  for (const { slotId, quantity } of places) sums.set(slotId, (sums.get(slotId) ?? 0) + quantity)
  return [...sums].map(([slotId, quantity]) => ({ slotId, quantity })).sort((a, b) => a.slotId - b.slotId)
}

/**
 * Holds all of some places or, by failing the transaction, none.
 * @param places `back` marks those of a way back, so that a refusal says which way it is about
 * @throws ApiError DATE_CLOSED, SOLD_OUT, NOT_ENOUGH_PLACES and the same of a way back, which begin with RETURN
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
  const refused = refusal(rows.find(({ id }) => id === missing.slotId))
  const back = places.find(({ slotId }) => slotId === missing.slotId)?.back
  throw back ? returnError(refused) : refused
}

function refusal(slot: Awaited<ReturnType<typeof repo.lockSlots>>[number] | undefined): ApiError {
  if (!slot || slot.closed) return new ApiError('DATE_CLOSED')
  const left = slot.capacity - slot.held - slot.sold
  return left <= 0 ? new ApiError('SOLD_OUT') : new ApiError('NOT_ENOUGH_PLACES', { values: { left } })
}

/** Holds the given-up places of bookings again; false, and nothing held, where one of them is gone. */
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

/** Gives the held places of bookings back to everybody. */
export async function releasePlaces(db: Transaction, bookingIds: readonly string[]): Promise<void> {
  const all = bySlot(await repo.placesOf(db, bookingIds, 'held'))
  await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  await repo.releaseHeld(db, all)
  await repo.setPlaceState(db, bookingIds, 'released')
}

/** The held places of bookings become sold. */
export async function confirmSlots(db: Transaction, bookingIds: readonly string[]): Promise<void> {
  const all = bySlot(await repo.placesOf(db, bookingIds, 'held'))
  await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  await repo.sellHeld(db, all)
  await repo.setPlaceState(db, bookingIds, 'sold')
}

/** Gives the sold places of bookings back to everybody. */
export async function releaseSoldPlaces(db: Transaction, bookingIds: readonly string[]): Promise<void> {
  const all = bySlot(await repo.placesOf(db, bookingIds, 'sold'))
  await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  await repo.releaseSold(db, all)
  await repo.setPlaceState(db, bookingIds, 'released')
}
