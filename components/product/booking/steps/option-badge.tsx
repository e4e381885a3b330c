'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Badge } from '@/components/ui/display/badge'
import type { Option } from '@/lib/contract/option'
import { formatDate } from '@/lib/i18n/format'
import { serviceDays } from '../selection/selected-days'
import { daysOf, isStockLow, loadedOf, stockOf } from '../store/availability-view'
import type { BookingState } from '../store/booking-state'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'

/** Returns the first selected day on which an option is not available. */
function unavailableDay(state: BookingState, option: Option) {
  const { selection } = viewOf(state)
  const days = selection.date && !selection.endDate ? [selection.date] : serviceDays(selection, option)
  const dayOf = daysOf(loadedOf(state.availability, option.id))
  return days.map(dayOf).find((day) => day && day.status !== 'available')
}

/** Whether an option is sold out, or nearly. */
export function OptionBadge({ option }: { option: Option }) {
  const t = useTranslations('booking')
  const { locale } = usePreferences()
  const stock = useBooking(({ availability }) => stockOf(availability, option.id))
  const isLow = useBooking(({ availability }) => isStockLow(availability, option.id))
  const day = useBooking((state) => unavailableDay(state, option))
  if (stock === 0)
    return (
      <Badge tone="bad" icon="warning-circle-fill">
        {t('soldOut')}
      </Badge>
    )
  if (typeof stock === 'number' && isLow) return <Badge>{t('onlyLeft', { left: stock })}</Badge>
  if (!day) return null
  const date = formatDate(day.date, locale, 'short')
  return (
    <Badge tone="bad" icon="warning-circle-fill">
      {t(day.status === 'sold_out' ? 'soldOutOn' : 'closedOn', { date })}
    </Badge>
  )
}
