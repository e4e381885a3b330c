import { expect, test } from 'vitest'
import { datesFromUrl } from './dates-from-url'

const stay = { window: 'DATE_RANGE', inventory: 'NIGHTLY' } as const
const rental = { window: 'DATE_RANGE', inventory: 'STOCK' } as const
const visit = { window: 'DATE', inventory: 'SLOT' } as const
const TODAY = '2026-11-21'

test.each([
  ['?from=2026-12-01&to=2026-12-04', stay, ['2026-12-01', '2026-12-04']],
  ['?from=2026-12-01&to=2026-12-01', rental, ['2026-12-01', '2026-12-01']],
  ['?from=2026-12-01', visit, ['2026-12-01', null]],
  ['?from=2026-12-01', stay, ['2026-12-01', '2026-12-02']],
  ['?from=2026-12-01&to=2026-12-01', stay, ['2026-12-01', '2026-12-02']],
  ['?from=2026-12-01&to=2026-12-04', visit, null],
  ['?from=2026-12-04&to=2026-12-01', stay, null],
  ['?from=2026-11-20&to=2026-11-22', stay, null],
  ['?from=2026-12-01&to=2028-12-01', stay, null],
  ['?from=tomorrow&to=%3Cscript%3E', stay, null],
  ['', stay, null],
  ['?from=2026-12-01', { window: 'NONE', inventory: 'STOCK' } as const, null],
] as const)('reads %s for %o', (search, option, dates) => {
  const found = datesFromUrl(search, option, TODAY)
  expect(found && [found.date, found.endDate]).toEqual(dates)
})
