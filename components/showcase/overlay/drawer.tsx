'use client'

import { LazyDrawer } from '@/components/ui/overlay/lazy-drawer'
import { OverlaySpecimen } from './overlay'

export function DrawerSpecimen() {
  return <OverlaySpecimen name="drawer" button="filters" overlay={LazyDrawer} />
}
