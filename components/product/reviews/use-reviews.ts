'use client'

import { useRef, useState } from 'react'
import { send } from '@/lib/api/browser'
import type { listReviews, Review } from '@/lib/contract/reviews'
import type { ReviewLanguage, ReviewSort } from '@/lib/domain/review'

interface ReviewView {
  items: Review[]
  total: number
  page: number
  pages: number
}

const FIRST = { sort: 'newest' as ReviewSort, score: '', language: '' }
type Filter = typeof FIRST

async function read(productId: string, { sort, score, language }: Filter, page: number) {
  const { data } = await send<typeof listReviews>('GET', '/api/catalog/products/{id}/reviews', {
    id: productId,
    sort,
    ...(score && { score: Number(score) }),
    ...(language && { language: language as ReviewLanguage }),
    page,
  })
  return data
}

/** Loads filtered reviews; `view` is null while the reviews rendered with the page are shown. */
export function useReviews(productId: string) {
  const [filter, setFilter] = useState(FIRST)
  const [view, setView] = useState<ReviewView | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const latestRequest = useRef(0)

  /** Loads pages and appends them to `previous`; a later request supersedes an earlier one. */
  async function load(requested: Filter, pages: number[], previous: Review[]) {
    latestRequest.current += 1
    const requestId = latestRequest.current
    setBusy(true)
    setFailed(false)
    try {
      const responses = await Promise.all(pages.map((page) => read(productId, requested, page)))
      const meta = responses.at(-1)?.meta
      if (requestId !== latestRequest.current || !meta) return
      const known = new Set(previous.map(({ id }) => id))
      const fresh = responses.flatMap(({ items }) => items).filter(({ id }) => !known.has(id))
      setView({
        items: [...previous, ...fresh],
        total: meta.total,
        page: meta.current_page,
        pages: meta.last_page,
      })
    } catch {
      if (requestId === latestRequest.current) setFailed(true)
    } finally {
      if (requestId === latestRequest.current) setBusy(false)
    }
  }

  return {
    filter,
    view,
    busy,
    failed,
    choose(change: Partial<Filter>) {
      const next = { ...filter, ...change }
      setFilter(next)
      void load(next, [1], [])
    },
    more: () => void (view ? load(filter, [view.page + 1], view.items) : load(filter, [1, 2], [])),
  }
}
