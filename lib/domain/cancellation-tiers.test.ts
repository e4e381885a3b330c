import { expect, test } from 'vitest'
import { tiersFromWire, tiersToWire } from './cancellation-tiers'

test('tiers survive the conversion to their wire format and back', () => {
  const tiers = [
    { hoursBefore: 168, feePercent: 50 },
    { hoursBefore: 48, feePercent: 100 },
  ]
  expect(tiersToWire(tiers)[0]).toEqual({ hours_before: 168, fee_percent: 50 })
  expect(tiersFromWire(tiersToWire(tiers))).toEqual(tiers)
})
