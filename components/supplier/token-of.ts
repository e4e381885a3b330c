const REQUEST = /^\/supplier\/([^/]+)\/?$/

/** Returns the token in a path (without locale prefix); null if there is none. */
export function tokenOf(path: string | null): string | null {
  return path?.match(REQUEST)?.[1] ?? null
}
