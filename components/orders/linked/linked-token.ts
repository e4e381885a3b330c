const LINK = /^\/order\/([^/]+)\/?$/

/** Returns the token in the path of an order link (without locale prefix); null for other paths. */
export function linkedToken(path: string | null): string | null {
  return path?.match(LINK)?.[1] ?? null
}
