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

/** The steps while they are here, from the first moment to the last of the sheet; their place in the page is kept. */
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
  /** Everything is chosen, and one of the buttons pressed. */
  onBuy(goal: Goal): void
}

/** What is to be chosen, over the page of a phone; it begins with what is missing. */
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
