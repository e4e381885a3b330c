'use client'

import { LazyDialog } from '@/components/ui/overlay/lazy-dialog'
import { OverlaySpecimen } from './overlay'

export function DialogSpecimen() {
  return <OverlaySpecimen name="dialog" button="change" overlay={LazyDialog} />
}
