'use client'

import type { DayPickerProps } from 'react-day-picker'
import { Icon } from '@/components/ui/media/icon'
import { factsOf, type Locale } from '@/lib/domain/locale'
import { formatDate } from '@/lib/i18n/format'
import { fromDate } from './calendar-date'

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={orientation === 'left' ? 'caret-left' : 'caret-right'} className="size-5" />
}

/**
 * Settings shared by all calendars: Gregorian months and weekdays in the page's language, with its first day
 * of the week.
 */
export function calendarIn(locale: Locale) {
  const { weekdayWidth, weekStart } = factsOf(locale)
  const short = new Intl.DateTimeFormat(locale, { weekday: weekdayWidth })
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  const month = (day: Date) => formatDate(fromDate(day), locale, 'month')
  return {
    lang: locale,
    weekStartsOn: weekStart,
    chevron: Chevron,
    formatters: { formatCaption: month, formatWeekdayName: (day: Date) => short.format(day) },
    labels: { labelGrid: month, labelWeekday: (day: Date) => long.format(day) },
  } satisfies Partial<DayPickerProps> & { chevron: typeof Chevron }
}
