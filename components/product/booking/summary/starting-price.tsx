'use client'

import { useTranslations } from 'next-intl'
import { pricePeriod } from '@/components/catalog/price-period'
import { UnitPrice } from '@/components/catalog/unit-price'
import { StayPrice } from '../elements/stay-price'
import { useStayTotal } from '../elements/use-stay-total'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'

/** The price before a selection is complete; for a stay with selected nights, the total. */
export function StartingPrice() {
  const t = useTranslations()
  const product = useBooking((state) => state.product)
  const stay = useStayTotal(useBooking((state) => viewOf(state).option))
  if (stay) return <StayPrice stay={stay} large />
  const lowest = product.options.length > 1 && product.options.find(({ id }) => id === product.from_option_id)
  return (
    <>
      <UnitPrice
        value={product.from}
        unit={product.from_unit.code}
        period={pricePeriod(product.from_window, product.from_inventory)}
        from
        className="text-[26px]"
        textClassName="text-13 text-ink-3"
      />
      {lowest && (
        <span className="block text-13 text-ink-3">{t('booking.lowest', { option: lowest.name })}</span>
      )}
    </>
  )
}
