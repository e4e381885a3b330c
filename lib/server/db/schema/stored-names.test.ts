import { expect, test } from 'vitest'
import { currentBookingDetails, currentSnapshot, currentTiers } from './stored-names'

test('[C4] booking details of version 0.1 are read under their new name', () => {
  const fulfilment = { way: 'pickup', point: 'haneda', time: '09:30' }
  const group = { people: 3 }
  expect(currentBookingDetails({ handover: fulfilment, group })).toEqual({ fulfilment, group })
  expect(currentBookingDetails({ fulfilment, group })).toEqual({ fulfilment, group })
  expect(currentBookingDetails({})).toEqual({})
})

test('the fee of a cancellation tier of version 0.1 is read under its new name', () => {
  const tiers = [{ hoursBefore: 24, feePercent: 50 }]
  expect(currentTiers([{ hoursBefore: 24, percentKept: 50 }])).toEqual(tiers)
  expect(currentTiers(tiers)).toEqual(tiers)
})

test('a product snapshot of version 0.1 is read under its new names', () => {
  const window = { from: '07:00', to: '07:30' }
  const name = { en: 'Boat' }
  expect(currentSnapshot({ operator: 'River Co.', fetched: window, name })).toEqual({
    supplier: 'River Co.',
    pickupWindow: window,
    name,
  })
  expect(currentSnapshot({ operator: 'River Co.', fetched: null, name })).toEqual({
    supplier: 'River Co.',
    pickupWindow: null,
    name,
  })
  expect(currentSnapshot({ supplier: 'River Co.', name })).toEqual({ supplier: 'River Co.', name })
})
