'use client'

import { useTranslations } from 'next-intl'
import {
  useBookingDetailsText,
  useLegText,
  useSeatsText,
} from '@/components/booking-details/booking-details-text'
import { usePreferences } from '@/components/page/preferences'
import type { Booking } from '@/lib/contract/orders'
import { guestsOf } from '@/lib/domain/guest-text'
import { formatDateRange } from '@/lib/i18n/format-date-range'
import { stayTimes } from '@/lib/i18n/stay-times'
import { isForPeople } from './guests'

interface BookingFactsProps {
  booking: Booking
  lead: string
  reference: string
}

export function BookingFacts({ booking, lead, reference }: BookingFactsProps) {
  const t = useTranslations('orders.facts')
  const tQuestions = useTranslations('checkout.questions')
  const { locale } = usePreferences()
  const legs = useLegText()(booking.legs)
  const isTrip = legs.length > 0
  const tDetails = useTranslations('bookingDetails')
  const seats = useSeatsText()(booking.legs)
  const { checkIn, checkOut } = stayTimes(booking.stay_hours, tDetails)
  const detailsText = useBookingDetailsText()
  const { pickup, ...details } = booking.booking_details
  const textOf = (part: Booking['booking_details']) =>
    detailsText({ ...booking, booking_details: part }).join(' · ')
  const facts = [
    [t('date'), !isTrip && formatDateRange({ ...booking, time: null }, locale, 'full')],
    [t('time'), !isTrip && booking.time],
    [t('out'), legs[0]],
    [t('seats'), seats[0]],
    [t('back'), legs[1]],
    [t('seatsBack'), seats[1]],
    [t('pickup'), textOf({ pickup })],
    [t('checkIn'), checkIn],
    [t('checkOut'), checkOut],
    [t(isForPeople(booking) ? 'guests' : 'quantity'), guestsOf(booking.lines)],
    [t('option'), !isTrip && booking.option_name],
    [t('bookingDetails'), textOf(details)],
    ...booking.answers.map(({ question, answer }) => [tQuestions(`${question}.label`), answer] as const),
    [t('lead'), lead],
    [
      t('reference'),
      <span key="reference" className="whitespace-nowrap">
        {reference}
      </span>,
    ],
  ] as const
  return (
    <dl className="grid md:mt-6 grid-cols-[fit-content(58%)_minmax(min-content,1fr)] gap-x-5 gap-y-4 lg:grid-cols-3">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="min-w-0">
              <dt className="text-13 text-ink-3">{name}</dt>
              <dd className="font-[650] wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
