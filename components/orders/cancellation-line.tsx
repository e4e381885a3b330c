'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { Icon } from '@/components/ui/icon'
import { NoWrapDates } from '@/components/ui/no-wrap-dates'
import type { Booking } from '@/lib/contract/orders'
import { formatInstant } from '@/lib/i18n/format'
import { cancellationCondition } from './cancellation'

/** The cancellation policy as a date, in the venue's time and, if different, the viewer's. */
export function CancellationLine({ booking }: { booking: Booking }) {
  const t = useTranslations('orders.cancellation')
  const { locale } = usePreferences()
  const condition = cancellationCondition(booking, new Date())
  const text = () => {
    if (condition.kind === 'keeps') return t('keeps', { percent: condition.percent })
    if (condition.kind !== 'until') return t(condition.kind)
    const there = formatInstant(condition.moment, locale, booking.time_zone)
    const here = formatInstant(condition.moment, locale)
    if (here === there) return <NoWrapDates text={t('until', { there })} moments={[there]} />
    return <NoWrapDates text={t('untilBoth', { there, here })} moments={[there, here]} />
  }
  return (
    <p className="flex items-start gap-2 text-14 text-ink-2">
      <Icon name="calendar-x" className="mt-0.5 text-sea" />
      <span>{text()}</span>
    </p>
  )
}
