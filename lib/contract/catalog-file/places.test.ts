import { expect, test } from 'vitest'
import { filePolicy } from './places'

const parse = (tier: object) => filePolicy.safeParse({ code: 'half', tiers: [{ hours_before: 24, ...tier }] })

test('a cancellation tier names its fee, or has the name of version 0.1', () => {
  const tiers = [{ hours_before: 24, fee_percent: 50 }]
  expect(parse({ fee_percent: 50 }).data?.tiers).toEqual(tiers)
  expect(parse({ percent_kept: 50 }).data?.tiers).toEqual(tiers)
  expect(parse({ fee_percent: 50, percent_kept: 100 }).data?.tiers).toEqual(tiers)
})

test('a cancellation tier without a fee, or with an invalid one, is rejected', () => {
  const paths = (tier: object) => parse(tier).error?.issues.map(({ code, path }) => [code, path.at(-1)])
  expect(paths({})).toEqual([['invalid_type', 'fee_percent']])
  expect(paths({ percent_kept: 101 })).toEqual([['too_big', 'percent_kept']])
})
