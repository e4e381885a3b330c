'use client'

import { Overlay, type OverlayProps } from './overlay'

/** A drawer at the left, e.g. for filters; on a phone a sheet of the screen's height. */
export function Drawer(overlay: OverlayProps) {
  return <Overlay {...overlay} className="drawer" />
}
