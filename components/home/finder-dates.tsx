'use client'

import { type RefObject, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Panel } from '@/components/ui/date-picker/panel'
import { BOOKING_HORIZON_DAYS } from '@/lib/domain/booking-horizon'
import type { DatePeriod } from '@/lib/domain/listing'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { formatPeriod } from '@/lib/i18n/format-date-range'

/** The selected days, and their text in the page's language. */
export interface FinderPeriod extends DatePeriod {
  text: string
}

interface FinderDatesProps {
  id: string
  label: string
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLButtonElement | null>
  field: RefObject<HTMLElement | null>
  dates: FinderPeriod | null
  onChange(dates: FinderPeriod | null): void
}

/** The open calendar of the home search; loaded on first use. */
export function FinderDates({
  id,
  label,
  open,
  onOpenChange,
  anchor,
  field,
  dates,
  onChange,
}: FinderDatesProps) {
  const { locale } = usePreferences()
  const [today] = useState(() => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone))
  const max = addDays(today, BOOKING_HORIZON_DAYS)
  return (
    <Panel
      id={id}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      field={field}
      rules={{ mode: 'date', accuracy: 2, required: false, isDisabled: () => false, min: today, max }}
      value={dates && { start: dates.from, end: dates.to }}
      isRange
      onChange={(span) =>
        onChange(span && { from: span.start, to: span.end, text: formatPeriod(span.start, span.end, locale) })
      }
      onClear={() => onChange(null)}
      today={today}
      near="12:00"
    />
  )
}
