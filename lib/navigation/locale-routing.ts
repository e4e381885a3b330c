import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/domain/locale'
import { type LocalePrefix, localePath, splitLocale } from '@/lib/i18n/paths'

export interface LocaleRouting {
  prefix: LocalePrefix
  /** Where the site's root leads, if not to the home page. */
  rootRedirect?: string
}

export type RoutedPath =
  | { redirect: string; locale: Locale; permanent: boolean }
  | { redirect: null; locale: Locale; path: string }

/**
 * Finds language and path of the shop for a public path. A stored language that is not available counts as none.
 * The address decides; the stored language decides at the root, and everywhere when there are no prefixes.
 */
export function routeLocale(
  pathname: string,
  stored: string | undefined,
  { prefix, rootRedirect }: LocaleRouting,
): RoutedPath {
  const { locale: named, path } = splitLocale(pathname)
  const remembered = isLocale(stored) ? stored : DEFAULT_LOCALE
  const redirect = (locale: Locale, permanent: boolean): RoutedPath => ({
    redirect: localePath(locale, path, prefix),
    locale,
    permanent,
  })
  if (pathname === '/' && rootRedirect)
    return { redirect: rootRedirect, locale: remembered, permanent: false }
  if (prefix === 'never') {
    if (named) return redirect(named, false)
    return { redirect: null, locale: remembered, path }
  }
  if (named) {
    const spelled = localePath(named, path, prefix)
    if (spelled !== pathname) return redirect(named, true)
    return { redirect: null, locale: named, path }
  }
  if (prefix === 'always') return redirect(remembered, false)
  if (pathname === '/' && remembered !== DEFAULT_LOCALE) return redirect(remembered, false)
  return { redirect: null, locale: DEFAULT_LOCALE, path }
}
