import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { showCartCount } from '@/components/layout/cart-count'
import { send } from '@/lib/api/browser'
import type { listCart } from '@/lib/contract/cart'
import type { CartPage, CartPages } from './cart-pages'

export const CART_PAGE_SIZE = 5

/** Long enough that what was just loaded for the way back is not loaded twice. */
const JUST_NOW_MS = 2000

/**
 * The cart, five lines at a time, asked anew at every visit: prices and places are of the moment. The badge takes how
 * many there are from its answers, since lines also go elsewhere.
 */
export const cartListQuery = infiniteQueryOptions<CartPage, Error, CartPages, QueryKey, number>({
  queryKey: ['cart', 'list'],
  staleTime: JUST_NOW_MS,
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal }) => {
    const page = { page: pageParam, limit: CART_PAGE_SIZE }
    const { data } = await send<typeof listCart>('GET', '/api/pd4/carts', page, { signal })
    showCartCount(data.meta.total)
    return data
  },
  getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
})
