'use client'

import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { Leg } from '../store/booking-state'
import { useBooking, useBookingStore } from '../store/booking-store'
import { legOf } from '../store/booking-view'
import { chooseTime } from '../store/transitions'
import { useLegDays } from '../store/use-leg-days'

type Time = AvailabilityDay['times'][number]

function Slot({ leg, slot }: { leg: Leg; slot: Time }) {
  const t = useTranslations('booking')
  const store = useBookingStore()
  const { time, left, few, bookable } = slot
  const optionId = useBooking((state) => legOf(state, leg).option.id)
  const isSelected = useBooking((state) => legOf(state, leg).selection.time === time)
  const note = !bookable ? t(left > 0 ? 'over' : 'full') : few ? t('onlyLeft', { left }) : null
  return (
    <label
      className={cx(
        'grid min-h-14 min-w-26 place-items-center content-center rounded-12 px-4 py-2 leading-tight font-[650] has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus forced-colors:border forced-colors:has-[input:checked]:border-4',
        bookable
          ? 'bg-raised inset-ring inset-ring-line-strong hover:inset-ring-ink has-[input:checked]:bg-brand-tint has-[input:checked]:inset-ring-2 has-[input:checked]:inset-ring-brand'
          : 'bg-bg-3 text-ink-3 line-through',
      )}
    >
      <input
        type="radio"
        name={`time-${optionId}`}
        value={time}
        checked={isSelected}
        disabled={!bookable}
        onChange={() => store.setState((state) => chooseTime(state, leg, time))}
        className="sr-only"
      />
      <span className="tabular-nums">{time}</span>
      {note && <span className="text-12 font-medium text-ink-3">{note}</span>}
    </label>
  )
}

/** The times of the selected day with the actual places left. */
export function TimeStep({ leg }: { leg: Leg }) {
  const t = useTranslations('booking')
  const date = useBooking((state) => legOf(state, leg).selection.date)
  const dayOf = useLegDays(leg)
  const day = date ? dayOf(date) : undefined
  if (!date) return <p className="min-h-14 text-ink-3">{t('dateFirst')}</p>
  if (!day) return <Skeleton className="h-14 w-26 rounded-12" />
  if (!day.times.some(({ bookable }) => bookable))
    return <p className="min-h-14 text-ink-3">{t('noTimes')}</p>
  return (
    <div role="radiogroup" aria-label={t('time')} className="flex flex-wrap gap-2.5">
      {day.times.map((slot) => (
        <Slot key={slot.time} leg={leg} slot={slot} />
      ))}
    </div>
  )
}
