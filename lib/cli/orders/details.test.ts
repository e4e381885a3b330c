import { expect, test } from 'vitest'
import { at, formatDetails } from './details'

const thb = (amount: number) => ({ amount, currency: 'THB' })
const format = (details: Record<string, unknown>) => formatDetails(details, () => 2)

test('[B7] formats the details of a staff action', () => {
  expect(
    format({ booking: 'id', unit_items: ['a', 'b'], refund: thb(10_050), waived: true, reason: 'storm' }),
  ).toBe('booking 2 · 2 cancelled · 100.50 THB refunded · cancellation fee waived · storm')
  expect(format({ ...thb(5_000), booking: null, reason: 'sorry' })).toBe('50.00 THB · sorry')
  expect(format({ refund: 'r-1', ...thb(5_000), reason: '' })).toBe('refund r-1 · 50.00 THB')
  expect(format({ booking: 'id', back: thb(8_000), withheld: thb(0), reason: '' })).toBe(
    'booking 2 · 80.00 THB returned',
  )
  for (const name of ['withheld', 'kept'])
    expect(format({ booking: 'id', back: thb(8_000), [name]: thb(2_000), reason: '' })).toBe(
      'booking 2 · 80.00 THB returned · 20.00 THB withheld',
    )
  expect(format({ invoice: 'INV', state: 'paid' })).toBe('INV · gateway state paid')
  expect(format({ invoice: 'INV', state: null })).toBe('INV · the gateway could not be queried')
  expect(format({ asked: 3 })).toBe('3 checked')
})

test('[B7] formats a timestamp with its time zone', () => {
  expect(at(new Date('2026-11-22T07:08:09Z'))).toBe('2026-11-22 07:08 UTC')
})
