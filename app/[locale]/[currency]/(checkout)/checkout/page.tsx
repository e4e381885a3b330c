import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { ClientMessages } from '@/components/layout/client-messages'
import { alternates } from '@/lib/i18n/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout')
  return { title: t('title'), alternates: await alternates('/checkout'), robots: { index: false } }
}

export default async function CheckoutPage() {
  const t = await getTranslations('checkout')
  return (
    <div data-bare>
      <CheckoutHeader />
      <div className="wrap pt-[clamp(20px,3vw,40px)] pb-20">
        <h1 className="mb-6">{t('title')}</h1>
        <ClientMessages of={['checkout', 'arrangement', 'deposit', 'errors']}>
          <CheckoutScreen />
        </ClientMessages>
      </div>
    </div>
  )
}
