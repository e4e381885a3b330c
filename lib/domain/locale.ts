/** Locale codes, spelled the same in URLs, cookies, messages and the database. */
export const LOCALES = ['en', 'th', 'zh-cn'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** A value in each of the shop's languages. */
export type Localized<T = string> = Record<Locale, T>

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
