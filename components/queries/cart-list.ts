import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { listCart } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import type { OperationOutput } from '@/lib/contract/operation'
import { CART_PAGE_SIZE } from '@/lib/domain/page-size'
import { cartCountKey } from './cart-count'

export type CartPage = OperationOutput<typeof listCart>['data']
/** The loaded pages of the cart, in order. */
export type CartPages = InfiniteData<CartPage, number>

/** Long enough that pages just restored for a return visit are not fetched twice. */
const JUST_NOW_MS = 2000

/**
 * The cart, five items per page; start-up fetches the first one. Refetched on every visit because prices and
 * availability change. Its responses also update the badge, since items are removed elsewhere too.
 */
export const cartListQuery = infiniteQueryOptions<CartPage, Error, CartPages, QueryKey, number>({
  queryKey: ['cart', 'list'],
  staleTime: JUST_NOW_MS,
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal, client }) => {
    const page = { page: pageParam, limit: CART_PAGE_SIZE.usual }
    try {
      const { data } = await send<typeof listCart>('GET', '/api/pd4/carts', page, { signal })
      client.setQueryData<number>(cartCountKey, data.meta.total)
      return data
    } catch (error) {
      // The browser logs a lost network itself; an ended session is handled by its listener.
      const isExpected = error instanceof ApiError && (error.status === 0 || error.code === 'UNAUTHENTICATED')
      if (!isExpected) console.error('Cart', error)
      throw error
    }
  },
  getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
})
