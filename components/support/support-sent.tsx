'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Icon } from '@/components/ui/media/icon'

interface SupportSentProps {
  number: string
  email: string
  onAgain(): void
}

/** Confirms a request and shows its number; takes the focus, since the form is removed. */
export function SupportSent({ number, email, onAgain }: SupportSentProps) {
  const t = useTranslations('pages.support.sent')
  const { path } = usePreferences()
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
      <p className="text-ink-2">{t('line', { email })}</p>
      <p className="text-14 text-ink-3">{t('missing')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
        <span className="auth-in">
          <ButtonLink href={path('/profile/orders')} variant="quiet">
            {t('orders')}
          </ButtonLink>
        </span>
      </div>
    </div>
  )
}
