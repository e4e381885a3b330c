/**
 * Path prefixes that are never looked up as redirects. All but the last two are in the middleware's matcher.
 */
export const NEVER_LOOKED_UP = [
  '/_next/',
  '/img/',
  '/icons/',
  '/builds/',
  '/map/',
  '/readyz',
  '/healthz',
  '/metrics',
  '/payments/',
  '/app-icon/',
  '/webmanifest/',
  '/offline/',
  '/sw-off.js',
  '/icon.svg',
  '/icons.svg',
  '/icons-more.svg',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/',
  '/feeds/',
  '/llms.txt',
  '/.well-known/security.txt',
  '/api/',
  '/sw.js',
]

/** Whether a path is served by something other than a page. */
export function isServedElsewhere(path: string): boolean {
  return NEVER_LOOKED_UP.some((beginning) => path.startsWith(beginning))
}

/** The same paths as a pattern of `path-to-regexp`, without the slash that they begin with. */
export const ELSEWHERE_PATTERN = NEVER_LOOKED_UP.map((beginning) =>
  beginning
    .slice(1)
    .replaceAll('.', '\\.')
    .replace(/\/?$/, (end) => (end ? '(?:/.*)?' : '.*')),
).join('|')
