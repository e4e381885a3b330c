import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { CheckoutNotOffered } from '@/components/checkout/not-offered'
import { CheckoutTest } from '@/components/checkout-test/checkout-test'
import { ClientMessages } from '@/components/page/client-messages'
import { offers } from '@/lib/api/queries/offers'
import { isSandbox, servesTestPages } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const [t, isOffered] = await Promise.all([getTranslations(), offers('checkout')])
  const title = t(isOffered ? 'checkoutTest.title' : 'checkout.notOffered.title')
  return { title, robots: { index: false } }
}

/** Runs every payment method to each of its outcomes; no real money moves, only the sandbox bank is used. */
export default async function CheckoutTestPage() {
  await currentPage()
  if (!servesTestPages) notFound()
  const [t, isOffered] = await Promise.all([getTranslations('checkoutTest'), offers('checkout')])
  if (!isOffered) return <CheckoutNotOffered heading="h1" />
  return (
    <div className="wrap max-w-240 pt-[clamp(16px,3vw,36px)] pb-16">
      <h1>{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-[40em] text-ink-2">{t('line')}</p>
      <ClientMessages of={['checkoutTest', 'ui.status', 'errors']}>
        {isSandbox ? <CheckoutTest /> : <p>{t('live')}</p>}
      </ClientMessages>
    </div>
  )
}
