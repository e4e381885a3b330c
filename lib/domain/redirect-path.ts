/** Has a path read as an address; its name means nothing. */
const ANY_ORIGIN = 'http://shop'

/** What would end a path, part it or vanish from it if it stood there bare. */
const STAYS_ENCODED = /[%/?#\\\p{C}\p{Z}]/u

/** Most paths: nothing in them can be spelled otherwise but by the letters' own forms. */
const PLAIN = /^(?:\/(?!\.)[^%/?#\\\p{C}\p{Z}]+)+$/u

function decoded(run: string): string {
  try {
    const letters = [...decodeURIComponent(run)]
    return letters
      .map((letter) => (STAYS_ENCODED.test(letter) ? encodeURIComponent(letter) : letter))
      .join('')
  } catch {
    // No UTF-8
    return run.toUpperCase()
  }
}

/**
 * The one spelling of a path of the shop, without query: letters of any language bare, nothing encoded that need not
 * be, no dots that lead up, no slashes too many. Browsers, files and people spell the same path differently.
 */
export function normalPath(path: string): string {
  if (!path.startsWith('/')) return path
  if (PLAIN.test(path)) return path.normalize('NFC')
  const bare = new URL(ANY_ORIGIN + path).pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return bare.replace(/(?:%[\da-f]{2})+/gi, decoded).normalize('NFC')
}

/**
 * The one spelling of where a redirect leads: an address of the shop itself is its path, with query and hash as they
 * are; another site's address stays.
 * @param host of the shop, with its port where it has one
 */
export function normalTarget(target: string, host: string): string {
  const isPath = target.startsWith('/')
  if (!isPath && !URL.canParse(target)) return target
  const url = new URL(isPath ? ANY_ORIGIN + target : target)
  if (!isPath && url.host !== host) return target
  return normalPath(url.pathname) + (/[?#].*$/.exec(target)?.[0] ?? '')
}

/** Redirects by the one spelling of their paths; where two rows spell the same, the one that does so counts. */
export function redirectTable(rows: Iterable<readonly [path: string, target: string]>): Map<string, string> {
  const table = new Map<string, string>()
  for (const [path, target] of rows) {
    const normal = normalPath(path)
    if (path === normal || !table.has(normal)) table.set(normal, target)
  }
  return table
}
