'use client'

import { useEffect, useState } from 'react'
import { useSignedIn } from '@/components/cart/use-signed-in'
import { send } from '@/lib/api/browser'
import type { listOrders, OrderSummary } from '@/lib/contract/orders'

const MOST = 50

export interface OwnOrders {
  state: 'none' | 'loading' | 'there'
  orders: OrderSummary[]
}

const NONE: OwnOrders = { state: 'none', orders: [] }

/**
 * The visitor's newest orders; none for somebody who has none, is not signed in, or whose orders cannot be read
 * now, since the form can be sent without.
 */
export function useOwnOrders(): OwnOrders {
  const signedIn = useSignedIn()
  const [own, setOwn] = useState<OwnOrders>(NONE)
  useEffect(() => {
    if (!signedIn) return setOwn(NONE)
    const leaving = new AbortController()
    setOwn({ state: 'loading', orders: [] })
    send<typeof listOrders>('GET', '/api/orders', { page: 1, limit: MOST }, leaving)
      .then(({ data }) => setOwn(data.items.length > 0 ? { state: 'there', orders: data.items } : NONE))
      .catch(() => {
        if (!leaving.signal.aborted) setOwn(NONE)
      })
    return () => leaving.abort()
  }, [signedIn])
  return own
}
