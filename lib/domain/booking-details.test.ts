import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BookingDetailsRules,
  bookingDetailsRules,
  checkBookingDetails,
  guidesFor,
  joinBookingDetails,
  openQuestions,
} from './booking-details'
import { tidyBookingDetails } from './normalize-booking-details'

const nothing: BookingDetailsRules = {
  occupancy: null,
  groups: [],
  ways: [],
  points: [],
  delivery: null,
  zones: null,
  guides: [],
  dated: true,
  returns: null,
  maxPartySize: 100,
}
const stay = (occupancy: number): BookingDetailsRules => ({ ...nothing, occupancy })
const room = fc.record({
  adults: fc.integer({ min: 0, max: 6 }),
  children: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 4 }),
})

describe('rooms', () => {
  test('[C4] only rooms whose guests are all told and fit are taken', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(room, { maxLength: 4 }),
        (occupancy, wanted, rooms) => {
          const fits =
            rooms.length === wanted &&
            rooms.every(
              ({ adults, children }) =>
                adults >= 1 && !children.includes(null) && adults + children.length <= occupancy,
            )
          const problem = checkBookingDetails(stay(occupancy), { ROOM: wanted }, { rooms })
          expect(problem === null).toBe(fits)
        },
      ),
    )
  })

  test('[C4] the room that is too full is named with what it takes', () => {
    const rooms = [
      { adults: 2, children: [] },
      { adults: 2, children: [7] },
    ]
    expect(checkBookingDetails(stay(2), { ROOM: 2 }, { rooms })).toEqual({
      code: 'ROOM_TOO_FULL',
      values: { room: 2, max: 2 },
    })
  })

  test('are asked where nights are sold by the room', () => {
    const option = {
      window: 'DATE_RANGE',
      fulfilment: [],
      guideLanguages: [],
      handover: null,
      pickup: null,
      questions: [],
      route: null,
    } as const
    const units = [{ code: 'ROOM', paxCount: 4, group: null }] as const
    expect(bookingDetailsRules({ ...option, inventory: 'NIGHTLY', units }).occupancy).toBe(4)
    expect(bookingDetailsRules({ ...option, inventory: 'SLOT', units }).occupancy).toBeNull()
  })

  test('of two additions stay the rooms of both', () => {
    const rooms = (adults: number) => ({ rooms: [{ adults, children: [] }] })
    expect(joinBookingDetails(rooms(1), rooms(2)).rooms?.map(({ adults }) => adults)).toEqual([1, 2])
  })
})

describe('handing over', () => {
  const both: BookingDetailsRules = { ...nothing, ways: ['pickup', 'delivery'] }

  test.each([
    [{}, 'HANDOVER_REQUIRED'],
    [{ handover: { way: 'pickup' } }, 'PICKUP_TIME_REQUIRED'],
    [{ handover: { way: 'pickup', time: '09:30' } }, undefined],
    [{ handover: { way: 'delivery' } }, undefined],
  ] as const)('[C4] %j: %s', (arrangement, code) => {
    expect(checkBookingDetails(both, { DEVICE: 1 }, arrangement)?.code).toBe(code)
  })

  test('an undated pick-up has no time, a way that is not offered is none', () => {
    const counter: BookingDetailsRules = { ...both, ways: ['pickup'], dated: false }
    expect(tidyBookingDetails(counter, {})).toEqual({ handover: { way: 'pickup' } })
    expect(checkBookingDetails(counter, {}, { handover: { way: 'pickup' } })).toBeNull()
    expect(checkBookingDetails(counter, {}, { handover: { way: 'delivery' } })?.code).toBe(
      'HANDOVER_REQUIRED',
    )
  })

  test('[B5] an address is asked for a delivery alone', () => {
    const questions = ['full_name', 'lead_delivery_address'] as const
    expect(openQuestions(questions, { handover: { way: 'pickup' } })).toEqual(['full_name'])
    expect(openQuestions(questions, { handover: { way: 'delivery' } })).toEqual(questions)
    expect(openQuestions(questions, {})).toEqual(questions)
  })
})

test('[C4] a guide speaks one of the offered languages, the reader’s own unless another is asked for', () => {
  const rules = { ...nothing, guides: guidesFor(['en', 'th', 'zh'], 'zh-cn') }
  expect(tidyBookingDetails(rules, {})).toEqual({ guide: 'zh' })
  expect(tidyBookingDetails(rules, { guide: 'th' })).toEqual({ guide: 'th' })
  expect(checkBookingDetails(rules, {}, { guide: 'xx' })?.code).toBe('GUIDE_LANGUAGE_REQUIRED')
})

test('what is not asked is dropped, and tidying twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 4 })),
      fc.array(room),
      (dated, occupancy, rooms) => {
        const rules: BookingDetailsRules = { ...nothing, dated, occupancy }
        const given = { rooms, handover: { way: 'pickup' as const, time: '10:00' }, guide: 'en' }
        const tidy = tidyBookingDetails(rules, given)
        expect(tidy).toEqual(occupancy === null ? {} : { rooms })
        expect(tidyBookingDetails(rules, tidy)).toEqual(tidy)
      },
    ),
  )
})

describe('a way back', () => {
  const line = (returns: BookingDetailsRules['returns']): BookingDetailsRules => ({ ...nothing, returns })

  test('[C4] is asked where the option has an opposite, with a time where it departs at one', () => {
    const option = {
      inventory: 'SLOT',
      fulfilment: [],
      guideLanguages: [],
      handover: null,
      pickup: null,
      questions: [],
      units: [],
    } as const
    const returns = (window: 'DATE' | 'DATE_TIME', opposite: string | null) =>
      bookingDetailsRules({ ...option, window, route: { opposite } }).returns
    expect([returns('DATE_TIME', 'x'), returns('DATE', 'x'), returns('DATE', null)]).toEqual([
      'time',
      'date',
      null,
    ])
  })

  test.each([
    ['time', { date: '2026-12-10', time: '10:00' }, undefined],
    ['time', { date: '2026-12-10', time: null }, 'RETURN_REQUIRED'],
    ['time', { date: null, time: null }, 'RETURN_REQUIRED'],
    ['date', { date: '2026-12-10', time: null }, undefined],
    ['time', undefined, undefined],
    [null, undefined, undefined],
    [null, { date: '2026-12-10', time: null }, 'RETURN_NOT_SOLD'],
  ] as const)('[C4] asked by %s, %j is answered by %s', (returns, back, code) => {
    expect(checkBookingDetails(line(returns), {}, { return: back })?.code).toBe(code)
  })

  test('[C4] is never dropped in silence, and has no time where none is asked', () => {
    const back = { date: '2026-12-10', time: '10:00' }
    expect(tidyBookingDetails(line(null), { return: back })).toEqual({ return: back })
    expect(tidyBookingDetails(line('date'), { return: back })).toEqual({ return: { ...back, time: null } })
  })
})
