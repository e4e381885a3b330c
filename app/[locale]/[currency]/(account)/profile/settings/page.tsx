import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/page/client-messages'
import { Queries } from '@/components/queries/queries'
import { SettingsScreen } from '@/components/settings/settings-screen'
import { offers } from '@/lib/api/queries/offers'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings')
  return { title: t('title'), robots: { index: false } }
}

export default async function SettingsPage() {
  const [t, isOffered] = await Promise.all([getTranslations('settings'), offers('settings')])
  return (
    <div className="wrap max-w-200 pt-[clamp(16px,3vw,36px)] pb-16">
      <h1 className="mb-6">{t('title')}</h1>
      {isOffered && <p className="-mt-5 mb-6 text-ink-3">{t('line')}</p>}
      <ClientMessages of={['settings', 'ui.copy', 'errors']}>
        <Queries>
          <SettingsScreen isOffered={isOffered} />
        </Queries>
      </ClientMessages>
    </div>
  )
}
