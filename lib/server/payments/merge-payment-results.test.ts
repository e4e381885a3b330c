import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/server/http/log'
import { mergePaymentResults } from './merge-payment-results'
import type { PaymentResult } from './port'

afterEach(() => vi.restoreAllMocks())

const paid = (gatewayReference: string): PaymentResult => ({
  state: 'paid',
  money: { amount: 100, currency: 'THB' },
  gatewayReference,
})

test.each<[PaymentResult['state'][], PaymentResult['state']]>([
  [[], 'pending'],
  [['failed'], 'failed'],
  [['failed', 'cancelled'], 'cancelled'],
  [['failed', 'pending', 'failed'], 'pending'],
  [['pending', 'paid', 'failed'], 'paid'],
])('%j are merged into %s', (states, state) => {
  expect(
    mergePaymentResults(
      'SH1',
      states.map((each) => ({ state: each })),
    ).state,
  ).toBe(state)
})

test('[B5] case 11: two payments of one invoice are merged, and the duplicate is logged', () => {
  const alert = vi.spyOn(log, 'error').mockReturnValue()
  expect(mergePaymentResults('SH1', [paid('1'), paid('2')])).toEqual(paid('1'))
  expect(alert).toHaveBeenCalledWith({ invoice: 'SH1', references: ['1', '2'] }, expect.any(String))
})

test('the same payment reported twice is not a duplicate', () => {
  const alert = vi.spyOn(log, 'error').mockReturnValue()
  mergePaymentResults('SH1', [paid('1'), paid('1')])
  expect(alert).not.toHaveBeenCalled()
})

test('of two paid results, the one with an amount is used', () => {
  vi.spyOn(log, 'error').mockReturnValue()
  expect(mergePaymentResults('SH1', [{ state: 'paid' }, paid('2')])).toEqual(paid('2'))
})
