'use client'

import { useEffect } from 'react'
import { isOfSession, startSession } from '@/components/account/session'
import { whenSessionEnded } from '@/lib/api/browser'

/** When whatever the page needs is long there. */
const WATCH_AFTER_MS = 10_000

/** A newer build may have taken the place of the watch itself: the next page is of it anyway. */
function watch(): void {
  import('./build-watcher').then(
    (build) => build.watchBuild(),
    (lost) => {
      if (navigator.onLine) console.warn(lost)
      else window.addEventListener('online', watch, { once: true })
    },
  )
}

/** What becomes of the session later; it comes when the page has its own, and is there when that ends. */
const sessionWatch = () => import('@/components/account/sync-session')

/** Without a network nothing becomes of it, and the next call that ends it asks again. */
const lost = () => undefined

/** Brings the page alive: who is here, and what is in the cart. */
export function StartUp() {
  useEffect(() => {
    // Says to tests, and to whoever measures, that clicks are heard from now on.
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
    // Nobody waits for it, and without a network there is nothing to be made ready.
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
  useEffect(() => {
    // A page that comes back from the browser's memory may have been left by somebody else, or by nobody.
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted && !isOfSession()) window.location.reload()
    }
    window.addEventListener('pageshow', refresh)
    return () => window.removeEventListener('pageshow', refresh)
  }, [])
  return null
}
