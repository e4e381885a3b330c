import { getTranslations } from 'next-intl/server'
import { getPartner } from '@/lib/api/queries/preferences'

/** Says that the shop sells in its own currency only, while its exchange rates are too old. */
export async function RatesRibbon() {
  const partner = await getPartner()
  const { code } = partner?.currency ?? {}
  if (!partner?.rates?.outdated || !code) return null
  const t = await getTranslations('layout')
  return (
    <aside
      data-rates
      aria-label={t('rates.label')}
      className="bg-warn-tint px-4 py-1 text-center text-12 text-warn"
    >
      {t('rates.outdated', { currency: code })}
    </aside>
  )
}
