import type { BookingStatus } from './booking'
import { type CancellationTier, feePercentAt, freeUntil, NON_REFUNDABLE } from './cancellation'

export const BOOKING_CHANGES = ['date', 'names'] as const
/** What a customer can change of a confirmed booking. */
export type BookingChangeKind = (typeof BOOKING_CHANGES)[number]

/** The longest time before the start that a change can be required, in hours: a year. */
export const MAX_CHANGE_HOURS = 24 * 365

/** Until how many elapsed hours before the start a booking can be changed; null if it cannot. */
export interface ChangeTerms {
  dateHours: number | null
  namesHours: number | null
}

interface Changeable {
  status: BookingStatus
  startsAt: Date | null
  cancellationPolicy: readonly CancellationTier[]
  /** False if the supplier has confirmed it: a change would need another confirmation. */
  instantConfirmation: boolean
  /** Absent in older bookings, and null where the option states none: the default applies. */
  terms?: ChangeTerms | null
  /** Whether any ticket is used. */
  redeemed: boolean
}

const HOUR = 3_600_000

function hoursBefore(startsAt: Date | null, hours: number | null | undefined): Date | null {
  return startsAt && hours != null ? new Date(startsAt.getTime() - hours * HOUR) : null
}

/** Returns until when the date of a booking can be changed; null if never. */
export function dateChangeUntil({ startsAt, terms }: Pick<Changeable, 'startsAt' | 'terms'>): Date | null {
  return hoursBefore(startsAt, terms?.dateHours)
}

/** Returns until when the names of a booking can be changed; null if never. By default while cancelling is free. */
export function namesChangeUntil({
  startsAt,
  terms,
  cancellationPolicy,
}: Pick<Changeable, 'startsAt' | 'terms' | 'cancellationPolicy'>): Date | null {
  return terms ? hoursBefore(startsAt, terms.namesHours) : freeUntil(cancellationPolicy, startsAt)
}

/** Returns why a booking cannot be changed, or null if it can. @param until the deadline; null if it never can */
export function changeRefusal(
  { status, instantConfirmation, redeemed }: Changeable,
  until: Date | null,
  now: Date,
): 'BOOKING_NOT_CHANGEABLE' | 'CHANGE_CLOSED' | null {
  if (status !== 'confirmed' || !instantConfirmation || !until) return 'BOOKING_NOT_CHANGEABLE'
  return redeemed || until <= now ? 'CHANGE_CLOSED' : null
}

/**
 * Returns the policy of a booking whose date changes now. What cancelling costs at that moment it costs from then on as
 * well: a later date does not avoid the fee.
 */
export function policyAfterChange(
  tiers: readonly CancellationTier[],
  startsAt: Date | null,
  now: Date,
): CancellationTier[] {
  const feePercent = feePercentAt(tiers, startsAt, now)
  if (feePercent === 0) return [...tiers]
  return [
    { hoursBefore: NON_REFUNDABLE.hoursBefore, feePercent },
    ...tiers.filter((tier) => tier.feePercent > feePercent),
  ]
}

interface PricedLine {
  unit: string | null
  extra: string | null
  quantity: number
  /** Of one, in minor units. */
  amount: number
  /** On all of the line. */
  discount?: number
}

/** The price of a booking after a change to a lower one. Its own lines remain as they were paid. */
export interface Repriced<Line extends PricedLine> {
  lines: Line[]
  /** The sum of the refunded differences, in minor units of the charge's currency. */
  refunded: number
}

const costOf = ({ quantity, amount }: PricedLine) => quantity * amount

/** Returns the price of lines after their discounts, in minor units. */
export function linesTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + costOf(line) - (line.discount ?? 0), 0)
}

/**
 * Returns new price lines with the promo discount of the old ones: each line has the same share of its price off as
 * before, rounded in the buyer's favour.
 */
export function withDiscounts<Line extends PricedLine>(
  lines: readonly Line[],
  before: readonly PricedLine[],
): Line[] {
  return lines.map((line) => {
    const old = before.find(({ unit, extra }) => unit === line.unit && extra === line.extra)
    const { discount: _, ...rest } = line
    const cost = old ? costOf(old) : 0
    if (!old?.discount || cost === 0) return rest as Line
    const discount = Number((BigInt(old.discount) * BigInt(costOf(line)) + BigInt(cost) - 1n) / BigInt(cost))
    return { ...(rest as Line), discount: Math.min(discount, costOf(line)) }
  })
}
