import { queryOptions } from '@tanstack/react-query'
import { requestPayment } from '@/components/orders/orders-query'
import { noteServerTime } from '@/components/orders/server-clock'
import { send } from '@/lib/api/browser'
import type { getPaymentStep } from '@/lib/contract/payment-action'

/** What is to be done for an order's living payment. */
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

const ASK_MS = 3000

/** Asks for as long as somebody looks whether a payment on another device went through. */
export const outcomeQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'payment-outcome', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => (await requestPayment(id, signal)).state,
    refetchInterval: ({ state }) => (state.data === 'checking' || state.data === undefined ? ASK_MS : false),
  })
