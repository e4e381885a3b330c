import { queryOptions } from '@tanstack/react-query'
import { send } from '@/lib/api/browser'
import type { listCart } from '@/lib/contract/cart'
import type { quoteCheckout } from '@/lib/contract/checkout'
import type { listPaymentOptions } from '@/lib/contract/orders'

/** As many lines as one call of the cart answers. */
const MOST = 100

/** The cart lines to buy, in the order of the address; lines that are no longer in the cart are missing. */
export const checkoutLinesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['cart', 'checkout', ids],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await send<typeof listCart>(
        'GET',
        '/api/pd4/carts',
        { page: 1, limit: MOST },
        { signal },
      )
      return ids.flatMap((id) => data.items.find((line) => line.id === id) ?? [])
    },
  })

/** What cart lines cost now, with a promo code where one was typed, and what each way to pay would charge. */
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

/** The ways to pay that are available now. */
export const paymentOptionsQuery = queryOptions({
  queryKey: ['payment-options'],
  queryFn: async () =>
    (await send<typeof listPaymentOptions>('GET', '/api/checkout/payment-options', {})).data,
})
