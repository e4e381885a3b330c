import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { getOrder, listOrders, Order, paymentResult } from '@/lib/contract/orders'
import { ORDERS_PAGE_SIZE } from '@/lib/domain/page-size'
import { ORDER_FILTERS, type OrderFilter } from './order-filter'
import { noteServerTime } from './server-clock'

const FAST_POLL_MS = 3000
const SLOW_POLL_MS = 30_000

/** The visitor's orders of a filter group, newest first, ten per page. */
export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', filter],
    staleTime: 0,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) =>
      (
        await send<typeof listOrders>(
          'GET',
          '/api/orders',
          { page: pageParam, limit: ORDERS_PAGE_SIZE.usual, status: ORDER_FILTERS[filter]?.join() },
          { signal },
        )
      ).data,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  })

/** Whether the order can still change without the visitor. */
function isInProgress({ bookings, refunds, tax }: Order): boolean {
  return (
    tax?.pending ||
    bookings.some(({ status }) => status === 'pending' || status === 'paid') ||
    refunds.some(({ state, by_hand }) => !by_hand && (state === 'requested' || state === 'sent'))
  )
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Whether a refund was requested so recently that it is being sent to the gateway now. */
function isJustRequested({ refunds }: Order): boolean {
  return refunds.some(
    ({ state, by_hand, requested_at }) =>
      state === 'requested' && !by_hand && Date.now() - Date.parse(requested_at) < MINUTE_MS,
  )
}

/** Whether a tax invoice is being issued: within seconds, unless the shop cannot. */
const isJustPaid = ({ tax, created_at }: Order): boolean =>
  Boolean(tax?.pending) && Date.now() - Date.parse(created_at) < HOUR_MS

export async function requestOrder(id: string, signal?: AbortSignal): Promise<Order> {
  const { data } = await send<typeof getOrder>('GET', '/api/orders/{id}', { id }, { signal })
  noteServerTime(data.now)
  return data
}

/** An order; polled while it can still change by itself. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    staleTime: 0,
    queryFn: ({ signal }) => requestOrder(id, signal),
    refetchInterval: ({ state: { data } }) =>
      data && (isJustRequested(data) || isJustPaid(data) ? FAST_POLL_MS : isInProgress(data) && SLOW_POLL_MS),
  })

export async function requestPayment(id: string, signal?: AbortSignal) {
  const { data } = await send<typeof paymentResult>('GET', '/api/orders/{id}/payment', { id }, { signal })
  return data
}
