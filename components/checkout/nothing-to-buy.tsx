'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { orderQuery } from '@/components/orders/query/orders-query'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { Link } from '@/components/ui/action/link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { useLoginPopup } from '@/stores/login-popup'
import { readPlacedOrder } from './placed-order'

/** Returns the last order placed in this tab while it awaits payment. */
function useUnpaidOrder() {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => setId(readPlacedOrder()), [])
  const { data } = useQuery({ ...orderQuery(id ?? ''), enabled: id !== null })
  return data?.payable ? data : null
}

/** None of the URL's items is in the cart: already bought, removed, or never added. */
export function NothingToBuy() {
  const t = useTranslations('checkout.nothing')
  const { path } = usePreferences()
  const unpaid = useUnpaidOrder()
  return (
    <EmptyState
      title={t('title')}
      image="site/empty-cart"
      action={
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink href={path('/cart')}>{t('cart')}</ButtonLink>
          <ButtonLink href={path('/profile/orders')} variant="secondary">
            {t('orders')}
          </ButtonLink>
        </div>
      }
    >
      {unpaid ? (
        <Link href={path(`/profile/orders/${unpaid.id}`)} className="link">
          {t('unpaid', { reference: unpaid.reference })}
        </Link>
      ) : (
        t('line')
      )}
    </EmptyState>
  )
}

export function SignInFirst() {
  const t = useTranslations('checkout.signIn')
  const signIn = () => useLoginPopup.getState().showFor(window.location.pathname + window.location.search)
  return (
    <EmptyState
      title={t('title')}
      image="site/empty-cart"
      action={<Button onClick={signIn}>{t('button')}</Button>}
    >
      {t('line')}
    </EmptyState>
  )
}
