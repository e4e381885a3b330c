import { expect, test } from 'vitest'
import { isRefusal } from './customer'
import { expectedOf, outcomesRow } from './verdict'

test.each([
  [70, 70, 'sells'],
  [71, 70, 'sells'],
  [69, 70, 'refuses'],
])('a server of %i migrations on a database that needs %i %s', (known, oldest, expected) => {
  expect(expectedOf(known, oldest)).toBe(expected)
})

test('only a coded 503 with a time for the next try is a refusal', () => {
  const refusal = { status: 503, code: 'UNAVAILABLE', mayRetry: true }
  expect(isRefusal(refusal)).toBe(true)
  for (const change of [{ status: 500 }, { code: 'BUSY' }, { code: undefined }, { mayRetry: false }])
    expect(isRefusal({ ...refusal, ...change })).toBe(false)
})

test('a row counts how purchases ended, and names what may not be', () => {
  const purchases = [
    { outcome: 'paid' as const, reason: '' },
    { outcome: 'refused' as const, reason: '/api/orders' },
    { outcome: 'failed' as const, reason: '/api/orders is 500 INTERNAL' },
    { outcome: 'failed' as const, reason: '/api/orders is 500 INTERNAL' },
  ]
  expect(outcomesRow('bought', purchases, ['paid', 'refused'])).toEqual({
    what: 'bought',
    value: '1 paid, 1 refused, 2 failed',
    problem: 'bought:\n    failed /api/orders is 500 INTERNAL',
  })
  expect(outcomesRow('bought', purchases.slice(0, 1), ['refused']).problem).toBe('bought:\n    paid')
  expect(outcomesRow('bought', [], ['paid'])).toEqual({ what: 'bought', value: 0, problem: null })
})
