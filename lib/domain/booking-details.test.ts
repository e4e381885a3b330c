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
  test('[C4] accepts only rooms with complete guests that fit', () => {
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

  test('[C4] names the overfull room and its capacity', () => {
    const rooms = [
      { adults: 2, children: [] },
      { adults: 2, children: [7] },
    ]
    expect(checkBookingDetails(stay(2), { ROOM: 2 }, { rooms })).toEqual({
      code: 'ROOM_TOO_FULL',
      values: { room: 2, max: 2 },
    })
  })

  test('requires rooms if nights are sold per room', () => {
    const option = {
      dateMode: 'DATE_RANGE',
      fulfilmentMethods: [],
      guideLanguages: [],
      fulfilment: null,
      pickup: null,
      questions: [],
      route: null,
    } as const
    const units = [{ code: 'ROOM', paxCount: 4, group: null }] as const
    expect(bookingDetailsRules({ ...option, inventory: 'NIGHTLY', units }).occupancy).toBe(4)
    expect(bookingDetailsRules({ ...option, inventory: 'SLOT', units }).occupancy).toBeNull()
  })

  test('joins the rooms of two additions', () => {
    const rooms = (adults: number) => ({ rooms: [{ adults, children: [] }] })
    expect(joinBookingDetails(rooms(1), rooms(2)).rooms?.map(({ adults }) => adults)).toEqual([1, 2])
  })
})

describe('collection and delivery', () => {
  const both: BookingDetailsRules = { ...nothing, ways: ['pickup', 'delivery'] }

  test.each([
    [{}, 'FULFILMENT_REQUIRED'],
    [{ fulfilment: { way: 'pickup' } }, 'PICKUP_TIME_REQUIRED'],
    [{ fulfilment: { way: 'pickup', time: '09:30' } }, undefined],
    [{ fulfilment: { way: 'delivery' } }, undefined],
  ] as const)('[C4] %j: %s', (bookingDetails, code) => {
    expect(checkBookingDetails(both, { DEVICE: 1 }, bookingDetails)?.code).toBe(code)
  })

  test('needs no time for an undated collection and rejects a method that is not offered', () => {
    const counter: BookingDetailsRules = { ...both, ways: ['pickup'], dated: false }
    expect(tidyBookingDetails(counter, {})).toEqual({ fulfilment: { way: 'pickup' } })
    expect(checkBookingDetails(counter, {}, { fulfilment: { way: 'pickup' } })).toBeNull()
    expect(checkBookingDetails(counter, {}, { fulfilment: { way: 'delivery' } })?.code).toBe(
      'FULFILMENT_REQUIRED',
    )
  })

  test('[B5] asks for an address only for a delivery', () => {
    const questions = ['full_name', 'lead_delivery_address'] as const
    expect(openQuestions(questions, { fulfilment: { way: 'pickup' } })).toEqual(['full_name'])
    expect(openQuestions(questions, { fulfilment: { way: 'delivery' } })).toEqual(questions)
    expect(openQuestions(questions, {})).toEqual(questions)
  })

  test('[B5] asks for the country, and for the postcode if it matters, only for a delivery to zones', () => {
    const questions = ['full_name', 'lead_delivery_address'] as const
    const [country, area] = [{ postcodes: [] }, { postcodes: ['10'] }]
    const delivery = { fulfilment: { way: 'delivery' } } as const
    expect(openQuestions(questions, { fulfilment: { way: 'pickup' } }, [area])).toEqual(['full_name'])
    expect(openQuestions(['full_name'], delivery, [area])).toEqual(['full_name'])
    expect(openQuestions(questions, delivery, [country])).toEqual([
      'full_name',
      'lead_delivery_country',
      'lead_delivery_address',
    ])
    expect(openQuestions(questions, delivery, [country, area])).toEqual([
      'full_name',
      'lead_delivery_country',
      'lead_delivery_postcode',
      'lead_delivery_address',
    ])
  })
})

test('[C4] accepts only offered guide languages and defaults to the reader’s own', () => {
  const rules = { ...nothing, guides: guidesFor(['en', 'th', 'zh'], 'zh-cn') }
  expect(tidyBookingDetails(rules, {})).toEqual({ guide: 'zh' })
  expect(tidyBookingDetails(rules, { guide: 'th' })).toEqual({ guide: 'th' })
  expect(checkBookingDetails(rules, {}, { guide: 'xx' })?.code).toBe('GUIDE_LANGUAGE_REQUIRED')
})

test('drops details that are not asked for and is idempotent', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 4 })),
      fc.array(room),
      (dated, occupancy, rooms) => {
        const rules: BookingDetailsRules = { ...nothing, dated, occupancy }
        const given = { rooms, fulfilment: { way: 'pickup' as const, time: '10:00' }, guide: 'en' }
        const tidy = tidyBookingDetails(rules, given)
        expect(tidy).toEqual(occupancy === null ? {} : { rooms })
        expect(tidyBookingDetails(rules, tidy)).toEqual(tidy)
      },
    ),
  )
})

describe('return trip', () => {
  const rules = (returns: BookingDetailsRules['returns']): BookingDetailsRules => ({ ...nothing, returns })

  test('[C4] is offered if the option has an opposite, with a time if it departs at fixed times', () => {
    const option = {
      inventory: 'SLOT',
      fulfilmentMethods: [],
      guideLanguages: [],
      fulfilment: null,
      pickup: null,
      questions: [],
      units: [],
    } as const
    const returns = (dateMode: 'DATE' | 'DATE_TIME', opposite: string | null) =>
      bookingDetailsRules({ ...option, dateMode, route: { opposite } }).returns
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
    [null, { date: '2026-12-10', time: null }, 'RETURN_NOT_OFFERED'],
  ] as const)('[C4] with the rule %s, %j gives %s', (returns, back, code) => {
    expect(checkBookingDetails(rules(returns), {}, { return: back })?.code).toBe(code)
  })

  test('[C4] is never dropped silently and has no time if none is asked for', () => {
    const back = { date: '2026-12-10', time: '10:00' }
    expect(tidyBookingDetails(rules(null), { return: back })).toEqual({ return: back })
    expect(tidyBookingDetails(rules('date'), { return: back })).toEqual({ return: { ...back, time: null } })
  })
})
