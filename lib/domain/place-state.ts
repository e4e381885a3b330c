/** Whether the places of a booking are held, sold or free again. */
export const PLACE_STATES = ['held', 'sold', 'released'] as const
export type PlaceState = (typeof PLACE_STATES)[number]
