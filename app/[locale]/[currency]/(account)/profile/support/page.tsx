import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/page/client-messages'
import { Queries } from '@/components/queries/queries'
import { OwnRequests } from '@/components/support/own-requests'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('supportThread')
  return { title: t('title'), robots: { index: false } }
}

export default async function OwnRequestsPage() {
  const t = await getTranslations('supportThread')
  return (
    <div className="wrap max-w-240 pt-[clamp(16px,3vw,36px)] pb-16">
      <h1>{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-3">{t('lead')}</p>
      <ClientMessages of={['supportThread', 'pages.support.topics', 'errors']}>
        <Queries>
          <OwnRequests />
        </Queries>
      </ClientMessages>
    </div>
  )
}
