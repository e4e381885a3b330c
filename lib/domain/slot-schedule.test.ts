import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './local-date'
import { describeStarts, plannedStarts, type SlotPlan, type Start } from './slot-schedule'

const MONDAY = '2026-11-23'
const plan = (change: Partial<SlotPlan>): SlotPlan => ({ rules: [], days: [], closed_days: [], ...change })
const bare = (starts: Start[]) => starts.map(({ date, time, capacity }) => ({ date, time, capacity }))

describe('expanding a schedule', () => {
  const weekend = { from: MONDAY, to: addDays(MONDAY, 13), weekdays: [6, 7], times: ['09:00'], capacity: 8 }

  test('applies a rule to its weekdays, including its last day', () => {
    expect(plannedStarts(plan({ rules: [weekend] }), MONDAY).map(({ date }) => date)).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-12-05',
      '2026-12-06',
    ])
  })

  test('omits past days', () => {
    expect(plannedStarts(plan({ rules: [weekend] }), '2026-12-06').map(({ date }) => date)).toEqual([
      '2026-12-06',
    ])
  })

  test('prefers a single day over a rule and a closed day over everything', () => {
    const days = [
      { date: '2026-11-28', time: '09:00', capacity: 3, closed: false },
      { date: '2026-11-29', time: '09:00', closed: true },
      { date: '2026-12-05', time: '11:00', capacity: 5, closed: false },
    ]
    const starts = plannedStarts(plan({ rules: [weekend], days, closed_days: ['2026-12-06'] }), MONDAY)
    expect(starts).toEqual([
      { date: '2026-11-28', time: '09:00', capacity: 3, source: ['days', 0] },
      { date: '2026-12-05', time: '09:00', capacity: 8, source: ['rules', 0] },
      { date: '2026-12-05', time: '11:00', capacity: 5, source: ['days', 2] },
    ])
  })

  test('applies the later of two rules', () => {
    const fewer = { ...weekend, weekdays: [7], capacity: 2 }
    const capacities = plannedStarts(plan({ rules: [weekend, fewer] }), MONDAY).map((s) => s.capacity)
    expect(capacities).toEqual([8, 2, 8, 2])
  })
})

describe('expanding a rolling schedule', () => {
  const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], capacity: 8 }
  const dates = (change: Partial<SlotPlan>, since = MONDAY, today = since) =>
    plannedStarts(plan({ days_ahead: 5, rules: [daily], ...change }), since, today).map(({ date }) => date)

  test('covers the days ahead, today included', () => {
    expect(dates({})).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
    expect(dates({}, '2026-11-26', MONDAY)).toEqual(['2026-11-26', '2026-11-27'])
  })

  test('applies a rule from its first to its last day, or in its season', () => {
    expect(dates({ rules: [{ ...daily, from: '2026-11-26' }] })).toEqual(['2026-11-26', '2026-11-27'])
    expect(dates({ rules: [{ ...daily, to: '2026-11-24' }] })).toEqual(['2026-11-23', '2026-11-24'])
    expect(dates({ rules: [{ ...daily, from: '11-27', to: '03-31' }] })).toEqual(['2026-11-27'])
    expect(dates({ rules: [{ ...daily, from: '04-01', to: '11-23' }] })).toEqual(['2026-11-23'])
  })

  test('leaves out closed days of every year, and single days out of reach', () => {
    const single = (date: string) => ({ date, capacity: 1, closed: false })
    expect(
      dates({ rules: [], days: [single('2026-11-24'), single('2026-11-26'), single('2026-11-28')] }),
    ).toEqual(['2026-11-24', '2026-11-26'])
    expect(dates({ closed_days: ['11-24', '2026-11-25'] })).toEqual([
      '2026-11-23',
      '2026-11-26',
      '2026-11-27',
    ])
  })
})

describe('describing starts as a schedule', () => {
  test('uses one rule for every day at the same times', () => {
    const starts = Array.from({ length: 30 }, (_, day) =>
      ['09:00', '14:30'].map((time) => ({ date: addDays(MONDAY, day), time, capacity: 12 })),
    ).flat()
    expect(describeStarts(starts)).toEqual(
      plan({
        rules: [
          {
            from: MONDAY,
            to: addDays(MONDAY, 29),
            weekdays: [1, 2, 3, 4, 5, 6, 7],
            times: ['09:00', '14:30'],
            capacity: 12,
          },
        ],
      }),
    )
  })

  test('lists a missing day as closed and a day with another capacity', () => {
    const starts = Array.from({ length: 70 }, (_, day) => ({
      date: addDays(MONDAY, day),
      time: null,
      capacity: day === 8 ? 5 : 12,
    })).filter((_, day) => day !== 9)
    const schedule = describeStarts(starts)
    expect(schedule.rules).toHaveLength(1)
    expect(schedule.days).toEqual([
      { date: addDays(MONDAY, 8), capacity: 5, closed: false },
      { date: addDays(MONDAY, 9), closed: true },
    ])
  })

  test('describes any starts without loss, always in the same way', () => {
    const start = fc.record({
      day: fc.integer({ min: 0, max: 60 }),
      time: fc.constantFrom('08:00', '09:30', '20:00'),
      capacity: fc.integer({ min: 0, max: 2 }),
    })
    const keyed = fc.uniqueArray(start, { selector: ({ day, time }) => `${day} ${time}`, maxLength: 120 })
    fc.assert(
      fc.property(keyed, fc.boolean(), (list, timed) => {
        const starts = (timed ? list : list.filter(({ time }) => time === '08:00'))
          .map(({ day, time, capacity }) => ({
            date: addDays(MONDAY, day),
            time: timed ? time : null,
            capacity,
          }))
          .toSorted((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1))
        const schedule = describeStarts(starts)
        expect(bare(plannedStarts(schedule, MONDAY))).toEqual(starts)
        expect(describeStarts(starts.toReversed())).toEqual(schedule)
      }),
    )
  })
})
