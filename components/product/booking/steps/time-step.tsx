'use client'

import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/class-names'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { Leg } from '../store/booking-state'
import { useBooking } from '../store/booking-store'
import { legOf } from '../store/booking-view'
import { chooseTime } from '../store/transitions'
import { useChoice } from '../store/use-choice'
import { useLegDays } from '../store/use-leg-days'

type Time = AvailabilityDay['times'][number]

interface SlotProps {
  slot: Time
  name: string
  isSelected: boolean
  onSelect(): void
}

function Slot({ slot, name, isSelected, onSelect }: SlotProps) {
  const t = useTranslations('booking')
  const { time, left, few, bookable } = slot
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
        name={name}
        value={time}
        checked={isSelected}
        disabled={!bookable}
        onChange={onSelect}
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
  const optionId = useBooking((state) => legOf(state, leg).option.id)
  const date = useBooking((state) => legOf(state, leg).selection.date)
  const selected = useBooking((state) => legOf(state, leg).selection.time)
  const [time, choose] = useChoice(selected, (state, chosen) =>
    chosen === null ? state : chooseTime(state, leg, chosen),
  )
  const dayOf = useLegDays(leg)
  const day = date ? dayOf(date) : undefined
  if (!date) return <p className="min-h-14 text-ink-3">{t('dateFirst')}</p>
  if (!day) return <Skeleton className="h-14 w-26 rounded-12" />
  if (!day.times.some(({ bookable }) => bookable))
    return <p className="min-h-14 text-ink-3">{t('noTimes')}</p>
  return (
    <div role="radiogroup" aria-label={t('time')} className="flex flex-wrap gap-2.5">
      {day.times.map((slot) => (
        <Slot
          key={slot.time}
          slot={slot}
          name={`time-${optionId}`}
          isSelected={slot.time === time}
          onSelect={() => choose(slot.time)}
        />
      ))}
    </div>
  )
}
