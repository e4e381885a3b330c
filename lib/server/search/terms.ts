import { CATEGORY, type DESTINATION, MENTIONED, PRODUCT } from '@/lib/domain/search/edit-distance'
import { chineseTokens, plainText, type Run, textRuns } from '@/lib/domain/search/tokenize'
import { documentOf, placeMark } from './document'

/** A searchable word, or neighboring words joined. */
export interface Term {
  term: string
  /** Its words, separated by spaces. */
  words: string
  rank: number
}

type NameRank = typeof DESTINATION | typeof CATEGORY | typeof PRODUCT

const MAX_LENGTH = 40
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu
const MAX_NEIGHBORS = 4

/** Whether words of this rank name a place or category. */
export function isPlace(rank: number): boolean {
  return rank <= CATEGORY
}

/** Pairs of neighboring characters, by which Chinese is indexed. */
export function chinesePairs(text: string): string[] {
  const characters = [...text]
  return characters.length < 2 ? characters : characters.slice(1).map((one, index) => characters[index] + one)
}

/** Returns all sequences of two to `longest` neighbors. */
export function stretches(units: readonly string[], longest: number): string[][] {
  return units.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, units.length - start) - 1 }, (_, more) =>
      units.slice(start, start + more + 2),
    ),
  )
}

/** Neighboring words of a run, joined: queries may be split differently from the dictionary. */
function joinedWords({ script, text, tokens }: Run, rank: number): Term[] {
  const isHan = script === 'han'
  const words = isHan ? chineseTokens(text) : tokens
  const whole = isPlace(rank) ? [words] : []
  const joined = isHan
    ? [
        ...(isPlace(rank) ? [] : [...words.map((word) => [word]), ...stretches(words, MAX_NEIGHBORS)]),
        ...whole,
      ]
    : [...stretches(words, MAX_NEIGHBORS), ...whole]
  return joined
    .map((one) => ({
      term: one.join(''),
      words: isHan ? chinesePairs(one.join('')).join(' ') : one.join(' '),
      rank,
    }))
    .filter(({ term, words }) => term !== words)
}

/** Two words that are also written as one: Chiang Mai, Wi-Fi, Phi Phi. */
function pairs(runs: readonly Run[], rank: number): Term[] {
  return runs.slice(1).flatMap((next, index) => {
    const run = runs[index] as Run
    if (run.script !== 'other' || next.script !== 'other') return []
    return [{ term: run.text + next.text, words: `${run.text} ${next.text}`, rank }]
  })
}

/** Returns the words of a name and its joined neighbors. */
export function nameTerms(name: string, rank: NameRank): Term[] {
  const runs = textRuns(name)
  const capitalized = new Set((name.match(CAPITALIZED) ?? []).map(plainText))
  const rankOf = (term: string, { script, text }: Run) => {
    if (script === 'other') return rank !== PRODUCT || capitalized.has(term) ? rank : MENTIONED
    return isPlace(rank) && term !== text ? MENTIONED : rank
  }
  // Neither ordinary words of a product's name nor fragments of a Thai or Chinese place name are names.
  const single = runs.flatMap((run) =>
    run.tokens.map((term) => ({ term, words: term, rank: rankOf(term, run) })),
  )
  const joined = runs.filter(({ script }) => script !== 'other').flatMap((run) => joinedWords(run, rank))
  return [...single, ...joined, ...pairs(runs, rank)].filter(({ term }) => term.length <= MAX_LENGTH)
}

/** The words of a text. */
export function textTerms(text: string): Term[] {
  return textRuns(text).flatMap(({ tokens }) =>
    tokens.map((term) => ({ term, words: term, rank: MENTIONED })),
  )
}

/** Builds `tsvector` text from single-word terms, with marks of those that name places. */
export function termDocument(terms: readonly Term[], ...marks: string[]): string {
  const single = terms.filter(({ term, words }) => term === words).map(({ term }) => term)
  const places = terms.filter(({ rank }) => isPlace(rank)).flatMap(({ words }) => words.split(' '))
  return documentOf([...single, ...places.map(placeMark), ...marks])
}

const KIND_OF_PLACE = /(?<=^\p{Script=Han}{2,})[岛市城]$/u

/** A Chinese place name without its generic suffix, if it has one. */
export function shortChineseName(name: string): string[] {
  return KIND_OF_PLACE.test(name) ? [name.replace(KIND_OF_PLACE, '')] : []
}
