'use client'

import { useTranslations } from 'next-intl'
import { Stepper } from '@/components/ui/form/stepper'
import { Icon } from '@/components/ui/media/icon'
import type { Option } from '@/lib/contract/option'
import { formatMoney } from '@/lib/i18n/format'
import { quantityLimit } from '../selection/quantity-limit'
import type { BookingState } from '../store/booking-state'
import { useBooking, useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { changeQuantity } from '../store/transitions'
import { useBookingParts } from '../store/use-booking-parts'
import { GroupFields } from './group-fields'

type Unit = Option['units'][number]

/** Returns the quantity of a unit; its limit only if the next step could reach it. */
function unitParts(state: BookingState, unit: Unit) {
  const { option, selection, legs, left } = viewOf(state)
  const count = selection.quantities[unit.code] ?? 0
  const { max, by } = quantityLimit(option, selection.quantities, unit, left)
  const isFull = count > 0 && count >= max
  const day = selection.date ? legs.outward.day(selection.date) : undefined
  return {
    count,
    max: Math.min(max, count + 1),
    price: day?.prices[unit.code] ?? unit.price,
    fullAt: isFull ? max : null,
    placesLeft: isFull && by === 'places' ? left : null,
  }
}

function UnitRow({ unit }: { unit: Unit }) {
  const t = useTranslations('booking')
  const store = useBookingStore()
  const { count, max, price, fullAt, placesLeft } = useBookingParts((state) => unitParts(state, unit))
  const guardian = useBooking((state) =>
    viewOf(state).option.units.find(({ code }) => code === unit.accompanied_by),
  )
  const { min_age: min, max_age: oldest } = unit
  const facts = [
    min !== null && oldest !== null
      ? t('age.between', { min, max: oldest })
      : min !== null
        ? t('age.from', { min })
        : oldest !== null && t('age.to', { max: oldest }),
    price.amount === 0 ? t('free') : formatMoney(price),
    guardian && t('with', { by: guardian.label }),
  ].filter(Boolean)
  const reason =
    fullAt === null
      ? undefined
      : placesLeft === null
        ? t('most', { max: fullAt })
        : t('noMore', { left: placesLeft })
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-b border-line py-3.5 last:border-0">
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="font-[650]">{unit.label}</p>
        <p className="text-14 text-ink-3">{facts.join(' · ')}</p>
      </div>
      <Stepper
        label={unit.label}
        value={count}
        max={max}
        reason={reason}
        onChange={(quantity) => store.setState((state) => changeQuantity(state, unit.code, quantity))}
      />
    </li>
  )
}

/** The violated rule as text, before anything is sent. */
function Problem() {
  const t = useTranslations('booking')
  const problem = useBooking((state) => viewOf(state).problem)
  const units = useBooking((state) => viewOf(state).option.units)
  if (!problem) return null
  const label = (code: string) => units.find((unit) => unit.code === code)?.label ?? code
  const text =
    problem.code === 'MUST_BE_ACCOMPANIED'
      ? t('accompanied', { unit: label(problem.values.unit), by: label(problem.values.by) })
      : problem.code === 'BELOW_MIN_UNITS'
        ? t('least', { min: problem.values.min })
        : problem.code === 'ABOVE_MAX_UNITS'
          ? t('most', { max: problem.values.max })
          : null
  if (!text) return null
  return (
    <p role="status" className="mt-3 flex items-start gap-1.5 text-14 text-bad">
      <Icon name="warning-circle-fill" className="mt-0.5" />
      {text}
    </p>
  )
}

/** Quantity of each unit, with its age range and its price on the selected day. */
export function UnitsStep() {
  const units = useBooking((state) => viewOf(state).option.units)
  return (
    <>
      <ul>
        {units.map((unit) => (
          <UnitRow key={unit.code} unit={unit} />
        ))}
      </ul>
      <Problem />
      {units.some(({ group }) => group) && <GroupFields />}
    </>
  )
}
