import { expect, test } from 'vitest'
import type { PageCurrency } from '@/lib/domain/page-currency'
import { formatMoney } from './format'

test.each([
  [129_050, 'THB', '฿1,290.50'],
  [1_290, 'VND', 'VND 1,290'],
  [1_250, 'KWD', 'KWD 1.250'],
])('[X14] %i minor units of %s: %s', (amount, currency, text) => {
  expect(formatMoney({ amount, currency: currency as PageCurrency })).toBe(text)
})
