'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { SelectField } from '@/components/ui/form/select-field'
import { languageName } from '@/lib/i18n/booking-details-text'
import { rulesOf } from '../selection/booking-product'
import { useBooking, useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { changeDetails } from '../store/transitions'
import { FulfilmentFields } from './fulfilment-fields'
import { PickupFields } from './pickup-fields'

function GuideField() {
  const t = useTranslations('booking.guide')
  const { locale } = usePreferences()
  const store = useBookingStore()
  const languages = useBooking((state) => viewOf(state).option.guide_languages)
  const guide = useBooking((state) => viewOf(state).selection.bookingDetails.guide)
  return (
    <SelectField
      label={t('language')}
      value={guide ?? languages[0]}
      onChange={({ target }) => store.setState((state) => changeDetails(state, { guide: target.value }))}
    >
      {languages.map((code) => (
        <option key={code} value={code}>
          {languageName(code, locale)}
        </option>
      ))}
    </SelectField>
  )
}

/** Booking details other than dates and quantities, as far as the option requires them. */
export function BookingDetailsStep() {
  const option = useBooking((state) => viewOf(state).option)
  const { ways, zones, guides } = rulesOf(option)
  return (
    <div className="grid max-w-140 gap-5">
      {ways.length > 0 && <FulfilmentFields />}
      {zones && <PickupFields />}
      {guides.length > 0 && <GuideField />}
    </div>
  )
}
