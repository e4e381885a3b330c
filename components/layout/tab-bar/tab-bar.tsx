'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useState } from 'react'
import { AccountLinks } from '@/components/layout/header/account-links'
import type { Menu } from '@/components/layout/menu/menu-data'
import { usePreferences } from '@/components/page/preferences'
import { useCartCount } from '@/components/queries/cart-count'
import { CounterBadge } from '@/components/ui/action/counter-badge'
import { Link } from '@/components/ui/action/link'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Icon } from '@/components/ui/media/icon'
import { LazyDialog } from '@/components/ui/overlay/lazy-dialog'
import { useLoginPopup } from '@/stores/login-popup'
import { onLeave, useNavigation } from '@/stores/navigation'

const ExploreSheet = lazyWithRetry(() =>
  import('./explore-sheet').then((module) => ({ default: module.ExploreSheet })),
)

/** Whether a sheet is open; it closes when the page is left. */
function useSheet() {
  const [open, setOpen] = useState(false)
  useEffect(() => onLeave(() => setOpen(false)), [])
  return [open, setOpen] as const
}

// The tabs with a sheet have its state, so that a press renders no other tab.

function ExploreTab({ menu }: { menu: Menu }) {
  const t = useTranslations('layout.client')
  const [open, setOpen] = useSheet()
  return (
    <>
      <button type="button" className="tab" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name={open ? 'compass-fill' : 'compass'} />
        {t('explore')}
      </button>
      <Suspense>{open && <ExploreSheet menu={menu} open onOpenChange={setOpen} />}</Suspense>
    </>
  )
}

function AccountTab() {
  const t = useTranslations('layout.client')
  const [open, setOpen] = useSheet()
  return (
    <>
      <button type="button" className="tab auth-in" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="user-circle" />
        {t('account')}
      </button>
      <LazyDialog open={open} onOpenChange={setOpen} title={t('account')}>
        <AccountLinks />
      </LazyDialog>
    </>
  )
}

/** The tabs of a phone: five, or four without orders. */
export function TabBar({ menu, label }: { menu: Menu; label: string }) {
  const t = useTranslations('layout.client')
  const { path, offered } = usePreferences()
  const here = useNavigation((state) => state.path)
  const count = useCartCount()
  const showLogin = useLoginPopup((state) => state.show)
  /** Marks the tab of the current page, and of the pages below it. */
  const current = (to: string) => (here === to || here?.startsWith(`${to}/`) ? ('page' as const) : undefined)
  return (
    <nav
      aria-label={label}
      className="tab-bar site-chrome"
      // All columns exist from the start: the HTML may arrive in parts.
      style={{ gridTemplateColumns: `repeat(${offered.orders ? 5 : 4}, minmax(max-content, 1fr))` }}
    >
      <Link href={path('/')} className="tab" aria-current={current('/')}>
        <Icon name={here === '/' ? 'house-fill' : 'house'} />
        {t('homeTab')}
      </Link>
      <ExploreTab menu={menu} />
      <Link href={path('/cart')} className="tab" aria-current={current('/cart')} data-cart="">
        <Icon name={here === '/cart' ? 'shopping-cart-fill' : 'shopping-cart'} />
        {count > 0 && (
          <span aria-hidden="true" className="absolute top-1 left-[calc(50%+21px)]">
            <CounterBadge>{count}</CounterBadge>
          </span>
        )}
        <span aria-hidden="true">{t('cart')}</span>
        <span className="sr-only">{t('cartCount', { count })}</span>
      </Link>
      {offered.orders && (
        <>
          <Link
            href={path('/profile/orders')}
            rel="nofollow"
            className="tab auth-in"
            aria-current={current('/profile/orders')}
          >
            <Icon name={current('/profile/orders') ? 'ticket-fill' : 'ticket'} />
            {t('orders')}
          </Link>
          <button type="button" className="tab auth-out" onClick={showLogin}>
            <Icon name="ticket" />
            {t('orders')}
          </button>
        </>
      )}
      <AccountTab />
      <Link href={path('/sign-in')} className="tab auth-out" aria-current={current('/sign-in')}>
        <Icon name="user-circle" />
        {t('signIn')}
      </Link>
    </nav>
  )
}
