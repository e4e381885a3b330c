'use client'

import { Suspense, useRef } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import type { OverlayProps } from './overlay'

const Drawer = lazyWithRetry(() => import('./drawer').then((module) => ({ default: module.Drawer })))

/** A drawer whose code is loaded on first open. */
export function LazyDrawer(props: OverlayProps) {
  const opened = useRef(false)
  opened.current ||= props.open
  return <Suspense>{opened.current && <Drawer {...props} />}</Suspense>
}
