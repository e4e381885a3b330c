'use client'

import { useBooking } from '../store/booking-store'

/** Whether the panel is interactive: the saved selection has been restored. False during hydration. */
export function useLive(): boolean {
  return useBooking(({ live }) => live)
}

/** Keeps controls inert and dimmed until the panel is interactive. */
export function Live({ children }: { children: React.ReactNode }) {
  return (
    <div inert={!useLive()} className="inert:opacity-60">
      {children}
    </div>
  )
}
