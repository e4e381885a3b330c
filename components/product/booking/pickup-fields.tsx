'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { RadioCard } from '@/components/ui/radio-card'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { MAX_PLACE_LENGTH, PICKUP_WAYS, type Pickup, pickupWindow } from '@/lib/domain/pickup'
import { formatList } from '@/lib/i18n/format'
import { useBooking } from './booking-context'

/** The pickup window, derived from the start time. */
function Window() {
  const t = useTranslations('booking.pickup')
  const { choice, option } = useBooking()
  if (!option.pickup) return null
  if (!choice.time) return <p className="text-14 text-ink-3">{t('timeFirst')}</p>
  const fetched = pickupWindow(option.pickup, choice.time)
  return (
    <p role="status" className="text-14 font-semibold text-ink-2">
      {t(fetched.from === fetched.to ? 'at' : 'between', fetched)}
    </p>
  )
}

function HotelFields({ pickup, set }: { pickup: Pickup; set(pickup: Pickup): void }) {
  const t = useTranslations('booking.pickup')
  const { option } = useBooking()
  const zones = option.pickup?.zones ?? []
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
  const { choice, option, product, update } = useBooking()
  const { pickup } = choice.arrangement
  const zones = option.pickup?.zones ?? []
  const set = (next: Pickup) => update({ arrangement: { ...choice.arrangement, pickup: next } })
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
    meeting: product.meeting?.name,
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
      {pickup?.way === 'meeting' && product.meeting && (
        <p className="text-14 text-ink-2">{product.meeting.directions}</p>
      )}
    </div>
  )
}
