'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { RadioCard } from '@/components/ui/radio-card'
import { useBooking } from './booking-context'

/** Free luggage allowance and size limits. */
function Bags() {
  const t = useTranslations('booking.trip')
  const { route } = useBooking().option
  if (!route?.bags) return null
  const { included, max_kg, max_cm } = route.bags
  const words = [
    t('bags', { count: included }),
    included > 0 && max_kg !== null && t('kg', { kg: max_kg }),
    included > 0 && max_cm !== null && t('cm', { cm: max_cm }),
  ].filter((word) => word !== false)
  return (
    <p className="flex items-start gap-1.5 text-14 text-ink-2">
      <Icon name="suitcase-rolling" className="mt-0.5 text-ink-3" />
      {words.join(' · ')}
    </p>
  )
}

/** Origin and destination with a swap button; one-way or return. */
export function RouteStep() {
  const t = useTranslations('booking.trip')
  const { product, option, choice, choose, update } = useBooking()
  const { route } = option
  if (!route) return null
  const opposite = product.options.find(({ id }) => id === route.opposite)
  const { return: back, ...oneWay } = choice.arrangement
  const kinds = [
    { title: t('oneWay'), checked: !back, arrangement: oneWay },
    {
      title: t('return'),
      checked: Boolean(back),
      arrangement: { ...oneWay, return: { date: null, time: null } },
    },
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
            onClick={() => choose(opposite)}
          />
        )}
      </div>
      {opposite && (
        <div role="radiogroup" aria-label={t('kind')} className="grid gap-3 sm:grid-cols-2">
          {kinds.map(({ title, checked, arrangement }) => (
            <RadioCard
              key={title}
              name="trip"
              title={title}
              checked={checked}
              onChange={() => update({ arrangement })}
            />
          ))}
        </div>
      )}
      <Bags />
    </div>
  )
}
