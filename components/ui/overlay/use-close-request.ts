'use client'

import { useEffect, useRef } from 'react'
import { PHONE } from '@/components/ui/use-media'
import { openWithEntry } from './history-entry'

interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}

/**
 * While open, the phone's back gesture closes it instead of leaving the page. Browsers without CloseWatcher
 * use a history entry.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
    if (!open) return
    if (!CloseWatcher) return matchMedia(PHONE).matches ? openWithEntry(() => latest.current()) : undefined
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [open])
}
