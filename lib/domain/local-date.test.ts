import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf } from './instant'
import { addDays, datesUntil, daysBetween, todayIn, weekday } from './local-date'

const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

describe('calendar dates', () => {
  test('adding days is the inverse of counting them', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
        expect(weekday(addDays(day, 7))).toBe(weekday(day))
      }),
    )
  })

  test('no date is after the last one of four digits', () => {
    expect([addDays('9999-12-31', 1), addDays('9999-12-30', 40)]).toEqual(['9999-12-31', '9999-12-31'])
  })

  test('lists each day of a period once, in order, without the last', () => {
    fc.assert(
      fc.property(date, fc.nat(400), (day, days) => {
        const all = datesUntil(day, addDays(day, days))
        expect(all).toHaveLength(days)
        expect(new Set(all).size).toBe(days)
        expect([...all].sort()).toEqual(all)
        expect(all).not.toContain(addDays(day, days))
      }),
    )
  })

  test('counts calendar nights across a clock change', () => {
    expect(datesUntil('2027-03-27', '2027-03-29')).toEqual(['2027-03-27', '2027-03-28'])
    expect(datesUntil('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25'])
  })

  test('returns today in the venue’s time zone', () => {
    const now = new Date('2026-11-20T18:30:00Z')
    expect(todayIn('Asia/Bangkok', now)).toBe('2026-11-21')
    expect(todayIn('America/New_York', now)).toBe('2026-11-20')
    expect(todayIn('Pacific/Auckland', now)).toBe('2026-11-21')
  })
})

describe('the instant of a local time', () => {
  test.each([
    ['2026-12-12', '18:30', 'Asia/Bangkok', '2026-12-12T11:30:00.000Z'],
    ['2026-12-12', null, 'Asia/Tokyo', '2026-12-11T15:00:00.000Z'],
    ['2027-03-28', '02:30', 'Europe/Paris', '2027-03-28T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    ['2027-04-04', '02:30', 'Australia/Sydney', '2027-04-03T15:30:00.000Z'],
  ])('%s %s in %s', (day, time, zone, instant) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(instant)
  })
})
