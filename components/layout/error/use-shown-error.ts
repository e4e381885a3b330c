import { useEffect, useState } from 'react'
import { isChunkFailure } from '@/components/ui/lazy/chunk-failure'
import { mayReload } from '@/components/ui/lazy/chunk-reload'
import { isServerReachable, whenServerReachable } from '@/components/ui/lazy/is-online-probe'
import { isBot } from '@/lib/domain/bots'

/**
 * Logs a page's error and returns what to show: nothing if the page is being reloaded, and nothing to a
 * crawler. A reload waits until the server is reachable.
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
      if (lost && mayReload(Date.now())) window.location.reload()
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
