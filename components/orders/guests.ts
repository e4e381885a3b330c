import type { Booking } from '@/lib/contract/orders'

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
