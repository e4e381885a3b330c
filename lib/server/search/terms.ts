import {
  anagramKey,
  CATEGORY,
  DESTINATION,
  MENTIONED,
  PRODUCT,
  trigrams,
} from '@/lib/domain/search/edit-distance'
import { chineseTokens, plainText, type Run, textRuns } from '@/lib/domain/search/tokenize'
import { documentOf } from './document'

/** A searchable word, or neighbouring words joined. */
export interface Term {
  term: string
  spelled: string
  rank: number
  /** Whether misspellings may be corrected to it. */
  forgiving: boolean
}

type NameRank = typeof DESTINATION | typeof CATEGORY | typeof PRODUCT

const MAX_LENGTH = 40
const THAI_NEIGHBOURS = 3
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu

/** Whether words of this rank name a place or category. */
export function isPlace(rank: number): boolean {
  return rank <= CATEGORY
}

/**
 * Joins neighbouring Thai words, because queries may be split differently from the dictionary; also joins a
 * whole place name, regardless of how many tokens the dictionary makes of it.
 */
function thaiNeighbours({ tokens }: Run, rank: number): Term[] {
  const neighbours = tokens.flatMap((_, start) =>
    Array.from({ length: THAI_NEIGHBOURS - 1 }, (_, more) => tokens.slice(start, start + more + 2)).filter(
      (words, more) => words.length === more + 2,
    ),
  )
  const all = isPlace(rank) && tokens.length > THAI_NEIGHBOURS ? [...neighbours, tokens] : neighbours
  return all.map((words) => ({ term: words.join(''), spelled: words.join(' '), rank, forgiving: true }))
}

/** Pairs of neighbouring characters, by which Chinese is indexed. */
export function chinesePairs(text: string): string[] {
  const characters = [...text]
  return characters.length < 2 ? characters : characters.slice(1).map((one, index) => characters[index] + one)
}

const CHINESE_LENGTH = { least: 3, most: 4 }

/**
 * Chinese words longer than a pair: a whole place name; for other names the dictionary's tokens and joined
 * neighbours of them, because it splits the names of sights.
 */
function chineseWords({ text }: Run, rank: NameRank): Term[] {
  const tokens = isPlace(rank) ? [text] : chineseTokens(text)
  const longest = isPlace(rank) ? MAX_LENGTH : CHINESE_LENGTH.most
  const words = tokens.flatMap((_, start) =>
    tokens.slice(start).map((_, more) => tokens.slice(start, start + more + 1)),
  )
  return [...new Set(words.map((word) => word.join('')))]
    .filter((word) => [...word].length >= CHINESE_LENGTH.least && [...word].length <= longest)
    .map((term) => ({ term, spelled: chinesePairs(term).join(' '), rank, forgiving: true }))
}

/** Two words that are also written as one: Chiang Mai, Wi-Fi, Phi Phi. */
function pairs(runs: readonly Run[], rank: number): Term[] {
  return runs.flatMap((run, index) => {
    const next = runs[index + 1]
    if (run.script !== 'other' || next?.script !== 'other') return []
    return [
      { term: run.text + next.text, spelled: `${run.text} ${next.text}`, rank, forgiving: isPlace(rank) },
    ]
  })
}

/**
 * Minimum length of lower-case words of a product's name (i.e.
 * not proper names) for correcting misspellings to them.
 */
const MIN_COMMON_WORD_LENGTH = 5

/** The capitalised words of a text. */
function capitalized(text: string): Set<string> {
  return new Set((text.match(CAPITALIZED) ?? []).map(plainText))
}

/** Returns the words of a name and its joined neighbours. */
export function nameTerms(name: string, rank: NameRank): Term[] {
  const runs = textRuns(name)
  const names = capitalized(name)
  const isName = ({ script, text }: Run) => rank !== PRODUCT || script !== 'other' || names.has(text)
  // Neither a pair out of a longer Chinese name is a name, nor a fragment of a Thai destination name.
  const single = runs.flatMap((run) =>
    run.tokens.map((term): Term => {
      const isPart = run.script === 'han' && term !== run.text
      const isScrap = run.script === 'thai' && rank === DESTINATION && term !== run.text
      const forgiving = run.script !== 'han' && (isName(run) || term.length >= MIN_COMMON_WORD_LENGTH)
      const own = isName(run) && !isScrap ? rank : MENTIONED
      return { term, spelled: term, rank: isPart ? PRODUCT : own, forgiving }
    }),
  )
  const joined = runs.flatMap((run) => {
    if (run.script === 'other') return []
    return run.script === 'thai' ? thaiNeighbours(run, rank) : chineseWords(run, rank)
  })
  return [...single, ...joined, ...pairs(runs, rank)].filter(({ term }) => term.length <= MAX_LENGTH)
}

/** Returns the words by which a name is found. */
export function wordsOf(name: string): string[] {
  return textRuns(name).flatMap(({ script, text, tokens }) =>
    script === 'han' ? chinesePairs(text) : tokens,
  )
}

/** An alias of a place, in one word, that stands for the place's own name. */
export function otherNameTerms(other: string, name: string): Term[] {
  const [run, ...more] = textRuns(other)
  if (!run || more.length > 0 || run.text.length > MAX_LENGTH) return []
  const own = wordsOf(name)
  return own.length === 0
    ? []
    : [{ term: run.text, spelled: own.join(' '), rank: DESTINATION, forgiving: true }]
}

/** Generic suffix of a place name, optional if more than one character precedes it. */
const KIND_OF_PLACE = /(?<=^\p{Script=Han}{2,})[岛市城]$/u

/** A Chinese place name without its generic suffix, if it has one. */
export function shortChineseName(name: string): string[] {
  return KIND_OF_PLACE.test(name) ? [name.replace(KIND_OF_PLACE, '')] : []
}

/** Only letters: not so few that one edit makes another word, nor more than words have. */
const CORRECTABLE_IN_TEXTS = /^[\p{L}\p{M}]{6,24}$/u

/** The words of a text. */
export function textTerms(text: string): Term[] {
  return textRuns(text).flatMap(({ tokens }) =>
    tokens.map((term) => ({
      term,
      spelled: term,
      rank: MENTIONED,
      forgiving: CORRECTABLE_IN_TEXTS.test(term),
    })),
  )
}

/**
 * A country that is only mentioned: in Thai as one word, because its fragments would match any other name.
 */
export function countryTerms(name: string): Term[] {
  return textRuns(name).flatMap(({ script, text, tokens }) =>
    (script === 'thai' ? [text] : tokens).map((term) => ({
      term,
      spelled: term,
      rank: MENTIONED,
      forgiving: script !== 'han',
    })),
  )
}

/** Builds `tsvector` text from single-word terms and marks. */
export function termDocument(terms: readonly Term[], ...marks: string[]): string {
  const single = terms.filter(({ term, spelled }) => term === spelled)
  return documentOf([...single.map(({ term }) => term), ...marks])
}

const MIN_CORRECTABLE_LENGTH = 3

/** The trigrams and sorted letters by which misspelt words find a term. */
export function termGrams({ term, forgiving }: Term): Array<{ gram: string; length: number; term: string }> {
  const { length } = [...term]
  if (!forgiving || length < MIN_CORRECTABLE_LENGTH) return []
  const letters = anagramKey(term)
  return [...trigrams(term), ...(letters ? [letters] : [])].map((gram) => ({ gram, length, term }))
}
