import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AddToCartScreen } from '@/components/add-to-cart/add-to-cart-screen'
import { LinkProblem } from '@/components/add-to-cart/link-problem'
import { ClientMessages } from '@/components/page/client-messages'
import { offers } from '@/lib/api/queries/offers'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('addToCart')
  return { title: t('title'), robots: { index: false } }
}

/** Target of partner and email links; `lib/domain/cart-link.ts` defines their parameters. */
export default async function AddToCartPage() {
  const [t, isOffered] = await Promise.all([getTranslations('addToCart'), offers('products')])
  return (
    <div className="wrap max-w-180 pt-[clamp(16px,3vw,36px)] pb-16">
      <h1 className="mb-3">{t('title')}</h1>
      <ClientMessages of={['addToCart', 'bookingDetails', 'deposit', 'errors']}>
        {isOffered ? <AddToCartScreen /> : <LinkProblem kind="notOffered" />}
      </ClientMessages>
    </div>
  )
}
