'use client'

import { useTranslations } from 'next-intl'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { formatMoney } from '@/lib/i18n/format'
import { totalNow } from '../store/price-changed'
import { useBookingParts } from '../store/use-booking-parts'

/** Error of the last attempt to add to the cart. */
export function BookingMessage() {
  const t = useTranslations('booking')
  const errorText = useErrorText()
  const { problem, newTotal } = useBookingParts(({ purchase }) => purchase)
  const priceChanged = totalNow(problem) && newTotal
  const message = priceChanged ? t('newPrice', { total: formatMoney(newTotal) }) : errorText(problem)
  return <FormError message={problem ? message : null} />
}
