import { useSyncExternalStore } from 'react'

/** A fragment, so that the token is in no log and no referrer. */
const LINK = /^#link=([\w-]{43})$/

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The token of the mailed link that was opened; null without one. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => LINK.exec(window.location.hash)?.[1] ?? null,
    () => null,
  )
}
