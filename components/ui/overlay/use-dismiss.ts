'use client'

import { type RefObject, useEffect } from 'react'
import { onLeave } from '@/stores/navigation'

/**
 * While open, Esc, a click or focus outside `root` and navigation call `close`; after Esc the focus returns.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent | FocusEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      root.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
      close()
    }
    const unsubscribe = onLeave(close)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onEscape)
    return () => {
      unsubscribe()
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onEscape)
    }
  }, [root, open, close])
}
