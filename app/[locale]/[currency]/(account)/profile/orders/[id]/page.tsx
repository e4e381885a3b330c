import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BOOKING_MESSAGES } from '@/components/cancellation/client-messages'
import { ErrorScreen } from '@/components/layout/error/error-screen'
import { OrderScreen } from '@/components/orders/order/order-screen'
import { ClientMessages } from '@/components/page/client-messages'
import { currentPage } from '@/lib/i18n/current-page'

const WORDS = [
  ...BOOKING_MESSAGES,
  'orders',
  'changes',
  'booking.calendar',
  'booking.dateFirst',
  'booking.noTimes',
  'booking.over',
  'booking.full',
  'booking.onlyLeft',
  'booking.time',
  'product.per',
  'settings.passkeys',
  'ui.copy',
  'goods',
  'offline',
  'checkout.questions',
  'reviews.own',
  'reviews.item',
  'bookingDetails',
  'confirmation',
  'deposit',
  'checkout.payment',
  'checkout.trip.charged',
  'checkout.trip.currency',
  'checkout.trip.rate',
  'map',
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
