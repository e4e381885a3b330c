'use client'

import { Suspense, useState } from 'react'
import { latePart } from '@/components/ui/late-part'
import type { AvailabilityControl } from './availability-source'
import { type AvailabilityView, availabilityView, NOTHING_KNOWN } from './availability-view'
import type { Wanted } from './wanted'

const AvailabilitySource = latePart(() =>
  import('./availability-source').then((module) => ({ default: module.AvailabilitySource })),
)

const NO_CONTROL: AvailabilityControl = {
  retry: () => undefined,
  refresh: () => undefined,
  forgetCart: () => undefined,
}

/**
 * Places and prices as far as they have come. `source` builds the element that loads them; its code comes when
 * something is wanted for the first time.
 */
export function useAvailability(product: { id: string; time_zone: string }): {
  availability: AvailabilityView
  control: AvailabilityControl
  source(wanted: Wanted[]): React.ReactNode
} {
  const [known, report] = useState(NOTHING_KNOWN)
  const [control, setControl] = useState(NO_CONTROL)
  return {
    availability: availabilityView(known),
    control,
    source: (wanted) =>
      wanted.length > 0 && (
        <Suspense fallback={null}>
          <AvailabilitySource product={product} wanted={wanted} report={report} control={setControl} />
        </Suspense>
      ),
  }
}
