'use client'

import { useTranslations } from 'next-intl'
import { pricePeriod } from '@/components/catalog/price-period'
import { UnitPrice } from '@/components/catalog/unit-price'
import { Price } from '@/components/ui/text/price'
import { priceWithout } from '@/lib/domain/deposit'
import { formatMoney } from '@/lib/i18n/format'
import { useDateText } from '../elements/date-text'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { useDeposit, useShownTotal } from './use-shown-total'

/** Total of the selection, or the price from which it starts, with the date. */
export function BuySum() {
  const tDeposit = useTranslations('deposit')
  const option = useBooking((state) => viewOf(state).option)
  const time = useBooking((state) => viewOf(state).selection.time)
  const [main] = option.units
  const date = useDateText()
  const total = useShownTotal()
  const deposit = useDeposit()
  return (
    <div className="min-w-0 flex-[1_1_min-content]" aria-live="polite">
      <p className="xs:whitespace-nowrap">
        {total || !main ? (
          <Price value={total ? priceWithout(deposit, total) : option.from.price} className="text-20" />
        ) : (
          <UnitPrice
            value={option.from.price}
            unit={main.code}
            period={pricePeriod(option.window, option.inventory)}
            from
            className="text-20"
            textClassName="text-13 text-ink-3"
          />
        )}
      </p>
      {deposit && deposit.amount > 0 && (
        <p className="text-13 text-ink-3">{tDeposit('plus', { amount: formatMoney(deposit) })}</p>
      )}
      {date && (
        <p className="truncate text-13 [contain:inline-size] text-ink-3">
          {[date, time].filter(Boolean).join(', ')}
        </p>
      )}
    </div>
  )
}
