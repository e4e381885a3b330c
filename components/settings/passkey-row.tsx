'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { Icon } from '@/components/ui/media/icon'
import type { Passkey } from '@/lib/contract/passkeys'
import { formatInstant } from '@/lib/i18n/format'

interface PasskeyRowProps {
  passkey: Passkey
  busy: boolean
  onRemove(): void
}

export function PasskeyRow({ passkey, busy, onRemove }: PasskeyRowProps) {
  const t = useTranslations('settings.passkeys')
  const { locale } = usePreferences()
  const { browser, system, created_at, last_used_at } = passkey
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
  const date = formatInstant(created_at, locale)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name="fingerprint" className="size-7 text-ink-3" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{device}</p>
        <p className="text-14 text-ink-3 tabular-nums">
          {last_used_at
            ? t('used', { date, last: formatInstant(last_used_at, locale) })
            : t('created', { date })}
        </p>
      </div>
      <Button variant="quiet" size="sm" busy={busy} aria-label={t('removeOf', { device })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  )
}
