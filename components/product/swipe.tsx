'use client'

import { useEffect } from 'react'
import { useController, useEventCallback } from 'yet-another-react-lightbox'
import { swipeOf } from './swipe-direction'

/** Turns the page of the lightbox when a finger has gone far enough; two fingers zoom and turn nothing. */
export function Swipe({ disabled }: { disabled: boolean }) {
  const { next, prev, subscribeSensors } = useController()
  const turn = useEventCallback((from: PointerEvent | null, to: { clientX: number; clientY: number }) => {
    if (!from || disabled) return
    const direction = swipeOf(to.clientX - from.clientX, to.clientY - from.clientY)
    if (direction === 'next') next()
    if (direction === 'previous') prev()
  })
  useEffect(() => {
    let start: PointerEvent | null = null
    const stops = [
      subscribeSensors('onPointerDown', (event) => {
        start = start ? null : event.nativeEvent
      }),
      subscribeSensors('onPointerUp', (event) => {
        turn(start?.pointerId === event.pointerId ? start : null, event)
        start = null
      }),
      subscribeSensors('onPointerCancel', () => {
        start = null
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [subscribeSensors, turn])
  return null
}
