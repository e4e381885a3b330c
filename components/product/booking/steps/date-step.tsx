'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { pricePeriod } from '@/components/catalog/price-period'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { MonthSkeleton } from '@/components/ui/date-picker/month-skeleton'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { daysBetween, type LocalDate } from '@/lib/domain/local-date'
import { requiredDateInputs } from '@/lib/domain/selection'
import { formatDate } from '@/lib/i18n/format'
import { useLive } from '../elements/live'
import type { Leg } from '../store/booking-state'
import { useBooking, useBookingStore } from '../store/booking-store'
import { legOf } from '../store/booking-view'
import { useBookingParts } from '../store/use-booking-parts'
import { useReached } from './use-reached'

const Calendar = lazyWithRetry(() =>
  import('../calendar/calendar').then((module) => ({ default: module.Calendar })),
)

/** States how much of a date range is selected. */
function RangeText({ leg }: { leg: Leg }) {
  const t = useTranslations('booking.calendar')
  const { locale } = usePreferences()
  const { option, date, endDate } = useBookingParts((state) => {
    const { option, selection } = legOf(state, leg)
    return { option, date: selection.date, endDate: selection.endDate }
  })
  if (!requiredDateInputs(option.window).range || !date) return null
  const nights = option.inventory === 'NIGHTLY'
  if (!endDate) return <p role="status">{t(nights ? 'chooseCheckOut' : 'chooseEnd')}</p>
  const length = daysBetween(date, endDate)
  const span = [date, endDate].map((day) => formatDate(day, locale, 'day')).join(' – ')
  return (
    <p role="status">
      {span} · {nights ? t('range', { nights: length }) : t('days', { days: length + 1 })}
    </p>
  )
}

/** Says that availability could not be loaded, and loads it again. */
function LoadProblem() {
  const t = useTranslations('booking.calendar')
  const store = useBookingStore()
  const failed = useBooking(({ availability }) => availability.failed)
  if (!failed) return null
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-bad">
      {t('failed')}
      <Button variant="quiet" size="sm" onClick={() => store.getState().control?.retry()}>
        {t('retry')}
      </Button>
    </p>
  )
}

interface DateStepProps {
  leg: Leg
  label: string
  /** The first selectable day, if not today. */
  from?: LocalDate
}

/** The calendar, whose code is loaded near the viewport. */
export function DateStep({ leg, label, from }: DateStepProps) {
  const t = useTranslations()
  const live = useLive()
  const option = useBooking((state) => legOf(state, leg).option)
  const currency = useBooking(({ product }) => product.from.currency)
  const { element, reached } = useReached<HTMLDivElement>()
  const [main] = option.units
  const per = main
    ? t('product.per', { unit: main.code, period: pricePeriod(option.window, option.inventory) })
    : ''
  return (
    <div ref={element} className="grid gap-3">
      <LoadProblem />
      {reached && live ? (
        <Suspense fallback={<MonthSkeleton row="h-13" />}>
          <Calendar key={`${option.id} ${from}`} leg={leg} label={label} from={from} />
        </Suspense>
      ) : (
        <MonthSkeleton row="h-13" />
      )}
      <RangeText leg={leg} />
      <p className="text-13 text-ink-3">{t('booking.calendar.prices', { per, currency })}</p>
    </div>
  )
}
