'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/media/icon'
import { GOOGLE_PEOPLE, type GooglePerson, nameOf } from './google-people'

interface GoogleChoiceProps {
  busy: boolean
  onChoose(person: GooglePerson): void
}

/** The sandbox accounts, one button each. */
export function GoogleChoice({ busy, onChoose }: GoogleChoiceProps) {
  const t = useTranslations('sandboxGoogle')
  return (
    <ul aria-label={t('people')} className="divide-y divide-line">
      {GOOGLE_PEOPLE.map((person) => (
        <li key={person.email}>
          <button
            type="button"
            disabled={busy}
            onClick={() => onChoose(person)}
            className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
          >
            <Icon name="user-circle" className="size-8 text-ink-3" />
            <span className="grid">
              <span className="font-[650]">{nameOf(person)}</span>
              <span className="text-14 break-all text-ink-3">
                {person.email}
                {!person.email_verified && ` · ${t('unverified')}`}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
