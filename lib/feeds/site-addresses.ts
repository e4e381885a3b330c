import { DEFAULT_LOCALE, factsOf, type Locale } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'

/** Returns the address of a shop path in a language, in plain ASCII. */
export function addressOf(path: string, locale: Locale, origin = siteOrigin()): string {
  return origin + encodeURI(localePath(locale, path, env.LOCALE_PREFIX))
}

/** The languages that have addresses of their own: without prefixes all are at the same one. */
export function addressedLocales(offered: readonly Locale[]): readonly Locale[] {
  return env.LOCALE_PREFIX === 'never' ? [DEFAULT_LOCALE] : offered
}

/** Returns the addresses of a path by `hreflang`; none if there is only one. */
export function alternateAddresses(
  path: string,
  offered: readonly Locale[],
  origin = siteOrigin(),
): Array<[string, string]> {
  const locales = addressedLocales(offered)
  if (locales.length < 2) return []
  const named = locales.map((locale): [string, string] => [
    factsOf(locale).hreflang,
    addressOf(path, locale, origin),
  ])
  return [...named, ['x-default', addressOf(path, DEFAULT_LOCALE, origin)]]
}
