import { isLocale } from '@/lib/domain/locale'
import { type LocalePrefix, localePath, splitLocale } from '@/lib/i18n/paths'
import { PAGES } from './pages'

/** Pages whose dynamic segment is in lower case; codes and tokens of others are not. */
const LOWER_CASE = new Set(['/categories/[slug]', '/destination/[slug]', '/products/[id]'])

/** The letters of such a segment. */
const SLUG = /^[A-Za-z0-9-]+$/

const isDynamic = (segment: string) => segment.startsWith('[')

/** The page that a path leads to, whatever the case of its letters. */
function pageOf(path: string): (typeof PAGES)[number] | undefined {
  const segments = path.toLowerCase().split('/')
  return PAGES.find((page) => {
    const own = page.split('/')
    return (
      own.length === segments.length &&
      own.every((segment, index) =>
        isDynamic(segment) ? segments[index] !== '' : segment === segments[index],
      )
    )
  })
}

/** The path of a page, or of another path its language, with the letters of its address; null if they are right. */
function withRightCase(pathname: string, prefix: LocalePrefix): string | null {
  const lower = pathname.toLowerCase()
  if (lower === pathname) return null
  const { locale } = splitLocale(lower)
  const path = locale ? pathname.slice(locale.length + 1) || '/' : pathname
  const page = pageOf(path)
  if (!page) return locale && !isLocale(pathname.split('/')[1]) ? localePath(locale, path, prefix) : null
  const own = path.split('/')
  const named = page
    .split('/')
    .map((segment, index) =>
      isDynamic(segment) && !(LOWER_CASE.has(page) && SLUG.test(own[index] ?? ''))
        ? own[index]
        : own[index]?.toLowerCase(),
    )
    .join('/')
  return locale ? localePath(locale, named, prefix) : named
}

/** The path without the prefix of a language that has none. */
function withRightPrefix(pathname: string, prefix: LocalePrefix): string {
  const { locale, path } = splitLocale(pathname)
  return locale ? localePath(locale, path, prefix) : pathname
}

/** Returns a path with one slash where several were typed, or backslashes, which browsers take for slashes. */
export const withSingleSlashes = (path: string): string => path.replaceAll(/[\\/]+/g, '/')

/**
 * Returns the final public path of one that ends with a slash or repeats one, or of a page whose language or name is typed
 * in other letters, e.g. `/TH//Products/`; null if its spelling is right.
 */
export function respelled(pathname: string, prefix: LocalePrefix): string | null {
  const bare = withSingleSlashes(pathname).replace(/(?<=.)\/$/, '')
  const right = withRightCase(bare, prefix) ?? (bare === pathname ? null : withRightPrefix(bare, prefix))
  return right === pathname ? null : right
}
