'use client'

import { useTranslations } from 'next-intl'
import { pricePeriod } from '@/components/catalog/price-period'
import { usePreferences } from '@/components/layout/preferences'
import { Badge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { RadioCard } from '@/components/ui/radio-card'
import type { Option } from '@/lib/contract/catalog'
import { formatDate } from '@/lib/i18n/format'
import { useBooking } from './booking-provider'
import { optionsOfWay } from './way-back'

const FEW = 5

/** What a plan gives, and how it comes. */
function useOptionFacts() {
  const t = useTranslations('booking')
  return ({ plan, fulfilment }: Option): string => {
    const facts: string[] = []
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
  const day = choice.date ? availability.day(option.id, choice.date) : undefined
  if (!day || day.status === 'available') return null
  const date = formatDate(day.date, locale, 'short')
  return (
    <Badge tone="bad" icon="warning-circle-fill">
      {t(day.status === 'sold_out' ? 'soldOutOn' : 'closedOn', { date })}
    </Badge>
  )
}

/** The options of the product with their price; what is sold out says so. */
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
        const [main] = option.units
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
            className="max-md:[&>:nth-child(3)]:col-start-2 max-md:[&>:nth-child(3)]:row-auto max-md:[&>:nth-child(3)]:text-left"
            aside={
              main && (
                <>
                  <Price value={main.price} className="text-18" />{' '}
                  <span className="text-13 text-ink-3">
                    {t('product.per', {
                      unit: main.code,
                      period: pricePeriod(option.window, option.inventory),
                    })}
                  </span>
                </>
              )
            }
          >
            {option.summary}
            {detail && <span className="mt-1 block text-ink-3">{detail}</span>}
          </RadioCard>
        )
      })}
    </div>
  )
}
