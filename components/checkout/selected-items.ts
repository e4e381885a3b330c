import type { CartItem } from '@/lib/contract/cart'
import { MAX_ORDER_ITEMS } from '@/lib/domain/order-size'

/** Returns the ids of the items that can be bought, as many as one order may have. */
export function buyableIds(items: readonly Pick<CartItem, 'id' | 'problem'>[]): string[] {
  return items
    .filter(({ problem }) => !problem)
    .slice(0, MAX_ORDER_ITEMS)
    .map(({ id }) => id)
}

/** Returns the search string of the checkout of some items, `?items=id,id`. */
export const searchOfItems = (ids: readonly string[]): string => `?items=${ids.join(',')}`

/** Returns the cart item ids in a URL's query, `?items=id,id`. */
export function itemsOfSearch(search: string): string[] {
  const ids = (new URLSearchParams(search).get('items') ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids.filter(Boolean))]
}
