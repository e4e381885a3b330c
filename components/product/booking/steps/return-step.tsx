'use client'

import { useTranslations } from 'next-intl'
import { requiredDateInputs } from '@/lib/domain/selection'
import { legOf, viewOf } from '../store/booking-view'
import { useBookingParts } from '../store/use-booking-parts'
import { DateStep } from './date-step'
import { TimeStep } from './time-step'

/** Date and departure of the return trip, with the same steps as the outward trip. */
export function ReturnStep() {
  const t = useTranslations('booking.trip')
  const { date, hasTime } = useBookingParts((state) => ({
    date: viewOf(state).legs.return && viewOf(state).selection.date,
    hasTime: requiredDateInputs(legOf(state, 'return').option.window).time,
  }))
  if (!date) return <p className="min-h-14 text-ink-3">{t('outFirst')}</p>
  return (
    <div className="grid gap-4">
      <DateStep leg="return" label={t('backDate')} from={date} />
      {hasTime && <TimeStep leg="return" />}
    </div>
  )
}
