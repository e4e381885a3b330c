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

/** A word that can be found, or neighbours written as one. */
export interface Term {
  term: string
  spelled: string
  rank: number
  /** Whether a misspelt word may lead to it. */
  forgiving: boolean
}

type NameRank = typeof DESTINATION | typeof CATEGORY | typeof PRODUCT

const MOST_LENGTH = 40
const THAI_NEIGHBOURS = 3
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu

/** Whether a place or a category is called by words of a rank. */
export function isPlace(rank: number): boolean {
  return rank <= CATEGORY
}

/**
 * Neighbours of Thai words, which writers of a query may cut in other places than the dictionary does; a place's name
 * as a whole, however many scraps the dictionary makes of it.
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

/** Pairs of neighbouring characters, by which Chinese is found. */
export function chinesePairs(text: string): string[] {
  const characters = [...text]
  return characters.length < 2 ? characters : characters.slice(1).map((one, index) => characters[index] + one)
}

const CHINESE_LENGTH = { least: 3, most: 4 }

/**
 * Words of Chinese that are longer than a pair: a place's name as a whole; of another name what its dictionary cuts,
 * and neighbours of that, since it takes the names of sights apart.
 */
function chineseWords({ text }: Run, rank: NameRank): Term[] {
  const tokens = isPlace(rank) ? [text] : chineseTokens(text)
  const longest = isPlace(rank) ? MOST_LENGTH : CHINESE_LENGTH.most
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

/** Shorter words of a product's name that are written small, as only names are not, are guessed for no other word. */
const ORDINARY_LENGTH = 5

/** The words of a text that are written with a capital letter. */
function capitalized(text: string): Set<string> {
  return new Set((text.match(CAPITALIZED) ?? []).map(plainText))
}

/** The words of a name, and its neighbours written as one. */
export function nameTerms(name: string, rank: NameRank): Term[] {
  const runs = textRuns(name)
  const names = capitalized(name)
  const isName = ({ script, text }: Run) => rank !== PRODUCT || script !== 'other' || names.has(text)
  // A pair out of a longer Chinese name is no name, nor a scrap of a Thai one of a destination.
  const single = runs.flatMap((run) =>
    run.tokens.map((term): Term => {
      const isPart = run.script === 'han' && term !== run.text
      const isScrap = run.script === 'thai' && rank === DESTINATION && term !== run.text
      const forgiving = run.script !== 'han' && (isName(run) || term.length >= ORDINARY_LENGTH)
      const own = isName(run) && !isScrap ? rank : MENTIONED
      return { term, spelled: term, rank: isPart ? PRODUCT : own, forgiving }
    }),
  )
  const joined = runs.flatMap((run) => {
    if (run.script === 'other') return []
    return run.script === 'thai' ? thaiNeighbours(run, rank) : chineseWords(run, rank)
  })
  return [...single, ...joined, ...pairs(runs, rank)].filter(({ term }) => term.length <= MOST_LENGTH)
}

/** The words that a name is found by. */
export function wordsOf(name: string): string[] {
  return textRuns(name).flatMap(({ script, text, tokens }) =>
    script === 'han' ? chinesePairs(text) : tokens,
  )
}

/** Another name of a place, in one run of letters, as one that stands for the place's own. */
export function otherNameTerms(other: string, name: string): Term[] {
  const [run, ...more] = textRuns(other)
  if (!run || more.length > 0 || run.text.length > MOST_LENGTH) return []
  const own = wordsOf(name)
  return own.length === 0
    ? []
    : [{ term: run.text, spelled: own.join(' '), rank: DESTINATION, forgiving: true }]
}

/** What kind of place it is: said with a name or not, where more of it is left than one character. */
const KIND_OF_PLACE = /(?<=^\p{Script=Han}{2,})[岛市城]$/u

/** A Chinese name of a place without the word for what it is, where it ends with one. */
export function shortChineseName(name: string): string[] {
  return KIND_OF_PLACE.test(name) ? [name.replace(KIND_OF_PLACE, '')] : []
}

/** Letters alone, neither so few that a slip makes another word of them, nor more than words have. */
const FORGIVEN_IN_TEXTS = /^[\p{L}\p{M}]{6,24}$/u

/** The words of a text. */
export function textTerms(text: string): Term[] {
  return textRuns(text).flatMap(({ tokens }) =>
    tokens.map((term) => ({
      term,
      spelled: term,
      rank: MENTIONED,
      forgiving: FORGIVEN_IN_TEXTS.test(term),
    })),
  )
}

/** A country that is only mentioned: in Thai as one word, since its scraps would be found in any other name. */
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

/** The single words of terms, and marks beside them, as the text of a `tsvector`. */
export function termDocument(terms: readonly Term[], ...marks: string[]): string {
  const single = terms.filter(({ term, spelled }) => term === spelled)
  return documentOf([...single.map(({ term }) => term), ...marks])
}

const SHORTEST_FORGIVEN = 3

/** The trigrams, and the letters, by which misspelt words find a term. */
export function termGrams({ term, forgiving }: Term): Array<{ gram: string; length: number; term: string }> {
  const { length } = [...term]
  if (!forgiving || length < SHORTEST_FORGIVEN) return []
  const letters = anagramKey(term)
  return [...trigrams(term), ...(letters ? [letters] : [])].map((gram) => ({ gram, length, term }))
}
