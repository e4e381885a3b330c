'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/media/icon'

interface FormErrorProps {
  message: string | null | undefined
  /**
   * Being resubmitted: the old message stays until the response, so that nothing shifts under the pointer.
   */
  busy?: boolean
}

/** The error message of a whole form; takes the focus when it appears. */
export function FormError({ message = null, busy }: FormErrorProps) {
  const [shown, setShown] = useState(message)
  if (shown !== message && (message || !busy)) setShown(message)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) panel.current?.focus()
  }, [message])
  if (!shown) return null
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-12 bg-bad-tint px-4 py-3 text-15 text-bad forced-colors:border"
    >
      <Icon name="warning-circle-fill" className="mt-0.5" />
      <p>{shown}</p>
    </div>
  )
}
