import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '@/lib/domain/booking'
import { filterOf, ORDER_FILTERS } from './order-filter'

test('[B7] every status is in exactly one group', () => {
  const grouped = Object.values(ORDER_FILTERS).flatMap((statuses) => statuses ?? [])
  expect(grouped.toSorted()).toEqual([...BOOKING_STATUSES].sort())
})

test('[B7] reads the group from the URL', () => {
  expect(filterOf('?status=over')).toBe('over')
  for (const search of ['', '?status=', '?status=toString', '?x=over']) expect(filterOf(search)).toBe('all')
})
