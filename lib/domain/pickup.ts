import type { Localized } from './locale'

/** Where travellers are fetched before a tour, and when: minutes from its start, negative before it. */
export interface PickupTerms<Text = Localized> {
  /** Parts of the area; none where any address in it is fetched from. */
  zones: Array<{ code: string; name: Text }>
  from_minutes: number
  to_minutes: number
}

export const PICKUP_WAYS = ['hotel', 'meeting'] as const
export type PickupWay = (typeof PICKUP_WAYS)[number]

/** Where somebody joins: fetched at a hotel or address, or at the meeting point. */
export interface Pickup {
  way: PickupWay
  zone?: string
  place?: string
}

/** Longest name or address of a place to be fetched from. */
export const LONGEST_PLACE = 160

const DAY = 24 * 60

function clock(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const at = (((hours * 60 + rest + minutes) % DAY) + DAY) % DAY
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** From when to when the car comes for a tour that starts at a time of the venue's clock. */
export function pickupWindow(
  { from_minutes, to_minutes }: Pick<PickupTerms, 'from_minutes' | 'to_minutes'>,
  time: string,
): { from: string; to: string } {
  return { from: clock(time, from_minutes), to: clock(time, to_minutes) }
}
