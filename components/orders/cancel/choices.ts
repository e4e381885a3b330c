import type { Booking } from '@/lib/contract/orders'

export interface Choice {
  id: string
  label: string
  name: string | null
  /** Which of several with the same label and no name; null where the label alone says it. */
  number: number | null
}

/** What of a booking can still be given up, each to be told from the others. */
export function choicesOf({ travellers }: Pick<Booking, 'travellers'>): Choice[] {
  return travellers.flatMap(({ id, label, traveller_name: name, cancelled }, index) => {
    if (cancelled) return []
    const alike = travellers.filter((other) => other.label === label)
    const number = travellers.slice(0, index + 1).filter((other) => other.label === label).length
    return [{ id, label, name, number: name === null && alike.length > 1 ? number : null }]
  })
}
