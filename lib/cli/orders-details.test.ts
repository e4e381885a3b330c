import { expect, test } from 'vitest'
import { at, detailWords } from './orders-details'

const thb = (amount: number) => ({ amount, currency: 'THB' })
const words = (details: Record<string, unknown>) => detailWords(details, () => 2)

test('[B7] what was done by hand is told in words', () => {
  expect(
    words({ booking: 'id', unit_items: ['a', 'b'], refund: thb(10_050), waived: true, reason: 'storm' }),
  ).toBe('booking 2 · 2 given up · 100.50 THB back · whatever the policy keeps · storm')
  expect(words({ ...thb(5_000), booking: null, reason: 'sorry' })).toBe('50.00 THB · sorry')
  expect(words({ refund: 'r-1', ...thb(5_000), reason: '' })).toBe('refund r-1 · 50.00 THB')
  expect(words({ booking: 'id', back: thb(8_000), kept: thb(0), reason: '' })).toBe(
    'booking 2 · 80.00 THB back',
  )
  expect(words({ invoice: 'INV', state: 'paid' })).toBe('INV · the gateway says paid')
  expect(words({ invoice: 'INV', state: null })).toBe('INV · the gateway could not be asked')
  expect(words({ asked: 3 })).toBe('3 asked about')
})

test('[B7] a moment says its zone', () => {
  expect(at(new Date('2026-11-22T07:08:09Z'))).toBe('2026-11-22 07:08 UTC')
})
