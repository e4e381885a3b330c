'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { cx } from '@/components/ui/class-names'
import { formatInstant } from '@/lib/i18n/format'
import type { Email } from './mailbox-query'

interface EmailListProps {
  emails: Email[]
  open: number | null
  onOpen(id: number): void
}

export function EmailList({ emails, open, onOpen }: EmailListProps) {
  const t = useTranslations('mailbox')
  const { locale } = usePreferences()
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {emails.map(({ id, kind, subject, recipient, sent_at }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === open ? 'true' : undefined}
            onClick={() => onOpen(id)}
            className={cx(
              'w-full rounded-12 px-4 py-3 text-left inset-ring',
              id === open ? 'bg-brand-tint inset-ring-brand' : 'inset-ring-line hover:inset-ring-ink',
            )}
          >
            <span className="block font-[650]">{kind === 'sms' ? t('sms') : subject}</span>
            <span className="block truncate text-14 text-ink-2">{recipient}</span>
            <span className="block text-13 text-ink-3">
              <time dateTime={sent_at}>{formatInstant(sent_at, locale)}</time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
