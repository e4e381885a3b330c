/** Placeholder origin for parsing a path as a URL. */
const ANY_ORIGIN = 'http://shop'

/** Characters that would end, split or vanish from a path if they were not encoded. */
const STAYS_ENCODED = /[%/?#\\\p{C}\p{Z}]/u

/** Fast path for most paths, which can differ only in Unicode normalization. */
const PLAIN = /^(?:\/(?!\.)[^%/?#\\\p{C}\p{Z}]+)+$/u

function decoded(run: string): string {
  try {
    const letters = [...decodeURIComponent(run)]
    return letters
      .map((letter) => (STAYS_ENCODED.test(letter) ? encodeURIComponent(letter) : letter))
      .join('')
  } catch {
    // Not valid UTF-8.
    return run.toUpperCase()
  }
}

/**
 * Returns the canonical spelling of a path without query: no unnecessary encoding, no dot segments, no extra
 * slashes. Browsers, files and people spell the same path differently.
 */
export function normalPath(path: string): string {
  if (!path.startsWith('/')) return path
  if (PLAIN.test(path)) return path.normalize('NFC')
  const bare = new URL(ANY_ORIGIN + path).pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return bare.replace(/(?:%[\da-f]{2})+/gi, decoded).normalize('NFC')
}

/**
 * Returns the canonical redirect target: a URL of the shop becomes its path with query and hash unchanged; a
 * URL of another site does not change.
 * @param host of the shop, including its port if any
 */
export function normalTarget(target: string, host: string): string {
  const isPath = target.startsWith('/')
  if (!isPath && !URL.canParse(target)) return target
  const url = new URL(isPath ? ANY_ORIGIN + target : target)
  if (!isPath && url.host !== host) return target
  return normalPath(url.pathname) + (/[?#].*$/.exec(target)?.[0] ?? '')
}

/** Returns redirects by canonical path. Of two rows with the same one, the canonically spelled row wins. */
export function redirectTable(rows: Iterable<readonly [path: string, target: string]>): Map<string, string> {
  const table = new Map<string, string>()
  for (const [path, target] of rows) {
    const normal = normalPath(path)
    if (path === normal || !table.has(normal)) table.set(normal, target)
  }
  return table
}
