import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/domain/locale'
import { type LocalePrefix, localePath, splitLocale } from '@/lib/i18n/paths'

export interface LocaleRouting {
  prefix: LocalePrefix
  /**
   * Redirect target of the site's root, if it is not the home page: a shop path, which gets the prefix of the
   * visitor's language, a path with a prefix of its own, or an absolute URL.
   */
  rootRedirect?: string
}

export type RoutedPath =
  | { redirect: string; locale: Locale; permanent: boolean }
  | { redirect: null; locale: Locale; path: string }

function rootTarget(target: string, locale: Locale, prefix: LocalePrefix): string {
  const [path = ''] = target.split(/[?#]/)
  const isShopPath = path.startsWith('/') && splitLocale(path).locale === null
  return isShopPath ? localePath(locale, target, prefix) : target
}

/**
 * Resolves the language and the shop path of a public path. The URL decides; the stored language decides at
 * the root, and everywhere if there are no prefixes. An unsupported stored language is ignored.
 */
export function routeLocale(
  pathname: string,
  stored: string | undefined,
  { prefix, rootRedirect }: LocaleRouting,
): RoutedPath {
  const { locale: prefixed, path } = splitLocale(pathname)
  const preferred = isLocale(stored) ? stored : DEFAULT_LOCALE
  const redirect = (locale: Locale, permanent: boolean): RoutedPath => ({
    redirect: localePath(locale, path, prefix),
    locale,
    permanent,
  })
  if (pathname === '/' && rootRedirect)
    return { redirect: rootTarget(rootRedirect, preferred, prefix), locale: preferred, permanent: false }
  if (prefix === 'never') {
    if (prefixed) return redirect(prefixed, false)
    return { redirect: null, locale: preferred, path }
  }
  if (prefixed) {
    const canonical = localePath(prefixed, path, prefix)
    if (canonical !== pathname) return redirect(prefixed, true)
    return { redirect: null, locale: prefixed, path }
  }
  if (prefix === 'always') return redirect(preferred, false)
  if (pathname === '/' && preferred !== DEFAULT_LOCALE) return redirect(preferred, false)
  return { redirect: null, locale: DEFAULT_LOCALE, path }
}
