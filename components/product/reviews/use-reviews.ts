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

/** Reviews as they are asked for; `view` is null as long as what came with the page is shown. */
export function useReviews(productId: string) {
  const [filter, setFilter] = useState(FIRST)
  const [view, setView] = useState<ReviewView | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const newest = useRef(0)

  /** Reads pages and puts them after what is kept; a later question takes over from an earlier one. */
  async function load(wanted: Filter, pages: number[], kept: Review[]) {
    newest.current += 1
    const mine = newest.current
    setBusy(true)
    setFailed(false)
    try {
      const answers = await Promise.all(pages.map((page) => read(productId, wanted, page)))
      const meta = answers.at(-1)?.meta
      if (mine !== newest.current || !meta) return
      const known = new Set(kept.map(({ id }) => id))
      const fresh = answers.flatMap(({ items }) => items).filter(({ id }) => !known.has(id))
      setView({
        items: [...kept, ...fresh],
        total: meta.total,
        page: meta.current_page,
        pages: meta.last_page,
      })
    } catch {
      if (mine === newest.current) setFailed(true)
    } finally {
      if (mine === newest.current) setBusy(false)
    }
  }

  return {
    filter,
    view,
    busy,
    failed,
    choose(change: Partial<Filter>) {
      const wanted = { ...filter, ...change }
      setFilter(wanted)
      void load(wanted, [1], [])
    },
    more: () => void (view ? load(filter, [view.page + 1], view.items) : load(filter, [1, 2], [])),
  }
}
