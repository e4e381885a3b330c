import type { Option } from '@/lib/contract/catalog'
import { hasFreeCancellation } from '@/lib/domain/cancellation'

type Tiers = Option['cancellation']

/** Converts API tiers to domain tiers. */
export function policyTiers(tiers: Tiers) {
  return tiers.map(({ hours_before, percent_kept }) => ({
    hoursBefore: hours_before,
    percentKept: percent_kept,
  }))
}

type Sentence = 'unused' | 'unseen' | 'never' | 'free' | 'kept' | 'late' | 'lateFrom' | 'midnight'

interface PolicyTranslators {
  /** Translator of `product.cancellation`. */
  t(key: Sentence, values?: Record<string, string | number>): string
  /** Formats hours before the start. */
  notice(hours: number): string
}

/** Returns a policy as sentences, earliest tier first; a day booked without a time starts at 00:00. */
export function cancellationWords(
  { cancellation: tiers, window, inventory }: Pick<Option, 'cancellation' | 'window' | 'inventory'>,
  { t, notice }: PolicyTranslators,
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
