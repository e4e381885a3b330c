import type { Vertical } from '@/lib/domain/catalog'
import { searchTokens } from '@/lib/domain/search/tokenize'

/** A word that must stand in a document, or the beginning of one. */
export interface Lexeme {
  word: string
  beginning: boolean
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
}

/** What stands before a mark, and in no word. */
export const MARK = '='

/** The mark that products of a kind have among their words. */
export function kindMark(kind: Vertical): string {
  return MARK + kind
}

/** Words as the text of a `tsvector`, made here because PostgreSQL cannot cut Thai and Chinese. */
export function documentOf(words: readonly string[]): string {
  return [...new Set(words)].map(quoted).join(' ')
}

/** The words of texts, and more of them, as the text of a `tsvector`. */
export function searchDocument(texts: readonly string[], more: readonly string[] = []): string {
  return documentOf([...texts.flatMap(searchTokens), ...more])
}

/**
 * The text of a `tsquery` for documents that have, of every part of what was asked, all words of one alternative; or,
 * for `'some'`, of any part. Null where nothing is asked.
 */
export function searchQuery(
  parts: ReadonlyArray<ReadonlyArray<readonly Lexeme[]>>,
  wanted: 'every' | 'some' = 'every',
): string | null {
  const lexeme = ({ word, beginning }: Lexeme) => `${quoted(word)}${beginning ? ':*' : ''}`
  const alternative = (words: readonly Lexeme[]) => `(${words.map(lexeme).join(' & ')})`
  const asked = parts.filter((alternatives) => alternatives.length > 0)
  if (asked.length === 0) return null
  return asked
    .map((alternatives) => `(${alternatives.map(alternative).join(' | ')})`)
    .join(wanted === 'every' ? ' & ' : ' | ')
}
