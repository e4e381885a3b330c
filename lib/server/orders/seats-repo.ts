import { eq } from 'drizzle-orm'
import type { SeatAssignment } from '@/lib/domain/seat-assignment'
import type { Transaction } from '@/lib/server/db/client'
import { bookings } from '@/lib/server/db/schema'
import type { BookingRow } from './repo'

/** Stores where the travellers of a trip sit, leg by leg; does nothing without an assignment, or without a trip. */
export async function setSeats(
  db: Transaction,
  { id, snapshot }: Pick<BookingRow, 'id' | 'snapshot'>,
  seats: readonly SeatAssignment[],
  now: Date,
): Promise<void> {
  const seatAssignments = seats.slice(0, snapshot.legs?.length ?? 0)
  if (!seatAssignments.some((leg) => leg.coach || leg.seats)) return
  await db.update(bookings).set({ seatAssignments, seatsAssignedAt: now }).where(eq(bookings.id, id))
}
