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

const isSame = (one: DatePeriod | null, other: DatePeriod | null) =>
  one?.from === other?.from && one?.to === other?.to

/**
 * The first and the last of the days that somebody has; rendered in the browser alone, for it knows what day it is.
 * They count when the picker closes: a listing that changes at the second day would take the open picker with it.
 */
export function DatesField({ dates, onChange }: DatesFieldProps) {
  const t = useTranslations('listing.dates')
  const [today] = useState(() => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone))
  const [applied, setApplied] = useState(dates)
  const [draft, setDraft] = useState(dates)
  if (!isSame(applied, dates)) {
    setApplied(dates)
    setDraft(dates)
  }
  return (
    <DatePicker
      range
      label={t('label')}
      placeholder={t('any')}
      value={draft && { start: draft.from, end: draft.to }}
      onChange={(span) => setDraft(span && { from: span.start, to: span.end })}
      onBlur={() => {
        if (!isSame(draft, dates)) onChange(draft)
      }}
      min={today}
      max={addDays(today, HORIZON_DAYS)}
      today={today}
    />
  )
}
