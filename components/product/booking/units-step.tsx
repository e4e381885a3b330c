'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { Icon } from '@/components/ui/icon'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { Stepper } from '@/components/ui/stepper'
import type { Option } from '@/lib/contract/catalog'
import { formatMoney } from '@/lib/i18n/format'
import { useBooking } from './booking-context'
import { quantityLimit } from './quantity-limit'

const GroupFields = lazyWithRetry(() =>
  import('./group-fields').then((fields) => ({ default: fields.GroupFields })),
)

type UnitView = Option['units'][number]

function UnitRow({ unit }: { unit: UnitView }) {
  const t = useTranslations('booking')
  const { choice, option, left, availability, update } = useBooking()
  const { min_age: min, max_age: max } = unit
  const day = choice.date ? availability.day(option.id, choice.date) : undefined
  const price = day?.prices[unit.code] ?? unit.price
  const guardian = option.units.find(({ code }) => code === unit.accompanied_by)
  const count = choice.quantities[unit.code] ?? 0
  const limit = quantityLimit(option, choice.quantities, unit, left)
  const facts = [
    min !== null && max !== null
      ? t('age.between', { min, max })
      : min !== null
        ? t('age.from', { min })
        : max !== null && t('age.to', { max }),
    price.amount === 0 ? t('free') : formatMoney(price),
    guardian && t('with', { by: guardian.label }),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-b border-line py-3.5 last:border-0">
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="font-[650]">{unit.label}</p>
        <p className="text-14 text-ink-3">{facts.join(' · ')}</p>
      </div>
      <Stepper
        label={unit.label}
        value={count}
        max={limit.max}
        reason={
          count > 0
            ? limit.by === 'places'
              ? t('noMore', { left: left ?? 0 })
              : t('most', { max: limit.max })
            : undefined
        }
        onChange={(value) => update({ quantities: { ...choice.quantities, [unit.code]: value } })}
      />
    </li>
  )
}

/** The violated rule as text, before anything is sent. */
function Problem() {
  const t = useTranslations('booking')
  const { problem, option } = useBooking()
  if (!problem) return null
  const label = (code: string) => option.units.find((unit) => unit.code === code)?.label ?? code
  const words =
    problem.code === 'MUST_BE_ACCOMPANIED'
      ? t('accompanied', { unit: label(problem.values.unit), by: label(problem.values.by) })
      : problem.code === 'TOO_FEW'
        ? t('least', { min: problem.values.min })
        : problem.code === 'TOO_MANY'
          ? t('most', { max: problem.values.max })
          : null
  if (!words) return null
  return (
    <p role="status" className="mt-3 flex items-start gap-1.5 text-14 text-bad">
      <Icon name="warning-circle-fill" className="mt-0.5" />
      {words}
    </p>
  )
}

/** Quantity of each unit, with its age range and its price on the chosen day. */
export function UnitsStep() {
  const { option } = useBooking()
  return (
    <>
      <ul>
        {option.units.map((unit) => (
          <UnitRow key={unit.code} unit={unit} />
        ))}
      </ul>
      <Problem />
      {option.units.some(({ group }) => group) && (
        <Suspense fallback={null}>
          <GroupFields />
        </Suspense>
      )}
    </>
  )
}
