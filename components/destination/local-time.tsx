'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { dateTimeFormat } from '@/lib/domain/date-time-format'
import { utcOffset } from '@/lib/domain/utc-offset'
import { hoursApart } from './utc-offset'

const TICK_MS = 20_000

interface LocalTimeProps {
  timeZone: string
}

/** Local time and its difference from the visitor's time; renders nothing until hydration. */
export function LocalTime({ timeZone }: LocalTimeProps) {
  const t = useTranslations('destination.facts')
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  if (!now) return null
  const time = dateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now)
  const minutes = utcOffset(timeZone, now) + now.getTimezoneOffset()
  const hours = hoursApart(minutes)
  const difference = minutes === 0 ? t('same') : minutes > 0 ? t('ahead', { hours }) : t('behind', { hours })
  return t('now', { time, difference })
}
