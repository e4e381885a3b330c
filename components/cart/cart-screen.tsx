'use client'

import { useTranslations } from 'next-intl'
import { useSignedIn } from '@/components/session/use-signed-in'
import { CartList } from './cart-list'
import { CartSkeleton } from './cart-skeleton'
import { EmptyCart } from './empty-cart'
import { SavedSelection } from './saved-selection'

/**
 * The visitor's cart; signed-out visitors have none.
 * @param takesOrders an API host may have no call for orders
 */
export function CartScreen({ takesOrders }: { takesOrders: boolean }) {
  const t = useTranslations('cart')
  const signedIn = useSignedIn()
  if (signedIn === null) return <CartSkeleton items={3} label={t('loading')} />
  if (signedIn)
    return (
      <>
        <SavedSelection signedIn />
        <CartList takesOrders={takesOrders} />
      </>
    )
  return (
    <SavedSelection signedIn={false}>
      <EmptyCart signedIn={false} />
    </SavedSelection>
  )
}
