import { expect, test } from 'vitest'
import { openingMonth } from './opening-month'

test.each([
  ['the last night of a month is sold', ['2026-12-01', '2026-12-02'], '2026-11-30', '2026-12'],
  ['a day of this month is bookable', ['2026-11-30', '2026-12-01'], '2026-11-29', '2026-11'],
  ['the page was cached yesterday', ['2026-11-30'], '2026-12-01', '2026-12'],
  ['nothing is bookable', [], '2026-11-30', '2026-11'],
  ['the host does not say', undefined, '2026-11-30', '2026-11'],
])('[C4] a calendar opens where a day is bookable: %s', (_, next_dates, from, month) => {
  expect(openingMonth({ next_dates }, from)).toBe(month)
})
