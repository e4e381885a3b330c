'use client'

import { Tooltip as Radix } from 'radix-ui'
import { type RefObject, useEffect, useId } from 'react'

interface TooltipBubbleProps {
  text: string
  side: 'top' | 'bottom'
  /** Contains the element that the tooltip describes. */
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onClose(): void
}

/** The bubble of a tooltip; its visibility is controlled from outside. */
export function TooltipBubble({ text, side, anchor, open, onClose }: TooltipBubbleProps) {
  const id = useId()
  useEffect(() => {
    const part = anchor.current?.querySelector('a, button')
    if (!open || !part || part.hasAttribute('aria-describedby')) return
    part.setAttribute('aria-describedby', id)
    return () => part.removeAttribute('aria-describedby')
  }, [anchor, open, id])
  // Focus may scroll the page, and scrolling closes tooltips: not that of the focused element.
  const hasFocus = () => anchor.current?.contains(document.activeElement)
  return (
    <Radix.Provider disableHoverableContent>
      <Radix.Root open={open} onOpenChange={(to) => !to && !hasFocus() && onClose()}>
        <Radix.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            side={side}
            onEscapeKeyDown={onClose}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-72 animate-[fade-in_150ms] rounded-8 bg-ink px-3 py-1.5 text-13 font-semibold text-bg wrap-break-word forced-colors:border"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
