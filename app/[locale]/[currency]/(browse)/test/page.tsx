import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PreferenceChoices } from '@/components/layout/preferences/preference-choices'
import { Mailbox } from '@/components/mailbox/mailbox'
import { ClientMessages } from '@/components/page/client-messages'
import { Queries } from '@/components/queries/queries'
import { FormFamilySpecimens } from '@/components/showcase/form-family'
import { LookFrame } from '@/components/showcase/frame/look-frame'
import { SurfaceFamilySpecimens } from '@/components/showcase/surface-family'
import { offers } from '@/lib/api/queries/offers'
import { servesTestPages } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('testPage')
  return { title: t('title'), robots: { index: false } }
}

/** Developer page: the emails that the shop sent, and every component in every state. */
export default async function TestPage() {
  await currentPage()
  if (!servesTestPages) notFound()
  const [t, hasMailbox] = await Promise.all([getTranslations(), offers('mailbox')])
  return (
    <div className="wrap pt-[clamp(16px,3vw,36px)] pb-16">
      <h1>{t('testPage.title')}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t('testPage.line')}</p>
      {hasMailbox && (
        <a href="#mailbox" className="link">
          {t('mailbox.title')}
        </a>
      )}
      <ClientMessages of={['errors', 'layout.client']}>
        <Queries>
          <PreferenceChoices />
        </Queries>
      </ClientMessages>
      <ClientMessages of={['showcase.look']}>
        <LookFrame>
          <FormFamilySpecimens />
          <SurfaceFamilySpecimens />
        </LookFrame>
      </ClientMessages>
      {hasMailbox && (
        <ClientMessages of={['mailbox', 'errors', 'layout.client']}>
          <Queries>
            <h2 id="mailbox" className="mt-10">
              {t('mailbox.title')}
            </h2>
            <p className="mt-2 mb-6 text-ink-2">{t('mailbox.line')}</p>
            <Mailbox />
          </Queries>
        </ClientMessages>
      )}
    </div>
  )
}
