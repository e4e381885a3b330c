'use client'

import { useTranslations } from 'next-intl'
import { BookingTerms } from '@/components/cancellation/booking-terms'
import { PlaceMap } from '@/components/map/place-map'
import { usePreferences } from '@/components/page/preferences'
import { Icon } from '@/components/ui/media/icon'
import { MapLink } from '@/components/ui/navigation/map-link'
import { LeadIn } from '@/components/ui/text/lead-in'
import type { Booking } from '@/lib/contract/orders'
import { areGoodsOut } from '@/lib/domain/goods'
import { mapUrl } from '@/lib/domain/map-url'
import { bookingPlace } from '@/lib/domain/place-label'
import { contactHours } from '@/lib/i18n/supplier-contact'

/** Meeting point, how to use the booking, and the cancellation terms. */
export function BookingNotes({ booking }: { booking: Booking }) {
  const t = useTranslations('orders.notes')
  const { locale } = usePreferences()
  const { how_to_use, what_to_bring, status, booking_details, supplier_contact: contact } = booking
  // Delivered goods are not collected at the shop.
  const meeting = booking_details.fulfilment?.way === 'delivery' ? null : booking.meeting
  const back = booking.meeting_back
  const places = [
    ...(meeting ? [{ label: t(back ? 'meetingOut' : bookingPlace(booking_details)), ...meeting }] : []),
    ...(back ? [{ label: t('meetingBack'), ...back }] : []),
  ]
  const isLabelled = back !== null || booking_details.pickup?.way === 'hotel'
  const isOut = areGoodsOut(booking.goods?.state ?? 'none')
  const cancellable = !isOut && (status === 'pending' || status === 'paid' || status === 'confirmed')
  return (
    <div className="mt-5 grid gap-3">
      {places.map(({ label, name, directions, local, ...position }) => (
        <div key={label}>
          <p className="flex items-start gap-2 text-15">
            <Icon name="map-pin" className="mt-0.5 text-sea" />
            <span>
              <span className={isLabelled ? 'block text-14 text-ink-2' : 'sr-only'}>{label} </span>
              <b className="font-[650]">{name}</b>
              {local && (
                <span className="block text-14">
                  <span className="sr-only">{t('local')} </span>
                  <span lang={local.lang}>{local.name}</span>
                </span>
              )}
              {directions && <span className="block text-14 text-ink-2">{directions}</span>}
              <MapLink href={mapUrl(position)} name={name} className="text-14">
                {t('map')}
              </MapLink>
            </span>
          </p>
          <PlaceMap name={name} latitude={position.latitude} longitude={position.longitude} />
        </div>
      ))}
      {how_to_use && (
        <p className="flex items-start gap-2 text-14 text-ink-2">
          <Icon name="info" className="mt-0.5 text-sea" />
          <span>
            <span className="sr-only">{t('use')} </span>
            {how_to_use}
          </span>
        </p>
      )}
      {what_to_bring.length > 0 && (
        <p className="flex items-start gap-2 text-14 text-ink-2">
          <Icon name="suitcase-rolling" className="mt-0.5 text-sea" />
          <span>
            <LeadIn>{t('bring')}</LeadIn>
            {what_to_bring.join(' · ')}
          </span>
        </p>
      )}
      {contact && (
        <p className="flex items-start gap-2 text-14 text-ink-2">
          <Icon name="phone" className="mt-0.5 text-sea" />
          <span>
            <LeadIn>{t('contact')}</LeadIn>
            <a href={`tel:${contact.phone}`} className="link whitespace-nowrap">
              {contact.phone_text}
            </a>
            {contact.hours.length > 0 && <span className="block">{contactHours(contact, locale)}</span>}
          </span>
        </p>
      )}
      {cancellable && <BookingTerms booking={booking} />}
    </div>
  )
}
