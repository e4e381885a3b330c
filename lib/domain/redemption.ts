import type { BookingStatus } from './booking'
import { type LocalDate, todayIn } from './local-date'

export const REDEMPTION_STATES = ['valid', 'redeemed', 'early', 'over', 'cancelled'] as const
/** Whether a voucher opens the gate, and if not, why. */
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** So long before its day a voucher opens the gate: a night train is boarded the evening before. */
const EARLY_MS = 12 * 3_600_000

interface Presented {
  status: BookingStatus
  /** First day in the venue's time; null where any day will do. */
  date: LocalDate | null
  timeZone: string
  /** Of the tickets that the code stands for: whether each was used already. */
  used: readonly boolean[]
}

/** What a voucher or a ticket that is shown at the gate is worth at a moment. */
export function redemptionState({ status, date, timeZone, used }: Presented, now: Date): RedemptionState {
  if (used.length > 0 && used.every(Boolean)) return 'redeemed'
  if (status === 'completed') return 'over'
  if (status !== 'confirmed') return 'cancelled'
  if (date && todayIn(timeZone, new Date(now.getTime() + EARLY_MS)) < date) return 'early'
  return 'valid'
}
