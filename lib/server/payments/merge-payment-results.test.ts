import { expect, test } from 'vitest'
import { mergePaymentResults } from './merge-payment-results'
import type { PaymentResult } from './port'

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
  [['failed', 'unknown', 'pending'], 'unknown'],
  [['unknown', 'paid'], 'paid'],
])('%j are merged into %s', (states, state) => {
  expect(mergePaymentResults(states.map((each) => ({ state: each }))).state).toBe(state)
})

test('[B5] case 11: two payments of one invoice are both reported', () => {
  const { money } = paid('2')
  expect(mergePaymentResults([paid('1'), { state: 'failed' }, paid('2')])).toEqual({
    ...paid('1'),
    others: [{ money, gatewayReference: '2' }],
  })
})

test('the same payment reported twice is one', () => {
  expect(mergePaymentResults([paid('1'), paid('1')])).toEqual(paid('1'))
})

test('[B5] one reference with two amounts, or of a gateway that shares references, is two payments', () => {
  const { gatewayReference } = paid('1')
  const other = { state: 'paid', money: { amount: 50, currency: 'THB' }, gatewayReference } as const
  expect(mergePaymentResults([paid('1'), other]).others).toEqual([{ money: other.money, gatewayReference }])
  expect(mergePaymentResults([paid('1'), paid('1')], { sharesReferences: true }).others).toHaveLength(1)
})

test('of two paid results, the one with an amount comes first', () => {
  expect(mergePaymentResults([{ state: 'paid', gatewayReference: '1' }, paid('2')])).toEqual({
    ...paid('2'),
    others: [{ gatewayReference: '1' }],
  })
})
