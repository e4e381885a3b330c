'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { cartCountKey } from '@/components/queries/cart-count'
import { isLeaving } from '@/components/session/session'
import { send } from '@/lib/api/browser'
import type { addToCart, CartItem, Selection } from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { newVisit, saveVisit, thisVisit } from './link-visit'

export type Adding =
  | { state: 'waiting' }
  /** Already added by this visit, e.g. before a reload. */
  | { state: 'before' }
  | { state: 'added'; item: CartItem }
  | { state: 'refused'; error: unknown }
  /** The visitor is not signed in, or the session has ended. */
  | { state: 'signedOut' }

/** Runs the callback once the page is shown; a browser may prerender a page that the visitor never opens. */
function whenShown(callback: () => void): () => void {
  const page = document as Document & { prerendering?: boolean }
  if (!page.prerendering) callback()
  else page.addEventListener('prerenderingchange', callback, { once: true })
  return () => page.removeEventListener('prerenderingchange', callback)
}

/** Adds a signed-in visitor's selection once per visit; `addOnceMore` adds it again on request. */
export function useAdding(selection: Selection, search: string, signedIn: boolean) {
  const client = useQueryClient()
  const [adding, setAdding] = useState<Adding>({ state: 'waiting' })

  async function post(visit: ReturnType<typeof thisVisit>) {
    setAdding({ state: 'waiting' })
    try {
      const { data } = await send<typeof addToCart>('POST', '/api/pd4/carts', selection, {
        idempotencyKey: visit.key,
      })
      saveVisit(search, { ...visit, added: true })
      client.setQueryData(cartCountKey, data.total_items)
      client.removeQueries({ queryKey: ['cart'], type: 'inactive' })
      setAdding({ state: 'added', item: data.item })
    } catch (error) {
      const ended = error instanceof ApiError && error.code === 'UNAUTHENTICATED'
      setAdding(ended ? { state: 'signedOut' } : { state: 'refused', error })
    }
  }

  const begin = useEffectEvent(() => {
    if (isLeaving()) return
    const visit = thisVisit(search)
    if (visit.added) setAdding({ state: 'before' })
    else void post(visit)
  })
  useEffect(() => {
    if (!signedIn) return setAdding({ state: 'signedOut' })
    return whenShown(() => begin())
  }, [signedIn])

  return {
    adding,
    retry: () => void post(thisVisit(search)),
    addOnceMore: () => void post(newVisit(search)),
  }
}
