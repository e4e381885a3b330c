'use client'

import { Suspense, useRef } from 'react'
import type { DialogProps } from './dialog'
import { lazyWithRetry } from './lazy-with-retry'

const Dialog = lazyWithRetry(() => import('./dialog').then((module) => ({ default: module.Dialog })))

/** A dialog whose code is loaded on first open. */
export function LazyDialog(props: DialogProps) {
  const opened = useRef(false)
  opened.current ||= props.open
  return <Suspense>{opened.current && <Dialog {...props} />}</Suspense>
}
