import type { Vertical } from '@/lib/domain/catalog'
import { searchTokens } from '@/lib/domain/search/tokenize'

/** A word, or a prefix, that a document must contain. */
export interface Lexeme {
  word: string
  beginning: boolean
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
}

/** Prefix of marks; no word contains it. */
export const MARK = '='

/** The mark of a product's kind in its document. */
export function kindMark(kind: Vertical): string {
  return MARK + kind
}

/** The mark of a word that names an area or category of the product. */
export function placeMark(word: string): string {
  return MARK + MARK + word
}

/** Builds `tsvector` text from words; not left to PostgreSQL, which cannot segment Thai and Chinese. */
export function documentOf(words: readonly string[]): string {
  return [...new Set(words)].map(quoted).join(' ')
}

/** Builds `tsvector` text from the words of texts and additional words. */
export function searchDocument(texts: readonly string[], more: readonly string[] = []): string {
  return documentOf([...texts.flatMap(searchTokens), ...more])
}

/**
 * Builds the `tsquery` text for documents that contain, for every part of the query, all words of one
 * alternative; with `'some'`, for any part. Null if the query is empty.
 */
export function searchQuery(
  parts: ReadonlyArray<ReadonlyArray<readonly Lexeme[]>>,
  match: 'every' | 'some' = 'every',
): string | null {
  const lexeme = ({ word, beginning }: Lexeme) => `${quoted(word)}${beginning ? ':*' : ''}`
  const alternative = (words: readonly Lexeme[]) => `(${words.map(lexeme).join(' & ')})`
  const required = parts.filter((alternatives) => alternatives.length > 0)
  if (required.length === 0) return null
  return required
    .map((alternatives) => `(${alternatives.map(alternative).join(' | ')})`)
    .join(match === 'every' ? ' & ' : ' | ')
}
