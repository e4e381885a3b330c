import type { FulfilmentMethod } from './booking-details'
import type { Vertical } from './catalog'

/** What the place of a product is: where a stay is, where goods are collected, or where travellers meet. */
export function productPlace(vertical: Vertical): 'stay' | 'collect' | 'title' {
  if (vertical === 'stay') return 'stay'
  return vertical === 'shopping' || vertical === 'connectivity' ? 'collect' : 'title'
}

/** The same of a booking. @param way how its goods reach the buyer; undefined if it has none */
export const bookingPlace = (way: FulfilmentMethod | undefined): 'collect' | 'meeting' =>
  way === 'pickup' ? 'collect' : 'meeting'
