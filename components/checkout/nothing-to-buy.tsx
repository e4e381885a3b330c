'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/layout/preferences'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useLoginPopup } from '@/stores/login-popup'

/** No line of the address is in the cart: bought already, taken out, or never there. */
export function NothingToBuy() {
  const t = useTranslations('checkout.nothing')
  const { path } = usePreferences()
  return (
    <EmptyState
      title={t('title')}
      picture="site/category-084"
      action={
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink href={path('/cart')}>{t('cart')}</ButtonLink>
          <ButtonLink href={path('/profile/orders')} prefetch={false} variant="secondary">
            {t('orders')}
          </ButtonLink>
        </div>
      }
    >
      {t('line')}
    </EmptyState>
  )
}

export function SignInFirst() {
  const t = useTranslations('checkout.signIn')
  return (
    <EmptyState
      title={t('title')}
      picture="site/category-084"
      action={<Button onClick={() => useLoginPopup.getState().show()}>{t('button')}</Button>}
    >
      {t('line')}
    </EmptyState>
  )
}
