'use client'

import { lazy, Suspense, useRef } from 'react'
import type { OverlayProps } from './overlay'

const Drawer = lazy(() => import('./drawer').then((module) => ({ default: module.Drawer })))

/** A drawer whose code comes when it is opened for the first time. */
export function LazyDrawer(props: OverlayProps) {
  const opened = useRef(false)
  opened.current ||= props.open
  return <Suspense>{opened.current && <Drawer {...props} />}</Suspense>
}
