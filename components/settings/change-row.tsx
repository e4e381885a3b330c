'use client'

import { useTranslations } from 'next-intl'
import { Fragment, useRef } from 'react'
import { Button } from '@/components/ui/action/button'
import { useFocusBack } from './use-focus-back'

interface ChangeRowProps {
  title: string
  value: string
  open: boolean
  /** Nothing is set yet. */
  unset?: boolean
  onOpen(): void
  /** The form that changes it. */
  children: React.ReactNode
}

/** A value with a button that opens the form to change it. */
export function ChangeRow({ title, value, open, unset = false, onOpen, children }: ChangeRowProps) {
  const t = useTranslations('settings')
  const button = useRef<HTMLButtonElement>(null)
  const [name, ...hosts] = value.split('@')
  useFocusBack(button, open)
  return (
    <div className="py-4 last:pb-0">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-15 font-semibold">{title}</h3>
          <p className="wrap-break-word text-ink-2">
            {name}
            {/* Lets an email address break after its @ rather than within a word. */}
            {hosts.map((host) => (
              <Fragment key={host}>
                @<wbr />
                {host}
              </Fragment>
            ))}
          </p>
        </div>
        {!open && (
          <Button
            ref={button}
            variant="quiet"
            aria-label={t(unset ? 'setOf' : 'changeOf', { what: title })}
            className="flex-none"
            onClick={onOpen}
          >
            {t(unset ? 'set' : 'change')}
          </Button>
        )}
      </div>
      {open && <div className="mt-4">{children}</div>}
    </div>
  )
}
