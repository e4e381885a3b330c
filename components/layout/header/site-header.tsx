import { getTranslations } from 'next-intl/server'
import { MegaMenu } from '@/components/layout/menu/mega-menu'
import type { Menu } from '@/components/layout/menu/menu-data'
import { PreferenceMenu } from '@/components/layout/preferences/preference-menu'
import { SearchEntry } from '@/components/search/search-entry'
import { HEADER_FIELD, SearchInput } from '@/components/search/search-input'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'
import { Logo } from '@/components/ui/media/logo'
import { offers } from '@/lib/api/queries/offers'
import { dehydratedPreferences } from '@/lib/api/queries/preferences'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { AccountMenu } from './account-menu'
import { BackButton } from './back-button'
import { BarTitle } from './bar-title'
import { CartLink } from './cart-link'

/** 72 px with all menus on wide screens; on a phone 56 px with a back button and what the tab bar lacks. */
export async function SiteHeader({ menu }: { menu: Menu }) {
  const [t, { path }, preferences, isSearched] = await Promise.all([
    getTranslations('layout'),
    currentPage(),
    dehydratedPreferences(),
    offers('products'),
  ])
  return (
    <header className="shown-whole site-chrome site-header">
      <div className="wrap site-bar">
        <BackButton />
        <BarTitle />
        <Link href={path('/')} aria-label={t('home')} className="bar-logo">
          <Logo name={env.SHOP_NAME} />
        </Link>
        <MegaMenu menu={menu} label={t('main')} />
        <div className="bar-end">
          {isSearched && (
            <>
              <SearchEntry href={path('/#finder')} label={t('search')} />
              <search className="bar-find">
                <form action={path('/products')}>
                  <Icon name="magnifying-glass" />
                  <SearchInput id={HEADER_FIELD} aria-label={t('search')} placeholder={t('search')} />
                </form>
              </search>
            </>
          )}
          <PreferenceMenu state={preferences} />
          <div className="bar-cart">
            <CartLink />
          </div>
          <div className="bar-desktop">
            <AccountMenu />
          </div>
        </div>
      </div>
      <span hidden className="shown-end" />
    </header>
  )
}
