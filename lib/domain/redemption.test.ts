import { expect, test } from 'vitest'
import { redemptionState } from './redemption'

const shown = {
  status: 'confirmed',
  date: '2026-12-12',
  timeZone: 'Asia/Bangkok',
  used: [false, false],
} as const

/** Noon in Bangkok on the day before is 05:00 UTC. */
test.each([
  ['2026-12-11T04:59:00Z', 'early'],
  ['2026-12-11T05:00:00Z', 'valid'],
  ['2026-12-12T10:00:00Z', 'valid'],
  ['2026-12-30T10:00:00Z', 'valid'],
])('[B7] at %s a voucher for 12 December is %s', (now, state) => {
  expect(redemptionState(shown, new Date(now))).toBe(state)
})

const now = new Date('2026-12-12T10:00:00Z')

test('[B7] an undated voucher is valid on any day', () => {
  expect(redemptionState({ ...shown, date: null }, new Date('2026-01-01T00:00:00Z'))).toBe('valid')
})

test('[B7] a redeemed ticket stays redeemed, regardless of the booking status', () => {
  for (const status of ['confirmed', 'completed', 'cancelled'] as const)
    expect(redemptionState({ ...shown, status, used: [true] }, now)).toBe('redeemed')
  expect(redemptionState({ ...shown, used: [true, false] }, now)).toBe('valid')
})

test.each([
  ['completed', 'over'],
  ['cancelled', 'cancelled'],
  ['failed', 'cancelled'],
] as const)('[B7] the unused voucher of a %s booking is %s', (status, state) => {
  expect(redemptionState({ ...shown, status }, now)).toBe(state)
  expect(redemptionState({ ...shown, status, used: [] }, now)).toBe(state)
})
