import type { Booking } from '@/lib/contract/orders'
import { isPiece } from '@/lib/domain/travellers'

interface Line {
  label: string
  quantity: number
}

/** Who and what a booking is for, e.g. 'Adult × 2 · Child × 1'. */
export function guestsOf(lines: readonly Line[]): string {
  return lines.map(({ label, quantity }) => `${label} × ${quantity}`).join(' · ')
}

/** Whether a booking is for people rather than of things. */
export function isForPeople({ travellers }: Pick<Booking, 'travellers'>): boolean {
  return travellers.some(({ unit }) => !isPiece(unit))
}
