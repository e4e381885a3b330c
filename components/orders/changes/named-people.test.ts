import { expect, test } from 'vitest'
import { namedPeople } from './named-people'

const traveller = (
  id: string,
  traveller_name: string | null,
  companions: string[] = [],
  cancelled = false,
) => ({
  id,
  unit: 'ADULT' as const,
  label: 'Adult',
  traveller_name,
  companions,
  cancelled,
  ticket: null,
  redeemed_at: null,
})

test('[B7] only the names of those who travel can be changed, also of companions', () => {
  const travellers = [
    traveller('a', 'Mali', ['Niran']),
    traveller('b', 'Suda', [], true),
    traveller('c', null),
    traveller('d', '李明'),
  ]
  expect(
    namedPeople({ travellers }).map(({ unitItemId, person, name }) => [unitItemId, person, name]),
  ).toEqual([
    ['a', 0, 'Mali'],
    ['a', 1, 'Niran'],
    ['d', 0, '李明'],
  ])
})
