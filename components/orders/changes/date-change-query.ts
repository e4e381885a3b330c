import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { quoteDateChange } from '@/lib/contract/booking-changes'
import type { NewDate } from './new-date'

/** The price of a booking on a new date for now; fetched on every view, since places and prices change. */
export const dateChangeQuery = (id: string, bookingId: string, date: NewDate | null) =>
  queryOptions({
    queryKey: ['orders', 'date-change', bookingId, date],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    enabled: date !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const path = '/api/orders/{id}/bookings/{bookingId}/date/quote'
      const input = { id, bookingId, ...(date ?? { date: '' }) }
      return (await send<typeof quoteDateChange>('POST', path, input, { signal })).data
    },
  })
