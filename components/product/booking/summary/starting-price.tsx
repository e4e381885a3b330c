'use client'

import { useTranslations } from 'next-intl'
import { pricePeriod } from '@/components/catalog/price-period'
import { UnitPrice } from '@/components/catalog/unit-price'
import { FromPrice } from '../../from-price'
import { StayPrice } from '../elements/stay-price'
import { useStayTotal } from '../elements/use-stay-total'
import { lowestOption } from '../selection/lowest-option'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'

/**
 * The price before a selection is complete: of the chosen option, or before a choice the lowest of the product; for a stay with
 * selected nights, the total.
 */
export function StartingPrice() {
  const t = useTranslations()
  const product = useBooking((state) => state.product)
  const isChosen = useBooking((state) => state.chosen)
  const option = useBooking((state) => viewOf(state).option)
  const stay = useStayTotal(option)
  const [main] = option.units
  if (stay) return <StayPrice stay={stay} large />
  if (isChosen && main)
    return (
      <UnitPrice
        value={option.from.price}
        unit={main.code}
        period={pricePeriod(option.window, option.inventory)}
        from
        className="text-[26px]"
        textClassName="text-13 text-ink-3"
      />
    )
  const lowest = lowestOption(product)
  return (
    <>
      <FromPrice product={product} />
      {lowest && (
        <span className="block text-13 text-ink-3">{t('booking.lowest', { option: lowest.name })}</span>
      )}
    </>
  )
}
