'use client'

import { useTranslations } from 'next-intl'
import { Dialog as Radix } from 'radix-ui'
import { type RefObject, useRef } from 'react'
import { Icon } from './icon'
import { ICON_BUTTON } from './icon-button'
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
}

interface FrameProps extends OverlayProps {
  /** The look beside `sheet`, from 768 px on. */
  className: string
  /** What gets the focus first; what can have it first unless said otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * What lies over the page until it is closed: on a phone a sheet from below that follows the finger.
 * The focus stays inside, and goes back to where it was.
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
            // It closes the list of the field that has the focus, and the sheet only the next time.
            if (document.activeElement?.matches('[role=combobox][aria-expanded=true]')) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // A form's message is gone where what it asked for was done here: its button goes on.
            const home = before.current?.isConnected
              ? before.current
              : form.current?.querySelector('[type=submit]')
            if (home instanceof HTMLElement) home.focus()
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
