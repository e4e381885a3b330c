import { decoded } from '@/lib/domain/percent-encoding'

const PAYMENT = /^\/profile\/orders\/([^/]+)\/pay\/?$/

/** Returns the order id of a payment path (without language prefix); null for other paths, and for an id that cannot be decoded. */
export function paidOrderOf(path: string | null): string | null {
  const id = path?.match(PAYMENT)?.[1]
  return id ? decoded(id) : null
}
