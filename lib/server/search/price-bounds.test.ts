import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from '@/lib/domain/currency'
import { priceIn } from '@/lib/domain/money'
import { readRates } from '@/lib/server/db/seed/exchange-rates'
import { sourceBounds } from './price-bounds'

const rates = readRates()
const currency = fc.constantFrom(...CURRENCIES)

test('[R4] a price lies within the bounds exactly if its displayed price does', () => {
  fc.assert(
    fc.property(
      currency,
      currency,
      fc.nat(10_000_000),
      fc.nat(5_000_000),
      fc.nat(5_000_000),
      (source, shown, amount, min, more) => {
        const price = priceIn(shown, { amount, currency: source }, rates).amount
        const bounds = sourceBounds({ min, max: min + more, currency: shown }, rates)
        const own = bounds.find((bound) => bound.currency === source)
        expect(own !== undefined && own.min <= amount && amount <= own.max).toBe(
          min <= price && price <= min + more,
        )
      },
    ),
  )
})

test('a lower bound alone, and an upper bound alone', () => {
  expect(sourceBounds({ min: 100_000, currency: 'THB' }, rates)).toContainEqual(
    expect.objectContaining({ currency: 'THB', min: 100_000 }),
  )
  expect(sourceBounds({ max: 0, currency: 'THB' }, rates).find((bound) => bound.currency === 'THB')).toEqual({
    currency: 'THB',
    min: 0,
    max: 0,
  })
})
