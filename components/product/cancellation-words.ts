import type { Option } from '@/lib/contract/catalog'
import { hasFreeCancellation } from '@/lib/domain/cancellation'

type Tiers = Option['cancellation']

/** A policy in the terms of the domain. */
export function policyTiers(tiers: Tiers) {
  return tiers.map(({ hours_before, percent_kept }) => ({
    hoursBefore: hours_before,
    percentKept: percent_kept,
  }))
}

type Sentence = 'unused' | 'unseen' | 'never' | 'free' | 'kept' | 'late' | 'lateFrom' | 'midnight'

interface PolicyWords {
  /** Words of `product.cancellation`. */
  t(key: Sentence, values?: Record<string, string | number>): string
  /** Hours before the start, in words. */
  notice(hours: number): string
}

/** A cancellation policy in sentences, from the earliest to the latest; a booked day without an hour begins at 00:00. */
export function cancellationWords(
  { cancellation: tiers, window, inventory }: Pick<Option, 'cancellation' | 'window' | 'inventory'>,
  { t, notice }: PolicyWords,
): string[] {
  const [first] = tiers
  if (!first) return [t(inventory === 'SERIAL' ? 'unseen' : 'unused')]
  if (!hasFreeCancellation(policyTiers(tiers))) return [t('never')]
  const free = t('free', { time: notice(first.hours_before) })
  const [only] = tiers.length === 1 ? tiers : []
  const start = window === 'DATE' || window === 'DATE_RANGE' ? [t('midnight')] : []
  if (only?.percent_kept === 100) return [free, t('late'), ...start]
  return [
    free,
    ...tiers.map(({ hours_before, percent_kept }) => {
      const time = notice(hours_before)
      return percent_kept === 100 ? t('lateFrom', { time }) : t('kept', { time, percent: percent_kept })
    }),
    ...start,
  ]
}
