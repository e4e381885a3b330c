import { expect, test } from 'vitest'
import { isOpen, type Outcome, paymentOutcome } from './payment-result'

const charge = { amount: 100, currency: 'THB' } as const
const started = (key: 'ktc_credit_card' | 'pay_later', state: 'pending' | 'failed') =>
  ({ status: 'pending', payable: true, payment: { key, label: '', state, charge } }) as const
const pending = { status: 'pending', payable: true, payment: null } as const
const over = { payable: false, payment: null } as const
const base = { arrival: 'returned', order: pending, gatewayResult: undefined, failed: false }

test.each<[string, Partial<Parameters<typeof paymentOutcome>[0]>, Outcome | null]>([
  ['is checking until the bank has responded', {}, 'checking'],
  ['is checking while the bank has no result', { gatewayResult: 'checking' }, 'checking'],
  ['is paid if the bank reports it', { gatewayResult: 'paid' }, 'paid'],
  ['is not paid if the bank reports it', { gatewayResult: 'not_paid' }, 'not_paid'],
  ['is paid if the order is paid', { order: { ...over, status: 'confirmed' } }, 'paid'],
  [
    'is paid if the order is paid, even if the bank is unreachable',
    { order: { ...over, status: 'paid' }, failed: true },
    'paid',
  ],
  ['is unknown if the bank is unreachable', { failed: true }, 'unknown'],
  [
    'is not paid if the hold has expired',
    { order: { ...over, status: 'timeout' }, gatewayResult: 'not_paid' },
    'not_paid',
  ],
  [
    'is null if the money came too late',
    { order: { ...over, status: 'timeout' }, gatewayResult: 'paid' },
    null,
  ],
  [
    'is null if the order was cancelled',
    { order: { ...over, status: 'cancelled' }, gatewayResult: 'paid' },
    null,
  ],
  ['is unstarted if the payment did not start', { arrival: 'unstarted' }, 'unstarted'],
  [
    'is null if the payment did not start and the order was paid later',
    { arrival: 'unstarted', order: { ...over, status: 'paid' } },
    null,
  ],
  ['is null without a return from payment', { arrival: null, gatewayResult: 'paid' }, null],
  ['is open for an open payment', { arrival: null, order: started('ktc_credit_card', 'pending') }, 'open'],
  [
    'is open for an open payment while the bank is unreachable',
    { arrival: null, order: started('ktc_credit_card', 'pending'), failed: true },
    'open',
  ],
  [
    'is null after an open payment has failed',
    { arrival: null, order: started('ktc_credit_card', 'failed'), gatewayResult: 'not_paid' },
    null,
  ],
  ['is null for an unknown arrival', { arrival: 'paid' }, null],
])('%s', (_, change, outcome) => {
  expect(paymentOutcome({ ...base, ...change })).toBe(outcome)
})

test('[B6] a payment is open until its gateway reports a result; pay later opens none', () => {
  expect(isOpen(started('ktc_credit_card', 'pending'))).toBe(true)
  expect(isOpen(started('ktc_credit_card', 'failed'))).toBe(false)
  expect(isOpen(started('pay_later', 'pending'))).toBe(false)
  expect(isOpen(pending)).toBe(false)
})
