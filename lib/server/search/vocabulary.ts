import {
  anagramKey,
  DESTINATION,
  isOneSlip,
  MENTIONED,
  maxEdits,
  sharedTrigrams,
  suggestTerms,
  trigrams,
  unvoiced,
} from '@/lib/domain/search/edit-distance'
import { cutIntoWords } from '@/lib/domain/search/segmentation'
import { isCommonWord } from '@/lib/domain/search/stop-words'
import { TRAVEL_WORDS } from '@/lib/domain/search/travel-words'
import { kindOf } from '@/lib/domain/search/vertical-synonyms'
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

/** More misspelt words than this are no slips of a finger. */
const MOST_MENDED = 4
/** How far a word that is being typed may go on. */
const MOST_ENDING = 8
/** Longest word, in characters as they are seen, that is recognised within a longer one. */
const LONGEST_WITHIN = 16
/** Shorter words than this are found in anything. */
const SHORTEST_WITHIN = 3
/** What is longer is no compound of a few words. */
const LONGEST_COMPOUND = 40

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** All that stands between a start and an end of some units, up to so many of them. */
export function stretches(units: readonly string[], longest: number): string[] {
  return units.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, units.length - start) }, (_, more) =>
      units.slice(start, start + more + 1).join(''),
    ),
  )
}

/** A word that was meant, with all that it is searched for by. */
interface Meant extends Alike {
  spellings: string[]
}

/** What the shop's words say of those that were typed. */
export class Vocabulary {
  readonly #db: Queryable
  readonly #known: Map<string, Knowledge>
  readonly #terms: Map<string, KnownTerm>
  #mendable = MOST_MENDED

  private constructor(db: Queryable, known: Map<string, Knowledge>, terms: Map<string, KnownTerm>) {
    this.#db = db
    this.#known = known
    this.#terms = terms
  }

  /** Looks up words, also what they may begin, and texts that may be words; of one word, of which names it may be half. */
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

  /** What is known of a word that was looked up. */
  word(word: string): Knowledge | undefined {
    return this.#known.get(word)
  }

  /** The term that a text is, where it was looked up and is one. */
  term(text: string): KnownTerm | undefined {
    return this.#terms.get(text)
  }

  /** The words by which a term is found: its own, and those that it stands for. */
  spellings(text: string, open = false): Lexeme[][] {
    return (this.#terms.get(text)?.spellings ?? []).map((spelled) => termWords(spelled, open))
  }

  /** Whether a place or a category is called so. */
  isPlace(text: string): boolean {
    return isPlace(this.#terms.get(text)?.rank ?? MENTIONED)
  }

  /** A misspelt word as what it most likely means; written as one where its script has no spaces. */
  async mended(
    word: string,
    open: boolean,
    spaced = true,
    neighbours: Neighbours = {},
  ): Promise<QueryPart | null> {
    const meant = await this.#meant(word, open, { neighbours })
    return meant && this.#mendedPart(meant, open, spaced)
  }

  /** The same of a text without spaces whose words are known, where only a name is near enough. */
  async mendedName(text: string): Promise<QueryPart | null> {
    const meant = await this.#meant(text, false)
    return meant && meant.rank < MENTIONED ? this.#mendedPart(meant, false, false) : null
  }

  #mendedPart({ word, spellings, rank }: Meant, open: boolean, spaced: boolean): QueryPart {
    const alternatives = spellings.map((spelled) => termWords(spelled, open))
    return part(spaced ? (spellings[0] ?? word) : word, alternatives, {
      mended: true,
      place: isPlace(rank),
      kind: kindOf(word),
      wished: isCommonWord(word),
    })
  }

  /** The words that somebody wrote as one, where they cover all of it. */
  async compound(text: string): Promise<QueryPart[] | null> {
    if (text.length > LONGEST_COMPOUND) return null
    const units = Array.from(graphemes.segment(text), ({ segment }) => segment)
    if (units.length < 2 * SHORTEST_WITHIN - 2) return null
    const terms = await knownTerms(this.#db, stretches(units, LONGEST_WITHIN))
    const isWord = (word: string) => word.length >= SHORTEST_WITHIN && word !== text && terms.has(word)
    const pieces = cutIntoWords(units, isWord, LONGEST_WITHIN)
    if (pieces.length < 2 || pieces.some((piece) => !piece.isWord)) return null
    return pieces.map((piece) => {
      const word = piece.units.join('')
      const { spellings = [word], rank = MENTIONED } = terms.get(word) ?? {}
      return part(
        word,
        spellings.map((spelled) => termWords(spelled)),
        { wished: isCommonWord(word), kind: kindOf(word), place: isPlace(rank) },
      )
    })
  }

  /** The destination that an English word most likely means: no other word is nearer than itself. */
  async misspeltDestination(word: string): Promise<QueryPart | null> {
    const may = (one: Alike) => one.rank === DESTINATION && isOneSlip(word, one.word)
    const meant = await this.#meant(word, false, { may })
    return meant && this.#mendedPart(meant, false, true)
  }

  /** The word that a misspelt one most likely means. */
  async #meant(
    word: string,
    open: boolean,
    { neighbours, may = () => true }: { neighbours?: Neighbours; may?: (one: Alike) => boolean } = {},
  ): Promise<Meant | null> {
    const forgiven = maxEdits(word)
    if (forgiven === 0 || this.#mendable-- <= 0) return null
    const { length } = [...word]
    const most = forgiven + unvoiced(word)
    const candidates = await wordsLike(
      this.#db,
      trigrams(word),
      sharedTrigrams(word),
      { from: length - most, to: length + (open ? MOST_ENDING : most) },
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
