import { clientAddress, clientNetwork } from '@/lib/domain/client-network'
import { env } from '@/lib/env'

/** Returns the network that a request comes from, by its `X-Forwarded-For`. */
export function networkOf(forwardedFor: string | null): string {
  return clientNetwork(clientAddress(forwardedFor, env.TRUSTED_PROXIES))
}
