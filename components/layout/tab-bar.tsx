'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { CounterBadge } from '@/components/ui/counter-badge'
import { Icon } from '@/components/ui/icon'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { useLoginPopup } from '@/stores/login-popup'
import { useNavigation } from '@/stores/navigation'
import { AccountLinks } from './account-links'
import { useCartCount } from './cart-count'
import type { Menu } from './menu-data'
import { usePreferences } from './preferences'
import { TAB, TAB_ICON } from './tab-style'

const ExploreSheet = lazy(() =>
  import('./explore-sheet').then((module) => ({ default: module.ExploreSheet })),
)

/** The five tabs of a phone. */
export function TabBar({ menu, label }: { menu: Menu; label: string }) {
  const t = useTranslations('layout.client')
  const { path } = usePreferences()
  const here = useNavigation((state) => state.path)
  const count = useCartCount()
  const [sheet, setSheet] = useState<'explore' | 'account' | null>(null)
  const showLogin = useLoginPopup((state) => state.show)
  useEffect(() => useNavigation.subscribe(() => setSheet(null)), [])
  const current = (to: string) => (here === to ? ('page' as const) : undefined)
  const close = () => setSheet(null)
  return (
    <nav
      aria-label={label}
      className="tab-bar site-chrome fixed inset-x-0 bottom-0 z-40 grid grid-cols-5 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]"
    >
      <Link href={path('/')} className={TAB} aria-current={current('/')}>
        <Icon name={here === '/' ? 'house-fill' : 'house'} className={TAB_ICON} />
        {t('homeTab')}
      </Link>
      <button
        type="button"
        className={TAB}
        aria-expanded={sheet === 'explore'}
        onClick={() => setSheet('explore')}
      >
        <Icon name="compass" className={TAB_ICON} />
        {t('explore')}
      </button>
      <Link
        href={path('/cart')}
        prefetch={false}
        className={TAB}
        aria-current={current('/cart')}
        aria-label={t('cartCount', { count })}
      >
        <Icon name="shopping-cart" className={TAB_ICON} />
        {count > 0 && (
          <span className="absolute top-1 left-[calc(50%+1px)] size-5">
            <CounterBadge>{count}</CounterBadge>
          </span>
        )}
        {t('cart')}
      </Link>
      <Link
        href={path('/profile/orders')}
        prefetch={false}
        className={`${TAB} auth-in`}
        aria-current={current('/profile/orders')}
      >
        <Icon name="ticket" className={TAB_ICON} />
        {t('orders')}
      </Link>
      <button type="button" className={`${TAB} auth-out`} onClick={showLogin}>
        <Icon name="ticket" className={TAB_ICON} />
        {t('orders')}
      </button>
      <button type="button" className={`${TAB} auth-in`} onClick={() => setSheet('account')}>
        <Icon name="user-circle" className={TAB_ICON} />
        {t('account')}
      </button>
      <Link
        href={path('/sign-in')}
        prefetch={false}
        className={`${TAB} auth-out`}
        aria-current={current('/sign-in')}
      >
        <Icon name="user-circle" className={TAB_ICON} />
        {t('signIn')}
      </Link>
      <Suspense>{sheet === 'explore' && <ExploreSheet menu={menu} open onOpenChange={close} />}</Suspense>
      <LazyDialog open={sheet === 'account'} onOpenChange={close} title={t('account')}>
        <AccountLinks />
      </LazyDialog>
    </nav>
  )
}
