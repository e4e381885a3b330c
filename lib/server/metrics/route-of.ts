import { operations } from '@/lib/contract'
import { pathPattern } from '@/lib/contract/path-pattern'
import { LOCALES } from '@/lib/domain/locale'
import { pageAt } from '@/lib/navigation/pages'

const PREFIX = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`, 'i')

/** The contract's paths, those without parameters first, so that a literal path wins over a pattern. */
const CALLS = [...new Set(Object.values(operations).map(({ path }) => path))]
  .map((path) => ({
    path,
    pattern: pathPattern(path),
  }))
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

/** Folders of files, each of which counts as one route. */
const FOLDERS = [
  '_next',
  'app-icon',
  'builds',
  'feeds',
  'icons',
  'img',
  'map',
  'offline',
  'sitemaps',
  'webmanifest',
]

/** What a path counts as where it is neither a page nor a call nor a file of the shop. */
export const OTHER_ROUTE = 'other'

/**
 * Returns the route of a path as it was typed: a page or call with its parameters by name, or a folder of files. There
 * are only so many, whatever clients send, and none contains an id or a token.
 */
export function routeOf(path: string): string {
  if (path.startsWith('/api/')) return CALLS.find(({ pattern }) => pattern.test(path))?.path ?? OTHER_ROUTE
  const folder = FOLDERS.find((name) => path.startsWith(`/${name}/`))
  if (folder) return `/${folder}/*`
  return pageAt(path.replace(PREFIX, '') || '/') ?? OTHER_ROUTE
}
