'use client'

import { useTranslations } from 'next-intl'
import { useSignedIn } from '@/components/session/use-signed-in'
import { CartList } from './cart-list'
import { CartSkeleton } from './cart-skeleton'
import { EmptyCart } from './empty-cart'
import { SavedSelections } from './saved-selections'

/**
 * The visitor's cart; signed-out visitors have none.
 * @param takesOrders an API host may have no call for orders
 */
export function CartScreen({ takesOrders }: { takesOrders: boolean }) {
  const t = useTranslations('cart')
  const signedIn = useSignedIn()
  if (signedIn)
    return (
      <>
        <SavedSelections signedIn />
        <CartList takesOrders={takesOrders} />
      </>
    )
  // The HTML has both, and its styles show the one that fits.
  return (
    <>
      {signedIn === null && (
        <div className="auth-in">
          <CartSkeleton items={3} label={t('loading')} />
        </div>
      )}
      <div className={signedIn === null ? 'auth-out' : undefined}>
        <SavedSelections signedIn={false}>
          <EmptyCart signedIn={false} />
        </SavedSelections>
      </div>
    </>
  )
}
