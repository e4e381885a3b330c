'use client'

import { useTranslations } from 'next-intl'
import { BookingMessage } from '../elements/booking-message'
import { Live } from '../elements/live'
import { stepId } from '../elements/step-anchor'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { BookingDetailsStep } from './booking-details-step'
import { DateStep } from './date-step'
import { ExtrasStep } from './extras-step'
import { OptionStep } from './option-step'
import { PlanPart } from './plan-part'
import { ReturnStep } from './return-step'
import { RoomsStep } from './rooms-step'
import { RouteStep } from './route-step'
import { Step } from './step'
import { stepTitles } from './step-titles'
import { TimeStep } from './time-step'
import { UnitsStep } from './units-step'

/** The booking steps in order, only those that the option requires. */
export function StepList() {
  const t = useTranslations('booking')
  const option = useBooking((state) => viewOf(state).option)
  const hasReturn = useBooking((state) => viewOf(state).legs.return !== null)
  const titles = stepTitles(option, hasReturn)
  const steps = [
    { id: 'booking-route', title: titles.route, content: <RouteStep /> },
    {
      id: 'booking-option',
      title: titles.option,
      content: (
        <>
          <OptionStep />
          <PlanPart />
        </>
      ),
    },
    {
      id: stepId('date'),
      title: titles.date,
      content: titles.date && <DateStep leg="outward" label={t(titles.date)} />,
    },
    { id: stepId('time'), title: titles.time, content: <TimeStep leg="outward" /> },
    { id: stepId('return'), title: titles.return, content: <ReturnStep /> },
    { id: stepId('units'), title: titles.rooms, content: <RoomsStep /> },
    { id: stepId('units'), title: titles.units, content: <UnitsStep /> },
    { id: stepId('details'), title: titles.details, content: <BookingDetailsStep /> },
    { id: 'booking-extras', title: titles.extras, content: <ExtrasStep /> },
  ]
  return (
    <>
      {steps
        .filter(({ title }) => title !== null)
        .map(({ id, title, content }, index) => (
          <Step key={id} id={id} number={index + 1} title={title && t(title)}>
            <Live>{content}</Live>
          </Step>
        ))}
      <div className="pb-6 lg:hidden">
        <BookingMessage />
      </div>
    </>
  )
}
