'use client'

import { FormError } from '@/components/ui/form-error'
import { useBooking } from './booking-context'

/** What went wrong with the last press. */
export function BookingMessage() {
  const { cart } = useBooking()
  return <FormError message={cart.error} />
}
