import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { totalNow } from './price-changed'

test('reads the new total from a changed price error', () => {
  const total = { amount: 337000, currency: 'THB' }
  expect(totalNow(new ApiError('PRICE_CHANGED', { details: { total } }))).toEqual(total)
  expect(totalNow(new ApiError('PRICE_CHANGED'))).toBeNull()
  expect(totalNow(new ApiError('SOLD_OUT', { details: { total } }))).toBeNull()
  expect(totalNow(new Error('network'))).toBeNull()
})
