'use client'

import { useBooking } from '../store/booking-store'

/** Whether the panel is interactive: the saved selection has been restored. False during hydration. */
export function useLive(): boolean {
  return useBooking(({ live }) => live)
}

/** Attributes of an element whose controls look the same before the panel is interactive: presses are remembered until then. */
export function useWaits(): { 'data-waits'?: '' } {
  return useLive() ? {} : { 'data-waits': '' }
}

/** Controls that wait until the panel is interactive. */
export function Live({ children }: { children: React.ReactNode }) {
  return <div {...useWaits()}>{children}</div>
}
