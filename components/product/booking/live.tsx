'use client'

import { useSyncExternalStore } from 'react'
import { useBooking } from './booking-context'

const never = () => () => {}

/** Whether the panel is interactive: hydrated, with the saved selection restored. False on the server. */
export function useLive(): boolean {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useBooking().alive && here
}

/** Keeps controls inert and dimmed until the panel is interactive. */
export function Live({ children }: { children: React.ReactNode }) {
  return (
    <div inert={!useLive()} className="inert:opacity-60">
      {children}
    </div>
  )
}
