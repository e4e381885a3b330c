'use client'

import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { useNavigation } from '@/stores/navigation'

const neverChanges = () => () => undefined

interface AfterFirstPaintProps {
  /** Shown until the content renders; tall enough that nothing visible moves when it does. */
  placeholder?: React.ReactNode
  children: React.ReactNode
}

/**
 * Content below the first screen. When a page opens by a click on a link, the router renders only what is above it, and
 * this follows after that has been painted. Documents, pages on Back and Forward, and links to an anchor have it at
 * once, since scroll positions depend on it.
 */
export function AfterFirstPaint({ placeholder = null, children }: AfterFirstPaintProps) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isShown, setIsShown] = useState(() => isHydrating || !useNavigation.getState().topFirst)
  useEffect(
    () => (isShown ? undefined : afterPaint(() => startTransition(() => setIsShown(true)))),
    [isShown],
  )
  return isShown ? children : placeholder
}
