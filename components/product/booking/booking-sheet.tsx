'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Overlay } from '@/components/ui/overlay'
import { useBooking } from './booking-context'
import { StepList } from './booking-steps'
import { BuyButtons } from './buy-buttons'
import { BuySum } from './buy-sum'
import { focusIn, STEPS, stepId } from './step-id'
import type { Goal } from './use-add-to-cart'

/** The steps while the sheet is mounted; a placeholder keeps their height in the page. */
function Steps({ first }: { first: RefObject<HTMLElement | null> }) {
  const { missing, move } = useBooking()
  const begin = useRef(missing)
  useLayoutEffect(() => {
    move(document.getElementById(STEPS)?.offsetHeight ?? 0)
    return () => move(null)
  }, [move])
  useLayoutEffect(() => {
    const step = begin.current && document.querySelector<HTMLElement>(`.sheet #${stepId(begin.current)}`)
    if (!step) return
    first.current = focusIn(step)
    step.parentElement?.scrollIntoView({ block: 'start' })
  }, [first])
  return <StepList />
}

interface BookingSheetProps {
  open: boolean
  onClose(): void
  /** Called when a button is pressed and nothing is missing. */
  onBuy(goal: Goal): void
}

/** The booking steps in a sheet for small screens; it opens at the missing step. */
export function BookingSheet({ open, onClose, onBuy }: BookingSheetProps) {
  const t = useTranslations('booking')
  const { missing, buy } = useBooking()
  const first = useRef<HTMLElement>(null)
  return (
    <Overlay
      open={open}
      onOpenChange={onClose}
      title={t('sheet')}
      className="dialog dialog-wide"
      initialFocus={first}
      footer={
        <>
          <BuySum />
          <BuyButtons onPress={missing ? buy : onBuy} />
        </>
      }
    >
      <Steps first={first} />
    </Overlay>
  )
}
