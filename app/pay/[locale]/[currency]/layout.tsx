import '../../../globals.css'
import '../../../styles/fonts.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { LoginPopup } from '@/components/account/login-popup'
import { fontClass, preloadWebFont } from '@/components/layout/document/fonts'
import { PrePaintScript } from '@/components/layout/document/pre-paint-script'
import { StreamingStyle } from '@/components/layout/document/streaming-style'
import { SandboxRibbon } from '@/components/layout/header/sandbox-ribbon'
import { THEME_COLORS } from '@/components/layout/preferences/theme-colors'
import { Notifications } from '@/components/layout/start-up/notifications'
import { PathEvents } from '@/components/layout/start-up/path-events'
import { Providers } from '@/components/layout/start-up/providers'
import { Queries } from '@/components/queries/queries'
import { PageLoading } from '@/components/ui/feedback/page-loading'
import { factsOf } from '@/lib/domain/locale'
import { NONCE_HEADER } from '@/lib/domain/request-headers'
import { env, siteOrigin } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

/** Nothing of the document is prerendered: each response has its own nonce. */
export const instant = false

/** A placeholder locale, as in the layout of the other pages. */
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

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteOrigin()),
    applicationName: env.SHOP_NAME,
    title: { default: env.SHOP_NAME, template: `%s · ${env.SHOP_NAME}` },
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/app-icon/home-180.png' },
  }
}

/**
 * The document of the payment page. It is a root layout of its own, because the router loads a document when it
 * changes the root layout: the policy of the payment page applies to all of this page and to no other page.
 */
export default async function PaymentLayout({ children }: { children: React.ReactNode }) {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined
  const { locale } = await currentPage()
  preloadWebFont(locale)
  const t = await getTranslations('layout')
  return (
    <html lang={locale} dir={factsOf(locale).direction} className={fontClass} suppressHydrationWarning>
      <head>
        <PrePaintScript nonce={nonce} />
        <StreamingStyle />
      </head>
      <body>
        <Providers>
          <a href="#content" className="skip-link">
            {t('skip')}
          </a>
          <PageLoading />
          <SandboxRibbon />
          <main id="content" tabIndex={-1} className="outline-0">
            <Queries>{children}</Queries>
          </main>
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
