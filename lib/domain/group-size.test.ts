import { expect, test } from 'vitest'
import { bookingDetailsRules, checkBookingDetails, joinBookingDetails } from './booking-details'
import { groupLimit, groupProblem } from './group-size'
import { tidyBookingDetails } from './normalize-booking-details'

const units = [
  { code: 'VEHICLE' as const, paxCount: 1, group: { people: 3, bags: 2 } },
  { code: 'ADULT' as const, paxCount: 1, group: null },
]
const rules = bookingDetailsRules({
  dateMode: 'DATE_TIME',
  inventory: 'SLOT',
  fulfilmentMethods: [],
  guideLanguages: [],
  route: null,
  units,
  fulfilment: null,
  pickup: null,
  questions: [],
})

test('[C4] adds up the capacity of all group units', () => {
  expect(groupLimit(units, { VEHICLE: 2 })).toEqual({ people: 6, bags: 4 })
  expect(groupLimit([{ code: 'GROUP', group: { people: 6, bags: null } }], { GROUP: 1 })).toEqual({
    people: 6,
    bags: null,
  })
  expect(groupLimit([{ code: 'ADULT', group: null }], { ADULT: 2 })).toBeNull()
})

test.each([
  [undefined, 'GROUP_REQUIRED'],
  [{ people: null }, 'GROUP_REQUIRED'],
  [{ people: 0, bags: 0 }, 'GROUP_REQUIRED'],
  [{ people: 4, bags: 0 }, 'GROUP_TOO_BIG'],
  [{ people: 3 }, 'BAGS_REQUIRED'],
  [{ people: 3, bags: null }, 'BAGS_REQUIRED'],
  [{ people: 3, bags: 3 }, 'TOO_MANY_BAGS'],
  [{ people: 3, bags: 0 }, undefined],
])('[C4] checks %j against a car for 3 with 2 bags: %s', (group, code) => {
  expect(groupProblem({ people: 3, bags: 2 }, group)?.code).toBe(code)
})

test('[C4] requires the group size, keeps it, and adds it up if the option is added to the cart again', () => {
  expect(checkBookingDetails(rules, { VEHICLE: 1 }, {})?.code).toBe('GROUP_REQUIRED')
  expect(checkBookingDetails(rules, { VEHICLE: 1 }, { group: { people: 2, bags: 2 } })).toBeNull()
  expect(tidyBookingDetails(rules, { group: { people: 2, bags: 1 } })).toEqual({
    group: { people: 2, bags: 1 },
  })
  expect(tidyBookingDetails({ ...rules, groups: [] }, { group: { people: 2 } })).toEqual({})
  expect(joinBookingDetails({ group: { people: 2, bags: 1 } }, { group: { people: 3, bags: 0 } })).toEqual({
    group: { people: 5, bags: 1 },
  })
})
