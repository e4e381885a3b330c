import { queryOptions } from '@tanstack/react-query'
import { requestPayment } from '@/components/orders/query/orders-query'
import { noteServerTime } from '@/components/orders/query/server-clock'
import { send } from '@/lib/api/browser'
import type { getPaymentStep } from '@/lib/contract/payment-action'

/** The next action of an order's open payment. */
export const stepQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'payment-step', id],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof getPaymentStep>(
        'GET',
        '/api/orders/{id}/payment-step',
        { id },
        { signal },
      )
      if (data) noteServerTime(data.now)
      return data
    },
  })

const POLL_MS = 3000

/** Polls the result of a payment on another device while the page is open. */
export const outcomeQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'payment-outcome', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => (await requestPayment(id, signal)).state,
    refetchInterval: ({ state }) => (state.data === 'checking' || state.data === undefined ? POLL_MS : false),
  })
