'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useBookingDetailsText } from '@/components/booking-details/booking-details-text'
import { usePreferences } from '@/components/page/preferences'
import { Icon } from '@/components/ui/media/icon'
import { Price } from '@/components/ui/text/price'
import { formatDate } from '@/lib/i18n/format'
import { useDateText } from '../elements/date-text'
import { depositOf, selectedExtras } from '../selection/selected-extras'
import { bookingDetailNamesOf } from '../store/booking-detail-names'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { useBookingParts } from '../store/use-booking-parts'

function Line({ label, children }: { label: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex justify-between gap-5 text-15">
      <span className="text-ink-2">{label}</span>
      {children && <span className="text-right font-semibold tabular-nums">{children}</span>}
    </li>
  )
}

function DateLine() {
  const date = useDateText()
  const time = useBooking((state) => viewOf(state).selection.time)
  if (!date) return null
  return (
    <Line
      label={
        <>
          <Icon name="calendar-blank" /> {date}
        </>
      }
    >
      {time}
    </Line>
  )
}

function ReturnLine() {
  const t = useTranslations('booking')
  const { locale } = usePreferences()
  const [date, time] = useBookingParts((state) => {
    const { selection } = viewOf(state).legs.return ?? {}
    return [selection?.date, selection?.time]
  })
  if (!date) return null
  return (
    <Line
      label={
        <>
          <Icon name="calendar-blank" /> {t('trip.wayBack', { date: formatDate(date, locale) })}
        </>
      }
    >
      {time}
    </Line>
  )
}

function DetailLines() {
  const { option, bookingDetails, time } = useBookingParts((state) => {
    const { option, selection } = viewOf(state)
    return { option, bookingDetails: selection.bookingDetails, time: selection.time }
  })
  const lines = useBookingDetailsText()({
    booking_details: bookingDetails,
    booking_detail_names: bookingDetailNamesOf(option, { bookingDetails, time }),
  })
  return lines.map((text) => <Line key={text} label={text} />)
}

/** The price of each unit and extra; while there is no total, only the deposit. */
function PriceLines() {
  const t = useTranslations()
  const { option, selection, total, legs } = useBooking(viewOf)
  if (!total) {
    const deposit = depositOf(option, selection)
    if (!deposit || deposit.amount === 0) return null
    return (
      <Line label={t('deposit.title')}>
        <Price value={deposit} />
      </Line>
    )
  }
  const labelOf = (unit: string) => option.units.find(({ code }) => code === unit)?.label ?? unit
  return (
    <>
      {total.lines.map(({ unit, quantity, price }) => (
        <Line key={unit} label={t('booking.line', { count: quantity, label: labelOf(unit) })}>
          <Price value={{ ...price, amount: price.amount * quantity }} />
        </Line>
      ))}
      {selectedExtras(option, selection, legs.return?.option)
        .filter(({ deposit }) => !deposit)
        .map(({ code, name, price }) => (
          <Line key={code} label={name}>
            <Price value={price} />
          </Line>
        ))}
    </>
  )
}

/** The selected dates, details, units and extras, line by line. */
export function TicketLines() {
  const t = useTranslations('booking')
  return (
    <ul className="grid gap-2.5">
      <DateLine />
      <ReturnLine />
      <DetailLines />
      <PriceLines />
      <Line label={t('taxes')}>{t('included')}</Line>
    </ul>
  )
}
