import { queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { listCart } from '@/lib/contract/cart'
import type { quoteCheckout } from '@/lib/contract/checkout'
import { CART_PAGE_SIZE } from '@/lib/domain/page-size'

/** The cart items to buy, in the order of the URL; items no longer in the cart are omitted. */
export const checkoutLinesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cart', 'checkout', ids],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof listCart>(
        'GET',
        '/api/pd4/carts',
        { page: 1, limit: CART_PAGE_SIZE.max },
        { signal },
      )
      return ids.flatMap((id) => data.items.find((item) => item.id === id) ?? [])
    },
  })

/** Current price of cart items, with an optional promo code, and the charge of each payment method. */
export const quoteQuery = (ids: string[], promo_code = '') =>
  queryOptions({
    queryKey: ['cart', 'quote', ids, promo_code],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (
        await send<typeof quoteCheckout>(
          'POST',
          '/api/checkout/quote',
          { cart_item_ids: ids, promo_code },
          { signal },
        )
      ).data,
  })
