'use client'

import { useTranslations } from 'next-intl'
import { startTransition, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { Icon } from '@/components/ui/media/icon'
import { useWaits } from '../elements/live'
import type { Goal } from '../store/booking-state'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'

interface BuyButtonsProps {
  /** The pressed action is still in progress. */
  busy?: boolean
  onPress(goal: Goal): void
}

/** Buttons that lead to the missing step, or to the cart and checkout. */
export function BuyButtons({ busy, onPress }: BuyButtonsProps) {
  const t = useTranslations('booking')
  const missing = useBooking((state) => viewOf(state).missing)
  const running = useBooking(({ purchase }) => purchase.busy)
  const [pressed, setPressed] = useState(false)
  return (
    <div {...useWaits()} className="flex flex-none gap-2">
      {!missing && (
        <Button
          variant="secondary"
          aria-label={t('add')}
          busy={running === 'cart'}
          onClick={() => onPress('cart')}
          className="px-4!"
        >
          {running !== 'cart' && <Icon name="shopping-cart" className="size-5.5" />}
        </Button>
      )}
      <span role="status" className="sr-only">
        {pressed && missing && t(`missing.${missing}`)}
      </span>
      <Button
        busy={busy || running === 'checkout'}
        onClick={() => {
          startTransition(() => setPressed(true))
          onPress('checkout')
        }}
      >
        {missing ? t(`missing.${missing}`) : t('book')}
      </Button>
    </div>
  )
}
