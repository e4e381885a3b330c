'use client'

import { useEffect } from 'react'
import { useController, useEventCallback } from 'yet-another-react-lightbox'
import { swipeOf } from './swipe-direction'

const STILL = '(prefers-reduced-motion: reduce)'
const OFFSET = '--yarl__swipe_offset'

/**
 * Lets an image follow the finger, and changes to the next once the threshold is reached; two fingers zoom.
 */
export function Swipe({ disabled }: { disabled: boolean }) {
  const { next, prev, subscribeSensors, containerRef } = useController()

  const setOffset = useEventCallback((offset: number) => {
    if (!matchMedia(STILL).matches) containerRef.current?.style.setProperty(OFFSET, `${offset}px`)
  })
  const follow = useEventCallback((from: PointerEvent | null, to: { clientX: number; clientY: number }) => {
    if (!from || disabled) return
    const across = to.clientX - from.clientX
    if (Math.abs(across) > Math.abs(to.clientY - from.clientY)) setOffset(across)
  })
  const letGo = useEventCallback((from: PointerEvent | null, to: { clientX: number; clientY: number }) => {
    if (!from || disabled) return
    const direction = swipeOf(to.clientX - from.clientX, to.clientY - from.clientY)
    // The lightbox animates from the current offset, so that is reset afterwards.
    if (direction === 'next') next()
    if (direction === 'previous') prev()
    setOffset(0)
  })

  useEffect(() => {
    let start: PointerEvent | null = null
    const stops = [
      subscribeSensors('onPointerDown', (event) => {
        start = start ? null : event.nativeEvent
      }),
      subscribeSensors('onPointerMove', (event) => {
        follow(start?.pointerId === event.pointerId && event.buttons > 0 ? start : null, event)
      }),
      subscribeSensors('onPointerUp', (event) => {
        letGo(start?.pointerId === event.pointerId ? start : null, event)
        start = null
      }),
      subscribeSensors('onPointerCancel', () => {
        start = null
        setOffset(0)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [subscribeSensors, follow, letGo, setOffset])
  return null
}
