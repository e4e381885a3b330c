import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CONFIRMATION_MESSAGES } from '@/components/cancellation/client-messages'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { ClientMessages } from '@/components/page/client-messages'
import { PageMark } from '@/components/page/page-mark'
import { PaymentScreen } from '@/components/payment/payment-screen'
import { isSandbox } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment')
  return { title: t('title'), robots: { index: false } }
}

export default async function PaymentPage() {
  const [t, errors, { path }] = await Promise.all([
    getTranslations('payment'),
    getTranslations('errors'),
    currentPage(),
  ])
  return (
    <PageMark mark="bare">
      <CheckoutHeader ordered />
      <div className="mx-auto grid max-w-120 gap-5 px-4 pt-[clamp(20px,3vw,40px)] pb-16">
        <h1>{t('title')}</h1>
        <ClientMessages of={['payment', 'confirmation', ...CONFIRMATION_MESSAGES, 'orders.hold', 'errors']}>
          <PaymentScreen
            sandbox={isSandbox}
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
