'use client'

import { useTranslations } from 'next-intl'
import { Stepper } from '@/components/ui/stepper'
import type { CartItem } from '@/lib/contract/cart'
import type { UnitType } from '@/lib/domain/catalog'
import { formatMoney } from '@/lib/i18n/format'
import { fewestOf } from './line-quantities'

interface UnitSteppersProps {
  item: CartItem
  /** Another change of the line is being saved. */
  busy: boolean
  onChange(unit: UnitType, value: number): void
}

/** How many of each unit, changed in place; extras are only told, and rooms, whose guests would have to be named. */
export function UnitSteppers({ item, busy, onChange }: UnitSteppersProps) {
  const t = useTranslations('cart')
  return (
    <ul className="mt-3 grid max-w-90 gap-1.5">
      {item.lines.map(({ unit, extra, deposit, label, quantity, price }) => (
        <li key={unit ?? extra} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 text-14 leading-snug">
            {label}
            {deposit && <span className="block text-13 text-ink-3">{t('deposit')}</span>}
            <span className="text-ink-3 tabular-nums max-sm:block sm:ml-2">{formatMoney(price)}</span>
          </span>
          {unit && !item.arrangement.rooms ? (
            <Stepper
              label={label}
              value={quantity}
              min={fewestOf(item, unit)}
              busy={busy}
              disabled={item.problem !== null && item.problem !== 'NOT_ENOUGH_PLACES'}
              onChange={(value) => onChange(unit, value)}
            />
          ) : (
            <span className="text-14 text-ink-3 tabular-nums">{t('times', { quantity })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
