'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { orderQuery, requestPayment } from '@/components/orders/query/orders-query'
import { pollDelay } from './poll-delay'

/** Polls the result of a payment at growing intervals until it is known. */
export function usePaymentResult(id: string, enabled: boolean) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['orders', 'payment', id],
    enabled,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const result = await requestPayment(id, signal)
      client.setQueryData(orderQuery(id).queryKey, result.order)
      return result.state
    },
    refetchInterval: ({ state }) => (state.data === 'checking' ? pollDelay(state.dataUpdateCount) : false),
  })
}
