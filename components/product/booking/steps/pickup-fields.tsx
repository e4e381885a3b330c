'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { RadioCard } from '@/components/ui/form/radio-card'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { MAX_PLACE_LENGTH, PICKUP_WAYS, type Pickup, pickupWindow } from '@/lib/domain/pickup'
import { formatList } from '@/lib/i18n/format'
import { useBooking, useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { changeDetails } from '../store/transitions'
import { useBookingParts } from '../store/use-booking-parts'

/** The pickup window, derived from the start time. */
function Window() {
  const t = useTranslations('booking.pickup')
  const pickup = useBooking((state) => viewOf(state).option.pickup)
  const time = useBooking((state) => viewOf(state).selection.time)
  if (!pickup) return null
  if (!time) return <p className="text-14 text-ink-3">{t('timeFirst')}</p>
  const window = pickupWindow(pickup, time)
  return (
    <p role="status" className="text-14 font-semibold text-ink-2">
      {t(window.from === window.to ? 'at' : 'between', window)}
    </p>
  )
}

function HotelFields({ pickup, set }: { pickup: Pickup; set(pickup: Pickup): void }) {
  const t = useTranslations('booking.pickup')
  const zones = useBooking((state) => viewOf(state).option.pickup?.zones) ?? []
  return (
    <>
      {zones.length > 0 && (
        <SelectField
          label={t('zone')}
          value={pickup.zone ?? ''}
          onChange={({ target }) => set({ ...pickup, zone: target.value || undefined })}
        >
          <option value="">{t('pickZone')}</option>
          {zones.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('place')}
        hint={t('placeHint')}
        maxLength={MAX_PLACE_LENGTH}
        value={pickup.place ?? ''}
        onChange={({ target }) => set({ ...pickup, place: target.value })}
      />
      <Window />
    </>
  )
}

/** Where to join: pickup at a hotel or address in the area, or at the meeting point. */
export function PickupFields() {
  const t = useTranslations('booking.pickup')
  const { locale } = usePreferences()
  const store = useBookingStore()
  const {
    zones = [],
    pickup,
    meeting,
  } = useBookingParts((state) => {
    const { option, selection } = viewOf(state)
    return {
      zones: option.pickup?.zones,
      pickup: selection.bookingDetails.pickup,
      meeting: state.product.meeting,
    }
  })
  const set = (next: Pickup) => store.setState((state) => changeDetails(state, { pickup: next }))
  const about = {
    hotel:
      zones.length > 0
        ? t('zones', {
            zones: formatList(
              zones.map(({ name }) => name),
              locale,
            ),
          })
        : t('anywhere'),
    meeting: meeting?.name,
  }
  return (
    <div className="grid gap-3">
      {PICKUP_WAYS.map((way) => (
        <RadioCard
          key={way}
          name="pickup"
          value={way}
          title={t(way)}
          checked={pickup?.way === way}
          onChange={() => set({ way })}
        >
          {about[way]}
        </RadioCard>
      ))}
      {pickup?.way === 'hotel' && <HotelFields pickup={pickup} set={set} />}
      {pickup?.way === 'meeting' && meeting && <p className="text-14 text-ink-2">{meeting.directions}</p>}
    </div>
  )
}
