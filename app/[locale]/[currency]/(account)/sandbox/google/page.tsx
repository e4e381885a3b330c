import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/page/client-messages'
import { PageMark } from '@/components/page/page-mark'
import { GoogleAccount } from '@/components/sandbox/google-account'
import { Icon } from '@/components/ui/media/icon'
import { isSandbox } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sandboxGoogle')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

/** Stands in for Google in sandbox mode. */
export default async function SandboxGooglePage() {
  await currentPage()
  if (!isSandbox) notFound()
  const t = await getTranslations('sandboxGoogle')
  return (
    <PageMark mark="bare" className="min-h-dvh bg-bg-2">
      <div className="border-b border-line bg-warn-tint text-warn">
        <p className="wrap flex min-h-11 items-center justify-center gap-2 py-2 text-center text-14 font-semibold">
          <Icon name="warning-fill" />
          {t('nothing')}
        </p>
      </div>
      <div className="mx-auto grid max-w-120 gap-5 px-4 py-6">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-2 text-ink-2">{t('line')}</p>
        </div>
        <ClientMessages of={['sandboxGoogle', 'errors']}>
          <GoogleAccount />
        </ClientMessages>
      </div>
    </PageMark>
  )
}
