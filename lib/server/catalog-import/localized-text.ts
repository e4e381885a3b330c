import { LOCALES, type Locale, type Localized } from '@/lib/domain/locale'

/** Combines each locale's row into one value per locale; empty where a row is missing. */
export function inAllLocales<Row extends { locale: Locale }, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
  missing: T,
): Localized<T> {
  const of = (locale: Locale) => {
    const row = rows.find((candidate) => candidate.locale === locale)
    return row ? read(row) : missing
  }
  const [en, th, zh] = LOCALES
  return { [en]: of(en), [th]: of(th), [zh]: of(zh) } as Localized<T>
}
