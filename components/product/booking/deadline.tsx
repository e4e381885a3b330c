'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { NoWrapDates } from '@/components/ui/no-wrap-dates'
import { freeUntil } from '@/lib/domain/cancellation'
import { venueInstant } from '@/lib/domain/venue-instant'
import { formatInstant } from '@/lib/i18n/format'
import { policyTiers } from '../cancellation-words'
import { useBooking } from './booking-context'
import { Note } from './note'

/** Free cancellation deadline of the chosen date, in the venue's time and, if different, the viewer's. */
export function Deadline({ date }: { date: string }) {
  const t = useTranslations('booking')
  const { locale } = usePreferences()
  const { choice, option, product } = useBooking()
  const until = freeUntil(
    policyTiers(option.cancellation),
    venueInstant(date, choice.time, product.time_zone),
  )
  if (!until) return null
  if (until.getTime() <= Date.now()) return <Note tone="muted">{t('tooLateForFree')}</Note>
  const moment = formatInstant(until, locale, product.time_zone, 'near')
  const yours = formatInstant(until, locale, undefined, 'near')
  const text = moment === yours ? t('freeUntil', { moment }) : t('freeUntilThere', { moment, yours })
  return (
    <Note>
      <NoWrapDates text={text} moments={[moment, yours]} />
    </Note>
  )
}
