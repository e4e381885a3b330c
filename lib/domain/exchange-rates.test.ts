import { expect, test } from 'vitest'
import { mergeRates, outdatedCurrencies, rateAgeHours, rateJumps, type StoredRate } from './exchange-rates'

const at = (text: string) => new Date(`${text}:00Z`)

test.each([
  // Wednesday's rates
  ['2026-11-25', '2026-11-25T16:00', 0],
  ['2026-11-25', '2026-11-26T00:00', 0],
  ['2026-11-25', '2026-11-26T16:00', 16],
  // Friday's rates: the weekend does not count
  ['2026-11-27', '2026-11-28T12:00', 0],
  ['2026-11-27', '2026-11-30T00:00', 0],
  ['2026-11-27', '2026-11-30T16:00', 16],
  // Maundy Thursday's rates on the afternoon after Easter Monday
  ['2026-04-02', '2026-04-07T16:00', 64],
  ['2026-11-25', '2026-12-02T00:00', 4 * 24],
  ['2025-10-01', '2026-10-01T00:00', 260 * 24],
  // A weekend's rates
  ['2026-11-28', '2026-11-30T05:00', 5],
])('rates of %s are at %s %s working hours old', (asOf, now, hours) => {
  expect(rateAgeHours(asOf, at(now))).toBe(hours)
})

test('each currency is outdated by its own day', () => {
  const rows = [
    { currency: 'THB', asOf: '2026-11-25' },
    { currency: 'AED', asOf: '2026-11-02' },
  ]
  expect(outdatedCurrencies(rows, at('2026-11-26T16:00'), 72)).toEqual(['AED'])
  expect(outdatedCurrencies(rows, at('2026-12-01T00:00'), 72)).toEqual(['AED'])
  expect(outdatedCurrencies(rows, at('2026-12-01T00:01'), 72)).toEqual(['THB', 'AED'])
})

const stored: StoredRate[] = [
  { currency: 'THB', base: 'USD', perBase: '32.4', asOf: '2026-11-20' },
  { currency: 'USD', base: 'USD', perBase: '1', asOf: '2026-11-20' },
  { currency: 'EUR', base: 'USD', perBase: '0.8', asOf: '2026-11-20' },
  { currency: 'AED', base: 'USD', perBase: '3.6725', asOf: '2026-11-20' },
]

test('currencies that a source lacks keep their rate and their day, in the new base', () => {
  const table = { base: 'EUR', asOf: '2026-11-25', perBase: { THB: '40', USD: '1.25' } } as const
  const merged = mergeRates(stored, table)
  expect(merged).toEqual([
    { currency: 'THB', base: 'EUR', perBase: '40', asOf: '2026-11-25' },
    { currency: 'USD', base: 'EUR', perBase: '1.25', asOf: '2026-11-25' },
    { currency: 'EUR', base: 'EUR', perBase: '1', asOf: '2026-11-25' },
    { currency: 'AED', base: 'EUR', perBase: '4.590625', asOf: '2026-11-20' },
  ])
  expect(mergeRates(merged, table)).toEqual(merged)
})

test('a rate jumps if it differs by more than the limit, in either direction and whatever the base', () => {
  const jumps = (thb: string, usd = '1.25') =>
    rateJumps(stored, { base: 'EUR', asOf: '2026-11-25', perBase: { THB: thb, USD: usd } }, 10)
  // Before, a euro was 40.5 baht.
  expect(jumps('40.5')).toEqual([])
  expect(jumps('44.55')).toEqual([])
  expect(jumps('44.6')).toEqual([{ currency: 'THB', bps: 1012 }])
  expect(jumps('36.4')).toEqual([{ currency: 'THB', bps: -1012 }])
  expect(jumps('40.5', '0.8')).toEqual([{ currency: 'USD', bps: -3600 }])
})

test('a currency without a stored rate has nothing to jump from', () => {
  expect(rateJumps([], { base: 'EUR', asOf: '2026-11-25', perBase: { THB: '1' } }, 10)).toEqual([])
})
