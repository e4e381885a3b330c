'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { SelectField } from '@/components/ui/select-field'
import { languageName } from '@/lib/i18n/booking-details-text'
import { useBooking } from './booking-context'
import { rulesOf } from './booking-product'
import { FulfilmentFields } from './fulfilment-fields'
import { PickupFields } from './pickup-fields'

function GuideField() {
  const t = useTranslations('booking.guide')
  const { locale } = usePreferences()
  const { choice, option, update } = useBooking()
  return (
    <SelectField
      label={t('language')}
      value={choice.arrangement.guide ?? option.guide_languages[0]}
      onChange={({ target }) => update({ arrangement: { ...choice.arrangement, guide: target.value } })}
    >
      {option.guide_languages.map((code) => (
        <option key={code} value={code}>
          {languageName(code, locale)}
        </option>
      ))}
    </SelectField>
  )
}

/** Booking details other than dates and quantities, as far as the option requires them. */
export function BookingDetailsStep() {
  const { option } = useBooking()
  const { ways, zones, guides } = rulesOf(option)
  return (
    <div className="grid max-w-140 gap-5">
      {ways.length > 0 && <FulfilmentFields />}
      {zones && <PickupFields />}
      {guides.length > 0 && <GuideField />}
    </div>
  )
}
