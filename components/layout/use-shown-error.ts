import { useEffect, useState } from 'react'
import { isChunkFailure } from '@/components/ui/chunk-failure'
import { isServerReachable, whenServerReachable } from '@/components/ui/is-online-probe'
import { isBot } from '@/lib/domain/bots'
import { mayReload } from './chunk-reload'

/**
 * Logs what broke a page; what is to be shown of it: nothing where the page is loaded anew, and nothing to a crawler.
 * Without a network nothing is loaded anew before there is one.
 */
export function useShownError(error: unknown): 'error' | 'offline' | null {
  const [shown, setShown] = useState<'error' | 'offline' | null>(null)
  useEffect(() => {
    let here = true
    async function decide() {
      const lost = isChunkFailure(error)
      if (lost && !(await isServerReachable())) {
        if (here) setShown('offline')
        await whenServerReachable()
      }
      if (!here) return
      const { pathname, search } = window.location
      if (lost && mayReload(pathname + search, Date.now())) window.location.reload()
      else setShown(isBot(navigator.userAgent) ? null : 'error')
    }
    console.error(error)
    void decide()
    return () => {
      here = false
    }
  }, [error])
  return shown
}
