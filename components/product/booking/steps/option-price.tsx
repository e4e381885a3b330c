'use client'

import { pricePeriod } from '@/components/catalog/price-period'
import { UnitPrice } from '@/components/catalog/unit-price'
import type { Option } from '@/lib/contract/option'
import { StayPrice } from '../elements/stay-price'
import { useStayTotal } from '../elements/use-stay-total'
import { daysOf, loadedOf } from '../store/availability-view'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'

/** The total of the selected nights if available, the price of the selected day, or else the lowest price. */
export function OptionPrice({ option }: { option: Option }) {
  const [main] = option.units
  const stay = useStayTotal(option)
  const onDay = useBooking((state) => {
    const { date } = viewOf(state).selection
    const day = date ? daysOf(loadedOf(state.availability, option.id))(date) : undefined
    return main && day?.prices[main.code]
  })
  if (!main) return null
  if (stay) return <StayPrice stay={stay} />
  return (
    <UnitPrice
      value={onDay ?? option.from.price}
      unit={main.code}
      period={pricePeriod(option.window, option.inventory)}
      from={!onDay && option.from.varies}
      className="text-18"
      textClassName="text-13 text-ink-3"
    />
  )
}
