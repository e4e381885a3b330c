import { inLocale, isComplete, type Locale, type Localized, localized } from '@/lib/domain/locale'

/** Combines each locale's row into one value per locale; where a complete language lacks its row, `missing`. */
export function inAllLocales<Row extends { locale: Locale }, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
  missing: T,
): Localized<T> {
  return localized((locale) => {
    const row = rows.find((candidate) => candidate.locale === locale)
    return row ? read(row) : isComplete(locale) ? missing : undefined
  })
}

/** Returns a text in the languages of a name, since one row stores both. */
export function inLocalesOf<T>(name: Localized, text: Localized<T>): Localized<T> {
  return localized((locale) => (name[locale] === undefined ? undefined : inLocale(text, locale)))
}
