import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CancellationTier,
  feePercentAt,
  feeSteps,
  freeUntil,
  hasFreeCancellation,
  NON_REFUNDABLE,
} from './cancellation'
import { instantOf } from './instant'

const HOUR = 3_600_000
const FREE_UNTIL_A_DAY: CancellationTier[] = [{ hoursBefore: 24, feePercent: 100 }]

describe('free cancellation until one day before, across a clock change', () => {
  test.each([
    ['spring, a day of 23 hours', '2027-03-28', '2027-03-27T08:00:00.000Z'],
    ['autumn, a day of 25 hours', '2026-10-25', '2026-10-24T09:00:00.000Z'],
    ['an ordinary day', '2026-12-01', '2026-11-30T09:00:00.000Z'],
  ])('%s counts 24 elapsed hours', (_, date, expected) => {
    const startsAt = instantOf(date, '10:00', 'Europe/Rome')
    const free = freeUntil(FREE_UNTIL_A_DAY, startsAt)
    expect(free?.toISOString()).toBe(expected)
    expect(startsAt.getTime() - (free?.getTime() ?? 0)).toBe(24 * HOUR)
  })
})

describe('the cancellation fee', () => {
  const startsAt = new Date('2027-01-10T03:00:00Z')
  const tiers: CancellationTier[] = [
    { hoursBefore: 24 * 7, feePercent: 50 },
    { hoursBefore: 48, feePercent: 100 },
  ]
  const at = (hoursBefore: number) => new Date(startsAt.getTime() - hoursBefore * HOUR)

  test.each([
    [169, 0],
    [168.001, 0],
    [168, 50],
    [48.001, 50],
    [48, 100],
    [-5, 100],
  ])('%f hours before the start is %i percent', (hours, percent) => {
    expect(feePercentAt(tiers, startsAt, at(hours))).toBe(percent)
  })

  test('never falls over time if the tiers rise', () => {
    const hours = fc.double({ min: -100, max: 1000, noNaN: true })
    fc.assert(
      fc.property(hours, hours, (a, b) => {
        const [early, late] = [at(Math.max(a, b)), at(Math.min(a, b))]
        expect(feePercentAt(tiers, startsAt, early)).toBeLessThanOrEqual(feePercentAt(tiers, startsAt, late))
      }),
    )
  })

  test('is zero before the free deadline and positive from it on', () => {
    const free = freeUntil(tiers, startsAt) ?? new Date(0)
    expect(feePercentAt(tiers, startsAt, new Date(free.getTime() - 1))).toBe(0)
    expect(feePercentAt(tiers, startsAt, free)).toBe(50)
  })
})

test('refunds nothing for a non-refundable rate and everything for one without tiers', () => {
  const startsAt = new Date('2027-01-10T03:00:00Z')
  expect(feePercentAt([NON_REFUNDABLE], startsAt, new Date())).toBe(100)
  expect([freeUntil([NON_REFUNDABLE], startsAt), hasFreeCancellation([NON_REFUNDABLE])]).toEqual([
    null,
    false,
  ])
  expect(feePercentAt([NON_REFUNDABLE], null, new Date())).toBe(100)
  expect([feePercentAt([], startsAt, new Date()), hasFreeCancellation([])]).toEqual([0, true])
  expect(freeUntil(FREE_UNTIL_A_DAY, null)).toBeNull()
})

test('lists when the fee rises from now on, without what has passed', () => {
  const startsAt = new Date('2027-01-10T03:00:00Z')
  const tiers = [
    { hoursBefore: 48, feePercent: 50 },
    { hoursBefore: 24, feePercent: 100 },
  ]
  const at = (hours: number) => new Date(startsAt.getTime() - hours * HOUR)
  expect(feeSteps(tiers, startsAt, at(72))).toEqual([
    { at: at(48), percent: 50 },
    { at: at(24), percent: 100 },
  ])
  expect(feeSteps(tiers, startsAt, at(48))).toEqual([{ at: at(24), percent: 100 }])
  expect([feeSteps(tiers, startsAt, at(24)), feeSteps(tiers, null, at(72))]).toEqual([[], []])
})
