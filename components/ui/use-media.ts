'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Viewports as narrow as a phone. */
export const PHONE = '(width < 48rem)'

/** Whether a media query matches; `onServer` on the server and while React hydrates. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  )
}
