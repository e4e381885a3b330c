import { expect, test } from 'vitest'
import { fromDate, toDate } from './calendar-date'

test('a date survives the round trip', () => {
  for (const date of ['2026-12-31', '2028-02-29', '2027-03-28']) expect(fromDate(toDate(date))).toBe(date)
})
