'use client'

import { useTranslations } from 'next-intl'
import { FromPrice } from '../../from-price'
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
      <FromPrice product={product} />
      {lowest && (
        <span className="block text-13 text-ink-3">{t('booking.lowest', { option: lowest.name })}</span>
      )}
    </>
  )
}
