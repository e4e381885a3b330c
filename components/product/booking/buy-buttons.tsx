'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useBooking } from './booking-context'
import { useLive } from './live'
import type { Goal } from './use-add-to-cart'

interface BuyButtonsProps {
  /** The chosen action is still in progress. */
  busy?: boolean
  onPress(goal: Goal): void
}

/** Buttons that lead to the missing step, or to the cart and checkout. */
export function BuyButtons({ busy, onPress }: BuyButtonsProps) {
  const t = useTranslations('booking')
  const { missing, cart } = useBooking()
  const [asked, ask] = useState(false)
  return (
    <div inert={!useLive()} className="flex flex-none gap-2 inert:opacity-60">
      {!missing && (
        <Button
          variant="secondary"
          aria-label={t('add')}
          busy={cart.busy === 'cart'}
          onClick={() => onPress('cart')}
          className="px-4!"
        >
          {cart.busy !== 'cart' && <Icon name="shopping-cart" className="size-5.5" />}
        </Button>
      )}
      <span role="status" className="sr-only">
        {asked && missing && t(`missing.${missing}`)}
      </span>
      <Button
        busy={busy || cart.busy === 'checkout'}
        onClick={() => {
          ask(true)
          onPress('checkout')
        }}
      >
        {missing ? t(`missing.${missing}`) : t('book')}
      </Button>
    </div>
  )
}
