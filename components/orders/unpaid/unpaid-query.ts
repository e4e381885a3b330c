import { queryOptions } from '@tanstack/react-query'
import { requestOrder } from '@/components/orders/query/orders-query'
import { send } from '@/lib/api/browser'
import type { listOrders, Order } from '@/lib/contract/orders'

/** The order may be paid, extended or cancelled in another tab. */
const POLL_MS = 30_000

/** Returns the visitor's newest order that waits for its payment; null if there is none. */
export async function requestUnpaidOrder(signal?: AbortSignal): Promise<Order | null> {
  const { data } = await send<typeof listOrders>(
    'GET',
    '/api/orders',
    { page: 1, limit: 1, status: 'pending' },
    { signal },
  )
  const [newest] = data.items
  if (!newest) return null
  const order = await requestOrder(newest.id, signal)
  return order.payable && order.expires_at ? order : null
}

/** A notice that fails to load is omitted, so it is not requested again. */
export const unpaidQuery = queryOptions({
  queryKey: ['orders', 'unpaid'],
  staleTime: 0,
  retry: false,
  queryFn: ({ signal }) => requestUnpaidOrder(signal),
  refetchInterval: ({ state: { data } }) => (data ? POLL_MS : false),
})
