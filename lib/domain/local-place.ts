import { factsOf, inLocale, LOCALES, type Locale, type Localized } from './locale'

/** The country of a time zone, where drivers read another script than most visitors. */
const COUNTRY_OF_ZONE: Record<string, string> = {
  'Asia/Bangkok': 'TH',
  'Asia/Shanghai': 'CN',
}

/**
 * Returns the name of a place in the language of its country, to show to a driver; null if the visitor reads it in that
 * language already, or the shop has no such language.
 */
export function localPlace(
  name: Localized<string | null>,
  timeZone: string,
  locale: Locale,
): { lang: string; name: string } | null {
  const country = COUNTRY_OF_ZONE[timeZone]
  const local = country && LOCALES.find((code) => factsOf(code).homeCountry === country)
  const own = local && local !== locale ? name[local] : null
  return local && own && own !== inLocale(name, locale) ? { lang: factsOf(local).tag, name: own } : null
}
