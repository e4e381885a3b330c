'use client'

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cartListQuery } from './cart-query'
import { readCartView, saveCartView } from './cart-view'

/** Loads the cart, restoring the pages, selection and scroll position of the previous visit. */
export function useCartList() {
  const client = useQueryClient()
  const [left] = useState(readCartView)
  const [selection, select] = useState(left.selection)
  const [ready, setReady] = useState(
    left.pages === 1 || client.getQueryData(cartListQuery.queryKey) !== undefined,
  )
  useEffect(() => {
    if (ready) return
    void client.prefetchInfiniteQuery({ ...cartListQuery, pages: left.pages }).finally(() => setReady(true))
  }, [client, left, ready])
  const query = useInfiniteQuery({ ...cartListQuery, enabled: ready })

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
  const isLoaded = query.data !== undefined
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
