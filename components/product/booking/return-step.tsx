'use client'

import { useTranslations } from 'next-intl'
import { requiredDateInputs } from '@/lib/domain/selection'
import { BookingContext, useBooking } from './booking-context'
import { DateStep } from './date-step'
import { TimeStep } from './time-step'

/** Date and departure of the return trip, with the same steps as the outward trip. */
export function ReturnStep() {
  const t = useTranslations('booking.trip')
  const booking = useBooking()
  const { back, choice, update } = booking
  if (!back || !choice.date) return <p className="min-h-14 text-ink-3">{t('outFirst')}</p>
  const { date, time } = back.choice
  return (
    <BookingContext
      value={{
        ...booking,
        ...back,
        update: (change) =>
          update({
            arrangement: { ...choice.arrangement, return: { date, time, ...departureOf(change) } },
          }),
      }}
    >
      <div className="grid gap-4">
        <DateStep label={t('backDate')} from={choice.date} />
        {requiredDateInputs(back.option.window).time && <TimeStep />}
      </div>
    </BookingContext>
  )
}

function departureOf({ date, time }: { date?: string | null; time?: string | null }) {
  return { ...(date !== undefined && { date }), ...(time !== undefined && { time }) }
}
