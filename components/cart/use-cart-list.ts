'use client'

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cartListQuery } from './cart-query'
import { keepCartView, readCartView } from './cart-view'

/** The cart's lines, as many pages of them as were there when somebody left, and what was selected. */
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
  useEffect(() => {
    const keep = () => keepCartView({ ...view.current, y: window.scrollY })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
  const there = query.data !== undefined
  useEffect(() => {
    if (!there || left.y === 0) return
    const goBack = () => {
      if (window.scrollY < left.y) window.scrollTo({ top: left.y, behavior: 'instant' })
    }
    goBack()
    if (document.readyState === 'complete') return
    // At the end of its loading the browser itself goes back, to where that was on a page without its lines.
    const loaded = () => requestAnimationFrame(goBack)
    window.addEventListener('load', loaded, { once: true })
    return () => window.removeEventListener('load', loaded)
  }, [there, left])

  return { query, ready, selection, select }
}
