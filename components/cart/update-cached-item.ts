import type { QueryClient } from '@tanstack/react-query'
import { type CartPages, cartListQuery } from '@/components/queries/cart-list'
import type { CartItem } from '@/lib/contract/cart'
import { withItem } from './cart-pages'

const { queryKey } = cartListQuery

/** Whether the cart is invalidated; a change may cancel its refetch, which then has to be repeated. */
export function isCartStale(client: QueryClient): boolean {
  return client.getQueryState(queryKey)?.isInvalidated ?? false
}

/** Shows an item as the server returned it. A pending cart response is outdated, so it is fetched again. */
export async function updateCachedItem(
  client: QueryClient,
  item: CartItem,
  stale = isCartStale(client),
): Promise<void> {
  await client.cancelQueries({ queryKey })
  client.setQueryData<CartPages>(queryKey, (pages) => pages && withItem(pages, item))
  if (stale) void client.invalidateQueries({ queryKey })
}
