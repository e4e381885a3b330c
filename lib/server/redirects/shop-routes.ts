import { env, siteOrigin } from '@/lib/env'
import type { ShopRoutes } from '@/lib/navigation/redirect-chain'

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** The shop's host, including the port if any. */
export const shopHost = () => new URL(siteOrigin()).host

/**
 * This shop's routes for redirect checks. Without a public address the shop runs on this machine, at a port
 * that an import does not know.
 */
export function shopRoutes(): ShopRoutes {
  return {
    prefix: env.LOCALE_PREFIX,
    rootRedirect: env.ROOT_REDIRECT,
    isOwn: ({ host, hostname }) => host === shopHost() || (!env.SITE_URL && THIS_MACHINE.test(hostname)),
  }
}
