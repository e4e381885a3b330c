'use client'

import { usePreferences } from '@/components/layout/preferences'
import { formatDate } from '@/lib/i18n/format'
import type { SelectionDraft } from './selection-draft'

/** Returns the chosen date or date range as text; null while there is none. */
export function useDateWords({ date, endDate }: SelectionDraft): string | null {
  const { locale } = usePreferences()
  if (!date) return null
  if (!endDate || endDate === date) return formatDate(date, locale)
  return [date, endDate].map((day) => formatDate(day, locale, 'day')).join(' – ')
}
