'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { pricePeriod } from '@/components/catalog/price-period'
import { usePreferences } from '@/components/layout/preferences'
import { Badge } from '@/components/ui/badge'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { Price } from '@/components/ui/price'
import { RadioCard } from '@/components/ui/radio-card'
import type { Option } from '@/lib/contract/catalog'
import { formatDate } from '@/lib/i18n/format'
import { useBooking } from './booking-context'
import { serviceDays } from './reconcile-selection'
import { optionsOfWay } from './return-trip'

const StayOrUsual = lazyWithRetry(() =>
  import('./stay-price').then((module) => ({ default: module.StayOrUsual })),
)

const FEW = 5

/** What a plan includes, and how it is delivered. */
function useOptionFacts() {
  const t = useTranslations('booking')
  return ({ plan, fulfilment, party }: Option): string => {
    const facts: string[] = party ? [t(`party.${party}`)] : []
    if (plan)
      facts.push(
        plan.gigabytes === null ? t('plan.unlimited') : t('plan.data', { gigabytes: plan.gigabytes }),
        t('plan.days', { days: plan.days }),
        ...(plan.networks.length > 0 ? [plan.networks.join(', ')] : []),
        t(plan.hotspot ? 'plan.hotspot' : 'plan.noHotspot'),
      )
    const [way, ...others] = fulfilment
    if (way) facts.push(t(others.length > 0 ? 'fulfilment.both' : `fulfilment.${way}`))
    return facts.join(' · ')
  }
}

function OptionBadge({ option }: { option: Option }) {
  const t = useTranslations('booking')
  const { locale } = usePreferences()
  const { choice, availability } = useBooking()
  const stock = availability.stock(option.id)
  if (stock === 0)
    return (
      <Badge tone="bad" icon="warning-circle-fill">
        {t('soldOut')}
      </Badge>
    )
  if (typeof stock === 'number' && stock <= FEW) return <Badge>{t('onlyLeft', { left: stock })}</Badge>
  const days = choice.date && !choice.endDate ? [choice.date] : serviceDays(choice, option)
  const day = days
    .map((date) => availability.day(option.id, date))
    .find((known) => known && known.status !== 'available')
  if (!day) return null
  const date = formatDate(day.date, locale, 'short')
  return (
    <Badge tone="bad" icon="warning-circle-fill">
      {t(day.status === 'sold_out' ? 'soldOutOn' : 'closedOn', { date })}
    </Badge>
  )
}

/** The total of the chosen nights if available, the price of the chosen day, or else the lowest price. */
function OptionPrice({ option }: { option: Option }) {
  const t = useTranslations()
  const { choice, availability } = useBooking()
  const [main] = option.units
  if (!main) return null
  const onDay = choice.date ? availability.day(option.id, choice.date)?.prices[main.code] : undefined
  const usual = (
    <>
      {!onDay && option.from.varies && <span className="text-13 text-ink-3">{t('booking.from')} </span>}
      <Price value={onDay ?? option.from.price} className="text-18" />{' '}
      <span className="text-13 text-ink-3">
        {t('product.per', { unit: main.code, period: pricePeriod(option.window, option.inventory) })}
      </span>
    </>
  )
  if (option.inventory !== 'NIGHTLY' || !choice.endDate) return usual
  return (
    <Suspense fallback={usual}>
      <StayOrUsual option={option} usual={usual} />
    </Suspense>
  )
}

/** The options of the product with their prices; sold-out options are marked. */
export function OptionStep() {
  const t = useTranslations()
  const facts = useOptionFacts()
  const { product, option: chosen, choose, availability } = useBooking()
  return (
    <div
      role="radiogroup"
      aria-label={t(chosen.route ? 'booking.trip.class' : 'booking.option')}
      className="grid gap-3"
    >
      {optionsOfWay(product.options, chosen).map((option) => {
        const detail = facts(option)
        return (
          <RadioCard
            key={option.id}
            name="option"
            value={option.id}
            checked={option.id === chosen.id}
            disabled={availability.stock(option.id) === 0}
            onChange={() => choose(option)}
            title={option.name}
            badge={<OptionBadge option={option} />}
            aside={<OptionPrice option={option} />}
          >
            {option.summary}
            {detail && <span className="mt-1 block text-ink-3">{detail}</span>}
          </RadioCard>
        )
      })}
    </div>
  )
}
