/** Bytes of pages, as sent, after which no further page of a screen is requested; a page has 15 to 27 KB. */
const ENOUGH_BYTES = 48 * 1024
/** The same for all screens of a page, however far it is scrolled. */
const ENOUGH_BYTES_OF_VISIT = 80 * 1024
/** The router requests the routes of a page, then the page. */
const REQUESTS = 2
/** How long a page is waited for whose requests do not come: the router has it. */
const LOST_MS = 2_000

/** A request of the router for a page has this parameter. */
const isOf = (entry: PerformanceResourceTiming, page: string) => {
  const url = new URL(entry.name)
  return url.searchParams.has('_rsc') && url.pathname === new URL(page).pathname
}

/**
 * Prefetches pages one after another, until there are no more or many bytes have arrived, of this screen or since the
 * visitor has opened the page.
 */
export function prefetchInTurn(prefetch: (page: string) => void) {
  let waiting: string[] = []
  let current: string | null = null
  let requests = 0
  let bytes = 0
  let bytesOfVisit = 0
  let visited = window.location.pathname
  let lost: ReturnType<typeof setTimeout>
  const next = () => {
    clearTimeout(lost)
    const isEnough = bytes >= ENOUGH_BYTES || bytesOfVisit >= ENOUGH_BYTES_OF_VISIT
    current = (!isEnough && waiting.shift()) || null
    if (!current) return
    requests = 0
    lost = setTimeout(next, LOST_MS)
    prefetch(current)
  }
  const observer = new PerformanceObserver((list) => {
    const page = current
    if (!page) return
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (isOf(entry, page)) {
        bytes += entry.encodedBodySize
        bytesOfVisit += entry.encodedBodySize
        requests += 1
      }
    if (requests >= REQUESTS) next()
  })
  observer.observe({ type: 'resource' })
  return {
    /** Replaces the pages that wait. The page under way is completed. */
    replace(pages: string[]): void {
      const { pathname } = window.location
      if (pathname !== visited) bytesOfVisit = 0
      visited = pathname
      waiting = pages
      bytes = 0
      if (!current) next()
    },
    end(): void {
      observer.disconnect()
      clearTimeout(lost)
    },
  }
}
