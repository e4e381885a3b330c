'use client'

import { useEffect } from 'react'
import { clearDraft, readDraftOf } from '@/stores/drafts'
import { saveSelection } from '../selection/saved-selection'
import { useBookingStore } from '../store/booking-store'

/** Saves each change that the visitor makes, and discards a draft that the cart has refused. */
export function useSaveSelection(): void {
  const store = useBookingStore()
  useEffect(
    () =>
      store.subscribe(({ product, selection, changes, live }, before) => {
        if (changes === before.changes || !selection) return
        const waiting = readDraftOf(product.id)
        if (waiting?.problem) clearDraft(waiting)
        // Browser autofill before the panel is live must not replace the saved selection.
        if (live) saveSelection(product.id, selection)
      }),
    [store],
  )
}
