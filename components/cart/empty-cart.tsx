'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { useLoginPopup } from '@/stores/login-popup'

export function EmptyCart({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('cart.empty')
  const { path, offered } = usePreferences()
  return (
    <EmptyState
      title={t('title')}
      image="site/empty-cart"
      action={
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {!signedIn && <Button onClick={() => useLoginPopup.getState().show()}>{t('signIn')}</Button>}
          {offered.products && (
            <ButtonLink href={path('/products')} variant={signedIn ? 'primary' : 'secondary'}>
              {t('explore')}
            </ButtonLink>
          )}
        </div>
      }
    >
      {t(signedIn ? 'line' : 'signedOut', { hasProducts: String(offered.products) })}
    </EmptyState>
  )
}
