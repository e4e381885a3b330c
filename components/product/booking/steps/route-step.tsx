'use client'

import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/action/icon-button'
import { RadioCard } from '@/components/ui/form/radio-card'
import { Icon } from '@/components/ui/media/icon'
import { useBooking, useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { changeReturnTrip, chooseOption } from '../store/transitions'
import { useBookingParts } from '../store/use-booking-parts'

/** Free luggage allowance and size limits. */
function Bags() {
  const t = useTranslations('booking.trip')
  const route = useBooking((state) => viewOf(state).option.route)
  if (!route?.bags) return null
  const { included, max_kg, max_cm } = route.bags
  const facts = [
    t('bags', { count: included }),
    included > 0 && max_kg !== null && t('kg', { kg: max_kg }),
    included > 0 && max_cm !== null && t('cm', { cm: max_cm }),
  ].filter((fact) => fact !== false)
  return (
    <p className="flex items-start gap-1.5 text-14 text-ink-2">
      <Icon name="suitcase-rolling" className="mt-0.5 text-ink-3" />
      {facts.join(' · ')}
    </p>
  )
}

/** Origin and destination with a swap button; one-way or return. */
export function RouteStep() {
  const t = useTranslations('booking.trip')
  const store = useBookingStore()
  const { route, options, isReturn } = useBookingParts((state) => {
    const { option, selection } = viewOf(state)
    return {
      route: option.route,
      options: state.product.options,
      isReturn: selection.bookingDetails.return !== undefined,
    }
  })
  if (!route) return null
  const opposite = options.find(({ id }) => id === route.opposite)
  const kinds = [
    { title: t('oneWay'), isReturn: false },
    { title: t('return'), isReturn: true },
  ]
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <div className="contents" role="status">
          {(['from', 'to'] as const).map((end) => (
            <p key={end} className="min-w-0 sm:row-start-1 sm:last:col-start-3">
              <span className="block text-13 text-ink-3">{t(end)}</span>
              <span className="block font-[650] wrap-break-word">{route[end]}</span>
            </p>
          ))}
        </div>
        {opposite && (
          <IconButton
            icon="arrows-left-right"
            label={t('swap', { from: route.to, to: route.from })}
            className="col-start-2 row-start-1 row-end-3 inset-ring inset-ring-line-strong max-sm:rotate-90 sm:row-end-2"
            onClick={() => store.setState((state) => chooseOption(state, opposite.id))}
          />
        )}
      </div>
      {opposite && (
        <div role="radiogroup" aria-label={t('kind')} className="grid gap-3 sm:grid-cols-2">
          {kinds.map((kind) => (
            <RadioCard
              key={kind.title}
              name="trip"
              title={kind.title}
              checked={kind.isReturn === isReturn}
              onChange={() => store.setState((state) => changeReturnTrip(state, kind.isReturn))}
            />
          ))}
        </div>
      )}
      <Bags />
    </div>
  )
}
