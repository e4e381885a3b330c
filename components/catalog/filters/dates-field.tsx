'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DatePicker } from '@/components/ui/date-picker/date-picker'
import { BOOKING_HORIZON_DAYS } from '@/lib/domain/booking-horizon'
import type { DatePeriod } from '@/lib/domain/listing'
import { addDays, todayIn } from '@/lib/domain/local-date'

interface DatesFieldProps {
  dates: DatePeriod | null
  onChange(dates: DatePeriod | null): void
}

const isSame = (one: DatePeriod | null, other: DatePeriod | null) =>
  one?.from === other?.from && one?.to === other?.to

/**
 * The visitor's first and last day; rendered only in the browser, which knows today's date. Applied when the
 * picker closes: updating the listing at the second day would remove the open picker.
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
      max={addDays(today, BOOKING_HORIZON_DAYS)}
      today={today}
    />
  )
}
