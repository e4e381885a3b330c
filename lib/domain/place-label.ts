import type { BookingDetails } from './booking-details'
import type { Vertical } from './catalog'

/** What the place of a product is: where a stay is, where goods are collected, or where travellers meet. */
export function productPlace(vertical: Vertical): 'stay' | 'collect' | 'title' {
  if (vertical === 'stay') return 'stay'
  return vertical === 'shopping' || vertical === 'connectivity' ? 'collect' : 'title'
}

/** The same of a booking; `withoutPickup` where its travellers are picked up, and need the meeting point only if that fails. */
export function bookingPlace({
  fulfilment,
  pickup,
  rooms,
}: Pick<BookingDetails, 'fulfilment' | 'pickup' | 'rooms'>):
  | 'collect'
  | 'stay'
  | 'withoutPickup'
  | 'meeting' {
  if (fulfilment?.way === 'pickup') return 'collect'
  if (rooms) return 'stay'
  return pickup?.way === 'hotel' ? 'withoutPickup' : 'meeting'
}
