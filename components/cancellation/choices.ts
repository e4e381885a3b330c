import type { Booking } from '@/lib/contract/orders'

export interface Choice {
  id: string
  label: string
  name: string | null
  /** Position among travellers with the same label; null if a name or the label identifies the traveller. */
  number: number | null
}

/** Returns the unit items of a booking that can still be cancelled, each distinguishable. */
export function choicesOf({ travellers }: Pick<Booking, 'travellers'>): Choice[] {
  return travellers.flatMap(({ id, label, traveller_name: name, cancelled }, index) => {
    if (cancelled) return []
    const sameLabel = travellers.filter((other) => other.label === label)
    const number = travellers.slice(0, index + 1).filter((other) => other.label === label).length
    return [{ id, label, name, number: name === null && sameLabel.length > 1 ? number : null }]
  })
}
