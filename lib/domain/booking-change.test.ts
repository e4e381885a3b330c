import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeRefusal,
  dateChangeUntil,
  linesTotal,
  namesChangeUntil,
  policyAfterChange,
  withDiscounts,
} from './booking-change'
import { type CancellationTier, feePercentAt, NON_REFUNDABLE } from './cancellation'

const HOUR = 3_600_000
const startsAt = new Date('2026-12-11T11:30:00Z')
const hoursAhead = (hours: number, from = startsAt) => new Date(from.getTime() - hours * HOUR)
const FREE: CancellationTier[] = [{ hoursBefore: 24, feePercent: 100 }]
const booking = {
  status: 'confirmed' as const,
  startsAt,
  cancellationPolicy: FREE,
  instantConfirmation: true,
  redeemed: false,
}

describe('[B7] until when a booking can be changed', () => {
  test('by default names while cancelling is free, and no date', () => {
    expect(namesChangeUntil(booking)).toEqual(hoursAhead(24))
    expect(namesChangeUntil({ ...booking, terms: null })).toEqual(hoursAhead(24))
    expect(namesChangeUntil({ ...booking, cancellationPolicy: [NON_REFUNDABLE] })).toBeNull()
    expect(dateChangeUntil(booking)).toBeNull()
  })

  test('as the option says, whatever the policy', () => {
    const terms = { dateHours: 48, namesHours: 2 }
    const strict = { ...booking, cancellationPolicy: [NON_REFUNDABLE], terms }
    expect(dateChangeUntil(strict)).toEqual(hoursAhead(48))
    expect(namesChangeUntil(strict)).toEqual(hoursAhead(2))
    expect(namesChangeUntil({ ...strict, terms: { dateHours: 48, namesHours: null } })).toBeNull()
    expect(dateChangeUntil({ startsAt: null, terms })).toBeNull()
  })

  test('only while it is confirmed, instant and unused', () => {
    const until = hoursAhead(24)
    expect(changeRefusal(booking, until, hoursAhead(25))).toBeNull()
    expect(changeRefusal(booking, until, until)).toBe('CHANGE_CLOSED')
    expect(changeRefusal({ ...booking, redeemed: true }, until, hoursAhead(25))).toBe('CHANGE_CLOSED')
    expect(changeRefusal(booking, null, hoursAhead(25))).toBe('BOOKING_NOT_CHANGEABLE')
    expect(changeRefusal({ ...booking, instantConfirmation: false }, until, hoursAhead(25))).toBe(
      'BOOKING_NOT_CHANGEABLE',
    )
    for (const status of ['pending', 'paid', 'completed', 'timeout', 'cancelled', 'failed'] as const)
      expect(changeRefusal({ ...booking, status }, until, hoursAhead(25))).toBe('BOOKING_NOT_CHANGEABLE')
  })
})

const tiers = fc
  .uniqueArray(
    fc.record({
      hoursBefore: fc.integer({ min: 0, max: 800 }),
      feePercent: fc.integer({ min: 1, max: 100 }),
    }),
    {
      selector: ({ hoursBefore }) => hoursBefore,
      maxLength: 4,
    },
  )
  .map((list) => {
    const hours = list.map(({ hoursBefore }) => hoursBefore).sort((a, b) => b - a)
    const fees = list.map(({ feePercent }) => feePercent).sort((a, b) => a - b)
    return hours.map(
      (hoursBefore, index): CancellationTier => ({ hoursBefore, feePercent: fees[index] ?? 0 }),
    )
  })

test('[B7] a later date never lowers the fee that a cancellation has cost, nor changes a later fee', () => {
  fc.assert(
    fc.property(
      tiers,
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 2000 }),
      (policy, hoursLeft, daysOn, hoursLater) => {
        const now = hoursAhead(hoursLeft)
        const moved = new Date(startsAt.getTime() + daysOn * 24 * HOUR)
        const then = new Date(Math.min(moved.getTime(), now.getTime() + hoursLater * HOUR))
        const fee = feePercentAt(policy, startsAt, now)
        const after = feePercentAt(policyAfterChange(policy, startsAt, now), moved, then)
        expect(after).toBe(Math.max(fee, feePercentAt(policy, moved, then)))
      },
    ),
  )
})

const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const line = (unit: string, quantity: number, one: number, discount = 0) => ({
  unit,
  extra: null,
  quantity,
  amount: one,
  ...(discount > 0 && { discount }),
})

test('[B7] the discount stays the same share of the price, rounded in the buyer’s favour and never above it', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.integer({ min: 1, max: 20 }),
      fc.nat(100),
      (old, next, quantity, percent) => {
        const discount = Math.floor((old * quantity * percent) / 100)
        const [after] = withDiscounts(
          [line('ADULT', quantity, next)],
          [line('ADULT', quantity, old, discount)],
        )
        const price = next * quantity
        const off = after?.discount ?? 0
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(price)
        if (old === 0 || discount === 0) expect(off).toBe(0)
        else {
          const exact = (price * discount) / (old * quantity)
          expect(off).toBeGreaterThanOrEqual(Math.floor(exact) - 1)
          expect(off).toBeLessThanOrEqual(Math.ceil(exact) + 1)
        }
      },
    ),
  )
})

test('[B7] the same prices cost the same, whatever the discounts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, fc.integer({ min: 1, max: 9 }), fc.nat(100)), { minLength: 1, maxLength: 5 }),
      (prices) => {
        const paid = prices.map(([one, quantity, percent], index) =>
          line(`U${index}`, quantity, one, Math.floor((one * quantity * percent) / 100)),
        )
        const priced = paid.map(({ unit, quantity, amount: one }) => line(unit, quantity, one))
        expect(linesTotal(withDiscounts(priced, paid))).toBe(linesTotal(paid))
      },
    ),
  )
})
