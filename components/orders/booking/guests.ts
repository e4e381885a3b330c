import type { Booking } from '@/lib/contract/orders'
import { isPiece } from '@/lib/domain/travellers'

/** Whether a booking is for people rather than things. */
export function isForPeople({ travellers }: Pick<Booking, 'travellers'>): boolean {
  return travellers.some(({ unit }) => !isPiece(unit))
}
