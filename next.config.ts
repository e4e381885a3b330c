import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { LOCALES } from './lib/domain/locale'
import { fingerprintSources } from './lib/fingerprint-sources'
import { readFatalErrorMessages } from './lib/i18n/read-fatal-error-messages'
import { ICONS_CACHE_CONTROL } from './lib/icons/cache-control'
import { ELSEWHERE_PATTERN } from './lib/navigation/served-elsewhere'
import { SECURITY_HEADERS } from './lib/server/http/security-headers'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are precompiled, so that the browser needs no parser.
  experimental: { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } },
})

/** The optional language prefix of a public path. */
const PREFIX = `/:locale(${LOCALES.join('|')})?`

/** Pages shown in the Google pop-up; any other policy would sever it from its opener. */
const SIGN_IN_POPUP = [
  '/api/auth/oauth/google/callback',
  '/api/sandbox/google/authorize',
  `${PREFIX}/sandbox/google`,
  `${PREFIX}/sign-in/google`,
]

/** Pages whose URL itself is a secret, or names an order or an account: no other site learns it as a referrer. */
const SECRET_PAGES = [
  `${PREFIX}/order/:path*`,
  `${PREFIX}/supplier/:path*`,
  `${PREFIX}/forgot-password`,
  `${PREFIX}/sign-in`,
  `${PREFIX}/profile/orders/:path*`,
  `${PREFIX}/sandbox/pay/:path*`,
]

/** SVG from a public icon service or of a map is treated as an image only, even when opened directly. */
const SVG_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The same for the same sources, wherever they are built: several servers behind one proxy serve one build. */
const BUILD_ID = fingerprintSources().slice(0, 20)

const config: NextConfig = {
  generateBuildId: () => BUILD_ID,
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  cacheComponents: true,
  partialPrefetching: false,
  cacheHandler: resolve('lib/server/page-cache/cache-handler.ts'),
  poweredByHeader: false,
  // The server compresses: better, and each cached page once (lib/server/http/compress-responses.ts).
  compress: false,
  reactStrictMode: true,
  env: {
    // Identifies the build for pages and for the manifest that they fetch (app/builds).
    BUILD_ID,
    FATAL_ERROR_MESSAGES: readFatalErrorMessages(),
  },
  // The shop scales its own images: Next's optimizer would scale any image of the site.
  images: { unoptimized: true },
  serverExternalPackages: [
    'pg',
    'sharp',
    '@node-rs/argon2',
    'nodemailer',
    'pdfkit',
    'fontkit',
    'prom-client',
    'stripe',
  ],
  transpilePackages: ['@sunhop/illustrations'],
  // Types are checked by `npm test`; a start does not wait for them.
  typescript: { ignoreBuildErrors: true },
  // Next would remove the slash of a page first, and the middleware would redirect what is left again.
  skipTrailingSlashRedirect: true,
  redirects: async () => [
    { source: `/:path(${ELSEWHERE_PATTERN})/`, destination: '/:path', permanent: true },
    { source: '/favicon.ico', destination: '/icon.svg', permanent: true },
  ],
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    ...SIGN_IN_POPUP.map((source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' }],
    })),
    ...SECRET_PAGES.map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    })),
    // The venue page reads QR codes with the camera; other pages may not use it.
    {
      source: `${PREFIX}/venue`,
      headers: [
        {
          key: 'Permissions-Policy',
          value: 'camera=(self), microphone=(), geolocation=(), browsing-topics=()',
        },
      ],
    },
    {
      source: '/:worker(sw|sw-off).js',
      headers: [
        { key: 'Cache-Control', value: 'no-cache' },
        { key: 'Content-Security-Policy', value: "default-src 'self'" },
      ],
    },
    ...['/icons/:sprite', '/map/images/:path*'].map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: SVG_SECURITY }],
    })),
    {
      source: '/:sprite(icons|icons-more).svg',
      headers: [{ key: 'Cache-Control', value: ICONS_CACHE_CONTROL }],
    },
  ],
  experimental: { isrFlushToDisk: false },
}

/** Replaces the alias that next-intl sets for precompiled messages; the module wraps what that alias names. */
function withOwnFormatter(next: NextConfig): NextConfig {
  const resolveAlias = {
    ...next.turbopack?.resolveAlias,
    'use-intl/format-message': './lib/i18n/format-message.ts',
  }
  return { ...next, turbopack: { ...next.turbopack, resolveAlias } }
}

export default withOwnFormatter(withNextIntl(config))
