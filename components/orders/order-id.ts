const ORDER = /^\/profile\/orders\/([^/]+)\/?$/

/** The order that a path of the shop (without language prefix) names; null where it names none. */
export function orderIdOf(path: string | null): string | null {
  const id = path?.match(ORDER)?.[1]
  return id ? decodeURIComponent(id) : null
}
