import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/domain/locale'

/**
 * `as-needed`: every language except the default has a prefix; `always`: all do; `never`: the cookie decides.
 */
export type LocalePrefix = 'as-needed' | 'always' | 'never'

/** Returns the public path of a shop path in a language; keeps query and hash. */
export function localePath(locale: Locale, path: string, prefix: LocalePrefix): string {
  if (prefix === 'never' || (prefix === 'as-needed' && locale === DEFAULT_LOCALE)) return path
  // The home page of a language has no slash at its end.
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** Splits a public path into the language of its prefix, if any, and the shop path. */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path: pathname }
}
