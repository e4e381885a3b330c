import { expect, test } from 'vitest'
import { isOpen, type Outcome, outcomeOf } from './payment-result'

const charge = { amount: 100, currency: 'THB' } as const
const begun = (key: 'ktc_credit_card' | 'pay_later', state: 'pending' | 'failed') =>
  ({ status: 'pending', payable: true, payment: { key, label: '', state, charge } }) as const
const pending = { status: 'pending', payable: true, payment: null } as const
const over = { payable: false, payment: null } as const
const base = { arrival: 'returned', order: pending, answer: undefined, failed: false }

test.each<[string, Partial<Parameters<typeof outcomeOf>[0]>, Outcome | null]>([
  ['until the bank has answered it is being checked', {}, 'checking'],
  ['the bank does not know yet', { answer: 'checking' }, 'checking'],
  ['the bank says paid', { answer: 'paid' }, 'paid'],
  ['the bank says not paid', { answer: 'not_paid' }, 'not_paid'],
  ['the order is paid by now', { order: { ...over, status: 'confirmed' } }, 'paid'],
  ['the order is paid, the bank is away', { order: { ...over, status: 'paid' }, failed: true }, 'paid'],
  ['the bank cannot be asked', { failed: true }, 'unknown'],
  ['the hold ran out unpaid', { order: { ...over, status: 'timeout' }, answer: 'not_paid' }, 'not_paid'],
  ['the payment could not begin', { arrival: 'unstarted' }, 'unstarted'],
  [
    'it could not begin, and was paid later',
    { arrival: 'unstarted', order: { ...over, status: 'paid' } },
    null,
  ],
  ['nobody comes from paying', { arrival: null, answer: 'paid' }, null],
  ['one is open, whoever comes', { arrival: null, order: begun('ktc_credit_card', 'pending') }, 'open'],
  [
    'one is open, and the bank cannot be asked',
    { arrival: null, order: begun('ktc_credit_card', 'pending'), failed: true },
    'open',
  ],
  [
    'what was open has failed',
    { arrival: null, order: begun('ktc_credit_card', 'failed'), answer: 'not_paid' },
    null,
  ],
  ['garbage in the address', { arrival: 'paid' }, null],
])('%s', (_, change, outcome) => {
  expect(outcomeOf({ ...base, ...change })).toBe(outcome)
})

test('[B6] a payment is open while its gateway may still tell; putting it off opens none', () => {
  expect(isOpen(begun('ktc_credit_card', 'pending'))).toBe(true)
  expect(isOpen(begun('ktc_credit_card', 'failed'))).toBe(false)
  expect(isOpen(begun('pay_later', 'pending'))).toBe(false)
  expect(isOpen(pending)).toBe(false)
})
