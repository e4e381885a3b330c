'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DatePicker } from '@/components/ui/date-picker/date-picker'
import type { DatePeriod } from '@/lib/domain/listing'
import { addDays, todayIn } from '@/lib/domain/local-date'

/** How far ahead anything can be booked, in days. */
const HORIZON_DAYS = 180

interface DatesFieldProps {
  dates: DatePeriod | null
  onChange(dates: DatePeriod | null): void
}

/** The first and the last of the days that somebody has; rendered in the browser alone, for it knows what day it is. */
export function DatesField({ dates, onChange }: DatesFieldProps) {
  const t = useTranslations('listing.dates')
  const [today] = useState(() => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone))
  return (
    <DatePicker
      range
      label={t('label')}
      placeholder={t('any')}
      value={dates && { start: dates.from, end: dates.to }}
      onChange={(span) => onChange(span && { from: span.start, to: span.end })}
      min={today}
      max={addDays(today, HORIZON_DAYS)}
      today={today}
    />
  )
}
