import { ApiError } from '@/lib/contract/error'
import { inLocale } from '@/lib/domain/locale'
import { type SeatAssignment, withSeats } from '@/lib/domain/seat-assignment'
import { seatsText } from '@/lib/i18n/seats-text'
import { translator } from '@/lib/i18n/translate'
import { database, type Transaction } from '@/lib/server/db/client'
import { mailBuyer } from '@/lib/server/orders/mail-buyer'
import { type BookingRow, bookingsOf, lockOrder, type OrderRow } from '@/lib/server/orders/repo'
import { setSeats } from '@/lib/server/orders/seats-repo'
import { recordStaffAction } from '@/lib/server/orders/staff-repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'

interface LegSeats extends SeatAssignment {
  /** 0 for the outward trip, 1 for the return. */
  leg: number
}

async function mailSeats(
  db: Transaction,
  order: OrderRow,
  { snapshot }: BookingRow,
  { leg, ...assignment }: LegSeats,
): Promise<void> {
  const t = translator(order.locale)
  const isReturnTrip = (snapshot.legs?.length ?? 0) > 1
  await mailBuyer(db, order, {
    template: 'seats-assigned',
    values: {
      product: inLocale(snapshot.name, order.locale),
      leg: isReturnTrip ? (['out', 'back'][leg] ?? '') : '',
      seats: seatsText(assignment, (key, values) => t(`bookingDetails.${key}`, values)) ?? '',
    },
  })
}

/**
 * Records coach and seats of one leg of a booked trip; repeated, it corrects them. The buyer gets a mail; voucher and
 * calendar have them.
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
    await mailSeats(db, order, booking, { leg, coach, seats })
    await recordStaffAction(db, by, order.id, 'seats', { booking: booking.id, leg, coach, seats })
  })
  wakeOutbox()
}
