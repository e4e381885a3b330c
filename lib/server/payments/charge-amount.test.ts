import { expect, test } from 'vitest'
import type { Rates } from '@/lib/domain/money'
import { chargeOf } from './charge-amount'

const rates: Rates = { base: 'THB', asOf: '2026-11-01', perBase: { THB: '1', USD: '0.0305', JPY: '4.61' } }

test('[B4] in the order’s own currency the charge equals the displayed total', () => {
  const lines = [{ quantity: 3, sourceAmount: 100_001, sourceCurrency: 'THB' }]
  const total = { amount: 9_200, currency: 'USD' } as const
  expect(chargeOf(total, lines, 'USD', rates)).toEqual(total)
})

test('[B4] in another currency each price line’s source price is converted once, not the displayed total', () => {
  const lines = [
    { quantity: 2, sourceAmount: 100_001, sourceCurrency: 'THB' },
    { quantity: 3, sourceAmount: 1_000, sourceCurrency: 'USD' },
  ]
  const total = { amount: 13_762, currency: 'JPY' } as const
  // 2 × ฿1,000.01 as it is, and 3 × $10.00 at ฿327.87 each.
  expect(chargeOf(total, lines, 'THB', rates)).toEqual({ amount: 200_002 + 98_361, currency: 'THB' })
})

test('[B4] charges nothing for a free order', () => {
  const lines = [{ quantity: 1, sourceAmount: 0, sourceCurrency: 'THB' }]
  expect(chargeOf({ amount: 0, currency: 'USD' }, lines, 'THB', rates)).toEqual({
    amount: 0,
    currency: 'THB',
  })
})

test('[B5] a discount reduces the charge in another currency by the same proportion', () => {
  const lines = [
    { quantity: 2, amount: 500, discount: 250, sourceAmount: 100_001, sourceCurrency: 'THB' },
    { quantity: 1, amount: 700, discount: 700, sourceAmount: 150_000, sourceCurrency: 'THB' },
    { quantity: 1, amount: 300, sourceAmount: 60_000, sourceCurrency: 'THB' },
  ]
  const total = { amount: 1050, currency: 'JPY' } as const
  expect(chargeOf(total, lines, 'THB', rates)).toEqual({ amount: 150_002 + 60_000, currency: 'THB' })
})
