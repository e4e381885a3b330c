import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CartScreen } from '@/components/cart/cart-screen'
import { ClientWords } from '@/components/layout/client-messages'
import { alternates } from '@/lib/i18n/metadata'

/** What the cart says, and the steps of the booking panel, which change a line in place. */
const WORDS = [
  'cart',
  'arrangement',
  'deposit',
  'errors',
  'booking',
  'product.per',
  'product.stay',
  'esim.plan',
  'esim.devices',
]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart')
  return { title: t('title'), alternates: await alternates('/cart'), robots: { index: false } }
}

export default async function CartPage() {
  const t = await getTranslations('cart')
  return (
    <div className="wrap pt-[clamp(16px,3vw,36px)] pb-16">
      <h1 className="mb-3">{t('title')}</h1>
      <ClientWords of={WORDS}>
        <CartScreen />
      </ClientWords>
    </div>
  )
}
