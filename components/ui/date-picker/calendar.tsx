'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DayPicker, type Matcher } from 'react-day-picker'
import { joined } from '@/components/ui/text/joined'
import { usePageLocale } from '@/components/ui/text/use-page-locale'
import type { LocalDate } from '@/lib/domain/local-date'
import { formatDate } from '@/lib/i18n/format'
import { cx } from '../class-names'
import { fromDate, toDate } from './calendar-date'
import { calendarIn } from './calendar-locale'
import { CALENDAR_STYLE } from './calendar-style'
import { DayButton } from './day-button'
import { dateOf } from './moment'
import { isOpenDay, type PickerRules, type Span } from './rules'
import { useDayDrag } from './use-day-drag'

interface CalendarProps {
  label: string
  rules: PickerRules
  today: LocalDate
  /** The selected days; start and end are equal for a single day. */
  span: Span | null
  /** First day of a range that has no end yet. */
  open: LocalDate | null
  onDay(day: LocalDate): void
  /** Called with a dragged range; without it days cannot be dragged over. */
  onSpan?(span: Span): void
  months: 1 | 2
  /** Focuses the selected day, or today. */
  autoFocus?: boolean
}

/** A calendar to select a day or a range. */
export function Calendar({
  label,
  rules,
  today,
  span,
  open,
  onDay,
  onSpan,
  months,
  autoFocus,
}: CalendarProps) {
  const t = useTranslations('ui.datePicker')
  const locale = usePageLocale()
  const { lang, weekStartsOn, chevron, formatters, labels } = calendarIn(locale)
  const [month, setMonth] = useState(() => toDate(open ?? (span ? dateOf(span.start) : today)))
  const drag = useDayDrag(rules, open, (days) => onSpan?.(days))
  const range = drag.marked ?? (open ? { start: open, end: open } : span)
  const bar = range && range.start !== range.end ? range : null
  const on =
    (test: (date: LocalDate) => boolean): Matcher =>
    (day: Date) =>
      test(fromDate(day))
  const inside = (date: LocalDate) => Boolean(range && date >= range.start && date <= range.end)

  function labelOf(date: LocalDate): string {
    const notes = [
      date === today && t('today'),
      bar?.start === date && t('start'),
      bar?.end === date && t('end'),
      !isOpenDay(date, rules) && t('closed'),
    ].filter((note) => note !== false)
    return joined([formatDate(date, locale), ...notes], locale)
  }

  return (
    <div
      {...(onSpan ? drag.handlers : {})}
      className={cx(
        'max-w-full select-none',
        months === 2 ? 'w-164' : 'w-77',
        onSpan && '[@media(min-height:30rem)]:touch-none',
      )}
    >
      <DayPicker
        aria-label={label}
        lang={lang}
        month={month}
        onMonthChange={setMonth}
        numberOfMonths={months}
        pagedNavigation={false}
        startMonth={rules.min ? toDate(dateOf(rules.min)) : undefined}
        endMonth={rules.max ? toDate(dateOf(rules.max)) : undefined}
        fixedWeeks
        autoFocus={autoFocus}
        today={toDate(today)}
        weekStartsOn={weekStartsOn}
        onDayClick={(day) => onDay(fromDate(day))}
        onDayFocus={(day) => drag.reach(fromDate(day))}
        disabled={on((date) => !isOpenDay(date, rules))}
        modifiers={{
          selected: on(inside),
          range_start: on((date) => bar?.start === date),
          range_middle: on((date) => bar !== null && date > bar.start && date < bar.end),
          range_end: on((date) => bar?.end === date),
        }}
        classNames={{
          ...CALENDAR_STYLE,
          months: cx(
            CALENDAR_STYLE.months,
            months === 2 && 'grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))]',
          ),
        }}
        components={{ DayButton, Chevron: chevron }}
        formatters={formatters}
        labels={{
          ...labels,
          labelNav: () => t('months'),
          labelPrevious: () => t('previous'),
          labelNext: () => t('next'),
          labelDayButton: (day) => labelOf(fromDate(day)),
        }}
      />
    </div>
  )
}
