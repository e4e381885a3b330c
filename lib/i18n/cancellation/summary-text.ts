import { hasFreeCancellation } from '@/lib/domain/cancellation'
import { formatNotice, type TimeTranslate } from '../duration'
import type { OptionPolicy } from './policy-text'
import type { CancellationTranslate } from './translate'

export interface PolicySummary {
  /** Whether an option has free cancellation. */
  free: boolean
  title: string
  text: string
}

/** Returns the policies of a product's options in a few words. */
export function policySummary(
  options: ReadonlyArray<Pick<OptionPolicy, 'tiers' | 'inventory'>>,
  t: CancellationTranslate,
  time: TimeTranslate,
): PolicySummary {
  const [first] = options
  if (!options.some(({ tiers }) => hasFreeCancellation(tiers)))
    return { free: false, title: t('terms.nonRefundable'), text: t('summary.onceConfirmed') }
  const title = t('summary.free')
  if (options.some(({ tiers }) => JSON.stringify(tiers) !== JSON.stringify(first?.tiers)))
    return { free: true, title, text: t('summary.some') }
  const [tier] = first?.tiers ?? []
  if (tier)
    return { free: true, title, text: t('summary.until', { time: formatNotice(tier.hoursBefore, time) }) }
  return {
    free: true,
    title,
    text: t(first?.inventory === 'SERIAL' ? 'summary.unviewed' : 'summary.unused'),
  }
}

/** Returns the label of a product with free cancellation. @param shownPrice whether it covers the shown price */
export function freeLabel(shownPrice: boolean, t: CancellationTranslate): string {
  return t(shownPrice ? 'summary.free' : 'summary.someRates')
}
