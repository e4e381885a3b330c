import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { send } from '@/lib/api/browser'
import type { Area, listAreas } from '@/lib/contract/catalog'
import { AREAS_PAGE_SIZE } from '@/lib/domain/page-size'
import { type MenuAreas, menuAreas } from './menu-areas'
import type { Menu } from './menu-data'

async function fetchAreas(signal: AbortSignal): Promise<Area[]> {
  const areas: Area[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await send<typeof listAreas>(
      'GET',
      '/api/pd4/areas',
      { page, limit: AREAS_PAGE_SIZE.usual },
      { signal },
    )
    // A host that does not know pages sends the same one again.
    const more = data.filter(({ slug }) => areas.every((area) => area.slug !== slug))
    areas.push(...more)
    last = more.length > 0 ? meta.last_page : page
  }
  return areas
}

/**
 * Returns the destinations of the menu. A page that was rendered without them, because the server could not fetch
 * them, fetches them when the menu opens.
 */
export function useMenuAreas(menu: Menu): MenuAreas & { isPending: boolean } {
  const t = useTranslations('layout.client.groups')
  const isMissing = menu.areas.length === 0
  const [fetched, setFetched] = useState<Area[]>([])
  const [isPending, setPending] = useState(isMissing)
  useEffect(() => {
    if (!isMissing) return
    const controller = new AbortController()
    setPending(true)
    fetchAreas(controller.signal)
      .then(setFetched, (error: unknown) => {
        if (!controller.signal.aborted) console.error('Destinations', error)
      })
      .finally(() => {
        if (!controller.signal.aborted) setPending(false)
      })
    return () => controller.abort()
  }, [isMissing])
  const shown = isMissing ? menuAreas(fetched, (group) => t(group)) : menu
  return { areas: shown.areas, groups: shown.groups, isPending }
}
