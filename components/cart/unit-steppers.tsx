'use client'

import { useTranslations } from 'next-intl'
import { Stepper } from '@/components/ui/form/stepper'
import type { CartItem } from '@/lib/contract/cart'
import type { UnitType } from '@/lib/domain/catalog'
import { formatMoney } from '@/lib/i18n/format'
import { isTooFew, maxOf, minOf } from './item-quantities'

interface UnitSteppersProps {
  item: CartItem
  /** Another change of the item is being saved. */
  busy: boolean
  onChange(unit: UnitType, value: number): void
}

interface UnitStepperProps extends UnitSteppersProps {
  line: CartItem['lines'][number]
  unit: UnitType
}

function UnitStepper({ item, line, unit, busy, onChange }: UnitStepperProps) {
  const t = useTranslations('booking')
  const { max, byPlaces, rule } = maxOf(item, line)
  return (
    <Stepper
      label={line.label}
      value={line.quantity}
      min={minOf(item, unit)}
      max={max}
      reason={byPlaces ? t('noMore', { left: item.limits.left ?? 0 }) : t('most', { max: rule })}
      busy={busy}
      disabled={item.problem !== null && !isTooFew(item)}
      onChange={(value) => onChange(unit, value)}
    />
  )
}

/** Changes unit quantities in place; extras are read-only, as are rooms, which would need guest details. */
export function UnitSteppers(props: UnitSteppersProps) {
  const t = useTranslations('cart')
  const { lines, booking_details } = props.item
  return (
    <ul className="mt-3 grid max-w-90 gap-1.5">
      {lines.map((line) => (
        <li
          key={line.unit ?? line.extra}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-3"
        >
          <span className="min-w-0 text-14 leading-snug">
            {line.label}
            {line.deposit && <span className="block text-13 text-ink-3">{t('deposit')}</span>}
            <span className="text-ink-3 tabular-nums max-sm:block sm:ml-2">{formatMoney(line.price)}</span>
          </span>
          {line.unit && !booking_details.rooms ? (
            <UnitStepper {...props} line={line} unit={line.unit} />
          ) : (
            <span className="text-14 text-ink-3 tabular-nums">{t('times', { quantity: line.quantity })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
