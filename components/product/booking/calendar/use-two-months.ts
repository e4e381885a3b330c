'use client'

import { useSyncExternalStore } from 'react'

/** Two months fit side by side on a tablet, and beside the ticket from 1200 px. */
const ROOM = '(min-width: 1200px), (min-width: 768px) and (max-width: 1023.98px)'

function subscribe(changed: () => void) {
  const media = window.matchMedia(ROOM)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether there is room for two months; false on the server. */
export function useTwoMonths(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(ROOM).matches,
    () => false,
  )
}
