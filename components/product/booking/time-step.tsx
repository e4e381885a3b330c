'use client'

import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/skeleton'
import type { AvailabilityDay } from '@/lib/contract/catalog'
import { useBooking } from './booking-context'

const FEW = 5

type Time = AvailabilityDay['times'][number]

function Slot({ slot }: { slot: Time }) {
  const t = useTranslations('booking')
  const { choice, option, update } = useBooking()
  const { time, left, bookable } = slot
  const note = !bookable ? t(left > 0 ? 'over' : 'full') : left <= FEW ? t('onlyLeft', { left }) : null
  return (
    <label
      className={cx(
        'grid min-h-14 min-w-26 place-items-center content-center rounded-12 px-4 py-2 leading-tight font-[650] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border forced-colors:has-checked:border-4',
        bookable
          ? 'bg-raised inset-ring inset-ring-line-strong hover:inset-ring-ink has-checked:bg-brand-tint has-checked:inset-ring-2 has-checked:inset-ring-brand'
          : 'bg-bg-3 text-ink-3 line-through',
      )}
    >
      <input
        type="radio"
        name={`time-${option.id}`}
        value={time}
        checked={choice.time === time}
        disabled={!bookable}
        onChange={() => update({ time })}
        className="sr-only"
      />
      <span className="tabular-nums">{time}</span>
      {note && <span className="text-12 font-medium text-ink-3">{note}</span>}
    </label>
  )
}

/** The times of the chosen day with the actual places left. */
export function TimeStep() {
  const t = useTranslations('booking')
  const { choice, option, availability } = useBooking()
  const day = choice.date ? availability.day(option.id, choice.date) : undefined
  if (!choice.date) return <p className="min-h-14 text-ink-3">{t('dateFirst')}</p>
  if (!day) return <Skeleton className="h-14 w-26 rounded-12" />
  if (!day.times.some(({ bookable }) => bookable))
    return <p className="min-h-14 text-ink-3">{t('noTimes')}</p>
  return (
    <div role="radiogroup" aria-label={t('time')} className="flex flex-wrap gap-2.5">
      {day.times.map((slot) => (
        <Slot key={slot.time} slot={slot} />
      ))}
    </div>
  )
}
