const REQUEST = /^\/supplier\/([^/]+)\/?$/

/** The link's token that a path of the shop (without language prefix) names; null where it names none. */
export function tokenOf(path: string | null): string | null {
  return path?.match(REQUEST)?.[1] ?? null
}
