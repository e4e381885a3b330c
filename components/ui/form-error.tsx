'use client'

import { useEffect, useRef } from 'react'
import { Icon } from './icon'

/** The message of a form as a whole; takes the focus when it appears. */
export function FormError({ message }: { message: string | null | undefined }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) panel.current?.focus()
  }, [message])
  if (!message) return null
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-12 bg-bad-tint px-4 py-3 text-15 text-bad forced-colors:border"
    >
      <Icon name="warning-circle-fill" className="mt-0.5" />
      <p>{message}</p>
    </div>
  )
}
