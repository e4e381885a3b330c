'use client'

import { useTranslations } from 'next-intl'
import { NoWrapDates } from '@/components/ui/text/no-wrap-dates'
import type { HoldTime } from './hold-countdown'

/** When a hold ends, in the venue's time and, if different, the viewer's; null once it is over. */
export function HoldText({ left }: { left: HoldTime | null }) {
  const t = useTranslations('orders.hold')
  if (left === null) return t('over')
  const { there, here, today, minutes, seconds } = left
  const key = !today ? 'untilDay' : seconds === null ? 'until' : 'lastMinute'
  const values = { minutes, seconds: seconds ?? 0 }
  if (there === here)
    return <NoWrapDates text={t(key, { ...values, time: there, moment: there })} moments={[there]} />
  return <NoWrapDates text={t(`${key}Both`, { ...values, there, here })} moments={[there, here]} />
}
