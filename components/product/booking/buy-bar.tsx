'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { pricePeriod } from '@/components/catalog/price-period'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { depositIn, priceWithout } from '@/lib/domain/deposit'
import { formatMoney } from '@/lib/i18n/format'
import { useBooking } from './booking-provider'
import { boughtExtras } from './bought-extras'
import { useDateWords } from './date-words'
import { useLive } from './live'

/** The bar at the bottom of narrow screens: the sum, and the way to what is missing or to the cart. */
export function BuyBar() {
  const t = useTranslations('booking')
  const per = useTranslations('product')
  const back = useTranslations('deposit')
  const { product, option, choice, total, missing, cart, buy } = useBooking()
  const date = useDateWords(choice)
  const [asked, ask] = useState(false)
  const shown = cart.newTotal ?? total?.total
  const deposit = depositIn(boughtExtras(option, choice).map((extra) => ({ ...extra, quantity: 1 })))
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line bg-raised px-[clamp(16px,3.2vw,40px)] pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-3 lg:hidden"
    >
      <div className="min-w-0 flex-[1_1_min-content]" aria-live="polite">
        <p className="xs:whitespace-nowrap">
          {!shown && <span className="text-13 text-ink-3">{t('from')} </span>}
          <Price value={shown ? priceWithout(deposit, shown) : product.from} className="text-20" />
          {!shown && (
            <span className="text-13 text-ink-3">
              {' '}
              {per('per', {
                unit: product.from_unit.code,
                period: pricePeriod(product.from_window, product.from_inventory),
              })}
            </span>
          )}
        </p>
        {deposit && deposit.amount > 0 && (
          <p className="text-13 text-ink-3">{back('plus', { amount: formatMoney(deposit) })}</p>
        )}
        {date && (
          <p className="truncate text-13 [contain:inline-size] text-ink-3">
            {[date, choice.time].filter(Boolean).join(', ')}
          </p>
        )}
      </div>
      <div inert={!useLive()} className="flex flex-none gap-2 inert:opacity-60">
        {!missing && (
          <Button
            variant="secondary"
            aria-label={t('add')}
            busy={cart.busy === 'cart'}
            onClick={() => buy('cart')}
            className="px-4!"
          >
            {cart.busy !== 'cart' && <Icon name="shopping-cart" className="size-5.5" />}
          </Button>
        )}
        <span role="status" className="sr-only">
          {asked && missing && t(`missing.${missing}`)}
        </span>
        <Button
          busy={cart.busy === 'checkout'}
          onClick={() => {
            ask(true)
            buy('checkout')
          }}
        >
          {missing ? t(`missing.${missing}`) : t('book')}
        </Button>
      </div>
    </div>
  )
}
