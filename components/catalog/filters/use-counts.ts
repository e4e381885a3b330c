'use client'

import { useEffect, useState } from 'react'
import { send } from '@/lib/api/browser'
import { filterInput } from '@/lib/api/listing-input'
import type { getFacets } from '@/lib/contract/search'
import { type ListingQuery, listingSearch } from '@/lib/domain/listing'
import type { PageCurrency } from '@/lib/domain/page-currency'
import { type FilterCounts, filterCounts } from './counts'

const PAUSE_MS = 250

/** The key is the same for every page and sort order of a listing. */
const keyOf = (query: ListingQuery) => listingSearch({ ...query, page: 1, sort: 'recommended' })

interface Known {
  key: string
  counts: FilterCounts
}

/**
 * Returns the product count of a query and of each further filter; the page's counts until those of another
 * query have loaded. `total` is null while the count of this query is unknown.
 */
export function useCounts(
  query: ListingQuery,
  own: ListingQuery,
  page: FilterCounts,
  currency: PageCurrency,
) {
  const [latest, setLatest] = useState<Known>({ key: keyOf(own), counts: page })
  const key = keyOf(query)
  const known = latest.key === key
  useEffect(() => {
    if (known) return
    const control = new AbortController()
    const timer = setTimeout(() => {
      send<typeof getFacets>(
        'GET',
        '/api/catalog/facets',
        { ...filterInput(query), currency },
        { signal: control.signal },
      ).then(
        ({ data }) => setLatest({ key, counts: filterCounts(data) }),
        // The button then shows no number; the listing itself reports the error.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [known, key, query, currency])
  return { counts: latest.counts, total: known ? latest.counts.total : null }
}
