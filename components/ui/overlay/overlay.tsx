'use client'

import { useTranslations } from 'next-intl'
import { Dialog as Radix } from 'radix-ui'
import { type RefObject, useRef } from 'react'
import { ICON_BUTTON } from '@/components/ui/action/icon-button'
import { Icon } from '@/components/ui/media/icon'
import { useCloseRequest } from './use-close-request'
import { useDragClose } from './use-drag-close'
import './overlay.css'

export interface OverlayProps {
  open: boolean
  onOpenChange(open: boolean): void
  title: string
  description?: React.ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: React.ReactNode
  children: React.ReactNode
  /** Called once it has closed and returned the focus. */
  onClosed?(): void
}

interface FrameProps extends OverlayProps {
  /** Class names besides `sheet`, from 768 px on. */
  className: string
  /** Receives the focus on open; default is the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * A modal layer over the page: on phones a bottom sheet that can be dragged.
 * The focus is trapped, and returned on close.
 */
export function Overlay({
  open,
  onOpenChange,
  title,
  description,
  footer,
  className,
  initialFocus,
  children,
  onClosed,
}: FrameProps) {
  const t = useTranslations('ui')
  const sheet = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const form = useRef<Element | null>(null)
  const close = () => onOpenChange(false)
  const drag = useDragClose(sheet, close)
  useCloseRequest(open, close)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          ref={sheet}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`sheet ${className}`}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement
            form.current = before.current?.closest('form') ?? null
            if (!initialFocus) return
            event.preventDefault()
            initialFocus.current?.focus()
          }}
          onEscapeKeyDown={(event) => {
            // The first Esc closes the list of the focused combobox, the next one the sheet.
            if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The element that had the focus may be gone, e.g. an error message that was resolved here: its
            // form's submit button takes over.
            const target = before.current?.isConnected
              ? before.current
              : form.current?.querySelector('[type=submit]')
            if (target instanceof HTMLElement) target.focus()
            onClosed?.()
          }}
        >
          <header className="sheet-head" {...drag}>
            <Radix.Title className="text-20 wrap-break-word">{title}</Radix.Title>
            <Radix.Close aria-label={t('close')} className={ICON_BUTTON}>
              <Icon name="x" className="size-6" />
            </Radix.Close>
          </header>
          <div className="sheet-body">
            {description && <Radix.Description className="mb-4 text-ink-2">{description}</Radix.Description>}
            {children}
          </div>
          {footer && <footer className="sheet-foot">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
