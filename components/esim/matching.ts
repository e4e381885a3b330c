import { maxEdits, slipsToBeginning } from '@/lib/domain/search/edit-distance'

/** Words without marks, in lower case, with one space between them; Thai and Chinese stay as they are. */
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

/** Whether a text has a word, or one that begins so; what is written without spaces may stand anywhere in it. */
function says(text: string, word: string): boolean {
  return UNSPACED.test(word) ? text.includes(word) : ` ${text}`.includes(` ${word}`)
}

/** Whether a text has a word that begins nearly so. */
function nearlySays(text: string, word: string): boolean {
  return text
    .split(' ')
    .some((other) => other[0] === word[0] && slipsToBeginning(word, other) <= maxEdits(word))
}

/**
 * What a typed text finds: everything whose search text has each of its words, those that begin with it first; where
 * nothing has them, what nearly has. An empty text finds everything.
 */
export function matching<T extends { search: string }>(entries: readonly T[], typed: string): T[] {
  if (typed.trim() === '') return [...entries]
  const text = plain(typed)
  if (text === '') return []
  const words = text.split(' ')
  const known = entries.map((entry) => ({ entry, search: plain(entry.search) }))
  const exact = known.filter(({ search }) => words.every((word) => says(search, word)))
  const found =
    exact.length > 0
      ? exact
      : known.filter(({ search }) => words.every((word) => says(search, word) || nearlySays(search, word)))
  const begins = ({ search }: { search: string }) => ` ${search}`.includes(` ${text}`)
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].map(({ entry }) => entry)
}
