import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { ErrorScreen } from '@/components/layout/error-screen'
import { OrderScreen } from '@/components/orders/order-screen'
import { currentPage } from '@/lib/i18n/current-page'

const WORDS = [
  'orders',
  'offline',
  'checkout.questions',
  'reviews.own',
  'reviews.item',
  'arrangement',
  'deposit',
  'checkout.payment',
  'checkout.trip.charged',
  'checkout.trip.currency',
  'errors',
]

/** One prerendered shell for every order: the browser reads the id from the URL. */
export function generateStaticParams() {
  return [{ id: 'order' }]
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders')
  return { title: t('order'), robots: { index: false } }
}

export default async function OrderPage() {
  const [t, { path }] = await Promise.all([getTranslations('errors'), currentPage()])
  return (
    <ClientMessages of={WORDS}>
      <OrderScreen
        notFound={
          <ErrorScreen code={404} home={path('/')}>
            {t('NOT_FOUND')}
          </ErrorScreen>
        }
      />
    </ClientMessages>
  )
}
