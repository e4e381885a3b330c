import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './local-date'
import { returnsTooEarly } from './trip'

const FIRST = '2026-12-30'
const minute = fc.integer({ min: 0, max: 1439 })
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

test('[C4] rejects a return before the arrival, across days, months and years', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5 }),
      minute,
      minute,
      fc.integer({ min: 0, max: 2000 }),
      (days, out, back, takes) => {
        const early = returnsTooEarly(
          { date: FIRST, time: clock(out) },
          { date: addDays(FIRST, days), time: clock(back) },
          takes,
        )
        expect(early).toBe(days * 1440 + back < out + takes)
      },
    ),
  )
})

test('[C4] compares only the dates without times', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 40 }), fc.option(minute), (days, time) => {
      const back = { date: addDays(FIRST, days), time: time === null ? null : clock(time) }
      expect(returnsTooEarly({ date: FIRST, time: null }, back, 600)).toBe(days < 0)
    }),
  )
})

test('[C4] accepts a departure at the minute of arrival and ignores seconds', () => {
  const out = { date: '2026-12-10', time: '10:00:00' }
  expect(returnsTooEarly(out, { date: '2026-12-10', time: '12:15' }, 135)).toBe(false)
  expect(returnsTooEarly(out, { date: '2026-12-10', time: '12:14' }, 135)).toBe(true)
})
