import { expect, test } from 'vitest'
import type { BookingGoods } from '@/lib/contract/orders'
import { goodsNote, showsGoods } from './goods-notes'

const sold: BookingGoods = {
  state: 'delivered',
  way: 'delivery',
  rental: false,
  carrier: null,
  tracking_number: null,
  returnable: true,
  return_until: '2026-12-15T00:00:00.000Z',
  return_address: null,
  return_reason: null,
  events: [],
}
const lent: BookingGoods = { ...sold, rental: true, return_until: null }
const undated = { status: 'completed', date: null, end_date: null } as const
const dated = { status: 'confirmed', date: '2026-12-10', end_date: '2026-12-12' } as const

test('[B7] says until when delivered goods can be returned, while they can', () => {
  expect(goodsNote(sold, undated)).toEqual({ key: 'until', until: sold.return_until })
  expect(goodsNote({ ...sold, returnable: false }, undated)).toBe(null)
})

test('[B7] says how to return goods once a return is requested', () => {
  const requested = { ...sold, state: 'return_requested' } as const
  expect(goodsNote(requested, undated)).toEqual({ key: 'support' })
  expect(goodsNote({ ...requested, return_address: '1 Road' }, undated)).toEqual({
    key: 'address',
    address: '1 Road',
  })
  expect(goodsNote({ ...requested, way: 'pickup', return_address: '1 Road' }, undated)).toEqual({
    key: 'counter',
  })
})

test('[B7] says by which day a lent device comes back, and what became of its deposit', () => {
  expect(goodsNote(lent, dated)).toEqual({ key: 'rental', date: '2026-12-12' })
  expect(goodsNote(lent, { ...dated, end_date: null })).toEqual({ key: 'rental', date: '2026-12-10' })
  expect(goodsNote({ ...lent, state: 'returned' }, dated)).toEqual({ key: 'rentalBack' })
  expect(goodsNote({ ...lent, state: 'lost' }, dated)).toEqual({ key: 'lost' })
})

test('[B7] shows goods from the confirmation on, and later only what is recorded or still to be returned', () => {
  const none = { ...sold, state: 'none' } as const
  expect(showsGoods({ status: 'paid', goods: none })).toBe(false)
  expect(showsGoods({ status: 'confirmed', goods: none })).toBe(true)
  expect(showsGoods({ status: 'completed', goods: none })).toBe(false)
  expect(showsGoods({ status: 'completed', goods: { ...lent, state: 'none' } })).toBe(true)
  expect(showsGoods({ status: 'cancelled', goods: { ...sold, state: 'returned' } })).toBe(true)
  expect(showsGoods({ status: 'confirmed', goods: null })).toBe(false)
})
