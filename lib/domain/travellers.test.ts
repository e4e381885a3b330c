import { expect, test } from 'vitest'
import type { UnitType } from './catalog'
import { travellersOf, unitsWithPeople } from './travellers'

const units = (['ADULT', 'CHILD', 'ROOM'] as UnitType[]).map((code) => ({ code, group: null }))

test('[B5] lists each person in the order of the units, and no items', () => {
  const people = travellersOf(units, { CHILD: 1, ROOM: 2, ADULT: 2 }, ['full_name', 'lead_diet'])
  expect(people.map(({ code }) => code)).toEqual(['ADULT', 'ADULT', 'CHILD'])
})

test('[B5] lists no travellers if only the lead traveller answers questions', () => {
  expect(travellersOf(units, { ADULT: 2 }, ['lead_diet'])).toEqual([])
})

test('[B5, C4] lists each person of a group that is booked as a whole', () => {
  const boat = [{ code: 'GROUP' as UnitType, group: { people: 6, bags: null } }]
  expect(travellersOf(boat, { GROUP: 1 }, ['full_name'], { people: 4 })).toHaveLength(4)
  expect(travellersOf(boat, { GROUP: 1 }, ['full_name'])).toEqual([])
  const shared = (count: number, people: number) =>
    unitsWithPeople(boat, { GROUP: count }, { people }).map((one) => one.people)
  expect(shared(2, 9)).toEqual([6, 3])
  expect(shared(2, 6)).toEqual([5, 1])
  expect(shared(2, 1)).toEqual([1, 0])
})
