import type { BookingStatus } from './booking'
import { type LocalDate, todayIn } from './local-date'

export const REDEMPTION_STATES = ['valid', 'redeemed', 'early', 'over', 'cancelled'] as const
/** Whether a voucher is valid, and if not, why. */
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** Maximum length of a voucher's or ticket's code as typed, in characters. */
export const MAX_TYPED_CODE_LENGTH = 60

/** A voucher is valid this long before its day, because a night train is boarded the evening before. */
const EARLY_MS = 12 * 3_600_000

interface Presented {
  status: BookingStatus
  /** First day in the venue's time zone; null if valid on any day. */
  date: LocalDate | null
  timeZone: string
  /** Whether each ticket covered by the code is already used. */
  used: readonly boolean[]
}

/** Returns the state of a presented voucher or ticket at `now`. */
export function redemptionState({ status, date, timeZone, used }: Presented, now: Date): RedemptionState {
  if (used.length > 0 && used.every(Boolean)) return 'redeemed'
  if (status === 'completed') return 'over'
  if (status !== 'confirmed') return 'cancelled'
  if (date && todayIn(timeZone, new Date(now.getTime() + EARLY_MS)) < date) return 'early'
  return 'valid'
}
