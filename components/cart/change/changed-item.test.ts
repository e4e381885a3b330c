import { expect, test } from 'vitest'
import type { BookingProduct } from '@/components/product/booking/selection/booking-product'
import type { CartItem } from '@/lib/contract/cart'
import { changedItem } from './changed-item'
import { itemChoice } from './item-choice'

const thb = (amount: number) => ({ amount, currency: 'THB' as const })

const product = {
  options: [
    {
      id: 'private',
      name: 'Private boat',
      units: [{ code: 'ADULT', label: 'Adult' }],
      extras: [
        { code: 'lunch', name: 'Lunch', price: thb(300), deposit: false },
        { code: 'vest', name: 'Vest', price: thb(50), deposit: true },
        { code: 'photos', name: 'Photos', price: thb(500), deposit: false },
      ],
    },
  ],
} as unknown as BookingProduct

const item = {
  id: 'item',
  option: { id: 'shared', name: 'Shared boat', questions: ['full_name'] },
  date: '2026-12-12',
  end_date: null,
  time: '18:30',
  booking_details: { guide: 'en' },
  quantities: { ADULT: 2 },
  lines: [
    { unit: 'ADULT', extra: null, deposit: false, label: 'Adult', quantity: 2, price: thb(100) },
    { unit: null, extra: 'lunch', deposit: false, label: 'Lunch', quantity: 1, price: thb(300) },
    { unit: null, extra: 'vest', deposit: true, label: 'Vest', quantity: 2, price: thb(50) },
  ],
  total: thb(600),
  previous_total: thb(500),
  problem: 'SOLD_OUT',
} as unknown as CartItem

test('[B3] opens an item with its choice, without the automatic deposits', () => {
  expect(itemChoice(item)).toEqual({
    optionId: 'shared',
    date: '2026-12-12',
    endDate: null,
    time: '18:30',
    quantities: { ADULT: 2 },
    extras: ['lunch'],
    bookingDetails: { guide: 'en' },
  })
})

test('[B3] keeps the quantities of an option that is no longer sold', () => {
  expect(itemChoice({ ...item, lines: [] }).quantities).toEqual({ ADULT: 2 })
})

test('[B3] shows a changed item as it will be, without its previous problem', () => {
  const after = changedItem(item, product, {
    selection: {
      product_id: 'p',
      option_id: 'private',
      date: '2026-12-14',
      time: '17:00',
      quantities: { ADULT: 3 },
      extras: ['lunch'],
    },
    expected: thb(1350),
    lines: [{ unit: 'ADULT', quantity: 3, price: thb(300) }],
  })
  expect(after).toMatchObject({
    option: { id: 'private', name: 'Private boat', questions: ['full_name'] },
    date: '2026-12-14',
    time: '17:00',
    total: thb(1350),
    previous_total: null,
    problem: null,
    lines: [
      { unit: 'ADULT', label: 'Adult', quantity: 3, price: thb(300) },
      { extra: 'lunch', quantity: 1 },
      { extra: 'vest', deposit: true, quantity: 3 },
    ],
  })
})

test('[B3] waits for the server if the price is not known yet', () => {
  const selection = { product_id: 'p', option_id: 'private', quantities: { ADULT: 1 } }
  expect(changedItem(item, product, { selection, expected: undefined })).toBe(item)
})
