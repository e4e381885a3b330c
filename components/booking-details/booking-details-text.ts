'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import type { Leg } from '@/lib/contract/cart'
import type { BookedDetails, BookingDetailsDraft } from '@/lib/domain/booking-details'
import { bookingDetailsText } from '@/lib/i18n/booking-details-text'
import { legValues } from '@/lib/i18n/leg-values'
import { seatsText } from '@/lib/i18n/seats-text'

interface WithBookingDetails {
  booking_details: BookingDetailsDraft
  booking_detail_names: BookedDetails
}

/** Formats the booking details, one line for each. */
export function useBookingDetailsText(): (chosen: WithBookingDetails) => string[] {
  const t = useTranslations('bookingDetails')
  const { locale } = usePreferences()
  return ({ booking_details, booking_detail_names }) =>
    bookingDetailsText(booking_details, booking_detail_names, locale, (word, values) => t(word, values))
}

/** Formats each leg of a trip: origin, destination, times and class. */
export function useLegText(): (legs: readonly Leg[]) => string[] {
  const t = useTranslations('bookingDetails')
  const { locale } = usePreferences()
  return (legs) => legs.map((leg) => t('leg', legValues(leg, locale)))
}

/** Formats coach and seats of each leg; null where they are not known. */
export function useSeatsText(): (legs: readonly Leg[]) => Array<string | null> {
  const t = useTranslations('bookingDetails')
  return (legs) => legs.map(({ seats }) => seatsText(seats, t))
}
