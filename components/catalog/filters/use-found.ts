'use client'

import { useEffect, useState } from 'react'
import { send } from '@/lib/api/browser'
import type { listProducts } from '@/lib/contract/catalog'
import type { ListingQuery } from '@/lib/domain/listing'
import { listingInput } from '../listing-input'

const PAUSE_MS = 250

/** How many products a query would find; null while it is not known. `known` is the number for the page's own. */
export function useFound(query: ListingQuery, own: ListingQuery, known: number): number | null {
  const [found, setFound] = useState<{ query: ListingQuery; total: number } | null>(null)
  useEffect(() => {
    if (query === own) return
    const control = new AbortController()
    const timer = setTimeout(() => {
      send<typeof listProducts>('GET', '/api/catalog/products', listingInput({ ...query, page: 1 }, 1), {
        signal: control.signal,
      }).then(
        ({ data }) => setFound({ query, total: data.meta.total }),
        // The button then says no number; the listing itself tells what is wrong.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [query, own])
  if (query === own) return known
  return found?.query === query ? found.total : null
}
