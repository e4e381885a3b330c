'use client'

import { FormError } from '@/components/ui/form-error'
import { useBooking } from './booking-context'

/** Error of the last attempt to add to the cart. */
export function BookingMessage() {
  const { cart } = useBooking()
  return <FormError message={cart.error} />
}
