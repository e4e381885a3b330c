'use client'

import { useEffect } from 'react'
import { readDraftOf } from '@/stores/drafts'
import { errorOf } from '../purchase/add-saved-selection'
import { useBooking, useBookingStore } from '../store/booking-store'
import { resumeFailed } from '../store/purchase-transitions'

/** Shows why the selection made before sign-in could not be added to the cart. */
export function useRefusedDraft(): void {
  const store = useBookingStore()
  const productId = useBooking(({ product }) => product.id)
  useEffect(() => {
    const refused = readDraftOf(productId)?.problem
    if (refused) store.setState((state) => resumeFailed(state, errorOf(refused), refused.total))
  }, [store, productId])
}
