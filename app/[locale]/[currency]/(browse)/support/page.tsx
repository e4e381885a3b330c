import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { shopFacts } from '@/components/article/facts'
import { Prose } from '@/components/article/prose'
import { ClientMessages } from '@/components/page/client-messages'
import { PageCrumbs } from '@/components/page/page-crumbs'
import { pageHead } from '@/components/page/page-head'
import { SupportAside } from '@/components/support/support-aside'
import { SupportForm } from '@/components/support/support-form'
import { Panel } from '@/components/ui/display/panel'
import { offers } from '@/lib/api/queries/offers'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const [t, isOffered] = await Promise.all([getTranslations('pages.support'), offers('support')])
  return pageHead({
    path: '/support',
    title: t('title'),
    description: t(isOffered ? 'description' : 'notOffered.description', shopFacts()),
    preview: 'support',
  })
}

export default async function SupportPage() {
  const [t, home, { path }, isOffered] = await Promise.all([
    getTranslations('pages.support'),
    getTranslations('pages.article'),
    currentPage(),
    offers('support'),
  ])
  return (
    <div className="wrap pb-6 md:pb-10">
      <PageCrumbs items={[{ label: home('home'), href: path('/') }, { label: t('title') }]} />
      <header className="pt-2 pb-6 md:pb-9">
        <h1>{t('title')}</h1>
        <Prose className="mt-3 text-18">{t(isOffered ? 'lead' : 'notOffered.lead')}</Prose>
      </header>
      {isOffered ? (
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
          <Panel aria-label={t('form.title')} className="max-w-180">
            <noscript>
              <p className="pb-4 text-15 text-bad">{t('form.noScript')}</p>
            </noscript>
            <ClientMessages
              of={['pages.support.form', 'pages.support.topics', 'pages.support.sent', 'errors']}
            >
              <SupportForm />
            </ClientMessages>
          </Panel>
          <SupportAside />
        </div>
      ) : (
        <div className="max-w-180">
          <SupportAside parts={['emergency']} />
        </div>
      )}
    </div>
  )
}
