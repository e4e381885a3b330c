'use client'

import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type CartPages, cartListQuery } from '@/components/queries/cart-list'
import { useAuth } from '@/stores/auth'
import { readCartView, saveCartView } from './cart-view'

const loadedPages = (client: QueryClient) =>
  client.getQueryData<CartPages>(cartListQuery.queryKey)?.pages ?? []

/** Loads the pages of the previous visit; those that start-up is loading already are only the first one. */
async function restorePages(client: QueryClient, pages: number): Promise<void> {
  await client.prefetchInfiniteQuery({ ...cartListQuery, pages })
  const loaded = loadedPages(client)
  const lastPage = loaded.at(-1)?.meta.last_page ?? 0
  if (loaded.length < Math.min(pages, lastPage))
    await client.prefetchInfiniteQuery({ ...cartListQuery, pages, staleTime: 0 })
}

/** Loads the cart, restoring the pages, selection and scroll position of the previous visit. */
export function useCartList() {
  const client = useQueryClient()
  const [left] = useState(readCartView)
  const [selection, select] = useState(left.selection)
  const [ready, setReady] = useState(left.pages <= Math.max(1, loadedPages(client).length))
  // The profile comes first; without one the cart is requested all the same, and says why it cannot be shown.
  const waits = useAuth(({ authUser, isLoading }) => isLoading && !authUser)
  useEffect(() => {
    if (!ready && !waits) void restorePages(client, left.pages).finally(() => setReady(true))
  }, [client, left, ready, waits])
  const query = useInfiniteQuery({ ...cartListQuery, enabled: ready && !waits })

  const pages = query.data?.pages.length ?? left.pages
  const view = useRef(left)
  view.current = { ...view.current, pages, selection }
  const restored = useRef(left.y === 0)
  useEffect(() => {
    // Until the items are loaded, the page is too short for the saved scroll position.
    const save = () => saveCartView({ ...view.current, y: restored.current ? window.scrollY : left.y })
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [left])
  const isLoaded = ready && query.data !== undefined
  useEffect(() => {
    if (!isLoaded || restored.current) return
    restored.current = true
    if (window.scrollY < left.y) window.scrollTo({ top: left.y, behavior: 'instant' })
  }, [isLoaded, left])
  useEffect(() => {
    // The browser would restore the scroll position before the items are loaded.
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  return { query, ready, selection, select }
}
