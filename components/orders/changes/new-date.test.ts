import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@/lib/domain/local-date'
import { newDateOf } from './new-date'

const SLOT = { range: false, time: true }
const STAY = { range: true, time: false }
const visit = { date: '2026-12-11', end_date: null, time: '18:30' }
const stay = { date: '2026-12-11', end_date: '2026-12-14', time: null }

test('[B7] a new date is complete and another one', () => {
  expect(newDateOf(visit, { date: null, endDate: null, time: null }, SLOT)).toBe('missing')
  expect(newDateOf(visit, { date: '2026-12-12', endDate: null, time: null }, SLOT)).toBe('missing')
  expect(newDateOf(visit, { date: '2026-12-11', endDate: null, time: '18:30' }, SLOT)).toBe('same')
  expect(newDateOf(visit, { date: '2026-12-11', endDate: null, time: '17:00' }, SLOT)).toEqual({
    date: '2026-12-11',
    end_date: null,
    time: '17:00',
  })
  expect(newDateOf(stay, { date: '2026-12-20', endDate: null, time: null }, STAY)).toBe('missing')
})

test('[B7] a stay keeps its nights, whatever its new date', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 300 }), fc.integer({ min: 1, max: 20 }), (shift, nights) => {
      const date = addDays(stay.date, shift)
      const chosen = newDateOf(stay, { date, endDate: addDays(date, nights), time: null }, STAY)
      if (nights !== 3) expect(chosen).toBe('length')
      else if (shift === 0) expect(chosen).toBe('same')
      else expect(chosen).toEqual({ date, end_date: addDays(date, 3), time: null })
    }),
  )
})
