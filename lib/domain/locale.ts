import { LOCALE_TABLE, type LocaleFacts } from './locale-table'

type Table = typeof LOCALE_TABLE

/** A locale code, spelled the same in URLs, cookies, messages and the database. */
export type Locale = keyof Table
/** A language in which every text of the catalog exists. */
export type CompleteLocale = { [L in Locale]: Table[L]['catalog'] extends 'complete' ? L : never }[Locale]

const facts: Record<Locale, LocaleFacts> = LOCALE_TABLE

export const LOCALES = Object.keys(LOCALE_TABLE) as [Locale, ...Locale[]]
/** The language of paths without a prefix; texts without a translation are shown in it. */
export const DEFAULT_LOCALE: CompleteLocale = 'en'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

export function isComplete(locale: Locale): locale is CompleteLocale {
  return facts[locale].catalog === 'complete'
}

export function factsOf(locale: Locale): LocaleFacts {
  return facts[locale]
}

/** Returns the language of a locale without its region, e.g. 'zh'. */
export function languageOf(locale: Locale): string {
  return locale.split('-')[0] ?? locale
}

/** A value in each of the shop's languages. */
export type Localized<T = string> = Record<CompleteLocale, T> & Partial<Record<Locale, T>>

/** Returns a value in a language, or in the default language if it is not translated. */
export function inLocale<T>(values: Localized<T>, locale: Locale): T
export function inLocale<T>(values: Localized<T> | null | undefined, locale: Locale): T | undefined
export function inLocale<T>(values: Localized<T> | null | undefined, locale: Locale): T | undefined {
  const own = values?.[locale]
  return own === undefined ? values?.[DEFAULT_LOCALE] : own
}

/** Returns the languages in which a value exists. */
export function localesOf(values: Localized<unknown>): Locale[] {
  return LOCALES.filter((locale) => values[locale] !== undefined)
}

/** Makes a value in each language; undefined leaves an incomplete language without one. */
export function localized<T>(valueIn: (locale: Locale) => T | undefined): Localized<T> {
  const entries = LOCALES.map((locale) => [locale, valueIn(locale)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Localized<T>
}
