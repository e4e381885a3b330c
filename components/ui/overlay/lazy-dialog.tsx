'use client'

import { Suspense, useRef } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import type { DialogProps } from './dialog'

const Dialog = lazyWithRetry(() => import('./dialog').then((module) => ({ default: module.Dialog })))

/** A dialog whose code is loaded on first open. */
export function LazyDialog(props: DialogProps) {
  const opened = useRef(false)
  opened.current ||= props.open
  return <Suspense>{opened.current && <Dialog {...props} />}</Suspense>
}
