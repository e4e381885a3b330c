import { expect, test } from 'vitest'
import type { UnitType } from './catalog'
import { travellersOf } from './travellers'

const units: Array<{ code: UnitType }> = [{ code: 'ADULT' }, { code: 'CHILD' }, { code: 'ROOM' }]

test('[B5] checkout asks about each person, in the order of the units, and about no thing', () => {
  const people = travellersOf(units, { CHILD: 1, ROOM: 2, ADULT: 2 }, ['full_name', 'lead_diet'])
  expect(people.map(({ code }) => code)).toEqual(['ADULT', 'ADULT', 'CHILD'])
})

test('[B5] nobody is asked for where only the lead traveller answers', () => {
  expect(travellersOf(units, { ADULT: 2 }, ['lead_diet'])).toEqual([])
})
