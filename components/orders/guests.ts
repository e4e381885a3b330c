import type { Booking } from '@/lib/contract/orders'
import { isPiece } from '@/lib/domain/travellers'

interface Line {
  label: string
  quantity: number
  cancelled: number
}

/** Who and what a booking is still for, e.g. 'Adult × 2 · Child × 1'; where all was given up, what it was for. */
export function guestsOf(lines: readonly Line[]): string {
  const left = lines.filter(({ quantity, cancelled }) => quantity > cancelled)
  const told = left.length > 0 ? left : lines.map((line) => ({ ...line, cancelled: 0 }))
  return told.map(({ label, quantity, cancelled }) => `${label} × ${quantity - cancelled}`).join(' · ')
}

/** Whether a booking is for people rather than of things. */
export function isForPeople({ travellers }: Pick<Booking, 'travellers'>): boolean {
  return travellers.some(({ unit }) => !isPiece(unit))
}
