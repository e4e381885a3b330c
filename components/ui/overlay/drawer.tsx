'use client'

import { Overlay, type OverlayProps } from './overlay'

/** A drawer on the left, e.g. for filters; a full-height sheet on phones. */
export function Drawer(overlay: OverlayProps) {
  return <Overlay {...overlay} className="drawer" />
}
