'use client'

import { Overlay, type OverlayProps } from './overlay'

export interface DialogProps extends OverlayProps {
  wide?: boolean
}

/** A centered dialog; a bottom sheet on phones. */
export function Dialog({ wide, ...overlay }: DialogProps) {
  return <Overlay {...overlay} className={wide ? 'dialog dialog-wide' : 'dialog'} />
}
