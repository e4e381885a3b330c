import { ApiError } from '@/lib/contract/error'
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
 * @throws ApiError DATE_CLOSED, SOLD_OUT, NOT_ENOUGH_PLACES
 */
export async function holdPlaces(db: Transaction, places: readonly repo.Places[]): Promise<void> {
  const all = bySlot(places)
  const rows = await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  const held = new Set(await repo.addHeld(db, all))
  const missing = all.find(({ slotId }) => !held.has(slotId))
  if (!missing) return
  const slot = rows.find(({ id }) => id === missing.slotId)
  if (!slot || slot.closed) throw new ApiError('DATE_CLOSED')
  const left = slot.capacity - slot.held - slot.sold
  throw left <= 0 ? new ApiError('SOLD_OUT') : new ApiError('NOT_ENOUGH_PLACES', { values: { left } })
}

/** Holds the given-up places of bookings again; false, and nothing held, where one of them is gone. */
export async function holdAgain(db: Transaction, bookingIds: readonly string[]): Promise<boolean> {
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
  await repo.addHeld(db, all)
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
  await repo.takeHeld(db, all)
  await repo.setPlaceState(db, bookingIds, 'released')
}

/** The held places of bookings become sold. */
export async function sellPlaces(db: Transaction, bookingIds: readonly string[]): Promise<void> {
  const all = bySlot(await repo.placesOf(db, bookingIds, 'held'))
  await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  await repo.sellHeld(db, all)
  await repo.setPlaceState(db, bookingIds, 'sold')
}

/** Gives the sold places of bookings back to everybody. */
export async function giveBackPlaces(db: Transaction, bookingIds: readonly string[]): Promise<void> {
  const all = bySlot(await repo.placesOf(db, bookingIds, 'sold'))
  await repo.lockSlots(
    db,
    all.map(({ slotId }) => slotId),
  )
  await repo.takeSold(db, all)
  await repo.setPlaceState(db, bookingIds, 'released')
}
