'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { RadioCard } from '@/components/ui/radio-card'
import { SelectField } from '@/components/ui/select-field'
import type { Fulfilment, FulfilmentMethod } from '@/lib/domain/booking-details'
import { deliveryDates, firstDelivery, hoursOn, isOpenAt } from '@/lib/domain/fulfilment'
import { formatDate } from '@/lib/i18n/format'
import { useBooking } from './booking-context'
import { rulesOf } from './booking-product'
import { Note } from './note'

/** Every half hour of a day. */
const TIMES = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
)

/** Number of delivery days offered. */
const MOST_DATES = 30

interface PartProps {
  handover: Fulfilment
  set(handover: Fulfilment): void
}

/** Opening hours of a counter: on the chosen day, or in general if every day is the same. */
function useHours() {
  const t = useTranslations('booking.handover')
  const { locale } = usePreferences()
  const { choice } = useBooking()
  return (hours: Parameters<typeof hoursOn>[0]): string | null => {
    const [first] = hours
    const daily = hours.length === 1 && first?.days.length === 7 ? `${first.opens}–${first.closes}` : null
    if (daily === '00:00–24:00') return t('always')
    if (daily) return t('openDaily', { hours: daily })
    if (!choice.date || hours.length === 0) return null
    const date = formatDate(choice.date, locale)
    const spans = hoursOn(hours, choice.date).map((span) => span.join('–'))
    return spans.length > 0 ? t('open', { hours: spans.join(', '), date }) : t('shut', { date })
  }
}

/** The counter, if there are several, and the time. */
function Counter({ handover, set }: PartProps) {
  const t = useTranslations('booking.handover')
  const hoursOf = useHours()
  const { choice, option, product } = useBooking()
  const points = option.handover?.points ?? []
  const point = points.find(({ code }) => code === handover.point)
  const hours = point?.hours ?? []
  const { date } = choice
  const open = date ? TIMES.filter((time) => isOpenAt(hours, date, time)) : []
  const asked = rulesOf(option).dated && (points.length === 0 || point !== undefined)
  const lost = handover.time !== undefined && date !== null && !open.includes(handover.time)
  return (
    <>
      {points.length > 1 && (
        <SelectField
          label={t('point')}
          value={handover.point ?? ''}
          onChange={({ target }) => set({ ...handover, point: target.value || undefined })}
        >
          <option value="">{t('pickPoint')}</option>
          {points.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {point && (
        <div className="text-14 text-ink-2">
          <p className="font-semibold">{hoursOf(point.hours)}</p>
          <p>{point.directions}</p>
        </div>
      )}
      {!asked ? null : date ? (
        <SelectField
          label={t('time')}
          hint={point ? t('local') : product.meeting?.directions}
          error={lost ? t('timeGone', { time: handover.time ?? '' }) : undefined}
          value={lost ? '' : (handover.time ?? '')}
          onChange={({ target }) => set({ ...handover, time: target.value || undefined })}
        >
          <option value="">{t('pickTime')}</option>
          {open.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </SelectField>
      ) : (
        <p className="text-14 text-ink-3">{t('dateFirst')}</p>
      )}
    </>
  )
}

/** The delivery day, among those on which the supplier delivers. */
function Delivery({ handover, set }: PartProps) {
  const t = useTranslations('booking.handover')
  const { locale } = usePreferences()
  const { choice, option, availability } = useBooking()
  const terms = option.handover?.delivery
  const today = availability.bounds?.first
  if (!terms || !today) return null
  const dates = deliveryDates(terms, today, choice.date, MOST_DATES)
  const first = firstDelivery(terms, today)
  if (dates.length === 0)
    return first && <Note tone="muted">{t('tooSoon', { date: formatDate(first, locale) })}</Note>
  return (
    <SelectField
      label={t('date')}
      hint={t(choice.date ? 'dateHintUntil' : 'dateHint', { days: terms.lead_days })}
      value={handover.date && dates.includes(handover.date) ? handover.date : ''}
      onChange={({ target }) => set({ ...handover, date: target.value || undefined })}
    >
      <option value="">{t('pickDate')}</option>
      {dates.map((date) => (
        <option key={date} value={date}>
          {formatDate(date, locale)}
        </option>
      ))}
    </SelectField>
  )
}

/** Fulfilment of goods: collection place and time, or delivery day. */
export function FulfilmentFields() {
  const t = useTranslations('booking.handover')
  const { choice, option, product, update } = useBooking()
  const { ways } = rulesOf(option)
  const { handover } = choice.arrangement
  const points = option.handover?.points ?? []
  const set = (next: Fulfilment) => update({ arrangement: { ...choice.arrangement, handover: next } })
  const start = (way: FulfilmentMethod) =>
    set(way === 'pickup' && points[0] && points.length === 1 ? { way, point: points[0].code } : { way })
  return (
    <div className="grid gap-3">
      {ways.map((way) => (
        <RadioCard
          key={way}
          name="handover"
          value={way}
          title={t(way)}
          checked={handover?.way === way}
          onChange={() => start(way)}
        >
          {way === 'delivery'
            ? t('address')
            : points.length > 1
              ? points.map(({ name }) => name).join(' · ')
              : (points[0]?.name ?? product.meeting?.name ?? t('place'))}
        </RadioCard>
      ))}
      {handover?.way === 'pickup' && <Counter handover={handover} set={set} />}
      {handover?.way === 'delivery' && <Delivery handover={handover} set={set} />}
    </div>
  )
}
