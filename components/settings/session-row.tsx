'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/media/icon'
import type { AccountSession } from '@/lib/contract/account'
import { formatInstant } from '@/lib/i18n/format'

interface SessionRowProps {
  session: AccountSession
  busy: boolean
  onEnd(): void
}

export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTranslations('settings.sessions')
  const { locale } = usePreferences()
  const { browser, system, handheld, country, current, created_at, last_seen_at } = session
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
  const seen = current ? t('now') : t('lastActive', { moment: formatInstant(last_seen_at, locale) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon name={handheld ? 'device-mobile' : 'monitor'} className="size-7 text-ink-3" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {current && (
            <Badge tone="ok" icon="check-circle-fill">
              {t('current')}
            </Badge>
          )}
        </p>
        <p className="text-14 text-ink-3 tabular-nums">{seen}</p>
        <p className="text-14 text-ink-3 tabular-nums">
          {t('since', { moment: formatInstant(created_at, locale) })}
          {country && ` · ${new Intl.DisplayNames(locale, { type: 'region' }).of(country)}`}
        </p>
      </div>
      <Button variant="quiet" size="sm" busy={busy} aria-label={t('endOf', { device })} onClick={onEnd}>
        {t('end')}
      </Button>
    </li>
  )
}
