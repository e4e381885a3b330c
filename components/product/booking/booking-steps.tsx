'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { UnitType } from '@/lib/domain/catalog'
import { requiredDateInputs } from '@/lib/domain/selection'
import { useBooking } from './booking-context'
import { BookingMessage } from './booking-message'
import { rulesOf } from './booking-product'
import { DateStep } from './date-step'
import { ExtrasStep } from './extras-step'
import { Live } from './live'
import { OptionStep } from './option-step'
import { Step } from './step'
import { stepId } from './step-id'
import { TimeStep } from './time-step'
import { UnitsStep } from './units-step'

/** Steps that only some products have. */
const RoomsStep = lazyWithRetry(() => import('./rooms-step').then((step) => ({ default: step.RoomsStep })))
const BookingDetailsStep = lazyWithRetry(() =>
  import('./booking-details-step').then((step) => ({ default: step.BookingDetailsStep })),
)
const RouteStep = lazyWithRetry(() => import('./trip-steps').then((steps) => ({ default: steps.RouteStep })))
const ReturnStep = lazyWithRetry(() =>
  import('./trip-steps').then((steps) => ({ default: steps.ReturnStep })),
)
const PlanNote = lazyWithRetry(() => import('./plan-note').then((note) => ({ default: note.PlanNote })))

/** Units that are not people. */
const THINGS: ReadonlySet<UnitType> = new Set([
  'ROOM',
  'VEHICLE',
  'GROUP',
  'DEVICE',
  'ITEM',
  'BAG',
  'PROFILE',
])

/** The booking steps in order, only those that the option requires. */
export function StepList() {
  const t = useTranslations('booking')
  const { option, back } = useBooking()
  const question = requiredDateInputs(option.window)
  const rules = rulesOf(option)
  const people = option.units.some(({ code }) => !THINGS.has(code))
  const dateTitle = !question.range ? t('date') : t(option.inventory === 'NIGHTLY' ? 'nights' : 'range')
  const joining = rules.zones && (rules.guides.length > 0 ? 'pickup.both' : 'pickup.title')
  const guided = rules.guides.length > 0 ? 'guide.title' : null
  const arranged = rules.ways.length > 0 ? 'handover.title' : (joining ?? guided)
  const steps = [
    ...(option.route ? [{ id: 'booking-route', title: t('trip.title'), content: <RouteStep /> }] : []),
    {
      id: 'booking-option',
      title: t(option.route ? 'trip.class' : 'option'),
      content: (
        <>
          <OptionStep />
          {option.plan && <PlanNote plan={option.plan} />}
        </>
      ),
    },
    ...(question.date
      ? [{ id: stepId('date'), title: dateTitle, content: <DateStep label={dateTitle} /> }]
      : []),
    ...(question.time ? [{ id: stepId('time'), title: t('time'), content: <TimeStep /> }] : []),
    ...(back ? [{ id: stepId('return'), title: t('trip.back'), content: <ReturnStep /> }] : []),
    rules.occupancy === null
      ? { id: stepId('units'), title: t(people ? 'people' : 'units'), content: <UnitsStep /> }
      : { id: stepId('units'), title: t('rooms.title'), content: <RoomsStep /> },
    ...(arranged
      ? [
          {
            id: stepId('arrangement'),
            title: t(arranged),
            content: <BookingDetailsStep />,
          },
        ]
      : []),
    ...(option.extras.some(({ deposit }) => !deposit)
      ? [{ id: 'booking-extras', title: t('extras'), content: <ExtrasStep /> }]
      : []),
  ]
  return (
    <>
      {steps.map(({ id, title, content }, index) => (
        <Step key={id} id={id} number={index + 1} title={title}>
          <Suspense fallback={null}>
            <Live>{content}</Live>
          </Suspense>
        </Step>
      ))}
      <div className="pb-6 lg:hidden">
        <BookingMessage />
      </div>
    </>
  )
}
