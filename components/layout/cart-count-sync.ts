'use client'

import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartCount, cartCountKey, showCartCount } from './cart-count'

/** Keeps the count in the query client and the badge in sync, in both directions. */
export function useCartCountSync(client: QueryClient): void {
  useEffect(() => {
    client.setQueryData<number>(cartCountKey, cartCount.getState().count)
    const stopCache = client.getQueryCache().subscribe(() => {
      const count = client.getQueryData<number>(cartCountKey)
      if (count !== undefined && count !== cartCount.getState().count) showCartCount(count)
    })
    const stopBadge = cartCount.subscribe(({ count, emptied }, before) => {
      if (emptied !== before.emptied) client.removeQueries({ queryKey: ['cart'] })
      if (client.getQueryData(cartCountKey) !== count) client.setQueryData<number>(cartCountKey, count)
    })
    return () => {
      stopCache()
      stopBadge()
    }
  }, [client])
}
