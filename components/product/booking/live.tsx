'use client'

import { useSyncExternalStore } from 'react'
import { useBooking } from './booking-context'

const never = () => () => {}

/** Whether a press counts already: the code is here and what was chosen before is restored. Never on the server. */
export function useLive(): boolean {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useBooking().alive && here
}

/** Controls that look and are at rest until a press on them counts. */
export function Live({ children }: { children: React.ReactNode }) {
  return (
    <div inert={!useLive()} className="inert:opacity-60">
      {children}
    </div>
  )
}
