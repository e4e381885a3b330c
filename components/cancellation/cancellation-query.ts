import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { quoteCancellation } from '@/lib/contract/cancellations'

/** The refund quote for now; fetched on every view, since it changes over time. */
export const cancellationQuery = (id: string, bookingId: string, unitItemIds: readonly string[]) =>
  queryOptions({
    queryKey: ['orders', 'cancellation', bookingId, [...unitItemIds].sort().join()],
    staleTime: 0,
    gcTime: 0,
    enabled: unitItemIds.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const path = '/api/orders/{id}/bookings/{bookingId}/cancellation/quote'
      const input = { id, bookingId, unit_item_ids: [...unitItemIds] }
      return (await send<typeof quoteCancellation>('POST', path, input, { signal })).data
    },
  })
