'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useNow } from '@/components/orders/query/use-now'
import { usePreferences } from '@/components/page/preferences'
import { Icon } from '@/components/ui/media/icon'
import { NoWrapDates } from '@/components/ui/text/no-wrap-dates'
import type { Order } from '@/lib/contract/orders'
import { holdTime } from './hold-countdown'
import { HoldExtension } from './hold-extension'

interface HoldNoteProps {
  orderId: string
  /** `time_zone` is the venue's. */
  hold: { expires_at: string; extendable_from: string | null; time_zone: string }
  onOver(): void
  onExtended(order: Order): void
}

/**
 * When the hold really ends, in the venue's time and, if different, the viewer's; offers an extension near
 * the end.
 */
export function HoldNote({ orderId, hold, onOver, onExtended }: HoldNoteProps) {
  const t = useTranslations('orders.hold')
  const { locale } = usePreferences()
  const now = useNow()
  const { expires_at: end, extendable_from: from, time_zone: venue } = hold
  const left = holdTime(end, now, locale, { venue })
  const over = left === null
  const onOverRef = useRef(onOver)
  onOverRef.current = onOver
  useEffect(() => {
    if (over) onOverRef.current()
  }, [over])

  function text(): React.ReactNode {
    if (left === null) return t('over')
    const { there, here, today, minutes, seconds } = left
    const key = !today ? 'untilDay' : seconds === null ? 'until' : 'lastMinute'
    const values = { minutes, seconds: seconds ?? 0 }
    if (there === here)
      return <NoWrapDates text={t(key, { ...values, time: there, moment: there })} moments={[there]} />
    return <NoWrapDates text={t(`${key}Both`, { ...values, there, here })} moments={[there, here]} />
  }

  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2 text-15 text-ink-2 tabular-nums">
        <Icon name="clock" className="mt-0.5 text-sea" />
        <span>{text()}</span>
      </p>
      <HoldExtension
        orderId={orderId}
        offered={!over && from !== null && new Date(from) <= now}
        onExtended={onExtended}
      />
    </div>
  )
}
