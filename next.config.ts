import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages reach the browser parsed, so that no parser has to.
  experimental: { messages: { path: './messages', locales: 'infer', format: 'json', precompile: true } },
})

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['pg', 'sharp', '@node-rs/argon2', 'nodemailer'],
  // Types are checked by `npm test`; a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  experimental: { isrFlushToDisk: false },
}

export default withNextIntl(config)
