'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Icon } from '@/components/ui/media/icon'
import { formatInstant } from '@/lib/i18n/format'

export interface SupportSentProps {
  number: string
  email: string
  /** Until when a reply is promised; null without a promise. */
  dueAt: string | null
  onAgain(): void
}

/** Confirms a request and shows its number; takes the focus, since the form is removed. */
export function SupportSent({ number, email, dueAt, onAgain }: SupportSentProps) {
  const t = useTranslations('pages.support.sent')
  const { path, locale } = usePreferences()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <Icon name="check-circle-fill" className="size-11 text-ok" />
      <h2 ref={heading} tabIndex={-1} className="outline-0">
        {t('title')}
      </h2>
      <p>
        <span className="block text-14 text-ink-3">{t('number')}</span>
        <b className="text-24 font-bold tabular-nums">{number}</b>
      </p>
      <p className="text-ink-2">{t('line', { email, promised: String(dueAt !== null) })}</p>
      {dueAt !== null && <p className="font-semibold">{t('due', { time: formatInstant(dueAt, locale) })}</p>}
      <p className="text-14 text-ink-3">{t('missing')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
        <span className="auth-in">
          <ButtonLink href={path('/profile/support')} variant="quiet">
            {t('messages')}
          </ButtonLink>
        </span>
      </div>
    </div>
  )
}
