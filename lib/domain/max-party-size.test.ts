import { expect, test } from 'vitest'
import { bookingDetailsRules, checkBookingDetails } from './booking-details'
import type { Question } from './catalog'
import { MAX_NAMED, MAX_PARTY_SIZE, maxPartySize, singlePeople } from './max-party-size'
import { checkQuantities } from './selection'

const bus = { code: 'GROUP' as const, paxCount: 1, group: { people: 60, bags: null } }
const adult = { code: 'ADULT' as const, paxCount: 1, group: null }

const quantityProblem = (questions: Question[], ADULT: number) =>
  checkQuantities(
    {
      minUnits: 1,
      maxUnits: 5000,
      maxPartySize: maxPartySize(questions),
      units: [{ ...adult, accompaniedBy: null, maxQuantity: null }],
    },
    { ADULT },
  )

const groupProblem = (questions: Question[], quantities: { GROUP: number; ADULT?: number }, people: number) =>
  checkBookingDetails(
    bookingDetailsRules({
      dateMode: 'DATE',
      inventory: 'FREESALE',
      fulfilmentMethods: [],
      guideLanguages: [],
      route: null,
      units: [bus, adult],
      fulfilment: null,
      pickup: null,
      questions,
    }),
    quantities,
    { group: { people } },
  )

test('[B5] limits the party size if each traveller is asked for details', () => {
  expect(quantityProblem(['full_name'], MAX_NAMED)).toBeNull()
  expect(quantityProblem(['age'], MAX_NAMED + 1)).toEqual({
    code: 'ABOVE_MAX_UNITS',
    values: { max: MAX_NAMED },
  })
  expect(quantityProblem(['lead_diet'], MAX_NAMED + 1)).toBeNull()
  expect(quantityProblem([], MAX_PARTY_SIZE + 1)).toEqual({
    code: 'ABOVE_MAX_UNITS',
    values: { max: MAX_PARTY_SIZE },
  })
})

test('[B5] applies the limit to groups together with individual travellers', () => {
  expect(groupProblem(['full_name'], { GROUP: 2 }, 100)).toBeNull()
  expect(groupProblem(['full_name'], { GROUP: 2 }, 101)).toEqual({
    code: 'ABOVE_MAX_UNITS',
    values: { max: MAX_NAMED },
  })
  expect(groupProblem(['full_name'], { GROUP: 2, ADULT: 10 }, 91)?.code).toBe('ABOVE_MAX_UNITS')
  expect(groupProblem([], { GROUP: 2 }, 101)).toBeNull()
  expect(groupProblem([], { GROUP: 2 }, 121)?.code).toBe('GROUP_TOO_BIG')
})

test('counts only people, each once', () => {
  expect(singlePeople({ ADULT: 2, CHILD: 1, VEHICLE: 4 }, [])).toBe(3)
  expect(singlePeople({ PERSON: 2, ADULT: 1 }, [{ code: 'PERSON' }])).toBe(1)
})
