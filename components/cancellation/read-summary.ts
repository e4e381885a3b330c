import { getTranslations } from 'next-intl/server'
import type { Option } from '@/lib/contract/option'
import { tiersFromWire } from '@/lib/domain/cancellation-tiers'
import type { Vertical } from '@/lib/domain/catalog'
import { type PolicySummary, policySummary } from '@/lib/i18n/cancellation/summary-text'

/** Returns the cancellation policies of a product in a few words. */
export async function readPolicySummary(options: readonly Option[]): Promise<PolicySummary> {
  const [t, time] = await Promise.all([getTranslations('cancellation'), getTranslations('product.time')])
  return policySummary(
    options.map(({ cancellation, inventory }) => ({ tiers: tiersFromWire(cancellation), inventory })),
    t,
    time,
  )
}

interface TitledText {
  title: string
  text: string
}

/** Returns how products of a kind can usually be cancelled. */
export async function readVerticalSummary(vertical: Vertical): Promise<TitledText> {
  const t = await getTranslations('cancellation.verticals')
  return { title: t('title'), text: t(vertical) }
}

/** Returns the home page's fact about deadlines. */
export async function readTrustFact(): Promise<TitledText> {
  const t = await getTranslations('cancellation.trust')
  return { title: t('title'), text: t('text') }
}
