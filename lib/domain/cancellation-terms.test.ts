import { describe, expect, test } from 'vitest'
import { NON_REFUNDABLE } from './cancellation'
import { bookingTerms, cartTerms, isFreeNow, termsAt, termsWithoutStart } from './cancellation-terms'

const HALF_THEN_ALL = [
  { hoursBefore: 24, feePercent: 50 },
  { hoursBefore: 2, feePercent: 100 },
]
const STARTS_AT = new Date('2026-12-12T11:30:00Z')
const UNTIL = new Date('2026-12-11T11:30:00Z')
const LAST = new Date('2026-12-12T09:30:00Z')
const STEPS = [
  { at: UNTIL, percent: 50 },
  { at: LAST, percent: 100 },
]
const FREE = { kind: 'free', until: UNTIL, steps: STEPS }
const EARLY = new Date('2026-12-10T00:00:00Z')

describe('of an option', () => {
  test.each([
    ['a non-refundable rate', [NON_REFUNDABLE], 'SLOT', { kind: 'onceConfirmed' }],
    ['goods without tiers', [], 'STOCK', { kind: 'unused' }],
    ['an eSIM', [], 'SERIAL', { kind: 'unviewed' }],
    ['a policy with a deadline', HALF_THEN_ALL, 'SLOT', null],
  ] as const)('without a start: %s', (_, tiers, inventory, terms) => {
    expect(termsWithoutStart({ tiers, inventory })).toEqual(terms)
  })

  test('with a start: free until the deadline, and a fee once confirmed from the deadline itself on', () => {
    expect(termsAt(HALF_THEN_ALL, STARTS_AT, new Date(UNTIL.getTime() - 1))).toEqual(FREE)
    expect(termsAt(HALF_THEN_ALL, STARTS_AT, UNTIL)).toEqual({
      kind: 'feeOnceConfirmed',
      percent: 50,
      steps: STEPS.slice(1),
    })
    expect(termsAt(HALF_THEN_ALL, STARTS_AT, LAST)).toEqual({ kind: 'onceConfirmed' })
    expect(termsAt([NON_REFUNDABLE], STARTS_AT, EARLY)).toBeNull()
  })
})

describe('of a cart item', () => {
  const item = { tiers: HALF_THEN_ALL, freeUntil: UNTIL, isEsim: false }

  test('[B1] a deadline that has passed is never free', () => {
    expect(cartTerms(item, EARLY)).toEqual(FREE)
    const ended = cartTerms(item, UNTIL)
    expect(ended).toEqual({ kind: 'feeOnceConfirmed', percent: 50, steps: STEPS.slice(1) })
    expect([isFreeNow(cartTerms(item, EARLY)), isFreeNow(ended)]).toEqual([true, false])
    expect(cartTerms(item, LAST)).toEqual({ kind: 'onceConfirmed' })
  })

  test('[B1] a non-refundable rate says so, goods are free while unused, and an eSIM until its code is viewed', () => {
    const other = { ...item, freeUntil: null }
    expect(cartTerms({ ...other, tiers: [NON_REFUNDABLE] }, EARLY)).toEqual({ kind: 'onceConfirmed' })
    expect(cartTerms({ ...other, tiers: [] }, EARLY)).toEqual({ kind: 'unused' })
    expect(cartTerms({ ...other, tiers: [], isEsim: true }, EARLY)).toEqual({ kind: 'unviewed' })
  })
})

describe('of a booking', () => {
  const sold = { tiers: HALF_THEN_ALL, freeUntil: UNTIL, status: 'confirmed', esimCodes: null } as const
  const never = { ...sold, tiers: [NON_REFUNDABLE], freeUntil: null }

  test.each([
    ['2026-12-10T00:00:00Z', FREE],
    ['2026-12-11T11:30:00Z', { kind: 'fee', percent: 50, steps: STEPS.slice(1) }],
    ['2026-12-11T12:00:00Z', { kind: 'fee', percent: 50, steps: STEPS.slice(1) }],
    ['2026-12-12T10:00:00Z', { kind: 'nonRefundable' }],
  ])('follow the tiers at %s', (moment, terms) => {
    expect(bookingTerms(sold, new Date(moment))).toEqual(terms)
  })

  test('are free while unused without tiers, and never free with a non-refundable rate', () => {
    expect(bookingTerms({ ...sold, tiers: [], freeUntil: null }, EARLY)).toEqual({ kind: 'unused' })
    expect(bookingTerms(never, EARLY)).toEqual({ kind: 'nonRefundable' })
  })

  test('without a start follow the last tier', () => {
    const tiers = [{ hoursBefore: 24, feePercent: 30 }]
    expect(bookingTerms({ ...sold, tiers, freeUntil: null }, EARLY)).toEqual({
      kind: 'fee',
      percent: 30,
      steps: [],
    })
  })

  test('[B7] are free until the supplier confirms, whatever the policy, which applies from then on', () => {
    const afterward = { kind: 'nonRefundable' }
    expect(bookingTerms({ ...never, status: 'paid' }, EARLY)).toEqual({ kind: 'unanswered', afterward })
    expect(bookingTerms({ ...sold, status: 'paid' }, EARLY)).toEqual({ kind: 'unanswered', afterward: FREE })
  })

  test('[B7] of an unpaid booking are those of its policy', () => {
    expect(bookingTerms({ ...sold, status: 'pending' }, EARLY)).toEqual(FREE)
  })

  test('an order that is not paid names no fee: cancelling it is free', () => {
    const unpaid = { kind: 'unpaid' }
    expect(bookingTerms({ ...never, status: 'pending' }, EARLY)).toEqual(unpaid)
    expect(bookingTerms({ ...sold, status: 'pending' }, new Date(UNTIL.getTime() + 1))).toEqual(unpaid)
  })

  test('[B7, C4] an eSIM is free to cancel until its code is viewed, then never', () => {
    const esim = { ...sold, tiers: [], freeUntil: null }
    expect(bookingTerms({ ...esim, esimCodes: 'hidden' }, EARLY)).toEqual({ kind: 'unviewed' })
    for (const status of ['paid', 'confirmed'] as const)
      expect(bookingTerms({ ...esim, status, esimCodes: 'shown' }, EARLY)).toEqual({ kind: 'viewed' })
  })
})
