import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { ClientMessages } from '@/components/page/client-messages'
import { PageMark } from '@/components/page/page-mark'
import { SandboxPayment } from '@/components/sandbox/sandbox-payment'
import { Icon } from '@/components/ui/media/icon'
import { isSandbox } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

/** One prerendered shell for every payment: the browser reads the invoice from the URL. */
export function generateStaticParams() {
  return [{ invoice: 'invoice' }]
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('sandbox')
  return { title: t('title'), robots: { index: false } }
}

export default async function SandboxPaymentPage() {
  const { path } = await currentPage()
  if (!isSandbox) notFound()
  const [t, errors] = await Promise.all([getTranslations('sandbox'), getTranslations('errors')])
  return (
    <PageMark mark="bare" className="min-h-dvh bg-bg-2">
      <div className="border-b border-line bg-warn-tint text-warn">
        <p className="wrap flex min-h-11 items-center justify-center gap-2 py-2 text-center text-14 font-semibold">
          <Icon name="warning-fill" />
          {t('nothing')}
        </p>
      </div>
      <div className="mx-auto grid max-w-120 gap-5 px-4 py-10">
        <ClientMessages of={['sandbox', 'errors']}>
          <SandboxPayment
            notFound={
              <ErrorScreen code={404} home={path('/')}>
                {errors('NOT_FOUND')}
              </ErrorScreen>
            }
          />
        </ClientMessages>
      </div>
    </PageMark>
  )
}
