'use client'

import { useEffect, useRef, useState } from 'react'
import { useNear } from '@/components/ui/lazy/use-near'

/** Whether an element has come near the viewport, or Tab was pressed: keyboard focus must not skip it. */
export function useReached<T extends Element>() {
  const element = useRef<T>(null)
  const near = useNear(element)
  const [tabbed, setTabbed] = useState(false)
  useEffect(() => {
    if (near || tabbed) return
    const onKey = (event: KeyboardEvent) => event.key === 'Tab' && setTabbed(true)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [near, tabbed])
  return { element, reached: near || tabbed }
}
