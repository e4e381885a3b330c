import { editsToPrefix, maxEdits } from '@/lib/domain/search/edit-distance'

/** Normalizes text: lower case, no Latin diacritics, single spaces; Thai and Chinese stay unchanged. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const UNSPACED = /^[\p{Script=Thai}\p{Script=Han}]/u

/** Whether a text has a word with this prefix; scripts without spaces match anywhere in the text. */
function hasWord(text: string, word: string): boolean {
  return UNSPACED.test(word) ? text.includes(word) : ` ${text}`.includes(` ${word}`)
}

/** Whether a text has a word with a similar prefix. */
function hasSimilarWord(text: string, word: string): boolean {
  return text.split(' ').some((other) => other[0] === word[0] && editsToPrefix(word, other) <= maxEdits(word))
}

/**
 * Returns the entries whose search text has every word of the query, prefix matches first; falls back to
 * similar words. An empty query returns everything.
 */
export function searchEntries<T extends { search: string }>(entries: readonly T[], query: string): T[] {
  if (query.trim() === '') return [...entries]
  const text = plain(query)
  if (text === '') return []
  const words = text.split(' ')
  const normalized = entries.map((entry) => ({ entry, search: plain(entry.search) }))
  const exact = normalized.filter(({ search }) => words.every((word) => hasWord(search, word)))
  const found =
    exact.length > 0
      ? exact
      : normalized.filter(({ search }) =>
          words.every((word) => hasWord(search, word) || hasSimilarWord(search, word)),
        )
  const begins = ({ search }: { search: string }) => ` ${search}`.includes(` ${text}`)
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].map(({ entry }) => entry)
}
