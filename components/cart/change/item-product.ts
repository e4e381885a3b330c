import { queryOptions } from '@tanstack/react-query'
import { bookingProduct } from '@/components/product/booking/selection/booking-product'
import { send } from '@/lib/api/browser'
import type { getProduct } from '@/lib/contract/catalog'
import type { Locale } from '@/lib/domain/locale'

const MINUTE = 60_000

/** Query for what an item's product currently sells. */
export const itemProduct = (id: string, locale: Locale, currency: string) =>
  queryOptions({
    queryKey: ['item-product', id, locale, currency],
    staleTime: MINUTE,
    queryFn: async ({ signal }) =>
      bookingProduct(
        (await send<typeof getProduct>('GET', '/api/catalog/products/{id}', { id, locale }, { signal })).data,
      ),
  })
