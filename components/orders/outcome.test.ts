import { expect, test } from 'vitest'
import { type Outcome, outcomeOf } from './outcome'

const pending = { status: 'pending', payable: true } as const
const base = { arrival: 'returned', order: pending, answer: undefined, failed: false }

test.each<[string, Partial<Parameters<typeof outcomeOf>[0]>, Outcome | null]>([
  ['until the bank has answered it is being checked', {}, 'checking'],
  ['the bank does not know yet', { answer: 'checking' }, 'checking'],
  ['the bank says paid', { answer: 'paid' }, 'paid'],
  ['the bank says not paid', { answer: 'not_paid' }, 'not_paid'],
  ['the order is paid by now', { order: { status: 'confirmed', payable: false } }, 'paid'],
  [
    'the order is paid, the bank is away',
    { order: { status: 'paid', payable: false }, failed: true },
    'paid',
  ],
  ['the bank cannot be asked', { failed: true }, 'unknown'],
  [
    'the hold ran out unpaid',
    { order: { status: 'timeout', payable: false }, answer: 'not_paid' },
    'not_paid',
  ],
  ['the payment could not begin', { arrival: 'unstarted' }, 'unstarted'],
  [
    'it could not begin, and was paid later',
    { arrival: 'unstarted', order: { status: 'paid', payable: false } },
    null,
  ],
  ['nobody comes from paying', { arrival: null, answer: 'paid' }, null],
  ['garbage in the address', { arrival: 'paid' }, null],
])('%s', (_, change, outcome) => {
  expect(outcomeOf({ ...base, ...change })).toBe(outcome)
})
