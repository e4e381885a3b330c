import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryDates, firstDelivery, hoursOn, isOpenAt } from './fulfilment'
import { addDays, weekday } from './local-date'

const DAILY = [1, 2, 3, 4, 5, 6, 7]
/** A Thursday. */
const DAY = '2026-12-10'

describe('opening hours', () => {
  test.each([
    ['06:00', '23:30', '05:59', false],
    ['06:00', '23:30', '06:00', true],
    ['06:00', '23:30', '23:29', true],
    ['06:00', '23:30', '23:30', false],
    ['00:00', '24:00', '00:00', true],
    ['00:00', '24:00', '23:59', true],
    ['06:00', '02:00', '01:30', true],
    ['06:00', '02:00', '02:00', false],
    ['06:00', '02:00', '23:59', true],
    ['06:00', '00:00', '00:00', false],
  ])('[C4] open %s to %s: at %s %s', (opens, closes, time, open) => {
    expect(isOpenAt([{ days: DAILY, opens, closes }], DAY, time)).toBe(open)
  })

  test('[C4] apply to weekdays; hours after midnight belong to the previous day', () => {
    const thursdays = [{ days: [4], opens: '20:00', closes: '02:00' }]
    expect(hoursOn(thursdays, DAY)).toEqual([['20:00', '24:00']])
    expect(hoursOn(thursdays, addDays(DAY, 1))).toEqual([['00:00', '02:00']])
    expect(hoursOn(thursdays, addDays(DAY, 2))).toEqual([])
    expect(isOpenAt(thursdays, DAY, '01:00')).toBe(false)
  })

  test('restrict nothing if they are not known', () => {
    expect(isOpenAt([], DAY, '03:00')).toBe(true)
  })
})

test('[C4] offers deliveries only on delivery days and after the lead time', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 40 }), (on, lead, span) => {
      const last = addDays(DAY, span)
      const dates = deliveryDates({ lead_days: lead, days: on }, DAY, last, 100)
      expect(dates[0] ?? null).toBe(
        [firstDelivery({ lead_days: lead, days: on }, DAY)].find((date) => date && date <= last) ?? null,
      )
      for (const date of dates) {
        expect(on).toContain(weekday(date))
        expect(date >= addDays(DAY, lead) && date <= last).toBe(true)
      }
    }),
  )
  expect(firstDelivery({ lead_days: 1, days: [] }, DAY)).toBeNull()
})

test('[C4] offers the last delivery days before a distant deadline', () => {
  const dates = deliveryDates({ lead_days: 2, days: [1, 3, 5] }, DAY, addDays(DAY, 90), 3)
  expect(dates).toHaveLength(3)
  expect(dates[0] && dates[0] > addDays(DAY, 80)).toBe(true)
  expect(deliveryDates({ lead_days: 2, days: DAILY }, DAY, null, 2)).toEqual([
    addDays(DAY, 2),
    addDays(DAY, 3),
  ])
})
