'use client'

import { useEffect, useRef } from 'react'
import { todayIn } from '@/lib/domain/local-date'
import { readDraftOf } from '@/stores/drafts'
import { readSelection, saveSelection } from '../selection/saved-selection'
import { useBooking, useBookingStore } from '../store/booking-store'
import { optionFromUrl, resume } from '../store/resume'

/**
 * Restores the saved selection, which survives a reload and back navigation, and what the URL names. The panel
 * becomes interactive only then, so that the first render matches the server's.
 */
export function useResume(): void {
  const store = useBookingStore()
  const product = useBooking((state) => state.product)
  const arriving = useRef(true)
  useEffect(() => {
    // Not again on return to a cached page, where the selection made since then takes precedence.
    const search = arriving.current ? window.location.search : ''
    arriving.current = false
    const resumed = resume(store.getState(), {
      saved: readSelection(product.id),
      waiting: readDraftOf(product.id)?.selection ?? null,
      search,
      today: todayIn(product.time_zone),
    })
    // A return to the cached page restores what is saved.
    if (resumed.selection && optionFromUrl(search, product.options))
      saveSelection(product.id, resumed.selection)
    store.setState(resumed)
  }, [store, product])
}
