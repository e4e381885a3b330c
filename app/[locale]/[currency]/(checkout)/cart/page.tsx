import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TERMS_MESSAGES } from '@/components/cancellation/client-messages'
import { CartScreen } from '@/components/cart/cart-screen'
import { CartSkeleton } from '@/components/cart/cart-skeleton'
import { BelowUnpaid } from '@/components/orders/unpaid/below-unpaid'
import { ClientMessages } from '@/components/page/client-messages'
import { NOT_INDEXED, pageHead } from '@/components/page/page-head'
import { offers } from '@/lib/api/queries/offers'

/** Client messages of the cart, including the booking steps used to edit a cart item in place. */
const MESSAGES = [
  ...TERMS_MESSAGES,
  'cart',
  'bookingDetails',
  'confirmation',
  'deposit',
  'errors',
  'booking',
  'product.per',
  'product.price',
  'product.stay',
  'esim.plan',
  'esim.devices',
  'checkout.notOffered',
  'unpaid',
  'orders.hold',
]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart')
  return { ...(await pageHead({ path: '/cart', title: t('title') })), ...NOT_INDEXED }
}

export default async function CartPage() {
  const [t, takesOrders] = await Promise.all([getTranslations('cart'), offers('checkout')])
  return (
    <div className="wrap pt-[clamp(16px,3vw,36px)] pb-16">
      <h1 className="mb-3">{t('title')}</h1>
      <ClientMessages of={MESSAGES}>
        <BelowUnpaid skeleton={<CartSkeleton items={3} label={t('loading')} />}>
          <CartScreen takesOrders={takesOrders} />
        </BelowUnpaid>
      </ClientMessages>
    </div>
  )
}
