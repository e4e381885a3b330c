'use client'

import { useEffect, useRef } from 'react'

interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}

/** While open, the back gesture of a phone closes it instead of leaving the page, where the browser can do that. */
export function useCloseRequest(open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  }, [close])
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
    if (!open || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [open])
}
