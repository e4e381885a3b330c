import '../../globals.css'
import '../../styles/fonts.css'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { LoginPopup } from '@/components/account/login-popup'
import { EarlyPresses } from '@/components/layout/document/early-presses'
import { fontClass, preloadWebFont } from '@/components/layout/document/fonts'
import { PrePaintScript } from '@/components/layout/document/pre-paint-script'
import { StreamingStyle } from '@/components/layout/document/streaming-style'
import { SiteFooter } from '@/components/layout/footer/site-footer'
import { LanguageOffer, LanguageOfferStyle } from '@/components/layout/header/language-offer'
import { RatesRibbon } from '@/components/layout/header/rates-ribbon'
import { SandboxRibbon } from '@/components/layout/header/sandbox-ribbon'
import { SiteHeader } from '@/components/layout/header/site-header'
import { readMenu } from '@/components/layout/menu/menu-data'
import { THEME_COLORS } from '@/components/layout/preferences/theme-colors'
import { Notifications } from '@/components/layout/start-up/notifications'
import { PathEvents } from '@/components/layout/start-up/path-events'
import { Providers } from '@/components/layout/start-up/providers'
import { TabBar } from '@/components/layout/tab-bar/tab-bar'
import { PageLoading } from '@/components/ui/feedback/page-loading'
import { offeredParts, offers } from '@/lib/api/queries/offers'
import { dehydratedPreferences } from '@/lib/api/queries/preferences'
import { factsOf } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { siteSocial } from '@/lib/images/site-social'

/** A placeholder locale, so that the build needs no database; real pages are rendered on first request. */
export function generateStaticParams() {
  return [{ locale: 'build', currency: 'build' }]
}

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: THEME_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: THEME_COLORS.dark },
  ],
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentPage()
  const [t, hasProducts] = await Promise.all([getTranslations('layout'), offers('products')])
  const facts = { hasProducts: String(hasProducts) }
  return {
    metadataBase: new URL(siteOrigin()),
    applicationName: env.SHOP_NAME,
    title: { default: `${env.SHOP_NAME} · ${t('title', facts)}`, template: `%s · ${env.SHOP_NAME}` },
    description: t('description', facts),
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/app-icon/home-180.png' },
    manifest: `/webmanifest/${locale}`,
    appleWebApp: { title: env.SHOP_NAME },
    ...(await siteSocial('preview')),
  }
}

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  const { locale } = await currentPage()
  preloadWebFont(locale)
  const [t, menu] = await Promise.all([
    getTranslations('layout'),
    readMenu(),
    // Header and footer need these as well, and would wait for the menu first.
    dehydratedPreferences(),
    offeredParts(),
    offers('signInCodes'),
  ])
  return (
    <html lang={locale} dir={factsOf(locale).direction} className={fontClass} suppressHydrationWarning>
      <head>
        <PrePaintScript early />
        <StreamingStyle />
        <LanguageOfferStyle />
      </head>
      <body>
        <Providers>
          <a href="#content" className="skip-link">
            {t('skip')}
          </a>
          <PageLoading />
          <LanguageOffer />
          <SandboxRibbon />
          <RatesRibbon />
          <SiteHeader menu={menu} />
          <main id="content" tabIndex={-1} className="outline-0">
            {children}
          </main>
          <SiteFooter menu={menu} />
          <TabBar menu={menu} label={t('app')} />
          <EarlyPresses />
          <Notifications />
          <LoginPopup />
          <Suspense fallback={null}>
            <PathEvents />
          </Suspense>
        </Providers>
      </body>
    </html>
  )
}
