'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { RadioCard } from '@/components/ui/form/radio-card'
import { SelectField } from '@/components/ui/form/select-field'
import type { Fulfilment, FulfilmentMethod } from '@/lib/domain/booking-details'
import { deliveryDates, firstDelivery, hoursOn, isOpenAt } from '@/lib/domain/fulfilment'
import { factsOf } from '@/lib/domain/locale'
import { deliveryPlaces } from '@/lib/i18n/delivery-places'
import { formatDate } from '@/lib/i18n/format'
import { Note } from '../elements/note'
import { rulesOf } from '../selection/booking-product'
import { boundsOf } from '../store/availability-view'
import { useBooking, useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { changeDetails } from '../store/transitions'
import { useBookingParts } from '../store/use-booking-parts'

/** Every half hour of a day. */
const TIMES = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
)

/** Number of delivery days offered. */
const MAX_DATES = 30

interface PartProps {
  fulfilment: Fulfilment
  set(fulfilment: Fulfilment): void
}

/** Opening hours of a counter: on the chosen day, or in general if every day is the same. */
function useHours() {
  const t = useTranslations('booking.fulfilmentStep')
  const { locale } = usePreferences()
  const date = useBooking((state) => viewOf(state).selection.date)
  return (hours: Parameters<typeof hoursOn>[0]): string | null => {
    const [first] = hours
    const daily = hours.length === 1 && first?.days.length === 7 ? `${first.opens}–${first.closes}` : null
    if (daily === '00:00–24:00') return t('always')
    if (daily) return t('openDaily', { hours: daily })
    if (!date || hours.length === 0) return null
    const day = formatDate(date, locale)
    const spans = hoursOn(hours, date).map((span) => span.join('–'))
    return spans.length > 0
      ? t('open', { hours: spans.join(factsOf(locale).nameSeparator), date: day })
      : t('shut', { date: day })
  }
}

/** The counter, if there are several, and the time. */
function Counter({ fulfilment, set }: PartProps) {
  const t = useTranslations('booking.fulfilmentStep')
  const hoursOf = useHours()
  const { option, date, meeting } = useBookingParts((state) => {
    const { option, selection } = viewOf(state)
    return { option, date: selection.date, meeting: state.product.meeting }
  })
  const points = option.handover?.points ?? []
  const point = points.find(({ code }) => code === fulfilment.point)
  const hours = point?.hours ?? []
  const open = date ? TIMES.filter((time) => isOpenAt(hours, date, time)) : []
  const isTimeRequired = rulesOf(option).dated && (points.length === 0 || point !== undefined)
  const lost = fulfilment.time !== undefined && date !== null && !open.includes(fulfilment.time)
  return (
    <>
      {points.length > 1 && (
        <SelectField
          label={t('point')}
          value={fulfilment.point ?? ''}
          onChange={({ target }) => set({ ...fulfilment, point: target.value || undefined })}
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
      {!isTimeRequired ? null : date ? (
        <SelectField
          label={t('time')}
          hint={point ? t('local') : meeting?.directions}
          error={lost ? t('timeGone', { time: fulfilment.time ?? '' }) : undefined}
          value={lost ? '' : (fulfilment.time ?? '')}
          onChange={({ target }) => set({ ...fulfilment, time: target.value || undefined })}
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
function Delivery({ fulfilment, set }: PartProps) {
  const t = useTranslations('booking.fulfilmentStep')
  const { locale } = usePreferences()
  const { terms, date, today } = useBookingParts((state) => {
    const { option, selection } = viewOf(state)
    return {
      terms: option.handover?.delivery,
      date: selection.date,
      today: boundsOf(state.availability)?.first,
    }
  })
  if (!terms || !today) return null
  const dates = deliveryDates(terms, today, date, MAX_DATES)
  const first = firstDelivery(terms, today)
  if (dates.length === 0)
    return first && <Note tone="muted">{t('tooSoon', { date: formatDate(first, locale) })}</Note>
  return (
    <SelectField
      label={t('date')}
      hint={t(date ? 'dateHintUntil' : 'dateHint', { days: terms.lead_days })}
      value={fulfilment.date && dates.includes(fulfilment.date) ? fulfilment.date : ''}
      onChange={({ target }) => set({ ...fulfilment, date: target.value || undefined })}
    >
      <option value="">{t('pickDate')}</option>
      {dates.map((day) => (
        <option key={day} value={day}>
          {formatDate(day, locale)}
        </option>
      ))}
    </SelectField>
  )
}

/** Fulfilment of goods: collection place and time, or delivery day. */
export function FulfilmentFields() {
  const t = useTranslations('booking.fulfilmentStep')
  const { locale } = usePreferences()
  const store = useBookingStore()
  const { option, fulfilment, meeting } = useBookingParts((state) => {
    const { option, selection } = viewOf(state)
    return { option, fulfilment: selection.bookingDetails.fulfilment, meeting: state.product.meeting }
  })
  const { ways } = rulesOf(option)
  const points = option.handover?.points ?? []
  const places = deliveryPlaces(option.handover?.delivery_zones ?? [], locale)
  const set = (next: Fulfilment) => store.setState((state) => changeDetails(state, { fulfilment: next }))
  const start = (way: FulfilmentMethod) =>
    set(way === 'pickup' && points[0] && points.length === 1 ? { way, point: points[0].code } : { way })
  return (
    <div className="grid gap-3">
      {ways.map((way) => (
        <RadioCard
          key={way}
          name="fulfilment"
          value={way}
          title={t(way)}
          checked={fulfilment?.way === way}
          onChange={() => start(way)}
        >
          {way === 'delivery'
            ? places
              ? t('addressIn', { places })
              : t('address')
            : points.length > 1
              ? points.map(({ name }) => name).join(' · ')
              : (points[0]?.name ?? meeting?.name ?? t('place'))}
        </RadioCard>
      ))}
      {fulfilment?.way === 'pickup' && <Counter fulfilment={fulfilment} set={set} />}
      {fulfilment?.way === 'delivery' && <Delivery fulfilment={fulfilment} set={set} />}
    </div>
  )
}
