import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LinkedOrderScreen } from '@/components/orders/linked/linked-order-screen'
import { ClientMessages } from '@/components/page/client-messages'
import { Queries } from '@/components/queries/queries'
import { currentPage } from '@/lib/i18n/current-page'

/** One prerendered shell for every order: the browser reads the token from the URL. */
export function generateStaticParams() {
  return [{ token: 'token' }]
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders')
  return { title: t('order'), robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** The vouchers of an order. The link in its mail is enough: no sign-in is needed at the gate. */
export default async function LinkedOrderPage() {
  await currentPage()
  return (
    <div className="wrap max-w-240 py-6 pb-16">
      <ClientMessages of={['orders', 'map', 'errors']}>
        <Queries>
          <LinkedOrderScreen />
        </Queries>
      </ClientMessages>
    </div>
  )
}
