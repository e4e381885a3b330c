import { queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { quoteReturn } from '@/lib/contract/goods'

/** The refund for a return that is requested now; fetched on every view, since it changes over time. */
export const returnQuery = (id: string, bookingId: string) =>
  queryOptions({
    queryKey: ['orders', 'return', bookingId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const path = '/api/orders/{id}/bookings/{bookingId}/return/quote'
      return (await send<typeof quoteReturn>('POST', path, { id, bookingId }, { signal })).data
    },
  })
