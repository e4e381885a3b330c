import type { Booking } from '@/lib/contract/orders'

interface Line {
  label: string
  quantity: number
}

/** Who and what a booking is for, e.g. 'Adult × 2 · Child × 1'. */
export function guestsOf(lines: readonly Line[]): string {
  return lines.map(({ label, quantity }) => `${label} × ${quantity}`).join(' · ')
}

/** Things that are bought by the piece, whoever uses them. */
const PIECES: ReadonlyArray<Booking['travellers'][number]['unit']> = [
  'VEHICLE',
  'ROOM',
  'DEVICE',
  'ITEM',
  'BAG',
  'PROFILE',
]

/** Whether a booking is for people rather than of things. */
export function isForPeople({ travellers }: Pick<Booking, 'travellers'>): boolean {
  return travellers.some(({ unit }) => !PIECES.includes(unit))
}
