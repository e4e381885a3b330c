'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { usePreferences } from '@/components/page/preferences'
import { fromDate, toDate } from '@/components/ui/date-picker/calendar-date'
import { calendarIn } from '@/components/ui/date-picker/calendar-locale'
import { CALENDAR_STYLE } from '@/components/ui/date-picker/calendar-style'
import { useMedia } from '@/components/ui/use-media'
import { lastBookableDay } from '@/lib/domain/booking-horizon'
import { addDays, type LocalDate, todayIn } from '@/lib/domain/local-date'
import { addMonths, type Month, monthDays, monthOf } from '@/lib/domain/month'
import { formatDate } from '@/lib/i18n/format'
import { boundsOf } from '../store/availability-view'
import type { Leg } from '../store/booking-state'
import { useBooking, useBookingStore } from '../store/booking-store'
import { legOf } from '../store/booking-view'
import { useBookingParts } from '../store/use-booking-parts'
import { cellPrice, fewLeft, lowestPrice, spokenPrice } from './calendar-dates'
import { CalendarDay, CellContext, type CellView } from './calendar-day'
import { openingMonth } from './opening-month'
import { type DayView, useCalendarDays } from './use-calendar-days'

/** Two months fit side by side on a tablet, and beside the ticket from 1200 px. */
const TWO_MONTHS = '(min-width: 1200px), (min-width: 768px) and (max-width: 1023.98px)'

function datesOf(months: Month[]): LocalDate[] {
  return months.flatMap((month) => {
    const { from, to } = monthDays(month)
    return Array.from({ length: Number(to.slice(8)) }, (_, index) => addDays(from, index))
  })
}

interface CalendarProps {
  leg: Leg
  label: string
  /** The first day that may be chosen; today by default. */
  from?: LocalDate
}

/** Calendar with prices; for a date range, two days are picked. */
export function Calendar({ leg, label, from }: CalendarProps) {
  const t = useTranslations('booking.calendar')
  const { locale } = usePreferences()
  const store = useBookingStore()
  const timeZone = useBooking(({ product }) => product.time_zone)
  const option = useBooking((state) => legOf(state, leg).option)
  const bounds = useBookingParts(({ availability }) => boundsOf(availability))
  const { view, can, pick, isRange, date: first, endDate: end } = useCalendarDays(leg)
  const hasRoomForTwo = useMedia(TWO_MONTHS)
  const two = useBooking(({ narrow }) => !narrow) && hasRoomForTwo
  const { lang, weekStartsOn, chevron, formatters, labels } = calendarIn(locale)
  const today = todayIn(timeZone)
  const [month, setMonth] = useState<Month>(() =>
    first ? monthOf(first) : openingMonth(option, from ?? today),
  )
  useEffect(() => {
    const shown = two ? [month, addMonths(month, 1)] : [month]
    store.setState(({ months }) => ({ months: { ...months, [leg]: shown } }))
  }, [month, two, leg, store])

  const last = bounds?.last ?? lastBookableDay(today)
  const onScreen = datesOf(two ? [month, addMonths(month, 1)] : [month])
  const lowest = lowestPrice(onScreen.flatMap((date) => view(date)?.price ?? []))
  const outside = (date: LocalDate) => date < today || date > last
  // Keyboard navigation can reach a month before its days are loaded.
  const closed = (date: LocalDate) => outside(date) || (view(date) !== null && !can(date))

  function cell(date: LocalDate): CellView {
    if (outside(date)) return { note: '', left: null, cheap: false, struck: true }
    const known = view(date)
    if (!known) return { note: null, left: null, cheap: false, struck: false }
    const { price, onlyEnd } = known
    const left = fewLeft(known)
    return {
      note: price ? cellPrice(price) : '',
      left: left === null ? null : t('left', { left }),
      cheap: price !== null && price.amount === lowest,
      struck: !price && !onlyEnd,
    }
  }

  function dayLabel(date: LocalDate, known: DayView | null): string {
    const day = formatDate(date, locale)
    // A month that is not loaded must not appear closed.
    if (!known) return t(outside(date) ? 'closed' : 'unknown', { date: day })
    if (known.price) {
      const [price, left] = [spokenPrice(known.price), fewLeft(known)]
      return left ? t('priceLeft', { date: day, price, left }) : t('price', { date: day, price })
    }
    if (known.onlyEnd) return t('checkOut', { date: day })
    return t(known.day.status === 'sold_out' ? 'soldOut' : 'closed', { date: day })
  }

  const isSelected = (day: Date) => {
    const date = fromDate(day)
    return date === first || date === end || Boolean(first && end && date > first && date < end)
  }
  const whole = isRange && first !== null && end !== null && first !== end
  return (
    <CellContext value={cell}>
      <DayPicker
        aria-label={label}
        lang={lang}
        month={toDate(`${month}-01`)}
        onMonthChange={(next) => setMonth(monthOf(fromDate(next)))}
        numberOfMonths={two ? 2 : 1}
        fixedWeeks
        startMonth={toDate(today)}
        endMonth={toDate(last)}
        today={toDate(today)}
        weekStartsOn={weekStartsOn}
        onDayClick={(day) => can(fromDate(day)) && pick(fromDate(day))}
        disabled={(day) => closed(fromDate(day))}
        modifiers={{
          selected: isSelected,
          range_start: (day) => whole && fromDate(day) === first,
          range_middle: (day) => whole && isSelected(day) && ![first, end].includes(fromDate(day)),
          range_end: (day) => whole && fromDate(day) === end,
        }}
        classNames={{
          ...CALENDAR_STYLE,
          week: 'h-13',
          months: `${CALENDAR_STYLE.months} ${two ? 'grid-cols-2' : ''}`,
        }}
        components={{ DayButton: CalendarDay, Chevron: chevron }}
        formatters={formatters}
        labels={{
          ...labels,
          labelNav: () => t('months'),
          labelPrevious: () => t('previous'),
          labelNext: () => t('next'),
          labelDayButton: (day) => dayLabel(fromDate(day), view(fromDate(day))),
        }}
      />
    </CellContext>
  )
}
