import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { pressKey, totalNow } from './idempotency-key'

test('every call returns a unique key', () => {
  expect(pressKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(pressKey()).not.toBe(pressKey())
})

test('reads the new total from a changed price error', () => {
  const total = { amount: 337000, currency: 'THB' }
  expect(totalNow(new ApiError('PRICE_CHANGED', { details: { total } }))).toEqual(total)
  expect(totalNow(new ApiError('PRICE_CHANGED'))).toBeNull()
  expect(totalNow(new ApiError('SOLD_OUT', { details: { total } }))).toBeNull()
  expect(totalNow(new Error('network'))).toBeNull()
})
