'use client'

import { useEffect, useRef } from 'react'

/**
 * Hides the elements of a bar, which would shift with each chunk of streamed HTML, until its last child has arrived.
 * `:last-child` would not do: it matches only when the parent is complete.
 */
const STYLE = '.shown-whole:not(:has(>.shown-end))>*{visibility:hidden}'

/** The style of bars that are streamed; see `shown-whole` in docs/design.md. */
export function StreamingStyle() {
  const element = useRef<HTMLStyleElement>(null)
  useEffect(() => {
    // With such a rule, the browser recalculates the document's style for each element that is inserted.
    const disable = () => {
      if (element.current) element.current.disabled = true
    }
    if (document.readyState !== 'loading') return disable()
    document.addEventListener('DOMContentLoaded', disable)
    return () => document.removeEventListener('DOMContentLoaded', disable)
  }, [])
  return <style ref={element}>{STYLE}</style>
}
