import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Query key of the number of cart items; outside `cart`, whose unused queries are removed when the cart changes. */
export const cartCountKey = ['cart-count'] as const

/** The tab's query client, once its code is loaded: on most pages for signed-in visitors only. */
let client: QueryClient | undefined
const badges = new Set<() => void>()

/** Lets the badges follow a query client, as soon as it is created. */
export function followCartCount(created: QueryClient): void {
  client = created
  created.getQueryCache().subscribe(() => {
    for (const changed of badges) changed()
  })
}

function subscribe(changed: () => void): () => void {
  badges.add(changed)
  return () => badges.delete(changed)
}

/** The count in the query cache; 0 if there is none. */
export const readCartCount = () => client?.getQueryData<number>(cartCountKey) ?? 0

/** Number of cart items, for a badge that loads no query code. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribe, readCartCount, () => 0)
}

/** Removes the cart of a user who has signed out. */
export function emptyCart(): void {
  for (const queryKey of [['cart'], cartCountKey]) client?.removeQueries({ queryKey })
}
