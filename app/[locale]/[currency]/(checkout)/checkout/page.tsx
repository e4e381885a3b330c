import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TERMS_MESSAGES } from '@/components/cancellation/client-messages'
import { CheckoutHeader } from '@/components/checkout/checkout-header'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { CheckoutNotOffered } from '@/components/checkout/not-offered'
import { ClientMessages } from '@/components/page/client-messages'
import { NOT_INDEXED, pageHead } from '@/components/page/page-head'
import { PageMark } from '@/components/page/page-mark'
import { offers } from '@/lib/api/queries/offers'

export async function generateMetadata(): Promise<Metadata> {
  const [t, isOffered] = await Promise.all([getTranslations('checkout'), offers('checkout')])
  const title = t(isOffered ? 'title' : 'notOffered.title')
  return { ...(await pageHead({ path: '/checkout', title })), ...NOT_INDEXED }
}

export default async function CheckoutPage() {
  const [t, isOffered] = await Promise.all([getTranslations('checkout'), offers('checkout')])
  if (!isOffered) return <CheckoutNotOffered heading="h1" />
  return (
    <div>
      <PageMark mark="bare" hidden />
      <CheckoutHeader />
      <div className="wrap pt-[clamp(20px,3vw,40px)] pb-20">
        <h1 className="mb-6">{t('title')}</h1>
        <ClientMessages
          of={[
            ...TERMS_MESSAGES,
            'checkout',
            'esim.devices',
            'bookingDetails',
            'confirmation',
            'deposit',
            'errors',
          ]}
        >
          <CheckoutScreen />
        </ClientMessages>
      </div>
    </div>
  )
}
