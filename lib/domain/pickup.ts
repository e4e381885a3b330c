import type { Localized } from './locale'

/** Pickup zones of a tour and the pickup window in minutes from its start; negative means before it. */
export interface PickupTerms<Text = Localized> {
  /** Pickup zones; empty if pickup is possible from any address in the area. */
  zones: Array<{ code: string; name: Text }>
  from_minutes: number
  to_minutes: number
}

export const PICKUP_WAYS = ['hotel', 'meeting'] as const
export type PickupWay = (typeof PICKUP_WAYS)[number]

/** Where a traveller joins: pickup at a hotel or address, or the meeting point. */
export interface Pickup {
  way: PickupWay
  zone?: string
  place?: string
}

/** Maximum length of a pickup place's name or address. */
export const MAX_PLACE_LENGTH = 160

const DAY = 24 * 60

function clock(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const at = (((hours * 60 + rest + minutes) % DAY) + DAY) % DAY
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Returns the pickup window for a tour that starts at a local time of the venue. */
export function pickupWindow(
  { from_minutes, to_minutes }: Pick<PickupTerms, 'from_minutes' | 'to_minutes'>,
  time: string,
): { from: string; to: string } {
  return { from: clock(time, from_minutes), to: clock(time, to_minutes) }
}
