import { expect, test } from 'vitest'
import type { Refund } from '@/lib/contract/orders'
import { refundSteps } from './refund-timeline-steps'

const refund: Refund = {
  id: '1',
  booking_id: null,
  amount: { amount: 100, currency: 'THB' },
  state: 'requested',
  method: 'Alipay',
  by_hand: false,
  requested_at: '2026-11-21T10:00:00Z',
  sent_at: null,
  ended_at: null,
}

test('[B7] a refund is requested, sent and done; future steps have no date', () => {
  expect(refundSteps(refund).map(({ name, at }) => [name, at !== null])).toEqual([
    ['requested', true],
    ['sent', false],
    ['done', false],
  ])
  const done: Refund = {
    ...refund,
    state: 'done',
    sent_at: refund.requested_at,
    ended_at: '2026-11-22T10:00:00Z',
  }
  expect(refundSteps(done).every(({ at }) => at !== null)).toBe(true)
})

test('[B7] a failed refund shows the failure and no further steps', () => {
  const steps = refundSteps({ ...refund, state: 'failed', ended_at: '2026-11-22T10:00:00Z' })
  expect(steps.map(({ name }) => name)).toEqual(['requested', 'failed'])
})
