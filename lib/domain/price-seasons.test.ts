import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './local-date'
import { describePrices, FIRST_DAY, LAST_DAY, overlapping, pricePeriods } from './price-seasons'

test('fills the gaps between seasons with the standard price', () => {
  expect(
    pricePeriods(100, [
      { from: '2026-12-20', to: '2026-12-31', amount: 140 },
      { from: '2026-06-01', to: '2026-06-30', amount: 120 },
    ]),
  ).toEqual([
    { from: FIRST_DAY, to: '2026-05-31', amount: 100 },
    { from: '2026-06-01', to: '2026-06-30', amount: 120 },
    { from: '2026-07-01', to: '2026-12-19', amount: 100 },
    { from: '2026-12-20', to: '2026-12-31', amount: 140 },
    { from: '2027-01-01', to: LAST_DAY, amount: 100 },
  ])
})

test('returns only the seasons without a standard price', () => {
  const summer = [{ from: '2026-06-01', to: '2026-06-30', amount: 120 }]
  expect(pricePeriods(null, summer)).toEqual(summer)
  expect(describePrices(summer)).toEqual({ usual: null, seasons: summer })
})

test('detects an overlap only for seasons that share a day', () => {
  const season = (from: string, to: string) => ({ from, to })
  expect(overlapping([season('2026-01-05', '2026-01-09'), season('2026-01-01', '2026-01-05')])).toEqual([0])
  expect(overlapping([season('2026-01-06', '2026-01-09'), season('2026-01-01', '2026-01-05')])).toEqual([])
  expect(overlapping([season('2026-01-01', '2026-01-31'), season('2026-01-02', '2026-01-03')])).toEqual([1])
})

test('describes periods without loss', () => {
  const gap = fc.record({ days: fc.integer({ min: 1, max: 40 }), amount: fc.integer({ min: 1, max: 3 }) })
  fc.assert(
    fc.property(fc.array(gap, { maxLength: 8 }), fc.option(fc.integer({ min: 1, max: 3 })), (gaps, usual) => {
      let from = '2026-01-01'
      const seasons = gaps.map(({ days, amount }) => {
        const season = { from, to: addDays(from, days - 1), amount }
        from = addDays(from, days * 2)
        return season
      })
      const periods = pricePeriods(usual, seasons)
      const described = describePrices(periods)
      expect(pricePeriods(described.usual, described.seasons)).toEqual(periods)
    }),
  )
})
