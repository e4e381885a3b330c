import { ApiError } from '@/lib/contract/error'
import { type SeatAssignment, withSeats } from '@/lib/domain/seat-assignment'
import { database } from '@/lib/server/db/client'
import { bookingsOf, lockOrder } from '@/lib/server/orders/repo'
import { setSeats } from '@/lib/server/orders/seats-repo'
import { recordStaffAction } from '@/lib/server/orders/staff-repo'

interface LegSeats extends SeatAssignment {
  /** 0 for the outward trip, 1 for the return. */
  leg: number
}

/**
 * Records coach and seats of one leg of a booked trip; repeated, it corrects them. The voucher and the reminder have them.
 * @throws ApiError ORDER_NOT_FOUND; BOOKING_NOT_FOUND if it is not confirmed, or has no such leg
 */
export async function assignSeats(
  orderId: string,
  bookingId: string,
  { leg, coach, seats }: LegSeats,
  by: { staffMember: string },
  now = new Date(),
): Promise<void> {
  await database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (!order) throw new ApiError('ORDER_NOT_FOUND')
    const booking = (await bookingsOf([order.id], db)).find(({ id }) => id === bookingId)
    if (booking?.status !== 'confirmed' || !booking.snapshot.legs?.[leg])
      throw new ApiError('BOOKING_NOT_FOUND')
    await setSeats(db, booking, withSeats(booking.seatAssignments, leg, { coach, seats }), now)
    await recordStaffAction(db, by, order.id, 'seats', { booking: booking.id, leg, coach, seats })
  })
}
