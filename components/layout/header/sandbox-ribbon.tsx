import { getTranslations } from 'next-intl/server'
import { isSandbox } from '@/lib/env'

/** A discreet notice that the shop is a demo, shown only in the sandbox. */
export async function SandboxRibbon() {
  if (!isSandbox) return null
  const t = await getTranslations('layout')
  return (
    <aside data-sandbox aria-label={t('notice')} className="bg-bg-3 px-4 py-1 text-center text-12 text-ink-2">
      {t('sandbox')}
    </aside>
  )
}
