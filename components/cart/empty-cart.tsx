'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
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
          {!signedIn && (
            <ButtonLink
              href={path('/sign-in')}
              data-stay=""
              onClick={(event) => {
                event.preventDefault()
                useLoginPopup.getState().show()
              }}
            >
              {t('signIn')}
            </ButtonLink>
          )}
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
