import {
  anagramKey,
  DESTINATION,
  isOneEdit,
  MENTIONED,
  maxEdits,
  sharedTrigrams,
  suggestTerms,
  trigrams,
  unvoiced,
} from '@/lib/domain/search/edit-distance'
import { segment } from '@/lib/domain/search/segmentation'
import { isCommonWord } from '@/lib/domain/search/stop-words'
import { TRAVEL_WORDS } from '@/lib/domain/search/travel-words'
import { verticalOf } from '@/lib/domain/search/vertical-synonyms'
import type { Queryable } from '@/lib/server/db/client'
import type { Lexeme } from './document'
import { part, type QueryPart, termWords } from './query-part'
import { isPlace } from './terms'
import {
  type Alike,
  type Knowledge,
  type KnownTerm,
  knownTerms,
  lookUp,
  type Neighbours,
  wordsLike,
} from './terms-repo'

/** Maximum number of words to correct per query: more misspellings are no typing errors. */
const MAX_CORRECTIONS = 4
/** Maximum number of letters by which a word being typed may be extended. */
const MAX_ENDING_LENGTH = 8
/** Maximum length of a word, in graphemes, that is recognised within a longer one. */
const MAX_WITHIN_LENGTH = 16
/** Shorter words occur within any text. */
const MIN_WITHIN_LENGTH = 3
/** Maximum length of a compound. */
const MAX_COMPOUND_LENGTH = 40

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns all joined sequences of up to `longest` units. */
export function stretches(units: readonly string[], longest: number): string[] {
  return units.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, units.length - start) }, (_, more) =>
      units.slice(start, start + more + 1).join(''),
    ),
  )
}

/** The suggested correction, with all the words that it is searched by. */
interface Correction extends Alike {
  spellings: string[]
}

/** The index's knowledge about the words of a query. */
export class Vocabulary {
  readonly #db: Queryable
  readonly #known: Map<string, Knowledge>
  readonly #terms: Map<string, KnownTerm>
  #mendable = MAX_CORRECTIONS

  private constructor(db: Queryable, known: Map<string, Knowledge>, terms: Map<string, KnownTerm>) {
    this.#db = db
    this.#known = known
    this.#terms = terms
  }

  /**
   * Looks up words and possible prefixes, and texts that may be terms; for one word also the names that it
   * may be half of.
   */
  static async of(
    db: Queryable,
    words: readonly string[],
    texts: readonly string[],
    half: string | null = null,
  ): Promise<Vocabulary> {
    const [known, terms] = await Promise.all([
      words.length > 0 ? lookUp(db, words, half) : new Map<string, Knowledge>(),
      knownTerms(db, texts),
    ])
    return new Vocabulary(db, known, terms)
  }

  /** Returns what is known about a looked-up word. */
  word(word: string): Knowledge | undefined {
    return this.#known.get(word)
  }

  /** Returns the term of a looked-up text, if it is one. */
  term(text: string): KnownTerm | undefined {
    return this.#terms.get(text)
  }

  /** Returns the words by which a term is found: its own and those that it stands for. */
  spellings(text: string, open = false): Lexeme[][] {
    return (this.#terms.get(text)?.spellings ?? []).map((spelled) => termWords(spelled, open))
  }

  /** Whether it names a place or category. */
  isPlace(text: string): boolean {
    return isPlace(this.#terms.get(text)?.rank ?? MENTIONED)
  }

  /** Corrects a misspelt word to the most likely one; written without spaces if its script has none. */
  async correct(
    word: string,
    open: boolean,
    spaced = true,
    neighbours: Neighbours = {},
  ): Promise<QueryPart | null> {
    const correction = await this.#correction(word, open, { neighbours })
    return correction && this.#correctedPart(correction, open, spaced)
  }

  /** Corrects a text without spaces whose words are known; only names are considered close enough. */
  async correctName(text: string): Promise<QueryPart | null> {
    const correction = await this.#correction(text, false)
    return correction && correction.rank < MENTIONED ? this.#correctedPart(correction, false, false) : null
  }

  #correctedPart({ word, spellings, rank }: Correction, open: boolean, spaced: boolean): QueryPart {
    const alternatives = spellings.map((spelled) => termWords(spelled, open))
    return part(spaced ? (spellings[0] ?? word) : word, alternatives, {
      corrected: true,
      place: isPlace(rank),
      kind: verticalOf(word),
      optional: isCommonWord(word),
    })
  }

  /** Splits a compound into known words, if they cover all of it. */
  async compound(text: string): Promise<QueryPart[] | null> {
    if (text.length > MAX_COMPOUND_LENGTH) return null
    const units = Array.from(graphemes.segment(text), ({ segment }) => segment)
    if (units.length < 2 * MIN_WITHIN_LENGTH - 2) return null
    const terms = await knownTerms(this.#db, stretches(units, MAX_WITHIN_LENGTH))
    const isWord = (word: string) => word.length >= MIN_WITHIN_LENGTH && word !== text && terms.has(word)
    const pieces = segment(units, isWord, MAX_WITHIN_LENGTH)
    if (pieces.length < 2 || pieces.some((piece) => !piece.isWord)) return null
    return pieces.map((piece) => {
      const word = piece.units.join('')
      const { spellings = [word], rank = MENTIONED } = terms.get(word) ?? {}
      return part(
        word,
        spellings.map((spelled) => termWords(spelled)),
        { optional: isCommonWord(word), kind: verticalOf(word), place: isPlace(rank) },
      )
    })
  }

  /** Returns the destination that an English word most likely means; other words are not considered. */
  async misspeltDestination(word: string): Promise<QueryPart | null> {
    const may = (one: Alike) => one.rank === DESTINATION && isOneEdit(word, one.word)
    const correction = await this.#correction(word, false, { may })
    return correction && this.#correctedPart(correction, false, true)
  }

  /** Returns the most likely correction of a misspelt word. */
  async #correction(
    word: string,
    open: boolean,
    { neighbours, may = () => true }: { neighbours?: Neighbours; may?: (one: Alike) => boolean } = {},
  ): Promise<Correction | null> {
    const edits = maxEdits(word)
    if (edits === 0 || this.#mendable-- <= 0) return null
    const { length } = [...word]
    const maxDistance = edits + unvoiced(word)
    const candidates = await wordsLike(
      this.#db,
      trigrams(word),
      sharedTrigrams(word),
      { from: length - maxDistance, to: length + (open ? MAX_ENDING_LENGTH : maxDistance) },
      anagramKey(word),
      neighbours,
    )
    const all = suggestTerms(word, [...TRAVEL_WORDS, ...candidates].filter(may), open)
    const [first] = all
    if (!first) return null
    const spellings = all.filter((one) => one.word === first.word).map(({ spelled }) => spelled)
    return { ...first, spellings: [...new Set(spellings)] }
  }
}
