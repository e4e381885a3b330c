import { queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { listCart } from '@/lib/contract/cart'
import type { quoteCheckout } from '@/lib/contract/checkout'
import { CART_PAGE_SIZE } from '@/lib/domain/page-size'
import { buyableIds } from './selected-items'

async function readCart(signal: AbortSignal) {
  const page = { page: 1, limit: CART_PAGE_SIZE.max }
  return (await send<typeof listCart>('GET', '/api/pd4/carts', page, { signal })).data.items
}

/** Ids of the items that can be bought now, as many as one order may have. */
export const buyableIdsQuery = queryOptions({
  queryKey: ['cart', 'buyable'],
  staleTime: 0,
  queryFn: async ({ signal }) => buyableIds(await readCart(signal)),
})

/** The cart items to buy, in the order of the URL; items no longer in the cart are omitted. */
export const checkoutItemsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cart', 'checkout', ids],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const items = await readCart(signal)
      return ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
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
