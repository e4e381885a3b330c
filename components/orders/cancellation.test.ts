import { expect, test } from 'vitest'
import { cancellationCondition } from './cancellation'

const tiers = [
  { hours_before: 24, percent_kept: 50 },
  { hours_before: 2, percent_kept: 100 },
]
const free_until = '2026-12-11T11:30:00Z'
const status = 'confirmed' as const
const esim_codes = null
const at = (moment: string) => new Date(moment)

test.each([
  ['2026-12-10T00:00:00Z', { kind: 'until', moment: free_until }],
  ['2026-12-11T12:00:00Z', { kind: 'keeps', percent: 50 }],
  ['2026-12-12T10:00:00Z', { kind: 'never' }],
])('returns the condition at %s', (moment, condition) => {
  expect(cancellationCondition({ cancellation: tiers, free_until, status, esim_codes }, at(moment))).toEqual(
    condition,
  )
})

test('is always free without tiers, never with a non-refundable rate', () => {
  const now = at('2026-12-10T00:00:00Z')
  expect(cancellationCondition({ cancellation: [], free_until: null, status, esim_codes }, now)).toEqual({
    kind: 'free',
  })
  const never = [{ hours_before: 24 * 365 * 10, percent_kept: 100 }]
  expect(cancellationCondition({ cancellation: never, free_until: null, status, esim_codes }, now)).toEqual({
    kind: 'never',
  })
})

test('without a start applies the percentage of the last tier', () => {
  const keeps = [{ hours_before: 24, percent_kept: 30 }]
  expect(
    cancellationCondition({ cancellation: keeps, free_until: null, status, esim_codes }, new Date()),
  ).toEqual({
    kind: 'keeps',
    percent: 30,
  })
})

test('[B7] is free before the supplier has responded, whatever the policy', () => {
  const never = [{ hours_before: 24 * 365 * 10, percent_kept: 100 }]
  expect(
    cancellationCondition({ cancellation: never, free_until: null, status: 'paid', esim_codes }, new Date()),
  ).toEqual({
    kind: 'unanswered',
  })
})

test('[B7, C4] an eSIM is free to cancel until its code is viewed, then never', () => {
  const esim = { cancellation: [], free_until: null, status }
  expect(cancellationCondition({ ...esim, esim_codes: 'hidden' }, new Date())).toEqual({ kind: 'unseen' })
  expect(cancellationCondition({ ...esim, esim_codes: 'shown' }, new Date())).toEqual({ kind: 'seen' })
})
