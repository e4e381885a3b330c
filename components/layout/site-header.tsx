import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { ICON_BUTTON } from '@/components/ui/icon-button'
import { Logo } from '@/components/ui/logo'
import { dehydratedPreferences } from '@/lib/api/queries/preferences'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/page'
import { AccountMenu } from './account-menu'
import { CartLink } from './cart-link'
import { MegaMenu } from './mega-menu'
import type { Menu } from './menu-data'
import { PreferenceMenu } from './preference-menu'

/** 72 px with all menus on wide screens, 56 px with the tools that the tab bar lacks on a phone. */
export async function SiteHeader({ menu }: { menu: Menu }) {
  const [t, { path }, preferences] = await Promise.all([
    getTranslations('layout'),
    currentPage(),
    dehydratedPreferences(),
  ])
  return (
    <header className="site-chrome sticky top-0 z-30 border-b border-line bg-bg">
      <div className="wrap flex h-14 items-center gap-1 pr-2 md:h-18 md:gap-6 md:pr-[clamp(16px,3.2vw,40px)]">
        <Link href={path('/')} aria-label={t('home')} className="flex rounded-8">
          <Logo name={env.SHOP_NAME} />
        </Link>
        <MegaMenu menu={menu} label={t('main')}>
          <Link
            href={path('/products')}
            className="flex min-h-11 items-center rounded-pill px-3 text-15 font-semibold whitespace-nowrap hover:bg-bg-3"
          >
            {t('client.products')}
          </Link>
        </MegaMenu>
        <div className="ml-auto flex items-center gap-1">
          <Link
            href={path('/products')}
            prefetch={false}
            aria-label={t('client.products')}
            className={`${ICON_BUTTON} lg:hidden`}
          >
            <Icon name="magnifying-glass" className="size-6" />
          </Link>
          <PreferenceMenu state={preferences} />
          <div className="hidden items-center gap-1 md:flex">
            <CartLink />
            <AccountMenu />
          </div>
        </div>
      </div>
    </header>
  )
}
