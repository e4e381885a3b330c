'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { pricePeriod } from '@/components/catalog/price-period'
import { usePreferences } from '@/components/layout/preferences'
import { Button } from '@/components/ui/button'
import { MonthSkeleton } from '@/components/ui/date-picker/month-skeleton'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { daysBetween, type LocalDate } from '@/lib/domain/local-date'
import { requiredDateInputs } from '@/lib/domain/selection'
import { formatDate } from '@/lib/i18n/format'
import { useBooking } from './booking-context'
import { useSeen } from './use-seen'

const Calendar = lazyWithRetry(() => import('./calendar').then((module) => ({ default: module.Calendar })))

/** States how much of a date range is chosen. */
function RangeWords() {
  const t = useTranslations('booking.calendar')
  const { locale } = usePreferences()
  const { choice, option } = useBooking()
  if (!requiredDateInputs(option.window).range || !choice.date) return null
  const nights = option.inventory === 'NIGHTLY'
  if (!choice.endDate) return <p role="status">{t(nights ? 'chooseCheckOut' : 'chooseEnd')}</p>
  const length = daysBetween(choice.date, choice.endDate)
  const span = [choice.date, choice.endDate].map((date) => formatDate(date, locale, 'day')).join(' – ')
  return (
    <p role="status">
      {span} · {nights ? t('range', { nights: length }) : t('days', { days: length + 1 })}
    </p>
  )
}

interface DateStepProps {
  label: string
  /** The first selectable day, if not today. */
  from?: LocalDate
}

/** The calendar, whose code is loaded near the viewport. */
export function DateStep({ label, from }: DateStepProps) {
  const t = useTranslations()
  const { option, availability, retry, alive, product } = useBooking()
  const { element, seen } = useSeen<HTMLDivElement>()
  const [main] = option.units
  const per = main
    ? t('product.per', { unit: main.code, period: pricePeriod(option.window, option.inventory) })
    : ''
  return (
    <div ref={element} className="grid gap-3">
      {availability.failed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-bad">
          {t('booking.calendar.failed')}
          <Button variant="quiet" size="sm" onClick={retry}>
            {t('booking.calendar.retry')}
          </Button>
        </p>
      )}
      {seen && alive ? (
        <Suspense fallback={<MonthSkeleton row="h-13" />}>
          <Calendar key={`${option.id} ${from}`} label={label} from={from} />
        </Suspense>
      ) : (
        <MonthSkeleton row="h-13" />
      )}
      <RangeWords />
      <p className="text-13 text-ink-3">
        {t('booking.calendar.prices', { per, currency: product.from.currency })}
      </p>
    </div>
  )
}
