import type { QueryClient } from '@tanstack/react-query'
import type { CartItem } from '@/lib/contract/cart'
import { type CartPages, withLine } from './cart-pages'
import { cartListQuery } from './cart-query'

const { queryKey } = cartListQuery

/** Whether the cart is known to be old: what was asking for it anew may be cut short by a change. */
export function isCartStale(client: QueryClient): boolean {
  return client.getQueryState(queryKey)?.isInvalidated ?? false
}

/** Shows a line as the server has it now. An answer that is on its way is from before, and asked for once more. */
export async function showLine(
  client: QueryClient,
  line: CartItem,
  old = isCartStale(client),
): Promise<void> {
  await client.cancelQueries({ queryKey })
  client.setQueryData<CartPages>(queryKey, (pages) => pages && withLine(pages, line))
  if (old) void client.invalidateQueries({ queryKey })
}
