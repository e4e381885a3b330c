import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { getOrder, listOrders, Order, paymentResult } from '@/lib/contract/orders'

const HALF_MINUTE = 30_000

/** The visitor's orders, newest first, ten at a time. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: ['orders', 'list'],
  staleTime: 0,
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal }) =>
    (await send<typeof listOrders>('GET', '/api/orders', { page: pageParam, limit: 10 }, { signal })).data,
  getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
})

/** Whether something is still to happen without the visitor. */
function isUnderWay({ bookings }: Order): boolean {
  return bookings.some(({ status }) => status === 'pending' || status === 'paid')
}

/** An order; looked at again while it can still change by itself. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await send<typeof getOrder>('GET', '/api/orders/{id}', { id }, { signal })).data,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? HALF_MINUTE : false),
  })

export async function askPayment(id: string, signal?: AbortSignal) {
  const { data } = await send<typeof paymentResult>('GET', '/api/orders/{id}/payment', { id }, { signal })
  return data
}
