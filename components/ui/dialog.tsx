'use client'

import { useTranslations } from 'next-intl'
import { Dialog as Radix } from 'radix-ui'
import { cx } from './class-names'
import { Icon } from './icon'
import { ICON_BUTTON } from './icon-button'

export interface DialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  title: string
  description?: React.ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: React.ReactNode
  wide?: boolean
  children: React.ReactNode
}

/** A dialog in the middle; on a phone a sheet from below. */
export function Dialog({ open, onOpenChange, title, description, footer, wide, children }: DialogProps) {
  const t = useTranslations('ui')
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-[fade-in_200ms] bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-[sheet-up_240ms_cubic-bezier(0.2,0.7,0.2,1)] flex-col rounded-t-[24px] bg-raised shadow-3 md:inset-0 md:m-auto md:h-fit md:max-h-[min(92dvh,860px)] md:animate-[fade-in_200ms] md:rounded-26',
            wide ? 'md:max-w-[720px]' : 'md:max-w-[480px]',
          )}
        >
          <span
            aria-hidden="true"
            className="mx-auto mt-2.5 h-[5px] w-10 rounded-pill bg-line-strong/60 md:hidden"
          />
          <header className="flex items-center justify-between gap-4 py-1 pr-2 pl-5 md:pt-4 md:pr-4 md:pl-7">
            <Radix.Title className="text-20">{title}</Radix.Title>
            <Radix.Close aria-label={t('close')} className={ICON_BUTTON}>
              <Icon name="x" className="size-6" />
            </Radix.Close>
          </header>
          <div className="overflow-y-auto overscroll-contain px-5 pt-1 pb-5 md:px-7 md:pb-7">
            {description && <Radix.Description className="mb-4 text-ink-2">{description}</Radix.Description>}
            {children}
          </div>
          {footer && (
            <footer className="flex items-center justify-between gap-4 border-t border-line px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:px-7">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
