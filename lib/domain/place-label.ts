import type { BookingDetails } from './booking-details'
import type { Vertical } from './catalog'

/** What the place of a product is. Guides and drivers are met; at an entrance, a restaurant or a counter one arrives. */
const PLACES = {
  stay: 'stay',
  shopping: 'collect',
  connectivity: 'collect',
  tour: 'title',
  transport: 'title',
} as const satisfies Partial<Record<Vertical, string>>

/** Returns the name of the label of a product's place. */
export const productPlace = (vertical: Vertical): 'stay' | 'collect' | 'title' | 'place' =>
  vertical in PLACES ? PLACES[vertical as keyof typeof PLACES] : 'place'

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
