import { env, siteOrigin } from '@/lib/env'
import type { ShopRoutes } from '@/lib/navigation/redirect-chain'

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** The shop's host, with its port where it has one. */
export const shopHost = () => new URL(siteOrigin()).host

/**
 * This shop as redirects meet it. Without a public address it stands on this machine, where an import does not know at
 * which port.
 */
export function shopRoutes(): ShopRoutes {
  return {
    prefix: env.LOCALE_PREFIX,
    rootRedirect: env.ROOT_REDIRECT,
    isOwn: ({ host, hostname }) => host === shopHost() || (!env.SITE_URL && THIS_MACHINE.test(hostname)),
  }
}
