'use client'

import { useEffect, useState } from 'react'
import { useSignedIn } from '@/components/session/use-signed-in'
import { send } from '@/lib/api/browser'
import type { listOrders, OrderSummary } from '@/lib/contract/orders'
import { ORDERS_PAGE_SIZE } from '@/lib/domain/page-size'

export interface OwnOrders {
  state: 'none' | 'loading' | 'there'
  orders: OrderSummary[]
}

const NONE: OwnOrders = { state: 'none', orders: [] }

/**
 * Returns the visitor's newest orders; none if there are none, the visitor is not signed in, or loading
 * fails, as the form can be sent without.
 */
export function useOwnOrders(): OwnOrders {
  const signedIn = useSignedIn()
  const [own, setOwn] = useState<OwnOrders>(NONE)
  useEffect(() => {
    if (!signedIn) return setOwn(NONE)
    const controller = new AbortController()
    setOwn({ state: 'loading', orders: [] })
    send<typeof listOrders>('GET', '/api/orders', { page: 1, limit: ORDERS_PAGE_SIZE.max }, controller)
      .then(({ data }) => setOwn(data.items.length > 0 ? { state: 'there', orders: data.items } : NONE))
      .catch(() => {
        if (!controller.signal.aborted) setOwn(NONE)
      })
    return () => controller.abort()
  }, [signedIn])
  return own
}
