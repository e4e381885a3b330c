'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Panel } from '@/components/ui/display/panel'
import { Tabs } from '@/components/ui/navigation/tabs'
import { formatInstant } from '@/lib/i18n/format'
import type { Email } from './mailbox-query'

const TEXT = 'rounded-12 bg-bg-2 p-4 font-sans text-15 wrap-break-word whitespace-pre-wrap'

/** An email or text message as sent; its links open in a new tab, and its scripts cannot run. */
export function EmailReader({ email }: { email: Email }) {
  const t = useTranslations('mailbox')
  const { locale } = usePreferences()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel aria-label={t('reader')} className="max-lg:order-first">
      <h2 ref={heading} tabIndex={-1} className="text-20 outline-0">
        {email.kind === 'sms' ? t('sms') : email.subject}
      </h2>
      <p className="mb-4 text-14 text-ink-3">
        {t('to', { recipient: email.recipient })} · {formatInstant(email.sent_at, locale)}
      </p>
      {email.kind === 'sms' ? <pre className={TEXT}>{email.text}</pre> : <Versions email={email} />}
    </Panel>
  )
}

function Versions({ email }: { email: Email }) {
  const t = useTranslations('mailbox')
  return (
    <Tabs
      label={t('versions')}
      items={[
        {
          id: 'html',
          label: t('html'),
          content: (
            <iframe
              title={email.subject}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={`<base target="_blank">${email.html}`}
              className="mt-3 h-96 w-full rounded-12 border border-line bg-white"
            />
          ),
        },
        {
          id: 'text',
          label: t('text'),
          content: <pre className={`mt-3 ${TEXT}`}>{email.text}</pre>,
        },
      ]}
    />
  )
}
