'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import { Icon } from '@/components/ui/icon'
import { formatInstant } from '@/lib/i18n/format'
import { holdTime } from './hold-time'
import { useNow } from './use-now'

/** Until when the places are held; the real hold, in plain words. */
export function HoldNote({ expiresAt, onOver }: { expiresAt: string; onOver(): void }) {
  const t = useTranslations('orders.hold')
  const { locale } = usePreferences()
  const hold = holdTime(expiresAt, useNow())
  const over = hold === null
  const told = useRef(onOver)
  told.current = onOver
  useEffect(() => {
    if (over) told.current()
  }, [over])
  return (
    <p className="flex items-start gap-2 text-15 text-ink-2">
      <Icon name="clock" className="mt-0.5 text-sea" />
      {hold === null
        ? t('over')
        : hold.today
          ? t('until', { time: hold.time, minutes: hold.minutes })
          : t('untilDay', { moment: formatInstant(expiresAt, locale) })}
    </p>
  )
}
