import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutNotOffered } from '@/components/checkout/not-offered'
import { ClientMessages } from '@/components/page/client-messages'
import { PageMark } from '@/components/page/page-mark'
import { Logo } from '@/components/ui/media/logo'
import { VenueGate } from '@/components/venue/venue-gate'
import { offers } from '@/lib/api/queries/offers'
import { env, isSandbox } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

export async function generateMetadata(): Promise<Metadata> {
  const [t, hasOrders] = await Promise.all([getTranslations(), offers('orders')])
  const title = t(hasOrders ? 'venue.title' : 'checkout.notOffered.title')
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** Lets venue staff check vouchers at the gate; a phone is enough. */
export default async function VenuePage() {
  await currentPage()
  const [t, hasOrders] = await Promise.all([getTranslations('venue'), offers('orders')])
  if (!hasOrders) return <CheckoutNotOffered heading="h1" />
  return (
    <PageMark mark="bare" className="mx-auto grid max-w-120 gap-5 px-4 py-6">
      <Logo name={env.SHOP_NAME} />
      <h1>{t('title')}</h1>
      {isSandbox && <p className="rounded-12 bg-warn-tint px-4 py-3 text-14 text-warn">{t('sandbox')}</p>}
      <ClientMessages of={['venue', 'bookingDetails.leg', 'bookingDetails.group', 'errors']}>
        <VenueGate />
      </ClientMessages>
    </PageMark>
  )
}
