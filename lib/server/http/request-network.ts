import { env } from '@/lib/env'
import { visitorNetwork } from './visitor-network'

/** Returns the network that a request comes from, by its `X-Forwarded-For`. */
export function requestNetwork(forwardedFor: string | null): string {
  return visitorNetwork(forwardedFor, env.TRUSTED_PROXIES)
}
