'use client'

import { Popover as Radix } from 'radix-ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PHONE, useMedia } from '@/components/ui/use-media'
import { onLeave } from '@/stores/navigation'
import { Dialog } from './dialog'
import type { PopoverProps } from './popover'

/** Initially open: it is loaded by the click that opens it. */
export function PopoverPanel({ trigger, label, title, align = 'start', className, children }: PopoverProps) {
  const [open, setOpen] = useState(true)
  const ref = useRef<HTMLButtonElement>(null)
  const phone = useMedia(PHONE)
  // Replaces the button that had the focus; closing returns it.
  useLayoutEffect(() => ref.current?.focus(), [])
  useEffect(() => onLeave(() => setOpen(false)), [])
  const button = { ref, type: 'button', 'aria-label': label, className, children: trigger } as const
  if (phone)
    return (
      <>
        <button {...button} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)} />
        <Dialog open={open} onOpenChange={setOpen} title={title}>
          {children}
        </Dialog>
      </>
    )
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger {...button} />
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className="z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[90vw] animate-[fade-in_150ms] overflow-y-auto rounded-18 bg-raised p-4 shadow-2 wrap-break-word forced-colors:border"
        >
          <p className="mb-1 font-semibold">{title}</p>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
