import { expect, test } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { baht, bookingOption, bookingState } from '@/tests/fixtures/booking-product'
import {
  completePurchase,
  endPurchase,
  failPurchase,
  resumeFailed,
  startPurchase,
} from './purchase-transitions'

const state = bookingState([bookingOption('boat')], [])
const priceChanged = new ApiError('PRICE_CHANGED', { message: '', details: { total: baht(2000_00) } })

test('a new total stays shown during the next attempt, until the cart accepts it', () => {
  const failed = endPurchase(failPurchase(startPurchase(state, 'cart'), priceChanged))
  expect(failed.purchase).toEqual({ busy: null, problem: priceChanged, newTotal: baht(2000_00) })
  const again = startPurchase(failed, 'checkout')
  expect(again.purchase).toEqual({ busy: 'checkout', problem: null, newTotal: baht(2000_00) })
  expect(endPurchase(completePurchase(again)).purchase).toEqual(state.purchase)
})

test('an error without a new total shows none', () => {
  const soldOut = new ApiError('SOLD_OUT', { message: '' })
  expect(failPurchase(state, soldOut).purchase).toEqual({ busy: null, problem: soldOut, newTotal: null })
})

test('a draft that was refused before sign-in shows its problem again', () => {
  const resumed = resumeFailed(state, priceChanged, baht(2000_00))
  expect(resumed.purchase).toEqual({ busy: null, problem: priceChanged, newTotal: baht(2000_00) })
})
