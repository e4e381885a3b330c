import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { redirectOf } from './look-up-redirect'

/** Whether the document may be from the browser's cache, so that the middleware has not seen the navigation. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/**
 * Follows redirects on the navigations that the middleware does not see: the router shows prefetched and
 * visited pages from its cache, and the browser shows documents again on Back and Forward.
 * @param pathname public path of the current page
 */
export function useRedirects(pathname: string): void {
  const router = useRouter()
  /** Path and query that were looked up last. */
  const last = useRef<string | null>(null)

  const follow = useEffectEvent(async (path: string) => {
    const page = path + window.location.search
    if (last.current === page) return
    last.current = page
    const target = await redirectOf(path)
    if (target === null || window.location.pathname !== path) return
    if (target.startsWith('/')) router.replace(target)
    else if (URL.canParse(target)) window.location.replace(target)
  })

  useEffect(() => {
    const { pathname: opened, search } = window.location
    if (!isFromHistory()) last.current = opened + search
    // Also fires if only the query changes.
    const changed = () => void follow(window.location.pathname)
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      last.current = null
      changed()
    }
    window.navigation?.addEventListener('currententrychange', changed)
    window.addEventListener('pageshow', shown)
    return () => {
      window.navigation?.removeEventListener('currententrychange', changed)
      window.removeEventListener('pageshow', shown)
    }
  }, [])

  useEffect(() => void follow(pathname), [pathname])
}
