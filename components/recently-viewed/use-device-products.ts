'use client'

import { useEffect, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { send } from '@/lib/api/browser'
import type { listProducts, ProductCard } from '@/lib/contract/catalog'
import { MAX_FAVOURITES } from '@/lib/domain/favourites'
import { type DeviceList, onListChange, readList } from '@/stores/local-list'

type Known = ReadonlyMap<string, ProductCard>

/**
 * Returns the current products of a list stored on this device, in its order; null while loading. Products no
 * longer sold are omitted; if the request fails, the list is empty.
 */
export function useDeviceProducts(name: DeviceList, without?: string): ProductCard[] | null {
  const { locale, currency } = usePreferences()
  const [ids, setIds] = useState(() => readList(name))
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => onListChange(name, () => setIds(readList(name))), [name])

  const query = ids.slice(0, MAX_FAVOURITES).toSorted().join(',')
  useEffect(() => {
    if (!query) return setKnown(new Map())
    const leaving = new AbortController()
    const input = { ids: query, limit: MAX_FAVOURITES, page: 1, locale, currency }
    send<typeof listProducts>('GET', '/api/catalog/products', input, { signal: leaving.signal })
      .then(({ data }) => setKnown(new Map(data.items.map((item) => [item.id, item]))))
      .catch(() => {
        if (!leaving.signal.aborted) setKnown((before) => before ?? new Map())
      })
    return () => leaving.abort()
  }, [query, locale, currency])

  return known && ids.filter((id) => id !== without).flatMap((id) => known.get(id) ?? [])
}
