import { type CancellationTier, hasFreeCancellation } from '@/lib/domain/cancellation'
import type { DateMode, Inventory } from '@/lib/domain/catalog'
import { formatNotice, type TimeTranslate } from '../duration'
import type { CancellationTranslate } from './translate'

export interface OptionPolicy {
  tiers: readonly CancellationTier[]
  window: DateMode
  inventory: Inventory
}

/** Returns a policy as sentences, earliest tier first; a day booked without a time starts at 00:00. */
export function policyText(
  { tiers, window, inventory }: OptionPolicy,
  t: CancellationTranslate,
  time: TimeTranslate,
): string[] {
  const [first] = tiers
  if (!first) return [t(inventory === 'SERIAL' ? 'policy.unviewed' : 'terms.unused')]
  if (!hasFreeCancellation(tiers)) return [t('terms.onceConfirmed')]
  const free = t('policy.until', { time: formatNotice(first.hoursBefore, time) })
  const [only] = tiers.length === 1 ? tiers : []
  const start = window === 'DATE' || window === 'DATE_RANGE' ? [t('policy.start')] : []
  if (only?.feePercent === 100) return [free, t('policy.fullFee'), ...start]
  return [
    free,
    ...tiers.map(({ hoursBefore, feePercent: percent }) => {
      const notice = formatNotice(hoursBefore, time)
      return percent === 100
        ? t('policy.fullFeeFrom', { time: notice })
        : t('policy.fee', { time: notice, percent })
    }),
    ...start,
  ]
}
