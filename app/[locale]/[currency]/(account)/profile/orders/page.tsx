import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CheckoutNotOffered } from '@/components/checkout/not-offered'
import { OrderList } from '@/components/orders/list/order-list'
import { ClientMessages } from '@/components/page/client-messages'
import { offers } from '@/lib/api/queries/offers'

export async function generateMetadata(): Promise<Metadata> {
  const [t, isOffered] = await Promise.all([getTranslations(), offers('orders')])
  const title = t(isOffered ? 'orders.title' : 'checkout.notOffered.title')
  return { title, robots: { index: false } }
}

export default async function OrdersPage() {
  const [t, isOffered] = await Promise.all([getTranslations('orders'), offers('orders')])
  if (!isOffered) return <CheckoutNotOffered heading="h1" />
  return (
    <div className="wrap max-w-240 pt-[clamp(16px,3vw,36px)] pb-16">
      <h1 className="mb-4">{t('title')}</h1>
      <ClientMessages of={['orders', 'offline', 'errors']}>
        <OrderList />
      </ClientMessages>
    </div>
  )
}
