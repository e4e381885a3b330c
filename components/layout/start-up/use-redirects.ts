import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isInternalNavigation } from '@/components/page/is-internal-navigation'
import { afterPaint } from '@/components/ui/after-paint'
import { onEntryChange } from './entry-changes'
import { redirectOf } from './look-up-redirect'

/** Whether the document may be from the browser's cache, so that the middleware has not seen the navigation. */
function isFromHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

const painted = () => new Promise<void>((resolve) => afterPaint(resolve))

/**
 * Follows redirects on the navigations that the middleware does not see: the router shows prefetched and
 * visited pages from its cache, and the browser shows documents again on Back and Forward.
 * @param pathname public path of the current page
 */
export function useRedirects(pathname: string): void {
  const router = useRouter()
  /** Path and query that were looked up last. */
  const last = useRef<string | null>(null)
  /** The lookup of a clicked link, while the router fetches its page. */
  const ahead = useRef<{ path: string; target: Promise<string | null> } | null>(null)

  const follow = useEffectEvent(async (path: string) => {
    const page = path + window.location.search
    if (last.current === page) return
    last.current = page
    const started = ahead.current
    ahead.current = null
    const target = await (started?.path === path ? started.target : redirectOf(path))
    if (target === null || window.location.pathname !== path) return
    if (target.startsWith('/')) router.replace(target)
    else if (URL.canParse(target)) window.location.replace(target)
  })

  useEffect(() => {
    const { pathname: opened, search } = window.location
    if (!isFromHistory()) last.current = opened + search
    const leaving = (event: MouseEvent) => {
      if (!isInternalNavigation(event) || !(event.target instanceof Element)) return
      const path = event.target.closest('a')?.pathname
      // After the click has been handled and its effect has been painted.
      if (path) ahead.current = { path, target: painted().then(() => redirectOf(path)) }
    }
    // Also fires if only the query changes. A page that stores its state in the query replaces its entry.
    const endChanges = onEntryChange((kind) => {
      if (kind !== 'replace') void follow(window.location.pathname)
    })
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      last.current = null
      void follow(window.location.pathname)
    }
    // Before the router handles the click, which keeps the browser busy.
    document.addEventListener('click', leaving, { capture: true })
    window.addEventListener('pageshow', shown)
    return () => {
      document.removeEventListener('click', leaving, { capture: true })
      endChanges()
      window.removeEventListener('pageshow', shown)
    }
  }, [])

  useEffect(() => void follow(pathname), [pathname])
}
