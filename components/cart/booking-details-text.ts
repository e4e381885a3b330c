'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import type { Leg } from '@/lib/contract/cart'
import type { BookedDetails, BookingDetailsDraft } from '@/lib/domain/booking-details'
import { bookingDetailsWords } from '@/lib/i18n/booking-details-text'
import { formatWhen } from '@/lib/i18n/format-date-range'

interface WithBookingDetails {
  arrangement: BookingDetailsDraft
  arranged: BookedDetails
}

/** Says what was arranged, one line for each thing. */
export function useBookingDetailsWords(): (chosen: WithBookingDetails) => string[] {
  const t = useTranslations('arrangement')
  const { locale } = usePreferences()
  return ({ arrangement, arranged }) =>
    bookingDetailsWords(arrangement, arranged, locale, (word, values) => t(word, values))
}

/** Says each way of a trip: from where to where, when, and in which class. */
export function useLegWords(): (legs: readonly Leg[]) => string[] {
  const t = useTranslations('arrangement')
  const { locale } = usePreferences()
  return (legs) =>
    legs.map(({ from, to, option_name: option, date, time }) =>
      t('leg', { from, to, option, when: formatWhen({ date, end_date: null, time }, locale) ?? '' }),
    )
}
