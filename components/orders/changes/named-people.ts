import type { Booking } from '@/lib/contract/orders'

/** A traveller whose name a booking has. */
export interface NamedPerson {
  unitItemId: string
  /** 0 for the first one of a unit, then the position among the companions. */
  person: number
  label: string
  name: string
}

/** Returns the travellers of a booking whose names can be changed, in order. */
export function namedPeople({ travellers }: Pick<Booking, 'travellers'>): NamedPerson[] {
  return travellers.flatMap(({ id: unitItemId, label, traveller_name, companions, cancelled }) =>
    cancelled || traveller_name === null
      ? []
      : [traveller_name, ...companions].map((name, person) => ({ unitItemId, person, label, name })),
  )
}
