import { expect, test } from 'vitest'
import { choicesOf } from './choices'

const traveller = (id: string, label: string, name: string | null = null, cancelled = false) => ({
  id,
  unit: 'ADULT' as const,
  label,
  traveller_name: name,
  companions: [],
  ticket: null,
  redeemed_at: null,
  cancelled,
})

test('[B7] distinguishes travellers by name, else by a number that stays when one is cancelled', () => {
  const travellers = [
    traveller('a', 'Adult', 'มะลิ'),
    traveller('b', 'Child'),
    traveller('c', 'Child', null, true),
    traveller('d', 'Child'),
    traveller('e', 'Senior'),
  ]
  expect(choicesOf({ travellers })).toEqual([
    { id: 'a', label: 'Adult', name: 'มะลิ', number: null },
    { id: 'b', label: 'Child', name: null, number: 1 },
    { id: 'd', label: 'Child', name: null, number: 3 },
    { id: 'e', label: 'Senior', name: null, number: null },
  ])
})
