import { decoded } from '@/lib/domain/percent-encoding'

const ORDER = /^\/profile\/orders\/([^/]+)\/?$/

/** Returns the order id of an order page's path (without language prefix); null for other paths. */
export function orderIdOf(path: string | null): string | null {
  const id = path?.match(ORDER)?.[1]
  return id ? decoded(id) : null
}
