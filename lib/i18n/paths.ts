import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/domain/locale'

/** `as-needed`: all but the default language carry a prefix; `always`: every one does; `never`: the cookie decides. */
export type LocalePrefix = 'as-needed' | 'always' | 'never'

/** The public address of a path of the shop in a language; keeps query and hash. */
export function localePath(locale: Locale, path: string, prefix: LocalePrefix): string {
  if (prefix === 'never' || (prefix === 'as-needed' && locale === DEFAULT_LOCALE)) return path
  return path === '/'
    ? `/${locale}`
    : path.startsWith('/?')
      ? `/${locale}${path.slice(1)}`
      : `/${locale}${path}`
}

/** Splits a public path into the language of its prefix, if any, and the path of the shop. */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path: pathname }
}
