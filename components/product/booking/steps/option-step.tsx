'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { RadioCard } from '@/components/ui/form/radio-card'
import type { Option } from '@/lib/contract/option'
import { factsOf } from '@/lib/domain/locale'
import { optionsOfRoute } from '../selection/return-trip'
import { stockOf } from '../store/availability-view'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { chooseOption } from '../store/transitions'
import { useBookingParts } from '../store/use-booking-parts'
import { useChoice } from '../store/use-choice'
import { OptionBadge } from './option-badge'
import { OptionPrice } from './option-price'

/** What a plan includes, and how it is delivered. */
function useOptionFacts({ plan, fulfilment, party }: Option): string {
  const t = useTranslations('booking')
  const { locale } = usePreferences()
  const facts: string[] = party ? [t(`party.${party}`)] : []
  if (plan)
    facts.push(
      plan.gigabytes === null ? t('plan.unlimited') : t('plan.data', { gigabytes: plan.gigabytes }),
      t('plan.days', { days: plan.days }),
      ...(plan.networks.length > 0 ? [plan.networks.join(factsOf(locale).nameSeparator)] : []),
      t(plan.hotspot ? 'plan.hotspot' : 'plan.noHotspot'),
    )
  const [way, ...others] = fulfilment
  if (way) facts.push(t(others.length > 0 ? 'fulfilment.both' : `fulfilment.${way}`))
  return facts.join(' · ')
}

interface OptionCardProps {
  option: Option
  isSelected: boolean
  onSelect(): void
}

function OptionCard({ option, isSelected, onSelect }: OptionCardProps) {
  const isSoldOut = useBooking(({ availability }) => stockOf(availability, option.id) === 0)
  const facts = useOptionFacts(option)
  return (
    <RadioCard
      name="option"
      value={option.id}
      checked={isSelected}
      disabled={isSoldOut}
      onChange={onSelect}
      title={option.name}
      badge={<OptionBadge option={option} />}
      aside={<OptionPrice option={option} />}
    >
      {option.summary}
      {facts && <span className="mt-1 block text-ink-3">{facts}</span>}
    </RadioCard>
  )
}

/** The options of the product with their prices; sold-out options are marked. */
export function OptionStep() {
  const t = useTranslations('booking')
  const options = useBookingParts((state) => optionsOfRoute(state.product.options, viewOf(state).option))
  const hasRoute = useBooking((state) => viewOf(state).option.route !== null)
  const selected = useBooking((state) => viewOf(state).option.id)
  const [optionId, choose] = useChoice(selected, chooseOption)
  return (
    <div role="radiogroup" aria-label={t(hasRoute ? 'trip.class' : 'option')} className="grid gap-3">
      {options.map((option) => (
        <OptionCard
          key={option.id}
          option={option}
          isSelected={option.id === optionId}
          onSelect={() => choose(option.id)}
        />
      ))}
    </div>
  )
}
