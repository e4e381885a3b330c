import { env } from '@/lib/env'

export interface RelyingParty {
  /** The host that passkeys belong to. */
  id: string
  name: string
  /** The only origin on which they may be used. */
  origin: string
}

/** Returns the shop as WebAuthn names it. @param origin of the page, e.g. `https://sunhop.example` */
export function relyingParty(origin: string): RelyingParty {
  const url = new URL(origin)
  return { id: url.hostname, name: env.SHOP_NAME, origin: url.origin }
}
