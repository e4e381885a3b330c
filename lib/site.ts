import type { Site } from '@/lib/domain/visited-origin'
import { env, isSandbox } from './env'

/** The site as its visitors reach it. */
export const site = (): Site => ({
  url: env.SITE_URL,
  trustedProxies: env.TRUSTED_PROXIES,
  isPrefixRequired: env.SESSION_COOKIE === 'prefixed',
  isSandbox,
})
