'use client'

import { useEffect, useRef } from 'react'
import { useNow } from '@/components/orders/query/use-now'
import { usePreferences } from '@/components/page/preferences'
import { Icon } from '@/components/ui/media/icon'
import type { Order } from '@/lib/contract/orders'
import { holdTime } from './hold-countdown'
import { HoldExtension } from './hold-extension'
import { HoldText } from './hold-text'

interface HoldNoteProps {
  orderId: string
  /** `time_zone` is the venue's. */
  hold: { expires_at: string; extendable_from: string | null; time_zone: string }
  onOver(): void
  onExtended(order: Order): void
}

/**
 * When the hold really ends, in the venue's time and, if different, the viewer's; offers an extension near
 * the end.
 */
export function HoldNote({ orderId, hold, onOver, onExtended }: HoldNoteProps) {
  const { locale } = usePreferences()
  const now = useNow()
  const { expires_at: end, extendable_from: from, time_zone: venue } = hold
  const left = holdTime(end, now, locale, { venue })
  const over = left === null
  const onOverRef = useRef(onOver)
  onOverRef.current = onOver
  useEffect(() => {
    if (over) onOverRef.current()
  }, [over])

  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2 text-15 text-ink-2 tabular-nums">
        <Icon name="clock" className="mt-0.5 text-sea" />
        <span>
          <HoldText left={left} />
        </span>
      </p>
      <HoldExtension
        orderId={orderId}
        offered={!over && from !== null && new Date(from) <= now}
        onExtended={onExtended}
      />
    </div>
  )
}
