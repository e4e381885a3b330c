'use client'

import { useEffect } from 'react'
import { isOfSession, startSession } from '@/components/session/session'
import { whenIdle } from '@/components/ui/when-idle'
import { whenSessionEnded } from '@/lib/api/browser'

/** Well after the page's own resources have loaded. */
const WATCH_AFTER_MS = 10_000
/** After the page's own resources have loaded. */
const NUMBERS_AFTER_MS = 1_000

/** Starts the build watcher; if a newer build has replaced its chunk, the next page is of that build. */
function watch(): void {
  import('./build-watcher').then(
    (build) => build.watchBuilds(),
    (lost) => {
      if (navigator.onLine) console.warn(lost)
      else window.addEventListener('online', watch, { once: true })
    },
  )
}

/** Session syncing; loaded after the session has started, in time for its end. */
const sessionWatch = () => import('@/components/session/sync-session')

/** A load that fails without a network is retried by the next call that finds the session ended. */
const lost = () => undefined

/** Starts the page: session and cart. */
export function StartUp() {
  useEffect(() => {
    // Signals to tests and measurements that the page now handles clicks.
    document.documentElement.dataset.ready = 'true'
    whenSessionEnded((acting) => sessionWatch().then((watch) => watch.checkSession(acting), lost))
    void startSession()
      .then(sessionWatch)
      .then((watch) => watch.watchSession(), lost)
    const timer = setTimeout(watch, WATCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return
    // Not urgent, and without a network there is nothing to prepare.
    const timer = setTimeout(
      () =>
        import('@/components/offline/start-offline').then(
          ({ startOffline }) => startOffline(),
          () => null,
        ),
      3000,
    )
    return () => clearTimeout(timer)
  }, [])
  // The first formatter of numbers takes 50 ms on a phone, which a press with a count in its result would wait for.
  useEffect(() => whenIdle(() => new Intl.NumberFormat(document.documentElement.lang), NUMBERS_AFTER_MS), [])
  useEffect(() => {
    // A page restored from the bfcache may belong to another session.
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted && !isOfSession()) window.location.reload()
    }
    window.addEventListener('pageshow', refresh)
    return () => window.removeEventListener('pageshow', refresh)
  }, [])
  return null
}
