import { LOCALES, languageOf } from '@/lib/domain/locale'

/** Most guides and hosts speak one of these. */
const USUAL = [...new Set([...LOCALES.map(languageOf), 'ja', 'fr', 'de', 'es', 'it', 'pt', 'ar'])]

export interface SpokenLanguage {
  code: string
  /** Name in the language itself. */
  name: string
}

function named(code: string): SpokenLanguage {
  return { code, name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code }
}

/** Returns the usual languages and the selected ones. */
export function usualLanguages(chosen: readonly string[]): SpokenLanguage[] {
  return [...new Set([...USUAL, ...chosen])].map(named)
}

/** Returns the other languages with products, the most frequent first. */
export function otherLanguages(
  shown: readonly SpokenLanguage[],
  counts: Readonly<Record<string, number>>,
): SpokenLanguage[] {
  const known = new Set(shown.map(({ code }) => code))
  return Object.entries(counts)
    .filter(([code]) => !known.has(code))
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([code]) => named(code))
}
