import { useEffect, useState } from 'react'
import { isBot } from '@/lib/domain/bots'
import { isChunkFailure, mayReload } from './chunk-reload'

/** Logs what broke a page; whether that is to be shown: not where the page is loaded anew, and to no crawler. */
export function useShownError(error: unknown): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    console.error(error)
    const { pathname, search } = window.location
    if (isChunkFailure(error) && mayReload(pathname + search, Date.now())) window.location.reload()
    else setShown(!isBot(navigator.userAgent))
  }, [error])
  return shown
}
