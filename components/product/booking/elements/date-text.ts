'use client'

import { usePreferences } from '@/components/page/preferences'
import { formatDate } from '@/lib/i18n/format'
import { viewOf } from '../store/booking-view'
import { useBookingParts } from '../store/use-booking-parts'

/** Returns the selected date or date range as text; null while there is none. */
export function useDateText(): string | null {
  const { locale } = usePreferences()
  const [date, endDate] = useBookingParts((state) => {
    const { selection } = viewOf(state)
    return [selection.date, selection.endDate]
  })
  if (!date) return null
  if (!endDate || endDate === date) return formatDate(date, locale)
  return [date, endDate].map((day) => formatDate(day, locale, 'day')).join(' – ')
}
