import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '@/lib/domain/local-date'
import { readMoment, type TimeAccuracy } from './moment'
import { isMissing, isOpenDay, nextMoment, nextSpan, type PickerRules } from './rules'

const rules = (over: Partial<PickerRules> = {}): PickerRules => ({
  mode: 'date',
  accuracy: 2,
  required: false,
  isDisabled: () => false,
  ...over,
})

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-12-01', days))
const clock = fc
  .tuple(fc.nat(23), fc.nat(59), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const moment = (mode: PickerRules['mode']) =>
  mode === 'date' ? day : mode === 'time' ? clock : fc.tuple(day, clock).map((parts) => parts.join('T'))
const closed = fc.uniqueArray(day, { maxLength: 20 }).map((days) => new Set(days))
const MODES = ['date', 'datetime', 'time'] as const

describe('modes and accuracy', () => {
  test('[C8] accepts a date, a date with a time, and a time', () => {
    expect(nextMoment(null, '2026-12-12', rules())).toBe('2026-12-12')
    expect(nextMoment(null, '2026-12-12T18:30', rules({ mode: 'datetime' }))).toBe('2026-12-12T18:30')
    expect(nextMoment(null, '18:30', rules({ mode: 'time' }))).toBe('18:30')
  })

  test('[C8] accuracy 1 keeps hours, 2 hours and minutes, 3 seconds', () => {
    const at = (accuracy: TimeAccuracy) => nextMoment(null, '18:30:15', rules({ mode: 'time', accuracy }))
    expect([at(1), at(2), at(3)]).toEqual(['18:00', '18:30', '18:30:15'])
    const both = nextMoment(null, '2026-12-12T18:30', rules({ mode: 'datetime', accuracy: 3 }))
    expect(both).toBe('2026-12-12T18:30:00')
  })

  test('[C8] a moment of another mode leaves the previous value', () => {
    for (const invalid of ['2026-02-30', '2026-13-01', '12.12.2026', '2026-12-12T18:30', 'soon'])
      expect(nextMoment('2026-12-01', invalid, rules())).toBe('2026-12-01')
    for (const invalid of ['24:00', '18:60', '6:30', '2026-12-12'])
      expect(nextMoment('18:30', invalid, rules({ mode: 'time' }))).toBe('18:30')
    for (const invalid of ['2026-12-12', '2026-12-12T', 'T18:30', '2026-12-12T18:30T19:00'])
      expect(nextMoment(null, invalid, rules({ mode: 'datetime' }))).toBeNull()
  })

  test('[C8] every accepted moment parses to itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MODES), fc.constantFrom(1, 2, 3), fc.gen(), (mode, accuracy, g) => {
        const value = nextMoment(null, g(moment, mode), rules({ mode, accuracy: accuracy as TimeAccuracy }))
        expect(value).not.toBeNull()
        expect(readMoment(value ?? '', mode, accuracy as TimeAccuracy)).toBe(value)
      }),
    )
  })
})

describe('bounds and disabled days', () => {
  test('a date bound includes the whole day', () => {
    const within = rules({ mode: 'datetime', min: '2026-12-10', max: '2026-12-12' })
    expect(nextMoment(null, '2026-12-12T23:59', within)).toBe('2026-12-12T23:59')
    expect(nextMoment(null, '2026-12-13T00:00', within)).toBeNull()
    expect(nextMoment(null, '2026-12-09T23:59', within)).toBeNull()
  })

  test('a bound with a time disables the hours outside it, not its day', () => {
    const within = rules({ mode: 'datetime', min: '2026-12-10T09:00' })
    expect(isOpenDay('2026-12-10', within)).toBe(true)
    expect(nextMoment(null, '2026-12-10T08:59', within)).toBeNull()
    expect(nextMoment(null, '2026-12-10T09:00', within)).toBe('2026-12-10T09:00')
  })

  test('[C8] a disabled day leaves the previous value', () => {
    fc.assert(
      fc.property(day, day, closed, (previous, next, days) => {
        const value = nextMoment(previous, next, rules({ isDisabled: (date) => days.has(date) }))
        expect(value).toBe(days.has(next) ? previous : next)
      }),
    )
  })

  test('[C8] a range containing a disabled day leaves the previous range', () => {
    fc.assert(
      fc.property(day, day, closed, (start, end, days) => {
        const previous = { start: '2026-11-01', end: '2026-11-02' }
        const value = nextSpan(previous, { start, end }, rules({ isDisabled: (date) => days.has(date) }))
        const [first = '', last = ''] = [start, end].sort()
        const holds = [...days].some((date) => date >= first && date <= last)
        expect(value).toEqual(holds ? previous : { start: first, end: last })
      }),
    )
  })
})

describe('spans', () => {
  test('[C8] swaps a start later than the end', () => {
    expect(nextSpan(null, { start: '2026-12-15', end: '2026-12-12' }, rules())).toEqual({
      start: '2026-12-12',
      end: '2026-12-15',
    })
    expect(nextSpan(null, { start: '18:30', end: '09:00' }, rules({ mode: 'time' }))).toEqual({
      start: '09:00',
      end: '18:30',
    })
  })

  test('[C8] a range is ordered in every mode, whichever end was given first', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MODES), fc.gen(), (mode, g) => {
        const [start, end] = [g(moment, mode), g(moment, mode)]
        const one = nextSpan(null, { start, end }, rules({ mode }))
        expect(one).toEqual(nextSpan(null, { start: end, end: start }, rules({ mode })))
        expect(one && one.start <= one.end).toBe(true)
      }),
    )
  })
})

describe('empty values', () => {
  test('[C8] rejects an empty value if required, accepts it otherwise', () => {
    const span = { start: '2026-12-12', end: '2026-12-15' }
    for (const empty of [null, '']) {
      expect(nextMoment('2026-12-12', empty, rules({ required: true }))).toBe('2026-12-12')
      expect(nextMoment('2026-12-12', empty, rules())).toBeNull()
    }
    for (const empty of [null, { start: '', end: '' }]) {
      expect(nextSpan(span, empty, rules({ required: true }))).toBe(span)
      expect(nextSpan(span, empty, rules())).toBeNull()
    }
  })

  test('[C8] only a required picker reports a missing value', () => {
    expect([isMissing(null, true), isMissing('', true), isMissing(null, false)]).toEqual([true, true, false])
    expect(isMissing('18:30', true)).toBe(false)
  })
})
