const PAYMENT = /^\/profile\/orders\/([^/]+)\/pay\/?$/

/** The order that a path of the shop (without language prefix) pays; null where it pays none. */
export function paidOrderOf(path: string | null): string | null {
  const id = path?.match(PAYMENT)?.[1]
  return id ? decodeURIComponent(id) : null
}
