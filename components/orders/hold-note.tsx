'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { usePreferences } from '@/components/layout/preferences'
import { Icon } from '@/components/ui/icon'
import type { Order } from '@/lib/contract/orders'
import { formatInstant } from '@/lib/i18n/format'
import { HoldExtension } from './hold-extension'
import { holdTime } from './hold-time'
import { useNow } from './use-now'

interface HoldNoteProps {
  orderId: string
  hold: { expires_at: string; extendable_from: string | null }
  onOver(): void
  onExtended(order: Order): void
}

/** Until when the places are held: the real hold, in plain words, and near its end the way to keep them longer. */
export function HoldNote({ orderId, hold, onOver, onExtended }: HoldNoteProps) {
  const t = useTranslations('orders.hold')
  const { locale } = usePreferences()
  const now = useNow()
  const { expires_at: end, extendable_from: from } = hold
  const left = holdTime(end, now)
  const over = left === null
  const told = useRef(onOver)
  told.current = onOver
  useEffect(() => {
    if (over) told.current()
  }, [over])

  function words(): string {
    if (left === null) return t('over')
    if (!left.today) return t('untilDay', { moment: formatInstant(end, locale) })
    const { time, minutes, seconds } = left
    return seconds === null ? t('until', { time, minutes }) : t('lastMinute', { time, seconds })
  }

  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2 text-15 text-ink-2 tabular-nums">
        <Icon name="clock" className="mt-0.5 text-sea" />
        {words()}
      </p>
      <HoldExtension
        orderId={orderId}
        offered={!over && from !== null && new Date(from) <= now}
        onExtended={onExtended}
      />
    </div>
  )
}
