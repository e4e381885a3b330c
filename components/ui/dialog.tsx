'use client'

import { Overlay, type OverlayProps } from './overlay'

export interface DialogProps extends OverlayProps {
  wide?: boolean
}

/** A dialog in the middle; on a phone a sheet from below. */
export function Dialog({ wide, ...overlay }: DialogProps) {
  return <Overlay {...overlay} className={wide ? 'dialog dialog-wide' : 'dialog'} />
}
