import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/env'
import { visitorNetwork } from './visitor-network'

/** Returns the network that a request comes from, by its `X-Forwarded-For`. */
export function requestNetwork(forwardedFor: string | null): string {
  return visitorNetwork(forwardedFor, env.TRUSTED_PROXIES)
}

/** The same before Next sees the request. Without a proxy, Next sets `X-Forwarded-For` later, to the same address. */
export function networkOfRequest({ headers, socket }: IncomingMessage): string {
  return requestNetwork(headers['x-forwarded-for']?.toString() ?? socket.remoteAddress ?? null)
}
