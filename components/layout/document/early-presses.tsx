'use client'

import { useEffect } from 'react'
import { startEarly } from './early'

/** Performs what was pressed and typed before the page was interactive; see the pre-paint script. */
export function EarlyPresses() {
  useEffect(() => (window.early ? startEarly(window.early) : undefined), [])
  return null
}
