import { plainLine } from '@/lib/domain/plain-line'
import { MAX_COACH_LENGTH, MAX_SEATS_LENGTH } from '@/lib/domain/seat-assignment'
import { assignSeats } from '@/lib/server/suppliers/assign-seats'
import { print } from '../output'
import { limited, Misused } from './arguments'
import { type Invocation, requestedBooking, requestedOrder, staffMember } from './invocation'

/** Records the coach and the seats or berths of one leg of a trip. */
export async function runSeats(invocation: Invocation): Promise<void> {
  const { values } = invocation
  const order = await requestedOrder(invocation)
  const { booking } = await requestedBooking(order, invocation)
  const by = staffMember(invocation)
  const leg = values.return ? 1 : 0
  if (!booking.snapshot.legs?.[leg])
    throw new Misused(`The booking has no ${values.return ? 'return trip' : 'trip'}.`)
  if (booking.status !== 'confirmed') throw new Misused('Only a confirmed booking has seats.')
  const coach = limited(plainLine(values.coach), '--coach', MAX_COACH_LENGTH) ?? ''
  const seats = limited(plainLine(values.seats), '--seats', MAX_SEATS_LENGTH) ?? ''
  if (!coach && !seats) throw new Misused('Missing: --coach 7 or --seats "21, 22"')
  await assignSeats(order.id, booking.id, { leg, coach, seats }, by)
  print('Recorded.')
}
