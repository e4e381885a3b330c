import type { BookingStatus } from '@/lib/domain/booking'
import type { IconName } from '@/lib/icons/icon-names'
import type { BadgeLook, Tone } from './badge'

/** Green, yellow or red; within a color each status has its own style and icon. */
export const STATUS_LOOK: Record<BookingStatus, { tone: Tone; look: BadgeLook; icon: IconName }> = {
  confirmed: { tone: 'ok', look: 'solid', icon: 'check-circle-fill' },
  completed: { tone: 'ok', look: 'outline', icon: 'flag-checkered-fill' },
  paid: { tone: 'ok', look: 'tint', icon: 'receipt-fill' },
  pending: { tone: 'warn', look: 'tint', icon: 'hourglass-medium-fill' },
  timeout: { tone: 'bad', look: 'outline', icon: 'clock-countdown-fill' },
  cancelled: { tone: 'bad', look: 'tint', icon: 'x-circle-fill' },
  failed: { tone: 'bad', look: 'solid', icon: 'warning-circle-fill' },
}
